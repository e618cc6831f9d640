"""The casing in English: any order, partly known, corrected, asked for one fact at a time."""

from tests.talk import play


def test_all_at_once() -> None:
    play(
        "en",
        """
        > serial alfa lima five delta foxtrot two, three batteries in two holders, lit FRK, unlit SND
        ~ Serial alpha lima 5 delta foxtrot 2.
        ~ Batteries: 3, in holders: 2.
        ~ Lit: FRK. Unlit: SND.
        > one plate with parallel and serial, one empty plate
        ~ Plate with Parallel, Serial.
        ~ Empty plates: one.
        > status
        ~ Serial alpha lima 5 delta foxtrot 2.
        ! changed=false
        """,
    )


def test_a_serial_number_that_cannot_be_is_doubted_and_corrected() -> None:
    play(
        "en",
        """
        > serial A L five O F two
        = {"error": "bad_serial"}
        ? confirm
        > no, the fourth is a D
        < Serial alpha lima 5 delta foxtrot 2.
        ?
        > no, the last is four
        < Serial alpha lima 5 delta foxtrot 4.
        > the first character is K
        < Serial kilo lima 5 delta foxtrot 4.
        > undo
        ~ Serial alpha lima 5 delta foxtrot 4.
        """,
    )


def test_a_doubted_serial_number_may_be_true() -> None:
    play(
        "en",
        """
        > serial A L five O F two
        ? confirm
        > yes
        < Serial alpha lima 5 oscar foxtrot 2.
        > serial A L five O F two
        > serial A L five D F two
        < Serial alpha lima 5 delta foxtrot 2.
        ?
        """,
    )


def test_spelling_words_and_look_alikes() -> None:
    play(
        "en",
        """
        > serial able lima oh delta fox two
        < Serial alpha lima 0 delta foxtrot 2.
        > AL5QF2
        < Serial alpha lima 5 quebec foxtrot 2.
        > serial apple 7 B whisky x-ray S
        < Serial alpha 7 8 whiskey x ray 5.
        """,
    )


def test_partly_known() -> None:
    play(
        "en",
        """
        > the last digit is odd
        < Last digit odd.
        > wires red red blue white
        = {"cut": 2}
        > no vowel
        ~ No vowel.
        > more than two batteries
        ~ At least three batteries.
        > fewer than five batteries
        ~ Three to four batteries.
        > there is no CAR
        ~ No CAR.
        > no lit FRK
        ! changed=true
        > button, white press
        = {"action": "hold"}
        """,
    )


def test_only_what_decides_is_asked() -> None:
    play(
        "en",
        """
        > button white detonate
        ? batteries
        > more than one
        = {"action": "tap"}
        > button white press
        ? indicator:CAR
        > it is lit
        = {"action": "hold"}
        """,
    )


def test_yes_and_no_in_all_forms() -> None:
    play(
        "en",
        """
        > wires red red blue white
        ? serial_last_digit
        > nope
        = {"cut": 1}
        > undo
        > no it isn't
        = {"cut": 1}
        > undo
        > yeah
        = {"cut": 2}
        > undo
        > negative
        = {"cut": 1}
        > undo
        > it's odd
        = {"cut": 2}
        > undo
        > it is even
        = {"cut": 1}
        > undo
        > seven
        = {"cut": 2}
        """,
    )


def test_indicators() -> None:
    play(
        "en",
        """
        > indicators are lit CAR and unlit BOB
        < Lit: CAR. Unlit: BOB.
        > NSA and MSA are lit
        < Lit: CAR, NSA, MSA. Unlit: BOB.
        > freak no
        ~ No FRK.
        > foxtrot romeo kilo unlit
        ~ FRK
        > indicator mike S A is off
        < Lit: CAR, NSA. Unlit: MSA, BOB, FRK.
        > new bomb
        > yes
        > no indicators
        < No indicators.
        """,
    )


def test_ports() -> None:
    play(
        "en",
        """
        > we have two plates, one has a parallel port and the other is empty
        ~ Plate with Parallel. Empty plates: one.
        > no other ports
        > two bits
        ? serial
        > A L 5 Q F 2
        ? batteries
        > none
        = {"action": "query", "code": 1, "pair": "dk"}
        > a DVI port and a PS 2 port on one plate
        ~ Plate with DVI-D, PS/2.
        > parallel and DVI on one plate
        = {"error": "bad_plate"}
        ? confirm
        > no
        ~ All right, as it was.
        """,
    )


def test_batteries() -> None:
    play(
        "en",
        """
        > four double A and one D battery
        < Batteries: 5, in holders: 3.
        > no, four batteries in two holders
        < Batteries: 4, in holders: 2.
        > five batteries in two holders
        = {"error": "bad_batteries"}
        ? confirm
        > no
        < All right, as it was.
        > no batteries
        < Batteries: 0, in holders: 0.
        """,
    )


def test_a_correction_changes_earlier_answers() -> None:
    play(
        "en",
        """
        > serial A L 5 Q F 3
        > wires red red blue white
        = {"cut": 2}
        > letter keys 69
        > no, the serial ends in four
        ~ That changes
        ! also=[{"module": "wires", "copy": 1, "answer": {"cut": 1}}]
        """,
    )


def test_strikes_solves_and_the_rest() -> None:
    play(
        "en",
        """
        > strike
        ~ Strike one.
        > we got one
        ~ Strike two.
        > undo
        > one strike
        ~ Strikes: one.
        > eleven modules
        ~ Modules: 11.
        > three modules solved
        ~ Solved: 3.
        > five minutes on the clock
        ~ Five minutes
        > the game is in japanese
        ! changed=true
        """,
    )


def test_nothing_heard_changes_nothing() -> None:
    play(
        "en",
        """
        > the weather is nice today and the news is on
        -
        > vowel
        -
        > detonate
        -
        """,
    )


def test_other_facts_leave_the_one_asked_for_open() -> None:
    play(
        "en",
        """
        > serial AL5QF2
        > battleship
        > columns 1 2 2 1 2, rows 2 0 3 0 3, ships 1 2 1 0
        ? ports
        > three batteries in two holders
        ? ports
        > no ports
        ? indicators
        > three batteries in two holders
        ? indicators
        > lit FRK, unlit CAR
        ! asking=["known"]
        """,
    )


def test_two_plates_in_one_breath_are_both_read_back() -> None:
    play(
        "en",
        """
        > a plate with DVI, another plate with parallel and serial
        < Plate with DVI-D. Plate with Parallel, Serial.
        > a plate with PS2
        < Plate with PS/2.
        > no, a plate with RCA and a plate with RJ45
        < Plate with Stereo RCA. Plate with RJ-45.
        """,
    )


def test_modules_left_are_not_all() -> None:
    play(
        "en",
        """
        > wires, red red blue
        > done
        > there are five modules left
        < Modules: 6.
        > twelve modules
        < Modules: 12.
        """,
    )
