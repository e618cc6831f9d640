"""The casing itself: serial number, batteries, indicators, ports. Manual appendices A, B, C."""

from typing import Any

from voice_expert.bomb.edgework import INDICATORS, PLATE_KINDS, PORTS, SERIAL_PATTERN, VOWELS, digits_of, letters_of
from voice_expert.modules.kit import (
    UNTOLD,
    Answer,
    Bomb,
    Contradiction,
    Missing,
    Module,
    answer,
    known,
    listing,
    one_of,
    record,
    told,
    whole,
)

MANY = 1_000_000
FACTS = {
    "serial": "serial",
    "batteries": "batteries",
    "holders": "holders",
    "indicators": "indicators",
    "port_plates": "ports",
}
"""Field and the fact to ask for it."""


@record
class Edgework:
    """The casing as written in JSON; indicators are {label, lit}."""

    serial: str = UNTOLD
    batteries: int = UNTOLD
    holders: int = UNTOLD
    indicators: tuple[dict[str, Any], ...] = UNTOLD
    port_plates: tuple[tuple[str, ...], ...] = UNTOLD


def solve(bomb: Bomb, seen: Edgework) -> Answer:
    check(seen)
    for name, fact in FACTS.items():
        if not told(seen, name):
            raise Missing(fact, subject=seen)

    letters, digits = letters_of(seen.serial), digits_of(seen.serial)
    ports = [port for plate in seen.port_plates for port in plate]
    facts = {
        "first_letter": letters[0],
        "first_digit": digits[0],
        "last_digit": digits[-1],
        "last_digit_odd": digits[-1] % 2 == 1,
        "has_vowel": any(letter in VOWELS for letter in letters),
        "letters": list(letters),
        "digits": list(digits),
        "batteries": seen.batteries,
        "holders": seen.holders,
        "aa": 2 * (seen.batteries - seen.holders),
        "d": 2 * seen.holders - seen.batteries,
        "lit": sorted(item["label"] for item in seen.indicators if item["lit"]),
        "unlit": sorted(item["label"] for item in seen.indicators if not item["lit"]),
        "ports": {port: ports.count(port) for port in PORTS if port in ports},
        "port_count": len(ports),
        "plates": len(seen.port_plates),
        "empty_plates": sum(not plate for plate in seen.port_plates),
        "widgets": seen.holders + len(seen.indicators) + len(seen.port_plates),
    }
    return answer("read_back", facts, serial=seen.serial, odd=facts["last_digit_odd"], vowel=facts["has_vowel"])


def check(seen: Edgework) -> None:
    """What was told of the casing must be possible, whatever the rest is."""
    serial = known(seen, "serial", "AB1CD2")
    if not isinstance(serial, str) or not SERIAL_PATTERN.fullmatch(serial):
        raise Contradiction("bad_serial")

    batteries, holders = known(seen, "batteries"), known(seen, "holders")
    if any(count is not None and not whole(count, 0, MANY) for count in (batteries, holders)):
        raise Contradiction("bad_batteries")
    if batteries is not None and holders is not None and not holders <= batteries <= 2 * holders:
        raise Contradiction("bad_batteries")

    indicators = known(seen, "indicators", ())
    if not listing(indicators) or not all(indicator(item) for item in indicators):
        raise Contradiction("bad_indicator")
    if len({item["label"] for item in indicators}) < len(indicators):
        raise Contradiction("duplicate_indicator")

    plates = known(seen, "port_plates", ())
    if not listing(plates) or not all(listing(plate) and all(one_of(p, PORTS) for p in plate) for plate in plates):
        raise Contradiction("bad_port")
    for plate in plates:
        if len(set(plate)) < len(plate) or not any(set(plate) <= kind for kind in PLATE_KINDS):
            raise Contradiction("bad_plate", ports=plate)


def indicator(item: Any) -> bool:
    return isinstance(item, dict) and one_of(item.get("label"), INDICATORS) and isinstance(item.get("lit"), bool)


MODULE = Module("edgework", Edgework, solve, kind="reference", optional=frozenset(FACTS))
