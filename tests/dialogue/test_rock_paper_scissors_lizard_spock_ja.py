"""Rock-Paper-Scissors-Lizard-Spock in Japanese: the middle sign or a pentagon, then only as much casing as decides."""

from tests.talk import play


def test_step_by_step() -> None:
    play(
        "ja",
        """
        > じゃんけん
        =
        ? decoy
        > 上に2つ、下に3つで、3つの真ん中はチョキです
        =
        ? serial
        > AL5QF2
        =
        ? ports
        > ポートなし
        =
        ? indicators
        > インジケーターなし
        = {"press": ["rock", "paper", "lizard", "spock"]}
        ?
        > 違う、真ん中はトカゲ
        = {"press": ["rock", "paper", "scissors", "spock"]}
        > 違う、正五角形です
        = {"press": ["rock", "paper", "scissors", "lizard", "spock"]}
        > 取り消し
        = {"press": ["rock", "paper", "scissors", "spock"]}
        """,
    )


def test_known_casing_and_short_answers() -> None:
    play(
        "ja",
        """
        > シリアルはCK7BC3
        =
        > グーチョキパートカゲスポック
        =
        ? decoy
        > スポックが真ん中です
        =
        ? ports
        > 取り消し
        =
        ? decoy
        > はい
        = {"press": ["paper", "lizard"]}
        ?
        > もう一つのじゃんけん
        =
        ? decoy
        > バナナ
        -
        > こぶし
        = {"press": ["paper", "lizard"]}
        ?
        """,
    )
