"""ゲームが日本語、またはロシア語のとき、日本語で話す: モールス信号、パスワード、ボタン。"""

from tests.talk import play


def test_morse_in_kana() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        < ゲームは日本語。
        > モールス
        ? letters
        > カ
        ! answer={"candidates": ["かんそう", "かたいれ", "がいとう", "かおいろ", "かつしや", "かいてん", "かくさん"]}
        ? letters[1]
        > ン
        = {"word": "かんそう", "frequency": "3.515"}
        < かんそう、3.515。左から2番目です。
        > いや、二番目の文字はイ
        = {"word": "かいてん", "frequency": "3.575"}
        > 取り消し
        = {"word": "かんそう", "frequency": "3.515"}
        > なぜ
        < この文字がある単語はかんそうだけです。
        > 長い間、ジ、テ
        = {"word": "じてん", "frequency": "3.522"}
        """,
    )


def test_morse_signals_and_which_words_the_manual_has() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        > モールス、長い間、トンツートントン
        < 説明書の単語は、shellのような英語ですか、「しそうか」のようなかなですか？
        ? choice
        > 英語です
        = {"word": "leaks", "frequency": "3.542"}
        > いや、かなの単語
        ! answer={"candidates": ["かんそう", "かたいれ", "がいとう", "かおいろ", "かつしや", "かいてん", "かくさん"]}
        > トンツートンツートン
        = {"word": "かんそう", "frequency": "3.515"}
        """,
    )


def test_morse_english_letters_need_no_question() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        # どのかなの単語にもない符号
        > モールス、S、次にT
        = {"candidates": ["strobe", "steak", "sting"]}
        > イー
        = {"word": "steak", "frequency": "3.582"}
        """,
    )


def test_morse_the_language_said_afterwards() -> None:
    play(
        "ja",
        """
        > モールス、長い間、ツーツートンツートン
        = {"error": "bad_morse"}
        > トントントンツー
        = {"word": "vector", "frequency": "3.595"}
        > ゲームは日本語です
        ? choice
        > かな
        = {"candidates": ["えしやく", "かくさん"]}
        > いいえ、ゲームは英語です
        ~ 英語
        = {"word": "vector", "frequency": "3.595"}
        """,
    )


def test_morse_no_word() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        > モールス
        > ヌ
        = {"error": "no_word"}
        < その文字の単語は、英語にも日本語にもありません。長い間のあとから、もう一度お願いします。合っていれば、ゲームの単語が違います。
        ! changed=false
        """,
    )


def test_what_is_no_kana_in_an_english_game() -> None:
    play(
        "ja",
        """
        > モールス
        > う
        -
        > あ
        -
        > 長い間、シエラ、ホテル
        = {"word": "shell", "frequency": "3.505"}
        """,
    )


def test_password_in_kana() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        > パスワード
        < 1列目の6文字を読んでください。
        > ハ、ア、カ、キ、サ、タ
        < ハ、ア、カ、キ、サ、タ。次は3列目。
        # 濁点は別の列
        > バ、ア、カ、キ、サ、タ
        = {"error": "bad_letter"}
        < 3列目はカナ一文字ずつで、濁点は別の列です。もう一度読んでください。
        > 濁点、ン、小さいツ、イ、長音、ナ
        = {"word": "パイロン"}
        < 単語はパイロン。左から、ハ、半濁点、イ、ロ、ン。合わせられなければ、ゲームの単語が違います。
        > いや、三列目は濁点、ン、ク、イ、長音、ナ
        ! answer={"candidates": ["アツクナル", "バクハツ", "バクヤク", "パイロン"]}
        > 四列目は、ハ、ヤ、ア、イ、ウ、エ
        = {"candidates": ["バクハツ", "バクヤク"]}
        > 取り消し
        ! answer={"candidates": ["アツクナル", "バクハツ", "バクヤク", "パイロン"]}
        """,
    )


def test_password_typed_marks_and_spelling_words() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        > パスワード、一列目は、朝日のア、為替のカ、切手のキ、葉書のハ、煙草のタ、手紙のテ
        ? columns[2]
        > 二列目は、゛、ア、ウ、キ、ス、タ
        ! answer={"candidates": ["ギョウシ", "ディスク", "デントウ", "バクハツ", "バクヤク"]}
        > 三列目は、小さいヨ、ア、イ、ウ、エ、オ
        = {"word": "ギョウシ"}
        """,
    )


def test_password_kana_of_a_named_column_leave_no_doubt() -> None:
    play(
        "ja",
        """
        > パスワード
        > 一列目は、ハ、ア、カ、キ、サ、タ
        < ハ、ア、カ、キ、サ、タ。次は3列目。
        """,
    )


def test_password_small_talk_is_no_column() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        > パスワード
        > わかりました
        ! changed=false
        > もういっかい
        ! changed=false
        > ハ、ア、カ、キ、サ、タ
        ! asking=["columns[2]"]
        > W、A、T、B、C、P
        = {"error": "bad_letter"}
        """,
    )


def test_button() -> None:
    play(
        "ja",
        """
        > ゲームは日本語です
        > ボタン
        < 色と文字は？
        > 赤、爆破
        > バッテリーは二本
        = {"action": "tap"}
        > なぜ
        < 爆破で、バッテリーが2本以上だからです。
        > 別のボタン、青、中止
        = {"action": "hold"}
        """,
    )


def test_button_in_russian() -> None:
    play(
        "ja",
        """
        > ゲームはロシア語です
        > ボタン
        < 色と文字は？СТОПは中止、ВЗОРВАТЬは起爆、ДЕРЖАТЬは長押し、НАЖАТЬは押すです。
        > 青、ストップ
        = {"action": "hold"}
        > 別のボタン
        > 赤、ДЕРЖАТЬ
        = {"action": "tap"}
        """,
    )


def test_morse_and_password_in_russian() -> None:
    play(
        "ja",
        """
        > ゲームはロシア語です
        > モールス
        < 次の文字を、トンとツーで教えてください。できれば、長い間のすぐあとからお願いします。
        > ツートントントン
        = {"candidates": ["брать", "брала", "борис"]}
        > ツーツーツー
        < 説明書にある単語は、потокですか、венокですか？
        > ポトク
        = {"word": "борис", "frequency": "3.522"}
        > パスワード
        < 1列目のロシア文字6つを入力してください。声で分かるのは、ロシア語のときだけです。
        > б в г д е ж
        ? columns[3]
        """,
    )
