"""Switches in Japanese: five positions, five lights, corrections, forbidden positions."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > スイッチ
        =
        ? switches
        > 下下下下下
        =
        ? lights
        > 上下上下上
        = {"flips": [1, 3, 5]}
        ?
        > 違う、三番目のランプは下
        = {"flips": [1, 5]}
        > 取り消し
        = {"flips": [1, 3, 5]}
        > ミス
        =
        ? switches
        > 上下下下下
        = {"flips": [3, 5]}
        ?
        """,
    )


def test_in_one_breath() -> None:
    play(
        "ja",
        """
        > スイッチ、下下下下下、ランプは上下上下上
        = {"flips": [1, 3, 5]}
        > スイッチは上下下下下
        = {"flips": [3, 5]}
        """,
    )


def test_bit_by_bit() -> None:
    play(
        "ja",
        """
        > スイッチ、上下
        =
        ? switches[2]
        > 上上
        =
        ? switches[4]
        > 下
        =
        ? lights
        > 二番目のランプは上
        =
        ? lights[0]
        > 上
        =
        ? lights[2]
        > 上上上
        = {"flips": [4, 5, 2, 4]}
        ?
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > スイッチ、上下下上下
        = {"error": "switches_forbidden"}
        ? switches
        > 上上上上上上
        = {"error": "bad_input"}
        > 全部上です
        =
        ? lights
        > 上下上上上
        = {"error": "lights_forbidden"}
        > 上上上上上
        = {"error": "already_matching"}
        > ランプは上上下上上
        = {"flips": [3]}
        ?
        """,
    )
