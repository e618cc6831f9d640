"""Conversations as demanding players hold them: corrections of what was told just now, odd wordings, slips."""

import pytest

from tests.talk import play
from voice_expert.conversation import Conversation
from voice_expert.dialogue.session import Session


def test_a_bare_number_after_no_corrects_the_fact_told_last() -> None:
    play(
        "en",
        """
        > three batteries
        > no sorry, four
        < Batteries: 4.
        > button blue detonate
        < Tap it.
        > actually there is only one battery
        ~ Hold it
        > no, two
        < Batteries: 2. Tap it.
        > undo
        ~ Hold it
        """,
    )


def test_an_answer_is_corrected_while_the_next_question_is_open() -> None:
    play(
        "en",
        """
        > two bits
        > al5qf2
        > three
        ! asking=["port:Stereo RCA"]
        > no, four
        < Batteries: 4. Is there a Stereo RCA port?
        """,
    )


def test_yes_and_no_are_corrected_after_the_answer() -> None:
    play(
        "en",
        """
        > wires red red blue yellow
        > yes
        < Cut the second wire.
        > sorry, no
        < Last digit even. Cut the first wire.
        > button white press
        > yes
        ~ Hold it
        > no, it's not
        ! asking=["batteries"]
        > lit frk
        > no sorry, it's unlit
        ~ Unlit: FRK.
        """,
    )


def test_wires_are_told_piece_by_piece_and_in_sentences() -> None:
    play(
        "en",
        """
        > wires. top one is yellow, second one white, third red, fourth yellow and the bottom one's black
        ? serial_last_digit
        > the serial number is b23qt9
        = {"cut": 4}
        > second wires, the first is red, the second is blue, third is white
        = {"cut": 3}
        > the last one is yellow not white
        = {"cut": 3}
        > no no no blue blue black
        = {"cut": 2}
        > okay that one's done
        < Wires solved, one in all.
        > wires is solved
        < Wires solved, two in all.
        > so I've got four wires and they go red, blue, red, white
        = {"cut": 3}
        """,
    )


def test_a_strike_belongs_to_the_module_named_with_it() -> None:
    play(
        "en",
        """
        > wires red blue white
        > memory, two, four three two one
        = {"position": 2, "label": 3}
        > strike on wires
        ! module="wires"
        > back to memory
        = {"position": 2, "label": 3}
        > oh no, we've got a strike
        ~ It starts again.
        """,
    )


def test_memory_rows_are_corrected() -> None:
    play(
        "en",
        """
        > memory
        > The display reads one. From left to right: one, two, three, four.
        = {"position": 2, "label": 2}
        > done. now it's a three and then four one two three
        = {"position": 1, "label": 4}
        > no they were 3 1 4 2
        = {"position": 1, "label": 3}
        > okay it says one; three four two one
        = {"position": 1, "label": 3}
        > stage two was wrong, it was 4 1 3 2
        = {"position": 2, "label": 4}
        > sorry the second button is three and the first is four
        = {"position": 1, "label": 4}
        """,
    )


def test_an_earlier_result_of_two_bits_is_corrected() -> None:
    play(
        "en",
        """
        > serial kx8tn4, 6 batteries, ports: a stereo rca
        > two bits
        > result one two
        > eighty eight
        > sorry the first was 13
        = {"action": "query", "code": 13, "pair": "ck"}
        ? responses[1]
        """,
    )


def test_a_green_light_is_the_strip_while_the_strip_is_asked_for() -> None:
    play(
        "en",
        """
        > button blue abort
        > the light is green
        = {"error": "unknown_strip"}
        > flashing white light
        = {"action": "release", "digit": 1}
        > the light is green
        < The button solved, one in all.
        """,
    )


def test_talk_is_no_answer() -> None:
    asked = (
        [], ["wires"], ["wires red red blue yellow"], ["button blue abort"], ["button blue detonate"], ["keypad"],
        ["memory"], ["memory", "two"], ["simon states red and blue"], ["two bits"], ["bitmaps"], ["letter keys"],
        ["forget me not"], ["snap"],
    )  # fmt: skip
    talk = (
        "she got a red card", "okay so what now", "I think two of us should go", "Wait a second, the phone is ringing.",
        "I need a new battery for my phone.", "The train was late again, like always.", "just a second please",
        "One of the players was shown a yellow card in the last minute.", "No, I was not there on Friday.",
        "Sorry, I was talking to my wife.", "Did you see the match last night?",
    )  # fmt: skip
    conversation = play("en", "> hello")
    for opening in asked:
        conversation.session = Session("en")
        for said in opening:
            conversation.hear(said)
        start = conversation.session
        for said in talk:
            conversation.session = start
            reply = conversation.hear(said).as_json(1)
            assert not reply["changed"] and reply["answer"] is None, reply


def test_the_modules_own_facts_are_asked_for_before_the_casing() -> None:
    play(
        "en",
        """
        > button
        ? color, label
        > blue
        ? label
        > abort
        = {"action": "hold"}
        """,
    )


def test_a_serial_number_of_another_length_is_none() -> None:
    play(
        "en",
        """
        > serial number al5qf
        = {"error": "bad_serial"}
        ! changed=false
        > serial number al5qf22
        = {"error": "bad_serial"}
        > serial number is al5qf2
        < Serial alpha lima 5 quebec foxtrot 2.
        """,
    )


def test_lit_and_unlit_are_kept_apart_in_a_row() -> None:
    play(
        "en",
        """
        > frk on, car off, nsa on, bob not lit
        ~ Lit: NSA, FRK. Unlit: CAR, BOB.
        > no that's not solved
        ! changed=false
        > letter keys 33
        ? batteries
        > not more than one battery
        ? serial
        """,
    )


def test_simon_states_in_sentences() -> None:
    play(
        "en",
        """
        > could we do simon states please, the red one flashed
        = {"press": ["red"]}
        > now blue and green flashed
        ? top_left
        > top left's red
        = {"press": ["red", "yellow"]}
        > third: everything
        = {"press": ["red", "yellow", "green"]}
        """,
    )


def test_a_row_told_again_in_one_breath_replaces_the_first() -> None:
    play(
        "en",
        """
        > wires red blue white, no, red blue black
        = {"cut": 3}
        > second wires red white white black no the third is blue
        = {"cut": 1}
        > third wires red red no blue white
        = {"cut": 3}
        > bitmaps 8 8 8 8 no 8 8 8 9
        ? serial_last_digit
        """,
    )


def test_an_answer_that_no_longer_holds_is_named() -> None:
    play(
        "en",
        """
        > letter keys 33
        > two batteries
        > wires red blue white
        > actually only one battery
        < Batteries: 1. That changes letter keys. Serial number, please, with code words.
        ? serial
        > serial number al5qf2
        ~ press delta
        """,
    )


def test_a_label_there_is_not_in_memory() -> None:
    play(
        "en",
        """
        > memory
        > two
        > six
        = {"error": "bad_history"}
        ? stages[0].label
        > no that wasn't a strike
        > three
        ? display
        """,
    )


def test_forget_me_not_is_ready_when_everything_else_is_solved() -> None:
    play(
        "en",
        """
        > forget me not
        > first digit is four
        > second one is nine
        > serial al5qf2, lit frk, unlit car, no other indicators, no ports
        > everything else is solved, the display is blank now
        = {"calculated": [6, 6], "uncertain": [], "press": "66"}
        """,
    )


def test_wires_of_one_colour_are_counted() -> None:
    play(
        "en",
        """
        > wires all four are red
        > odd
        = {"cut": 4}
        > no, five wires, all of them are white
        = {"cut": 2}
        """,
    )


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("I pressed it and decolored squares is next",), "top row"),
        (("wires", "done, now the knob"), "left half"),
        (("decolored squares", "I pressed it and switches"), "left to right"),
        (("snap", "done, now the knob"), "left half"),
    ],
)
def test_a_step_and_a_module_in_one_breath_open_it_aloud(lines: tuple[str, ...], said: str) -> None:
    conversation = Conversation("en")
    for line in lines:
        turn = conversation.hear(line)
    assert turn.reply.changed and said in turn.say


def test_a_needy_module_that_is_done_is_not_opened() -> None:
    conversation = Conversation("en")
    turn = conversation.hear("the knob is done")
    assert not turn.reply.changed and not conversation.session.opened


def test_what_is_told_and_undone_in_one_breath_is_not_read_back() -> None:
    """Of a last digit that was taken back again "even or odd" cannot be said."""
    conversation = Conversation("en")
    conversation.hear("divided squares")
    turn = conversation.hear("the last digit is even, undo")
    assert not conversation.faults and "even" not in turn.say.lower()
    assert turn.reply.module == "divided_squares" and conversation.session.in_hand == ("divided_squares", 1)


def test_a_light_before_a_colour_is_no_pale_colour() -> None:
    """"Blue no star light, blue light star" without its comma was once a wire without a light, and a light blue one."""
    conversation = Conversation("en")
    conversation.hear("complicated wires")
    turn = conversation.hear("blue no star light blue light star white star red")
    assert turn.reply.understood[0]["slots"]["wires"] == [
        "wire", "blue", "led", "wire", "blue", "led", "star", "wire", "white", "star", "wire", "red"
    ]  # fmt: skip
