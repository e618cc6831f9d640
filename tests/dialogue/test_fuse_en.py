"""FUSE in English: set-up, a round, corrections, what cannot be, the clock, and a whole game of four."""

from tests.games.fuse_players import Phrases, played_to_the_end
from tests.talk import play
from voice_expert.conversation import Conversation

PHRASES = Phrases(
    opening="let's play fuse",
    names=("Anna", "Ben", "Chika", "Dmitri"),
    players="players are {}",
    between=", ",
    card="{owner}, level {level}, {symbols}",
    new_card="new card for {owner}, level {level}, {symbols}",
    die="{} {}",
    roll="{}",
    reroll="reroll, {}",
    fuse_color="fuse, {}",
    fuse_number="fuse, number {}",
    glue=" ",
    start="start",
    done="done",
    level6="yes",
    difficulty="training",
    score="score",
)
TABLE = """
    > let's play fuse
    < Who plays? Names clockwise, or the number of players.
    ? players
    > Anna, Ben, Chika and Dmitri
    ? difficulty
    > standard
    ? level6
    > no
    = {"hand_size": 2, "hands_total": 8, "bombs_drawn": 22, "centre": 5, "pile_bombs": 17, "pile_fuses": 6, "pile_total": 23, "bombs_unused": 19, "dice_per_roll": 4, "max_dice_each": 1, "timer_seconds": 600, "bombs_to_win": 22}
    ~ two cards each; twenty two bombs, five of them in the centre
    > Anna level four stack yellow red blue green
    < Anna, card one: level four, stack yellow, red, blue, green.
    > Anna level one, two of the same colour, two of the same number
    > Ben level three, blue or green, yellow or red, blue four
    > Ben level two four greater than any greater than any
    > Chika level two black or one, black or two, black or three
    > Chika level three three of the same number
    > new card for Dmitri, level three, red or black plus blue or two makes seven
    < Dmitri, card one: level three, red or black plus blue or two makes seven.
    = {"player": "dmitri", "card": {"id": "dmitri-1", "level": 3, "spec": "R/K + B/2 = [7]"}}
    > Dmitri level four number and colour equals number and colour
    > start
    < Ten minutes. Anna has the bag: roll four dice.
"""


def test_a_round() -> None:
    play(
        "en",
        TABLE
        + """
        > yellow three, blue four, green one, black six
        < Anna yellow three on the stack. Ben blue four, card one, place three. Chika green one, card one. Dmitri black six, card one.
        > why
        ~ As many dice as possible (four)
        > done
        < Anna rolls four.
        = {"defused": [], "left": []}
        > black six, black six, black five, black four
        < Anna black six, place one. Chika black six, card one, place two. Dmitri black five, place one. Ben black four.
        > reroll, black five
        < Anna gives back black six. Ben gives back black four. Chika gives back black six. Dmitri gives back black five.
        > fuse, number three
        < Fuse card three. Anna gives back yellow three. Ben, Chika, Dmitri: none. The bag goes to Ben. Two points.
        > who has the bag
        < Ben has the bag, twenty two dice in it.
        ! changed=false
        > score
        = {"bombs": 0, "fuses": 2, "time": 0, "total": 2}
        > how long
        < Nine minutes fifty one seconds left. Twenty two bombs to go.
        ! changed=false
        """,
    )


def test_another_player_takes_it() -> None:
    play(
        "en",
        TABLE
        + """
        > yellow three, blue four, green one, black six
        > no, Ben takes the green one
        < Anna yellow three on the stack. Dmitri blue four, card one. Ben green one, card two. Chika black six, card one, place one.
        > undo
        ~ Ben blue four, card one, place three.
        > another way
        ~ Dmitri blue four
        > Ben takes the black six
        < That die does not fit there.
        > undo
        > Chika takes nothing
        < Anna yellow three on the stack. Ben blue four, card one, place three. Dmitri black six, card one. Left over: green one. Roll again.
        > done
        < Left over: green one. Roll again.
        """,
    )


def test_dice_that_were_not_understood() -> None:
    play(
        "en",
        TABLE
        + """
        > red three, blue five, green one, yellow seven
        < I missed die four. Colour and number?
        ? dice[3]
        > six
        ~ yellow six
        ?
        > red three, blue five
        < And die three?
        ? dice[2]
        > green one, yellow six
        ~ green one
        > no, yellow two
        ~ yellow two
        """,
    )


def test_a_tower_falls() -> None:
    play(
        "en",
        TABLE
        + """
        > yellow three, blue four, green one, black six
        > tower fell, Anna card one
        < Anna, card one: yellow three back into the bag.
        = {"returned": [{"color": "yellow", "number": 3}], "placed": [null, null, null, null]}
        > undo
        ~ Anna yellow three on the stack.
        > stack fell for Ben
        < That card has no stack or pyramid.
        """,
    )


def test_a_card_is_corrected_and_the_centre_helps() -> None:
    play(
        "en",
        """
        > play fuse
        > two players
        > expert
        > yes
        > player one, level four, three twos
        < Player one, card one: level four, three twos.
        > no, level three, three threes
        < Player one, card one: level three, three threes.
        > player one level two stack black red
        > player one level two stack black red
        < Player one has no room for another card.
        > centre level four three twos
        < Centre card one: level four, three twos.
        > centre card level one number greater than number less than number
        > which card
        ~ centre card two
        > level five red
        < Bombs have level one, two, three, four or six.
        > player two level one red greater than rainbow
        < I can't make a card of that. Read it again, from left to right.
        """,
    )


def test_too_many_dice_of_a_colour() -> None:
    play(
        "en",
        TABLE
        + """
        > red one, red two, red three, red four, red five
        < Four dice are rolled. Say all of them again.
        = {"error": "bad_dice_count"}
        > red one, red two, red three, red four
        > red one, red two, red three, red four
        = {"error": "impossible_dice"}
        """,
    )


def test_the_clock_is_called_out_and_ends_the_game() -> None:
    talk = play("en", TABLE)
    start = 13.0
    assert talk.tick(start + 30) is None
    calls = {}
    for second in range(31, 602):
        turn = talk.tick(start + second)
        if turn is not None:
            calls[600 - second] = turn.say
    assert list(calls)[:12] == [540, 480, 420, 360, 300, 240, 180, 120, 90, 60, 30, 20]
    assert list(calls)[12:] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert calls[540] == "Nine minutes."
    assert calls[90] == "One minutes thirty seconds."
    assert calls[10] == "Ten."
    assert calls[0].startswith("Time is up. The bombs went off.")
    assert talk.hear("red three, blue five, green one, yellow six", t=start + 603).reply.answer == {"error": "game_over"}


def test_a_call_that_had_to_wait() -> None:
    talk = play("en", TABLE)
    start = 13.0
    assert talk.tick(start + 66) is not None
    assert talk.tick(start + 131) is None
    assert talk.tick(start + 590.5) is not None
    assert talk.tick(start + 592.1) is not None
    assert talk.tick(start + 592.9) is None


def test_undo_does_not_turn_the_clock_back() -> None:
    talk = play("en", TABLE)
    talk.hear("yellow three, blue four, green one, black six", t=60.0)
    talk.hear("undo", t=70.0)
    assert talk.hear("how long", t=113.0).reply.answer == {"seconds_left": 500, "bombs_left": 22}


def test_a_whole_game_of_four() -> None:
    game = played_to_the_end(PHRASES, "en", seed=1)
    assert len(game.said) > 60


def test_a_whole_game_of_two() -> None:
    two = Phrases(**{**vars(PHRASES), "names": ("Anna", "Ben")})
    played_to_the_end(two, "en", seed=2, conversation=Conversation("en"))
