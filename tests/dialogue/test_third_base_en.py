"""Third Base in English: where the light is, the display, the keys; three stages, a strike, labels that there are not."""

from tests.talk import play


def test_upside_down_with_places_corrections_and_a_strike() -> None:
    play(
        "en",
        """
        > third base
        ? orientation
        > bottom left
        ? display
        > IS9H
        ? buttons
        > the keys are IS9H H6SI IH6X X6IS 6NZH XOHZ
        = {"press": "A1", "label": "IS9H"}
        < Press top left, india sierra 9 hotel. New display?
        ? display
        > sierra india niner x ray
        ? buttons
        > zulu hotel oscar x ray
        ? buttons
        > no, India sierra nine hotel
        > bottom right sierra x ray hotel november
        > first is ZHOX
        > the second is IS9H
        < And the other keys?
        > x nine hotel india, s i 9 x, 8 I 9 9
        = {"press": "B1", "label": "IS9H"}
        > strike
        ? display
        > display 9999
        = {"error": "unknown_label"}
        ? display
        > display SZN6
        ? buttons
        > undo
        ? display
        """,
    )


def test_in_one_breath() -> None:
    play(
        "en",
        """
        > third base, the light is top right, display IS9H, keys IS9H H6SI IH6X X6IS 6NZH XOHZ
        = {"press": "B1", "label": "H6SI"}
        < Press top right, hotel 6 sierra india. New display?
        > display IS9H, keys IS9H H6SI IH6X X6IS 6NZH XOHZ
        ? display
        > display IS9H, top row IS9H H6SI, second row IH6X X6IS, bottom row 6NZH 6NZH
        = {"error": "duplicate_label"}
        > display IS9H, top row IS9H H6SI, second row IH6X X6IS, bottom row 6NZH XOHZ
        < Press top right, hotel 6 sierra india.
        ?
        > solved
        > third base again
        ! copy=2
        ? orientation
        """,
    )


def test_a_label_typed_in_one_piece() -> None:
    play(
        "en",
        """
        > third base
        > top right
        > it says snzx
        ! understood=[{"module": "third_base", "copy": 1, "slots": {"display": "SNZX"}}]
        ? buttons
        """,
    )
