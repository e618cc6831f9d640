"""Who's on First in Japanese: the words of the English and of the Japanese game, twins, commands that are words here."""

from tests.talk import play


def test_three_stages() -> None:
    play(
        "ja",
        """
        > 表比較
        ? display
        < 画面には何と書いてありますか？
        > イエス
        = {"read": 3}
        < 左の真ん中のボタンは？
        ? read_label
        > レディ
        ! answer={"read": 3, "list": ["YES", "OKAY", "WHAT", "MIDDLE", "LEFT", "PRESS", "RIGHT", "BLANK", "READY"]}
        ? display
        > あった
        ? display
        > オーケー
        = {"read": 2}
        > ネクスト
        ~ WHAT?、UH HUH、UH UH
        > 画面はホールドオンと書いてあります
        = {"read": 6}
        > ダン
        ~ 最初に見つかったものを押してください。SURE、UH HUH、NEXT
        ?
        > なぜ
        < DONEの一覧です。
        > 解除しました
        < 表比較解除。全部で1個。
        """,
    )


def test_words_that_sound_alike_on_the_display() -> None:
    play(
        "ja",
        """
        > フーズオンファースト
        > レッド
        ? choice
        < LEDかRED、どれですか？
        > 赤の方
        = {"read": 4}
        > 取り消し
        ? choice
        > エルイーディー
        = {"read": 3}
        > いや、画面はレッド、三文字です
        = {"read": 3}
        > いや、画面はリード
        ? choice
        > Eが二つ
        = {"read": 5}
        > いや、画面はゼア
        ? choice
        > アポストロフィ付き
        = {"read": 5}
        > いや、画面はユア
        = {"read": 4}
        > いや、画面はシー
        ? choice
        > 一文字
        = {"read": 2}
        > いや、画面はブランク
        ? choice
        > 書いてあります
        = {"read": 4}
        > いや、何も書いてありません
        = {"read": 5}
        """,
    )


def test_words_that_sound_alike_on_the_button() -> None:
    play(
        "ja",
        """
        > 表比較、画面はレッド、三文字です
        = {"read": 3}
        > 左の真ん中は、アポストロフィ付きのユアです
        = {"read": 3, "list": ["YOU", "YOU'RE"]}
        > いや、肯定のアハ
        = {"read": 3, "list": ["UH HUH"]}
        > いや、ホワット
        ? choice
        > はてななし
        = {"read": 3, "list": ["UHHH", "WHAT"]}
        > いや、ユー
        ? choice
        > 三文字
        ~ SURE、YOU ARE、YOUR、アポストロフィ付きのユア、NEXT
        """,
    )


def test_all_six_in_one_breath() -> None:
    play(
        "ja",
        """
        > 表比較、画面はイエス、ボタンはレディ、ファースト、ノー、ブランク、ナッシング、イエス
        = {"read": 3, "press": "BLANK", "position": 4}
        < 右の真ん中、BLANKを押してください。
        > 画面はノー、シュア、ネクスト、ライク、ダン、ホールド、三文字のユー
        ! answer={"read": 6, "press": "SURE", "position": 1}
        > レディ、レディ、ノー、ブランク、ナッシング、イエス
        = {"error": "duplicate_label"}
        ! changed=false
        > ボタンはシュア、ネクスト、ライク、ダン、ホールド
        ? buttons[5]
        """,
    )


def test_the_words_of_the_japanese_game() -> None:
    play(
        "ja",
        """
        > 表比較
        > かい
        ? choice
        > 解答のかい
        = {"read": 3}
        > 準備OK
        < 最初に見つかったものを押してください。そう、オーケー、何？、真ん中、残り、押して、右、ブランク、準備OK。
        ! answer={"read": 3, "list": ["YES", "OKAY", "WHAT", "MIDDLE", "LEFT", "PRESS", "RIGHT", "BLANK", "READY"]}
        > 画面は大正時代の大正
        = {"read": 6}
        > 次
        ~ え？、うんうん、そうそう、同、まって、もちろん、次
        > いや
        = {"read": 6}
        > できた
        ~ もちろん、うんうん、次、え？
        """,
    )


def test_a_hesitation_is_a_label_only_in_the_japanese_game() -> None:
    play(
        "ja",
        """
        > 表比較
        > えーと
        ? display
        > 画面はイエス
        > えーと
        ? read_label
        > レディ
        ? display
        > 画面は解答の解
        > えーと
        ~ 準備OK、なし、残り
        """,
    )


def test_what_is_not_there() -> None:
    play(
        "ja",
        """
        > 表比較
        > 画面はレディ
        ! changed=false
        > アハ
        = {"error": "unknown_display"}
        ! changed=false
        > ファースト
        = {"read": 2}
        > 左上はレディ
        ? read_label
        > ウェイト
        ~ UHHH
        """,
    )


def test_er_before_a_comma_is_no_label() -> None:
    play(
        "ja",
        """
        > 表比較、ファースト
        > あー、ウェイト
        = {"read": 2, "list": ["UHHH", "NO", "BLANK", "OKAY", "YES", "LEFT", "FIRST", "PRESS", "WHAT", "WAIT"]}
        """,
    )
