"""Password: five columns of six letters spell one word of the list. Manual page "On the subject of passwords"."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from voice_expert.modules._game_letters import BY_LOOKS, BY_NAME, JAPANESE, RUSSIAN, game_shown, kana_signs, of_game
from voice_expert.modules._letters import as_list, lower
from voice_expert.modules._password_tables import JAPANESE_WORDS, RUSSIAN_WORDS
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Either,
    Line,
    Missing,
    Module,
    Telling,
    answer,
    denied,
    known,
    listing,
    one_of,
    put,
    record,
    told,
)

WORDS = (
    "about", "after", "again", "below", "could", "every", "first", "found", "great", "house", "large", "learn",
    "never", "other", "place", "plant", "point", "right", "small", "sound", "spell", "still", "study", "their",
    "there", "these", "thing", "think", "three", "water", "where", "which", "world", "would", "write",
)  # fmt: skip
SPELLED: Mapping[str, Mapping[str, str]] = {
    # the game's language: its words, and the signs that the five columns show for each
    "en": {word: word for word in WORDS},
    "ja": {word: kana_signs(word) for word in JAPANESE_WORDS},
    "ru": {word: word for word in RUSSIAN_WORDS},
}
LETTERS = "abcdefghijklmnopqrstuvwxyz"
COLUMNS = 5
MOST_LETTERS = 6
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
FEW = 3
"""So many words are worth naming."""


@record
class Password:
    """The letters of each column in any order, None for a column not read yet.

    A letter that may be one of several (B or D, by ear) is the set of them.
    """

    columns: tuple[tuple[str, ...] | None, ...] = UNTOLD
    latest: int = 0
    """Place of the column told last."""
    by_name: frozenset[str] = frozenset()
    """Letters told by their Russian names: «бэ» is Б in a Russian game, where a B told otherwise may also be В."""


def solve(bomb: Bomb, seen: Password) -> Answer:
    if not told(seen, "columns"):
        game = bomb.game_language
        raise Missing("columns[0]", subject=seen, ask=f"columns_{game}" if game in ("ja", "ru") else "columns")
    columns = seen.columns
    if not listing(columns, COLUMNS, COLUMNS):
        raise Contradiction("need_five_columns")
    if all(column is None for column in columns):
        raise Contradiction("nothing_known")
    game = game_of(bomb, columns)
    shown = tuple(signs_of(seen, game, place, column) for place, column in enumerate(columns, 1))
    spelled = SPELLED[game]
    words = tuple(word for word, signs in spelled.items() if all(map(possible, signs, shown)))
    if not words:
        raise Contradiction("no_word", sentence=Line(f"no_word_{game}"))
    if len(words) == 1:
        return found(game, words[0], seen.latest)
    json = {"candidates": list(words)}
    if None not in columns:
        return answer("either", json, final=False, words=words, count=len(words), why="several_words")
    place = next_column(columns, tuple(spelled[word] for word in words), game)
    key = "either_column" if len(words) <= FEW else "next_column"
    then: Any = {"then": f"columns[{place}]", "ask": "" if game == "en" else f"columns_{game}"}
    if game == "ja":
        # Kana are short and easily misheard: the column is read back.
        key, then["heard"] = f"{key}_ja", columns[seen.latest]
    return answer(key, json, final=False, words=words, count=len(words), column=place + 1, why="several_words", **then)


def found(game: str, word: str, latest: int) -> Answer:
    """The only word left; lists of a game that is not English may be those of another version.

    Their letters are understood on: a column may have to be told anew.
    """
    if game == "en":
        return answer("word", {"word": word}, word=word, why="only_word")
    signs = tuple(JAPANESE + sign for sign in SPELLED[game][word]) if game == "ja" else ()
    after: Any = {"then": f"columns[{latest}]", "ask": f"columns_{game}_after"}
    return answer(f"word_{game}", {"word": word}, word=word, signs=signs, why=f"only_word_{game}", **after)


def game_of(bomb: Bomb, columns: Any) -> str:
    """The language that the module speaks: its own letters leave no doubt, else what was said of the game.

    Latin letters are English, unless the game is in Russian: its letters are named like Latin ones. Kana never are.
    """
    letters = [letter for column in columns if isinstance(column, tuple) for letter in column]
    return game_shown(letters) or ("ru" if bomb.game_language == "ru" else "en")


def signs_of(seen: Password, game: str, place: int, column: Any) -> frozenset[str] | None:
    """All that a column can show, None where it was not read yet."""
    if column is None:
        return None
    heard = column if isinstance(column, tuple) else ()
    signs = [_signs(seen, game, letter) for letter in heard]
    if not all(signs):
        raise Contradiction("bad_letter", column=place, sentence=Line(f"bad_letter_{game}", {"column": place}))
    if not listing(column, 1, MOST_LETTERS):
        raise Contradiction("bad_column", column=place)
    return frozenset().union(*signs)


def _signs(seen: Password, game: str, letter: Any) -> frozenset[str]:
    """What a letter heard can be on a module of this language; nothing where it is no letter of it."""
    if isinstance(letter, frozenset):
        return frozenset().union(*(_signs(seen, game, option) for option in letter))
    if game == "ja":
        sign = kana_signs(letter.removeprefix(JAPANESE)) if of_game(letter, JAPANESE) else ""
        return frozenset(sign) if len(sign) == 1 else frozenset()
    if of_game(letter, RUSSIAN):
        return frozenset(letter.removeprefix(RUSSIAN)) if game == "ru" else frozenset()
    if not one_of(letter, LETTERS):
        return frozenset()
    if game == "ru":
        return frozenset((BY_NAME if letter in seen.by_name else BY_LOOKS)[letter])
    return frozenset(letter)


def possible(letter: str, column: frozenset[str] | None) -> bool:
    return column is None or letter in column


def next_column(columns: tuple[Any, ...], words: tuple[str, ...], game: str = "en") -> int:
    """The first and the fourth column are the best pair in English; then the one that leaves the fewest words."""
    unread = [place for place, column in enumerate(columns) if column is None]
    if len(unread) >= COLUMNS - 1 and (game == "en" or 0 in unread):
        return 0 if 0 in unread else 3

    def left_over(place: int) -> int:
        return sum(n * n for n in Counter(word[place] for word in words).values())

    return min(unread, key=left_over)


def column(seen: Any, value: Any, telling: Telling) -> Any:
    """Letters belong to the column named beside them, else to the one that was asked for."""
    letters = tuple(frozenset(v.options) if isinstance(v, Either) else v for v in map(lower, as_list(value)))
    named = frozenset(letter.lower() for letter, words in telling.spoken.items() if CYRILLIC.search(words))
    if telling.bomb.game_language == "ru":
        letters = tuple(RUSSIAN + "и" if letter == frozenset("ei") else letter for letter in letters)
    have: tuple[Any, ...] = known(seen, "columns", (None,) * COLUMNS)
    at = telling.slots.get("at")
    named_place = COLUMNS - 1 if at == "last" else None if at is None else int(at) - 1
    amended = seen.latest if named_place is None else named_place
    if "not" in telling.slots and (at is None or have[amended : amended + 1] not in ((), (None,))):
        # "The C is a G", "in column three it is no C but a G": a letter of the column told last, or of that one.
        column_now = have[amended] or ()
        wrong = denied(column_now, replace(telling, slots={"not": lower(telling.slots["not"])}))
        if wrong is not None:
            letters = (*column_now[:wrong], *letters, *column_now[wrong + 1 :])
        return put(seen, columns=have[:amended] + (letters,) + have[amended + 1 :])
    if named_place is not None:
        place = named_place
    elif telling.correcting and any(have):
        place = seen.latest
    else:
        place = asked(telling, have)
    if not 0 <= place < COLUMNS:
        raise Contradiction("no_such_place", at=at, count=COLUMNS)
    latest = have[seen.latest]
    if telling.correcting and at is not None and len(letters) == 1 and have[place] is None and isinstance(latest, tuple):
        # "No, the last one is R": of the column told last, where the place named is of a column not told yet.
        return another_letter(seen, letters[0], at)
    by_name = seen.by_name | named
    return put(seen, columns=have[:place] + (letters,) + have[place + 1 :], latest=place, by_name=by_name)


def moved(seen: Any, value: Any, telling: Telling) -> Any:
    """ "That was column four": the letters told last are of this column. Raises Contradiction("not_told", "no_such_place")."""
    place = COLUMNS - 1 if value == "last" else int(value) - 1
    if not 0 <= place < COLUMNS:
        raise Contradiction("no_such_place", at=value, count=COLUMNS)
    have: tuple[Any, ...] = known(seen, "columns", ())
    if not have or have[seen.latest] is None:
        raise Contradiction("not_told")
    columns = list(have)
    columns[place], columns[seen.latest] = columns[seen.latest], columns[place] if place == seen.latest else None
    return put(seen, columns=tuple(columns), latest=place)


def another_letter(seen: Any, letter: Any, at: Any) -> Any:
    """Another letter at this place (from 1, or "last") of the column told last."""
    column_now = seen.columns[seen.latest]
    nth = len(column_now) if at == "last" else int(at)
    if not 1 <= nth <= len(column_now):
        raise Contradiction("no_such_place", at=at, count=len(column_now))
    column_now = (*column_now[: nth - 1], letter, *column_now[nth:])
    return put(seen, columns=seen.columns[: seen.latest] + (column_now,) + seen.columns[seen.latest + 1 :])


def asked(telling: Telling, have: tuple[Any, ...]) -> int:
    """The column the last answer asked for; the first one at the beginning."""
    if telling.answered is not None and telling.answered.then:
        return int(telling.answered.then[0].partition("[")[2].rstrip("]"))
    return have.index(None) if None in have else COLUMNS


def read(raw: Mapping[str, Any]) -> Password:
    return put(Password(), columns=raw.get("columns"))


MODULE = Module("password", Password, solve, folds={"columns": column, "moved": moved}, read=read)
