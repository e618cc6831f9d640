"""What was said about the casing, folded into what is known of it.

Slots come from grammars/<language>/_edgework.yaml. What cannot be on a bomb raises Contradiction; the dialogue doubts
it once and folds it in with ``sure`` when the defuser confirms (bombs of mods have more widgets).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from voice_expert.bomb.edgework import INDICATORS, MANY, PORTS, SERIAL_PATTERN, Bomb, check_plate
from voice_expert.record import Contradiction, Either

DIGIT_LIKE = {"O": "0", "I": "1", "Z": "2", "S": "5", "B": "8"}
LETTER_LIKE = {"1": "I", "2": "Z", "5": "S", "8": "B"}


def tell(
    bomb: Bomb, slots: Mapping[str, Any], *, complete: frozenset[str] = frozenset(), correcting: bool = False,
    sure: bool = False,
) -> Bomb:  # fmt: skip
    """The bomb with one clause's facts added. ``complete`` names lists (indicators, ports) that this clause tells whole."""
    at = slots.get("at")
    for name, value in slots.items():
        match name:
            case "serial":
                bomb = _serial(bomb, value, at, sure)
            case "last_digit":
                bomb = _last_digit(bomb, int(value))
            case "last_digit_odd":
                bomb = _test(bomb, "is_odd", bool(value))
            case "vowel":
                bomb = _test(bomb, "has_vowel", bool(value))
            case "has" | "lacks":
                bomb = _characters(bomb, listed(value), name == "has")
            case "batteries" | "holders":
                bomb = _without_old(bomb, name, int(value), slots, correcting)
                bomb = bomb.with_bounds(name, int(value), int(value))
            case "batteries_min" | "holders_min":
                bomb = bomb.with_bounds(name[:-4], int(value), bomb.bounds_of(name[:-4])[1])
            case "batteries_max" | "holders_max":
                bomb = bomb.with_bounds(name[:-4], bomb.bounds_of(name[:-4])[0], int(value))
            case "more_batteries":
                high = bomb.bounds_of("batteries")[1]
                bomb = bomb.with_bounds("batteries", int(value) + 1, high if high > int(value) else MANY)
            case "fewer_batteries":
                low, most = bomb.bounds_of("batteries")[0], max(0, int(value) - 1)
                bomb = bomb.with_bounds("batteries", low if low <= most else 0, most)
            case "aa" | "d":
                bomb = _cells(bomb, slots)
            case "lit" | "unlit" | "absent" | "present":
                bomb = _indicators(bomb, name, value)
            case "not_lit" | "not_unlit":
                for label in listed(value):
                    rest = bomb.states_of(label) - {name[4:]}
                    bomb = bomb.with_indicator(label, rest or {"lit", "unlit", "absent"} - {name[4:]})
            case "indicators":
                bomb = replace(bomb, indicator_states=(), other_indicators=(), indicators_complete=True)
            case "lit_all_absent":
                for label in INDICATORS:
                    bomb = bomb.with_indicator(label, bomb.states_of(label) - {"lit"} or {"absent"})
            case "unlit_all_absent":
                for label in INDICATORS:
                    bomb = bomb.with_indicator(label, bomb.states_of(label) - {"unlit"} or {"absent"})
            case "only_lit":
                for label in INDICATORS:
                    bomb = bomb.with_indicator(label, {"lit"} if label in listed(value) else bomb.states_of(label) - {"lit"} or {"absent"})
            case "plate":
                if "ports" in complete and not (sure or bomb.plates or _one_plate(listed(value))):
                    # "Ports: parallel, serial, DVI" are all there is, on plates that were not told.
                    bomb, complete = _all_ports(bomb, listed(value)), complete - {"ports"}
                else:
                    bomb = _plate(bomb, value, correcting, sure, slots.get("n"))
            case "rack":
                bomb = _rack(bomb, listed(value), sure)
            case "empty_plates":
                counted = any(name == "empty_plates" for name, _, _ in bomb.bounds)
                if "empty_plates" in complete or (correcting and counted):
                    # How many there are, on plates that were not read yet.
                    bomb = bomb.with_bounds("empty_plates", int(value), int(value))
                elif isinstance(slots.get("n"), int) and 1 <= slots["n"] <= len(bomb.plates):
                    bomb = _plate(bomb, (), correcting, True, slots["n"])
                else:
                    bomb = replace(bomb, plates=bomb.plates + ((),) * int(value))
            case "port":
                for port, count in Counter(listed(value)).items():
                    # "Two parallel ports" are all of their kind; "a parallel port" need not be.
                    bomb = bomb.with_bounds(f"port:{port}", count, count if count > 1 else MANY)
            case "no_port":
                for port in listed(value):
                    bomb = bomb.with_bounds(f"port:{port}", 0, 0)
            case "ports":
                bomb = replace(bomb, plates=(), plates_complete=True)
            case "plates":
                bomb = bomb.with_bounds("plates", int(value), int(value))
                if int(value) == len(bomb.plates):
                    # All of them were read already, or there is none.
                    bomb = replace(bomb, plates_complete=True)
            case "modules":
                bomb = replace(bomb, modules=int(value))
            case "modules_left":
                bomb = replace(bomb, modules=bomb.solved + int(value))
            case "strikes":
                bomb = replace(bomb, strikes=int(value))
            case "solved":
                bomb = replace(bomb, solved=int(value))
            case "start_minutes":
                seconds = int(slots.get("start_seconds", 0))
                bomb = replace(bomb, start_minutes=int(value) + seconds / 60 if seconds else int(value))
            case "game_language":
                bomb = replace(bomb, game_language=str(value))
            case "unmodded":
                bomb = replace(bomb, unmodded=bool(value))
    if "indicators" in complete:
        for label in INDICATORS:
            if "absent" in bomb.states_of(label):
                bomb = bomb.with_indicator(label, {"absent"})
        bomb = replace(bomb, indicators_complete=True)
    if "ports" in complete:
        bomb = replace(bomb, plates_complete=True)
    if {"batteries", "holders", "aa", "d"} & set(slots):
        _check_batteries(bomb, sure)
    return bomb


def listed(value: Any) -> tuple[Any, ...]:
    """What a slot holds, one or several, as several."""
    return value if isinstance(value, tuple) else (value,)


def _test(bomb: Bomb, name: str, outcome: bool) -> Bomb:
    if bomb.serial_text is not None:
        now = getattr(bomb.serial, name)
        if now != outcome:
            raise Contradiction("serial_disagrees", serial=bomb.serial_text)
        return bomb
    kept = tuple(t for t in bomb.serial_tests if t[0] not in ("last_digit", name) or (name == "has_vowel" and t[0] != name))
    return replace(bomb, serial_tests=kept).with_serial_test(name, (), outcome)


def _last_digit(bomb: Bomb, digit: int) -> Bomb:
    if bomb.serial_text is not None:
        return replace(bomb, serial_text=bomb.serial_text[:5] + str(digit))
    kept = tuple(t for t in bomb.serial_tests if t[0] not in ("is_odd", "last_digit"))
    return replace(bomb, serial_tests=kept).with_serial_test("last_digit", (), digit)


def _serial(bomb: Bomb, value: Any, at: Any, sure: bool) -> Bomb:
    if at is not None:
        if bomb.serial_text is None:
            raise Contradiction("serial_unknown")
        place = 6 if at == "last" else int(at)
        if not 1 <= place <= 6:
            raise Contradiction("bad_serial", serial=bomb.serial_text)
        characters = list(bomb.serial_text)
        characters[place - 1] = listed(value)[0]
    else:
        characters = list(listed(value))
    text = "".join(_fitting(c, place) for place, c in enumerate(characters))
    # Modified games deal other serial numbers; one without a letter or a second digit nobody can work with.
    usable = len(text) == 6 and text[5].isdigit() and not text.isdigit() and any(c.isdigit() for c in text[:5])
    if not SERIAL_PATTERN.fullmatch(text) and not (sure and usable):
        raise Contradiction("bad_serial", serial=text)
    return replace(bomb, serial_text=text, serial_tests=())


def _fitting(character: Any, place: int) -> str:
    """The character that the serial number's pattern wants at this place (from 0): said O is a zero, B may be 8."""
    options = [str(o) for o in (character.options if isinstance(character, Either) else (character,))]
    digit = place in (2, 5)
    letter = place in (3, 4)
    for option in options:
        if (digit and option.isdigit()) or (letter and option.isalpha()) or not (digit or letter):
            return "0" if option == "O" and not letter else option
    first = options[0]
    if digit:
        return DIGIT_LIKE.get(first, first)
    return LETTER_LIKE.get(first, first)


def _cells(bomb: Bomb, slots: Mapping[str, Any]) -> Bomb:
    """AA cells come two to a holder, D cells one."""
    aa, d = int(slots.get("aa", 0)), int(slots.get("d", 0))
    if aa % 2:
        raise Contradiction("bad_batteries", batteries=aa + d, holders=aa // 2 + d)
    if "aa" in slots and "d" in slots:
        return bomb.with_bounds("batteries", aa + d, aa + d).with_bounds("holders", aa // 2 + d, aa // 2 + d)
    return bomb.with_bounds("batteries", aa + d, MANY).with_bounds("holders", aa // 2 + d, MANY)


def _indicators(bomb: Bomb, state: str, labels: Any) -> Bomb:
    for label in listed(labels):
        if isinstance(label, Either):
            label = label.options[0]
        if label not in INDICATORS:
            others = tuple(pair for pair in bomb.other_indicators if pair[0] != label)
            if state in ("lit", "unlit"):
                bomb = replace(bomb, other_indicators=(*others, (label, state == "lit")))
            continue
        # "Indicator CAR" leaves open whether it is lit, unless that is known.
        there = bomb.states_of(label) - {"absent"} or {"lit", "unlit"}
        bomb = bomb.with_indicator(label, there if state == "present" else {state})
    return bomb


def _characters(bomb: Bomb, characters: tuple[Any, ...], there: bool) -> Bomb:
    """Characters that the serial number has, or has not."""
    for character in characters:
        options = character.options if isinstance(character, Either) else (character,)
        wanted = "".join(str(option) for option in options)
        if bomb.serial_text is not None and bomb.serial.has(wanted) != there:
            raise Contradiction("serial_disagrees", serial=bomb.serial_text)
        bomb = bomb.with_serial_test("has", (wanted,), there) if bomb.serial_text is None else bomb
    return bomb


def _one_plate(ports: tuple[str, ...]) -> bool:
    try:
        check_plate(ports)
    except Contradiction:
        return False
    return True


def _all_ports(bomb: Bomb, ports: tuple[str, ...]) -> Bomb:
    for port in PORTS:
        bomb = bomb.with_bounds(f"port:{port}", ports.count(port), ports.count(port))
    return bomb


def _rack(bomb: Bomb, told: tuple[str, ...], sure: bool) -> Bomb:
    """All plates at once; "new" begins each of them."""
    bomb, plate = replace(bomb, plates=()), None
    for port in (*told[1:], "new"):
        if port != "new":
            plate = (*(plate or ()), port)
            continue
        bomb = _plate(bomb, plate, False, sure) if plate else replace(bomb, plates=(*bomb.plates, ()))
        plate = None
    return replace(bomb, plates_complete=True)


def _plate(bomb: Bomb, value: Any, correcting: bool, sure: bool, nth: Any = None) -> Bomb:
    ports = listed(value)
    plate = tuple(sorted(ports, key=PORTS.index)) if sure else check_plate(ports)
    if isinstance(nth, int) and 1 <= nth <= len(bomb.plates):
        # "The second plate has RJ-45", told again: it is not another one.
        return replace(bomb, plates=bomb.plates[: nth - 1] + (plate,) + bomb.plates[nth:])
    plates = bomb.plates[:-1] if correcting and bomb.plates else bomb.plates
    return replace(bomb, plates=(*plates, plate))


def without_told_again(bomb: Bomb, clauses: Iterable[Mapping[str, Any]]) -> Bomb:
    """Asked for all ports, a defuser reads the plates told before once more: they are not others beside them."""
    now: Counter[tuple[Any, ...]] = Counter()
    for slots in clauses:
        if "plate" in slots:
            now[tuple(sorted(listed(slots["plate"]), key=str))] += 1
        if "empty_plates" in slots:
            now[()] += int(slots["empty_plates"])
    before = Counter(tuple(sorted(plate)) for plate in bomb.plates)
    return replace(bomb, plates=()) if before and before <= now else bomb


def _without_old(bomb: Bomb, name: str, count: int, slots: Mapping[str, Any], correcting: bool) -> Bomb:
    """A corrected count does not stand against what was told, or followed from "none", of the other one."""
    other = "holders" if name == "batteries" else "batteries"
    said = {kind: (low, high) for kind, low, high in bomb.bounds if kind == other}
    if other in slots or other not in said:
        return bomb
    low, high = said[other]
    agree = low <= count <= 2 * high if other == "holders" else count <= high and low <= 2 * count
    if agree or not (correcting or high == 0):
        return bomb
    return replace(bomb, bounds=tuple(bound for bound in bomb.bounds if bound[0] != other))


def _check_batteries(bomb: Bomb, sure: bool) -> None:
    """Each holder holds one or two batteries, unless a mod's bomb is confirmed."""
    said = {name: (low, high) for name, low, high in bomb.bounds if name in ("batteries", "holders")}
    if sure or len(said) < 2:
        return
    (low, high), (least, most) = said["batteries"], said["holders"]
    if high < least or low > 2 * most:
        raise Contradiction("bad_batteries", batteries=low, holders=least)
