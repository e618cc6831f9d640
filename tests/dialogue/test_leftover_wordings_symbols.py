"""A symbol named twice is refused at once: what was heard, what is expected, where to go on. The rest stays told."""

import pytest

from tests.talk import play
from voice_expert.conversation import Conversation
from voice_expert.grammar.load import load


def test_keypad_one_by_one() -> None:
    play(
        "en",
        """
        > keypad
        > six
        > six
        = {"error": "duplicate_symbol"}
        < I heard six twice, but all four symbols are different. Go on from the top right.
        > omega
        ? symbols[2]
        > A E, backwards euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [1, 4, 3, 2]}
        """,
    )


def test_keypad_in_one_breath_and_after_a_whole_list() -> None:
    play(
        "en",
        """
        > keypad
        > six, omega, six
        < I heard six twice, but all four symbols are different. Go on from the top left.
        > omega, six, A E, backwards euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        > six, omega, six, copyright
        < I heard six twice, but all four symbols are different. Go on from the top left.
        > omega, six, A E, backwards euro
        = {"order": ["six", "euro", "ae", "omega"], "positions": [2, 4, 3, 1]}
        """,
    )


def test_keypad_a_correction_may_name_the_same_twice_too() -> None:
    play(
        "en",
        """
        > keypad
        > six, omega
        > no, six
        < I heard six twice, but all four symbols are different. Go on from the top right.
        > no, pitchfork
        ? symbols[2]
        > tracks, omega
        = {"order": ["six", "tracks", "pitchfork", "omega"], "positions": [1, 3, 2, 4]}
        """,
    )


def test_round_keypad() -> None:
    play(
        "en",
        """
        > round keypad
        > euro
        > euro
        = {"error": "duplicate_symbol"}
        < I heard euro twice, but all eight symbols are different. Go on from symbol two.
        > omega
        ? symbols[2]
        """,
    )


def test_symbolic_password_has_some_symbols_twice() -> None:
    play(
        "en",
        """
        > symbolic password
        > six
        > six
        ? symbols[2]
        > six
        < I heard six twice, but it is there only once. Go on from the top right.
        > new bomb
        > yes
        > symbolic password
        > dragon, omega, dragon
        = {"error": "duplicate_symbol"}
        < I heard dragon twice, but it is there only once. Go on from the top left.
        """,
    )


def test_japanese() -> None:
    play(
        "ja",
        """
        > キーパッド
        > 風船
        > 風船
        = {"error": "duplicate_symbol"}
        < 風船が二回ありましたが、四つの記号は全部違います。右上から続けてください。
        > ろく
        ? symbols[2]
        """,
    )


def test_russian() -> None:
    play(
        "ru",
        """
        > клавиатура
        > пирамида
        > пирамида
        = {"error": "duplicate_symbol"}
        < Дважды назван символ пирамида, а все четыре разные. Продолжайте: справа сверху.
        > шестёрка
        ? symbols[2]
        """,
    )


def second_meanings(language: str) -> list[str]:
    """Words that name one symbol and are the mishearing, or the second meaning, of another."""
    lexicon = load(language).lexicon
    values = lexicon.forms["_symbols.symbol"]
    proper: dict[str, set[str]] = {}
    for symbol, forms in values.items():
        for form in forms:
            if not form.startswith("~"):
                proper.setdefault(form, set()).add(symbol)
    weak = {form[1:]: symbol for symbol, forms in values.items() for form in forms if form.startswith("~")}
    return [form for form, symbols in proper.items() if len(symbols) == 1 and form in weak and weak[form] not in symbols]


@pytest.mark.parametrize(("language", "name"), [("en", "keypad"), ("ja", "キーパッド"), ("ru", "клавиатура")])
def test_a_word_said_twice_is_one_symbol_twice(language: str, name: str) -> None:
    words = second_meanings(language)
    assert len(words) > 3, words
    for word in words:
        for told in ([word, word], [f"{word}, {word}"]):
            talk = Conversation(language)
            turns = [talk.hear(text).as_json(1) for text in (name, *told)]
            assert turns[-1]["answer"] == {"error": "duplicate_symbol"}, (word, turns[-1])


def test_a_second_meaning_still_repairs_what_cannot_be() -> None:
    play(
        "en",
        """
        > keypad
        > omega, copyright, three, star
        = {"order": ["copyright", "pumpkin", "melted_three", "hollow_star"], "positions": [2, 1, 3, 4]}
        < Press copyright, pumpkin, three, star.
        > round keypad
        > omega
        > pumpkin
        ? symbols[2]
        """,
    )


def test_omega_twice() -> None:
    play(
        "en",
        """
        > keypad
        > omega, omega
        < I heard omega twice, but all four symbols are different. Go on from the top left.
        > omega
        > omega
        < I heard omega twice, but all four symbols are different. Go on from the top right.
        """,
    )
    play(
        "ja",
        """
        > キーパッド
        > オメガ
        > オメガ
        < オメガが二回ありましたが、四つの記号は全部違います。右上から続けてください。
        """,
    )
    play(
        "ru",
        """
        > клавиатура
        > омега
        > омега
        < Дважды назван символ омега, а все четыре разные. Продолжайте: справа сверху.
        """,
    )
