"""Which key of the twelve a note name means. Manual appendix KEYS."""

from __future__ import annotations

from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Module,
    Telling,
    answer,
    known,
    one_of,
    put,
    record,
)

KEYS = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
"""The octave from the left; a letter alone is a white key."""
WHITE = tuple(key for key in KEYS if len(key) == 1)
BLACK = tuple(key for key in KEYS if len(key) == 2)
NOTES = tuple(letter + accidental for letter in WHITE for accidental in ("", "#", "b"))


@record
class Note:
    """A note name as written: a letter, perhaps with # or b."""

    note: str = UNTOLD


def solve(bomb: Bomb, seen: Note) -> Answer:
    note = seen.note
    if not one_of(note, NOTES):
        raise Contradiction("bad_input")
    # A sharp is the next key to the right, a flat the next to the left; both wrap around.
    index = (KEYS.index(note[0]) + note.count("#") - note.count("b")) % 12
    key = KEYS[index]
    color, row = ("white", WHITE) if key in WHITE else ("black", BLACK)
    json = {"key": key, "index": index + 1, "color": color, "number": row.index(key) + 1}
    return answer(color, json, note=note, key_name=key, index=index + 1, number=row.index(key) + 1, why=None)


def fold_color(seen: Note, value: str, telling: Telling) -> Note:
    """ "Black three": the third key of that colour from the left."""
    row = WHITE if value == "white" else BLACK
    number = int(telling.slots.get("number", 0))
    if not 1 <= number <= len(row):
        raise Contradiction("bad_input")
    return put(seen, note=row[number - 1])


def fold_number(seen: Note, value: int, telling: Telling) -> Note:
    """Counted among its colour (see ``fold_color``) or, without one, among all twelve keys."""
    if "color" in telling.slots:
        return seen
    if not 1 <= value <= 12:
        raise Contradiction("bad_input")
    return put(seen, note=KEYS[value - 1])


def fold_accidental(seen: Note, value: str, telling: Telling) -> Note:
    """Sharp or flat, said after the letter."""
    letter = telling.slots.get("note") or str(known(seen, "note", ""))[:1]
    return put(seen, note=f"{letter}{value}")


MODULE = Module(
    "appendix_keys",
    Note,
    solve,
    listens=True,
    helper=True,
    folds={"color": fold_color, "number": fold_number, "accidental": fold_accidental},
)
