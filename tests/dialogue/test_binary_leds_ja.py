"""Binary LEDs in Japanese: pictures, places or numbers; a wire lost; what cannot be."""

from tests.talk import play


def test_pictures() -> None:
    play(
        "ja",
        """
        > 二進法LED
        ? values
        > 点 消 消 消 点、次はゼロ一一一一、次は消消点点消
        = {"sequence": 1, "wire": "green", "number": 2, "leds": "00010", "neighbors": [6, 24]}
        < 緑を、四番目だけが光ったときに切ってください。
        > 緑のワイヤは切りました
        = {"sequence": 1, "wire": "blue", "number": 25, "leds": "11001", "neighbors": [26, 21]}
        < 青を、一番目、二番目、五番目だけが光ったときに切ってください。
        > 取り消し
        = {"sequence": 1, "wire": "green", "number": 2, "leds": "00010", "neighbors": [6, 24]}
        """,
    )


def test_places_one_after_the_other() -> None:
    play(
        "ja",
        """
        > バイナリLED
        > 全部点灯
        ? values[1]
        > 二番と三番がついています
        ? values[1]
        > 四番目だけ
        ! answer={"sequence": 2, "wire": "red", "number": 2, "leds": "00010", "neighbors": [19, 1]}
        """,
    )


def test_numbers_and_nonsense() -> None:
    play(
        "ja",
        """
        > 二進法LED、17、15、6
        ~ 緑を
        > いや、63
        = {"error": "bad_input"}
        ! changed=false
        > 点消点
        = {"error": "bad_input"}
        > いや、数字は4、12、4
        = {"error": "no_match"}
        """,
    )
