"""Colored Switches in Japanese: colours and positions, the lights, corrections, an impossible colour."""

from tests.talk import play


def test_whole_module() -> None:
    play(
        "ja",
        """
        > 色付きスイッチ
        =
        ? colors, switches
        > 緑が下、青が下、オレンジが下、赤が下、赤が下
        = {"phase": 1, "toggles": [1, 5, 2]}
        ? lights
        > ランプは消えています
        = {"phase": 1, "toggles": [1, 5, 2]}
        > 終わりました
        =
        > ランプは下下下下下
        = {"phase": 2, "toggles": [1, 3, 5, 4, 1, 4, 5, 4, 3, 5, 4, 1, 2]}
        ?
        > 次
        = {"phase": 2, "toggles": [1, 3, 5, 4, 1, 4, 5, 4, 3, 5, 4, 1, 2]}
        """,
    )


def test_one_by_one() -> None:
    play(
        "ja",
        """
        > 色付きスイッチ、赤が上
        =
        ? colors[1], switches[1]
        > 緑が下、青が上
        =
        ? colors[3], switches[3]
        > 水色が下
        =
        ? colors[4], switches[4]
        > 違う、二番目は紫
        =
        > オレンジが上
        = {"phase": 1, "toggles": [3, 2, 1]}
        ? lights
        > 違う、最後は下
        = {"phase": 1, "toggles": [4, 5, 4]}
        """,
    )


def test_strike_and_undo() -> None:
    play(
        "ja",
        """
        > いろつきスイッチ、赤緑青水色紫
        =
        ? switches
        > 上上上上上
        = {"phase": 1, "toggles": [3, 1, 2]}
        ? lights
        > 上上上上上
        = {"phase": 2, "toggles": [3, 2, 1]}
        ?
        > ミス
        =
        ? switches
        > 取り消し
        = {"phase": 2, "toggles": [3, 2, 1]}
        ?
        """,
    )


def test_impossible() -> None:
    play(
        "ja",
        """
        > 色付きスイッチ、赤が上、黄色が下
        = {"error": "unknown_color"}
        ? colors, switches
        > 赤緑青水色紫
        =
        ? switches[2]
        > 上上上上上上
        = {"error": "bad_input"}
        """,
    )


def test_lights_come_on() -> None:
    play(
        "ja",
        """
        > 色付きスイッチです
        =
        ? colors, switches
        > 左から、赤が上、緑が下、青が上、紫が下、オレンジが上です
        = {"phase": 1, "toggles": [3, 2, 1]}
        ? lights
        > ランプがつきました
        =
        ? lights[0]
        > 上、下、上、下、上です
        = {"phase": 2, "toggles": [2, 3, 1]}
        ?
        > 完了
        =
        """,
    )
