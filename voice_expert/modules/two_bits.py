"""Two Bits: a code gives a letter pair, the pair a new code; the third result is submitted. Manual page "On the subject
of two bits"."""

from typing import Any

from voice_expert.modules.kit import (
    Answer,
    Bomb,
    Contradiction,
    Module,
    Telling,
    answer,
    append,
    listing,
    put,
    record,
    whole,
)

PAIRS = (
    # row = tens digit of the code, column = ones digit 0 to 9
    "kb dk gv tk pv kp bv vt pz dt",
    "ee zk ke ck zp pp tp tg pd pt",
    "tz eb ec cc cz zv cv gc bt gt",
    "bz pk kz kg vd ce vb kd gg dg",
    "pb vv ge kv dz pe db cd td cb",
    "gb tv kk bg bp vp ep tt ed zg",
    "de dd ev te zd bb pc bd kc zb",
    "eg bc tc ze zc gp et vc tb vz",
    "ez ek dv cg ve dp bk pg gk gz",
    "kt ct zz vg gd cp be zt vk dc",
)


@record
class TwoBits:
    """The results read so far, oldest first."""

    responses: tuple[int, ...] = ()


def solve(bomb: Bomb, seen: TwoBits) -> Answer:
    responses = seen.responses
    if not listing(responses, 0, 3) or not all(whole(code, 0, 99) for code in responses):
        raise Contradiction("bad_input")
    if len(responses) > 1:
        check([start_code(bomb), *responses])
    code = responses[-1] if responses else start_code(bomb)
    pair = pair_of(code)
    done = len(responses) == 3
    action = "submit" if done else "query"
    return answer(
        action,
        {"action": action, "code": code, "pair": pair},
        pair=tuple(pair),
        code=code,
        why="result" if responses else "start_code",
        then=() if done else f"responses[{len(responses)}]",
        final=done,
    )


def pair_of(code: int) -> str:
    return PAIRS[code // 10].split()[code % 10]


def start_code(bomb: Bomb) -> int:
    base = ord(bomb.serial.first_letter) - ord("A") + 1
    value = base + bomb.batteries * bomb.serial.last_digit
    # Only a Stereo RCA port without any RJ-45 port doubles.
    if bomb.has_port("Stereo RCA") and not bomb.has_port("RJ-45"):
        value *= 2
    return value % 100


def check(codes: list[int]) -> None:
    """The device is one-to-one: equal codes give equal results, different codes different ones."""
    steps = list(zip(codes, codes[1:], strict=False))
    for number, (code, result) in enumerate(steps):
        for other, other_result in steps[:number]:
            if (code == other) != (result == other_result):
                raise Contradiction("inconsistent", pair=tuple(pair_of(code)), result=result)


_NEXT = append("responses")


def heard(seen: TwoBits, value: Any, telling: Telling) -> TwoBits:
    """The next result; or "the first was 13": what was read after it answered the wrong pair and is read anew."""
    at = telling.slots.get("at")
    if isinstance(value, tuple):
        # Its two digits told apart: "four and five".
        value = 10 * value[0] + value[1]
    if at is None:
        return _NEXT(seen, value, telling)  # type: ignore[no-any-return]
    place = len(seen.responses) if at == "last" else int(at)
    if not 1 <= place <= len(seen.responses) + 1:
        raise Contradiction("bad_input")
    return put(seen, responses=(*seen.responses[: place - 1], value))


def misused(seen: TwoBits, value: Any, telling: Telling) -> TwoBits:
    """The device shows an error: nothing is lost, the same pair is entered again."""
    return seen


MODULE = Module("two_bits", TwoBits, solve, folds={"response": heard, "device": misused})
