"""Knob in Japanese: two numbers, or both rows; corrected after the module in hand has come back."""

from tests.talk import play


def test_two_numbers() -> None:
    play(
        "ja",
        """
        > ダイヤル、左に5個、右に3個
        = {"position": "down", "side": null}
        < UPの文字の反対側に合わせてください。
        > いや、右は二個
        = {"position": "right", "side": null}
        > アップの文字は左です
        = {"position": "right", "side": "top"}
        < 上側に合わせてください。
        """,
    )


def test_one_number_can_do() -> None:
    play(
        "ja",
        """
        > つまみ
        ? counts
        > 四
        = {"position": "up", "side": null}
        > ノブ
        > 五個
        ? counts[1]
        > 四個です
        = {"position": "right", "side": null}
        """,
    )


def test_rows_and_nonsense() -> None:
    play(
        "ja",
        """
        > ダイヤル
        > 上の段は、消、消、点、消、点、点
        ? leds[1]
        < 下の段は？
        > オン、オン、オン、オン、オフ、オン
        = {"position": "up", "side": null}
        > 上段オンオンオンオンオンオン、下段オンオンオンオンオンオン
        = {"error": "unknown_pattern"}
        ! changed=false
        > 左に六個ついてて、右に六個ついてます
        = {"error": "unknown_pattern"}
        > 点消点消点
        = {"error": "bad_leds"}
        """,
    )


def test_it_cuts_in_and_can_be_corrected() -> None:
    play(
        "ja",
        """
        > ワイヤ
        ? wires
        > ノブ、左がゼロ、右が三
        = {"position": "left", "side": null}
        ? wires
        > いや、左四つ、右四つ
        = {"position": "up", "side": null}
        ! module="knob"
        > 赤青黄色
        = {"cut": 3}
        """,
    )
