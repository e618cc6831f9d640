"""Yahtzee in Japanese: the dice in order or by colour, what was kept, dice that cannot be."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        =
        > バッテリー3本、ホルダー2個
        =
        > FRK点灯、CAR消灯、他のインジケーターなし
        =
        > プレートはDVIとPS2、他のポートなし
        =
        > ヤッツィー
        =
        ? dice
        > 1、2、5、3、4
        = {"solved": false, "rolled": 5, "keep": ["blue"], "legal": [["blue"]], "expected": 12.386}
        > 3、2、1、1
        = {"solved": false, "rolled": 4, "keep": ["white", "black"], "legal": [[], ["purple"], ["yellow"], ["blue"], ["white"], ["white", "black"]], "expected": 11.593}
        > 違う、紫は5
        = {"solved": false, "rolled": 4, "keep": ["white", "black"], "legal": [[], ["purple"], ["yellow"], ["blue"], ["white"], ["white", "black"]], "expected": 11.593}
        > 7、1、1
        = {"error": "bad_dice"}
        > 取り消し
        = {"solved": false, "rolled": 4, "keep": ["white", "black"], "legal": [[], ["purple"], ["yellow"], ["blue"], ["white"], ["white", "black"]], "expected": 11.593}
        > 1、1、1
        = {"solved": true, "rolled": 3, "keep": [], "legal": [], "expected": 0.0}
        ?
        """,
    )


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        =
        > サイコロ、紫6、黄色3、青3、白3、黒3、キープしたのは白
        =
        ? plates
        > プレートはパラレル、他のポートなし
        = {"solved": false, "rolled": 4, "keep": ["yellow", "blue", "white", "black"], "legal": [[], ["purple"], ["yellow"], ["blue"], ["white"], ["yellow", "white"], ["yellow", "black"], ["white", "black"], ["yellow", "blue", "white"], ["yellow", "blue", "black"], ["yellow", "white", "black"], ["blue", "white", "black"], ["yellow", "blue", "white", "black"]], "expected": 6.0}
        ? dice
        > 3が出ました
        = {"solved": true, "rolled": 1, "keep": [], "legal": [], "expected": 0.0}
        ?
        """,
    )


def test_other_dice_kept() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        =
        > ポートなし
        =
        > バッテリーなし
        =
        > インジケーターなし
        =
        > ヤッツィー、1 2 5 3 4
        = {"solved": false, "rolled": 5, "keep": ["blue"], "legal": [["blue"]], "expected": 12.386}
        ? dice
        > 何もキープしませんでした
        =
        > 3 2 1 1 1
        = {"solved": false, "rolled": 5, "keep": ["purple"], "legal": [["purple"]], "expected": 12.313}
        > 黄色と青をキープしました
        = {"error": "bad_kept"}
        """,
    )


def test_after_a_strike_the_dice_lie_as_before() -> None:
    play(
        "ja",
        """
        > シリアルはAL5QF2
        > バッテリー3本、ホルダー2個
        > FRK点灯、CAR消灯、他のインジケーターなし
        > プレートはDVIとPS2、他のポートなし
        > ヤッツィー
        > 1、2、5、3、4
        > 3、2、1、1
        > ミスした
        ? dice
        > 3、2、5、1、1
        = {"solved": false, "rolled": 4, "keep": ["white", "black"], "legal": [[], ["purple"], ["yellow"], ["blue"], ["white"], ["white", "black"]], "expected": 11.593}
        """,
    )
