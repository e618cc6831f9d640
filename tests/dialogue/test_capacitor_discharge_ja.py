"""Capacitor Discharge in Japanese: an answer without a question, better with the seconds."""

from tests.talk import play


def test_capacitor() -> None:
    play(
        "ja",
        """
        > コンデンサー、残り15秒
        = {"action": "hold_lever", "hold_seconds": 5}
        < レバーを押し下げて、5秒数えてください。
        > レバーのやつのゲージがたまっています
        = {"action": "hold_lever"}
        < ゲージが空になるまで、レバーを押し下げてください。
        > 画面は三十
        = {"action": "hold_lever", "hold_seconds": 3}
        > 六十秒
        = {"error": "bad_time"}
        ! changed=false
        > いや、二十秒
        = {"action": "hold_lever", "hold_seconds": 5}
        > 取り消し
        = {"action": "hold_lever", "hold_seconds": 3}
        """,
    )
