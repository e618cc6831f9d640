"""What players reported about other voice experts, as conversations in English."""

from tests.talk import play


def test_a_frk_and_the_vowel_are_kept_apart() -> None:
    play(
        "en",
        """
        > serial A L 5 Q F 2
        > there is a vowel
        > freak, no
        ~ No FRK.
        > F R K no
        ! changed=false
        > foxtrot romeo kilo unlit
        ~ Unlit: FRK.
        > status
        ~ Serial alpha lima 5 quebec foxtrot 2.
        """,
    )


def test_a_spelling_words_have_alternatives() -> None:
    play(
        "en",
        """
        > serial able lima 5 delta fox 2
        < Serial alpha lima 5 delta foxtrot 2.
        > serial apple lima 5 delta fox 2
        < Serial alpha lima 5 delta foxtrot 2.
        > serial alfa lima 5 juliet whisky 2
        < Serial alpha lima 5 juliett whiskey 2.
        """,
    )


def test_a_modules_come_from_the_registry() -> None:
    play(
        "en",
        """
        > which modules do you know
        ~ memory
        ! changed=false
        """,
    )


def test_a_too_many_stages_are_refused() -> None:
    play(
        "en",
        """
        > memory, 1 1234
        > 1 1234
        > 1 1234
        > 1 1234
        > 1 1234
        ?
        > 1 1234
        = {"error": "too_many_stages"}
        ~ undo
        ! changed=false
        """,
    )


def test_a_the_second_keypad_knows_nothing_of_the_first() -> None:
    play(
        "en",
        """
        > keypad omega six ae euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        > next keypad
        ? symbols
        > balloon
        ? symbols[1]
        > first keypad
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        > second keypad
        ? symbols[1]
        """,
    )


def test_b_homophones() -> None:
    play(
        "en",
        """
        > memory to one for to three
        = {"position": 2, "label": 4}
        > wires read blew wait
        = {"cut": 3}
        """,
    )


def test_b_foreign_words_change_nothing() -> None:
    play(
        "en",
        """
        > wires
        > pink
        ! changed=false
        ? wires
        > what do you want for dinner tonight
        ! changed=false
        > red blue white
        = {"cut": 3}
        """,
    )


def test_b_a_code_with_a_pause_in_it() -> None:
    play(
        "en",
        """
        > serial A L five, um, wait, D F two
        < Serial alpha lima 5 delta foxtrot 2.
        """,
    )


def test_b_table_talk() -> None:
    play(
        "en",
        """
        > did you see the red one over there
        ! changed=false
        > I told him that yesterday
        ! changed=false
        """,
    )


def test_d_letters_are_said_as_words() -> None:
    play(
        "en",
        """
        > letter keys 69
        < 6 9: press delta.
        > two bits 12
        < Query kilo echo.
        """,
    )


def test_d_repeat_in_every_state() -> None:
    play(
        "en",
        """
        > keypad balloon, lightning, lambda, pyramid
        > say again
        < Press balloon, pyramid, lambda, lightning.
        ! changed=false
        > repeat the third
        < lambda
        > only number two
        < pyramid
        > slower
        < Press balloon, pyramid, lambda, lightning.
        > memory
        > pardon
        < What is on the display?
        ! changed=false
        """,
    )


def test_e_undo_takes_exactly_one_step() -> None:
    play(
        "en",
        """
        > memory
        > display two
        = {"position": 2}
        > one
        ? display
        > three
        = {"position": 1}
        > undo
        ? display
        > redo
        = {"position": 1}
        > undo
        > what did you hear
        ! changed=false
        > undo
        ? stages[0].label
        = {"position": 2}
        > no, three not two
        = {"position": 3}
        """,
    )


def test_e_danger_words() -> None:
    play(
        "en",
        """
        > detonate
        -
        > reset bomb
        > serial A L 5 Q F 2
        > reset bomb
        ? confirm
        > no
        ~ as it was
        > strike
        > undo
        > status
        ~ Strikes: zero.
        > button red detonate
        ? batteries
        """,
    )


def test_e_atypical_speech() -> None:
    play(
        "en",
        """
        > wires b-b-blue, r-red, white
        = {"cut": 3}
        > keypad
        > the one like a cat with a knife
        ? symbols[1]
        """,
    )


def test_symbols_that_never_need_a_question() -> None:
    play(
        "en",
        """
        > keypad c, star, smiley, trident
        = {"order": ["pitchfork", "smiley_face", "right_c", "filled_star"], "positions": [4, 3, 1, 2]}
        > keypad three, butt, star, copyright
        = {"order": ["copyright", "pumpkin", "melted_three", "hollow_star"], "positions": [4, 2, 1, 3]}
        > keypad omega, copyright, three, star
        = {"order": ["copyright", "pumpkin", "melted_three", "hollow_star"], "positions": [2, 1, 3, 4]}
        > keypad h, n, illuminati, half life
        ! changed=true
        """,
    )


def test_private_names_of_symbols() -> None:
    play(
        "en",
        """
        > keypad menorah, alien three, tampa bay, pilcrow
        = {"order": ["pitchfork", "bt", "paragraph", "dragon"], "positions": [1, 3, 4, 2]}
        > keypad dumbbell, reverse n, goblet, ash
        = {"order": ["tracks", "ae", "pitchfork", "n_with_hat"], "positions": [1, 4, 3, 2]}
        > keypad tennis racket, curly h, reverse c, kitty
        = {"order": ["balloon", "squid_knife", "hook_n", "left_c"], "positions": [1, 4, 2, 3]}
        > keypad inkblot, curly cue, half r, bum
        = {"order": ["pumpkin", "cursive", "double_k", "melted_three"], "positions": [4, 2, 1, 3]}
        """,
    )
