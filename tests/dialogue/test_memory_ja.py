"""Memory in Japanese: the whole module the short and the full way, corrections, strike, undo."""

from tests.talk import play


def test_the_short_way() -> None:
    play(
        "ja",
        """
        > 記憶
        < 画面の数字は？
        ? display
        > 2です
        = {"position": 2}
        < 左から2番目を押してください。そのボタンの数字は？
        ? stages[0].label
        > いち
        ? display
        > 画面は1
        = {"label": 4}
        < 4と書かれたボタンを押してください。左から何番目でしたか？
        ? stages[1].position
        > 二番目
        ? display
        > に
        = {"label": 1}
        > 3
        = {"position": 2}
        ? stages[3].label
        > 三です
        ? display
        > 三
        = {"label": 3}
        ?
        > 解除できました
        < 記憶解除。全部で1個。
        """,
    )


def test_the_full_way() -> None:
    play(
        "ja",
        """
        > メモリー
        > 2、ボタンは3、1、4、2
        = {"position": 2, "label": 1}
        < 左から2番目、1のボタンを押してください。
        > 1、2、4、1、3
        = {"position": 2, "label": 4}
        > 二、四、三、二、一
        = {"position": 4, "label": 1}
        > 34321
        = {"position": 2, "label": 3}
        > 画面は3、ボタンは2143
        = {"position": 4, "label": 3}
        > 3 2143
        = {"error": "too_many_stages"}
        """,
    )


def test_corrections_undo_and_strike() -> None:
    play(
        "ja",
        """
        > 記憶
        > 3じゃなくて2
        = {"position": 2}
        > 二番目は4でした
        ? display
        > 取り消し
        = {"position": 2}
        > 1でした
        ? display
        > 1
        = {"label": 4}
        > いや、2
        = {"position": 2}
        > ミスしました
        ~ 最初からです。
        ? display
        > 4
        = {"position": 4}
        """,
    )


def test_impossible_digits() -> None:
    play(
        "ja",
        """
        > 記憶
        > 5
        = {"error": "bad_display"}
        ? display
        > 1、ボタンは1、1、2、3
        = {"error": "bad_labels"}
        > 1、ボタンは1、4、2、3
        = {"position": 2, "label": 4}
        """,
    )
