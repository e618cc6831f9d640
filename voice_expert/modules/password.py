"""Password: five columns of six letters spell one word of the list. Manual page "On the subject of passwords"."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from voice_expert.modules._letters import as_list, lower
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Either,
    Missing,
    Module,
    Telling,
    answer,
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
LETTERS = "abcdefghijklmnopqrstuvwxyz"
COLUMNS = 5
MOST_LETTERS = 6
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


def solve(bomb: Bomb, seen: Password) -> Answer:
    if not told(seen, "columns"):
        raise Missing("columns[0]", subject=seen)
    columns = seen.columns
    if not listing(columns, COLUMNS, COLUMNS):
        raise Contradiction("need_five_columns")
    if all(column is None for column in columns):
        raise Contradiction("nothing_known")
    for place, column in enumerate(columns, 1):
        if column is None:
            continue
        if isinstance(column, tuple) and not all(isinstance(v, frozenset) or one_of(v, LETTERS) for v in column):
            raise Contradiction("bad_letter", column=place)
        if not listing(column, 1, MOST_LETTERS):
            raise Contradiction("bad_column", column=place)

    words = tuple(word for word in WORDS if all(map(possible, word, columns)))
    if not words:
        raise Contradiction("no_word")
    if len(words) == 1:
        return answer("word", {"word": words[0]}, word=words[0], why="only_word")
    json = {"candidates": list(words)}
    if None not in columns:
        return answer("either", json, final=False, words=words, count=len(words), why="several_words")
    place = next_column(columns, words)
    key = "either_column" if len(words) <= FEW else "next_column"
    return answer(
        key,
        json,
        then=f"columns[{place}]",
        final=False,
        words=words,
        count=len(words),
        column=place + 1,
        why="several_words",
    )


def possible(letter: str, column: tuple[Any, ...] | None) -> bool:
    return column is None or any(letter in seen if isinstance(seen, frozenset) else letter == seen for seen in column)


def next_column(columns: tuple[Any, ...], words: tuple[str, ...]) -> int:
    """The first and the fourth column are the best pair; then the one that leaves the fewest words."""
    unread = [place for place, column in enumerate(columns) if column is None]
    if len(unread) >= COLUMNS - 1:
        return 0 if 0 in unread else 3

    def left_over(place: int) -> int:
        return sum(n * n for n in Counter(word[place] for word in words).values())

    return min(unread, key=left_over)


def column(seen: Any, value: Any, telling: Telling) -> Any:
    """Letters belong to the column named beside them, else to the one that was asked for."""
    letters = tuple(frozenset(v.options) if isinstance(v, Either) else v for v in map(lower, as_list(value)))
    have: tuple[Any, ...] = known(seen, "columns", (None,) * COLUMNS)
    at = telling.slots.get("at")
    if at == "last":
        place = COLUMNS - 1
    elif at is not None:
        place = int(at) - 1
    elif telling.correcting and any(have):
        place = seen.latest
    else:
        place = asked(telling, have)
    if not 0 <= place < COLUMNS:
        raise Contradiction("no_such_place", at=at, count=COLUMNS)
    return put(seen, columns=have[:place] + (letters,) + have[place + 1 :], latest=place)


def asked(telling: Telling, have: tuple[Any, ...]) -> int:
    """The column the last answer asked for; the first one at the beginning."""
    if telling.answered is not None and telling.answered.then:
        return int(telling.answered.then[0].partition("[")[2].rstrip("]"))
    return have.index(None) if None in have else COLUMNS


def read(raw: Mapping[str, Any]) -> Password:
    return put(Password(), columns=raw.get("columns"))


MODULE = Module("password", Password, solve, folds={"columns": column}, read=read)
