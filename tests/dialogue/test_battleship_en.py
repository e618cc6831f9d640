"""Battleship in English: three rows of numbers, radar only where it is needed, torpedoes; wrong sums are named."""

from tests.talk import play


def test_radar_and_torpedoes() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > battleship
        ? columns
        > one two two
        ? columns[3]
        < Column four?
        > one two
        ? rows
        > two oh three none three
        ? ships
        > one two one zero
        ? ports
        > no ports
        ? indicators
        > lit FRK, unlit CAR
        ? batteries
        > three batteries in two holders
        ! asking=["known"]
        < Radar alfa five, echo five. Ship or water?
        > why
        ~ Several fleets fit.
        > strike
        ~ Strike one. Ship or water on the radar cells?
        > hit, miss
        < Torpedo delta one, echo one, bravo three, charlie three, echo three, bravo five, charlie five.
        > no, alfa five is water
        = {"error": "no_solution"}
        > undo
        < Undone. Strike one. Ship or water on the radar cells?
        """,
    )


def test_in_one_breath_without_the_casing() -> None:
    play(
        "en",
        """
        > battleship, columns 1 0 2 3 3, rows 2 0 3 1 3, 1 ship of size 1, one of size 2, two triple ships
        < Torpedo delta one, echo one, charlie three, delta three, echo three, alfa four, charlie five, delta five, echo five.
        > why
        < Only one fleet fits the numbers.
        > the third row is two
        = {"error": "count_mismatch"}
        ~ I have columns nine, rows eight, ships nine.
        > solved
        > battleships
        ! copy=2
        ? columns
        > nine one one one one
        = {"error": "bad_state"}
        > columns 1 1 1 1 1 1
        = {"error": "bad_state"}
        ? columns
        > 1 0 2 3 2
        ? rows
        > no, 1 0 2 3 3
        ? rows
        > 2 0 3 1 2
        ? ships
        > no, 2 0 3 1 3
        ? ships
        > 1 1 2 0
        ~ Torpedo delta one, echo one
        """,
    )
