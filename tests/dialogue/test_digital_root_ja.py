"""Digital Root in Japanese: four digits at once, or above and below; short and wrong rows."""

from tests.talk import play


def test_at_once() -> None:
    play(
        "ja",
        """
        > 数字根、三七二、下は三
        = {"button": "yes"}
        < YESを押してください。
        > いや、下は二
        = {"button": "no"}
        > 取り消し
        = {"button": "yes"}
        > 九 九 一、下が一
        = {"button": "yes"}
        > きゅうきゅうきゅうきゅう
        = {"button": "yes"}
        > なぜ
        < 上の合計が27、数字根は9です。
        """,
    )


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > デジタルルート
        ? top, bottom
        > 上は4、9、1
        ? bottom
        > 八
        = {"button": "no"}
        > 下の数字は五です
        = {"button": "yes"}
        > 一二三四五
        = {"error": "bad_input"}
        ! changed=false
        > 上の数字は五じゃなくて、四五六
        = {"button": "no"}
        """,
    )
