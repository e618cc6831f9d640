"""Who's on First in English: three stages, words that sound alike, words that are commands elsewhere, one breath."""

from tests.talk import play


def test_three_stages() -> None:
    play(
        "en",
        """
        > who's on first
        ? display
        > yes
        = {"read": 3}
        < What is on the middle left button?
        ? read_label
        > ready
        ! answer={"read": 3, "list": ["YES", "OKAY", "WHAT", "MIDDLE", "LEFT", "PRESS", "RIGHT", "BLANK", "READY"]}
        ? display
        > stop, that one
        ? display
        > okay
        = {"read": 2}
        > next
        ~ what with a question mark, uh huh five letters
        > display says hold on
        = {"read": 6}
        > done
        ~ Press the first you see: sure, uh huh five letters, next
        ?
        > solved
        ~ solved
        """,
    )


def test_words_that_sound_alike_on_the_display() -> None:
    play(
        "en",
        """
        > who's on first
        > led
        ? choice
        > three letters
        = {"read": 3}
        > undo
        ? choice
        > two e's
        = {"read": 5}
        > no, l e a d
        = {"read": 6}
        > no, the display says their
        ? choice
        > the first one
        = {"read": 5}
        > no, display red
        = {"read": 4}
        > no, display your
        = {"read": 4}
        > no, display blank
        ? choice
        > there is a word
        = {"read": 4}
        > no, literally empty
        = {"read": 5}
        """,
    )


def test_words_that_sound_alike_on_the_button() -> None:
    play(
        "en",
        """
        > whos on first, the display says led, three letters
        = {"read": 3}
        > middle left says uh huh, the positive one
        = {"read": 3, "list": ["UH HUH"]}
        > no, uh uh, four letters
        ! answer={"read": 3, "list": ["UR", "U", "YOU ARE", "YOU'RE", "NEXT", "UH UH"]}
        > no, your contraction
        = {"read": 3, "list": ["YOU", "YOU'RE"]}
        > no, you
        ? choice
        > the word you
        ~ Press the first you see: sure, you are two words, your without apostrophe, your contraction, next
        """,
    )


def test_all_six_in_one_breath() -> None:
    play(
        "en",
        """
        > who's on first, display says yes, buttons ready first no blank nothing yes
        = {"read": 3, "press": "BLANK", "position": 4}
        < Press blank, middle right.
        > display no, sure next like done hold you
        ! answer={"read": 6, "press": "SURE", "position": 1}
        > ready ready no blank nothing yes
        = {"error": "duplicate_label"}
        ! changed=false
        > buttons sure next like done hold
        ? buttons[5]
        """,
    )


def test_what_is_not_there() -> None:
    play(
        "en",
        """
        > who's on first
        > the display says ready
        ! changed=false
        > uh huh
        = {"error": "unknown_display"}
        ! changed=false
        > first
        = {"read": 2}
        > top left is ready
        ? read_label
        > wait
        ~ Press the first you see: U triple H
        """,
    )


def test_words_that_sound_alike_are_chosen_by_number() -> None:
    """Who says "see" again when asked "C or cee or see" cannot say it better."""
    play(
        "en",
        """
        > who's on first
        > the display says see
        ~ or see
        > see
        ~ Say first, second or third.
        ? choice
        > the second one
        ~ bottom right button
        """,
    )
