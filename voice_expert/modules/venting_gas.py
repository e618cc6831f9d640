"""Venting Gas: a needy question, yes or no. Manual page "On the subject of venting gas"."""

from typing import Literal

from voice_expert.modules.kit import UNTOLD, Answer, Bomb, Contradiction, Module, answer, one_of, record

PRESS = {"vent_gas": "Y", "detonate": "N"}


@record
class VentingGas:
    """The question on the screen."""

    prompt: Literal["vent_gas", "detonate"] = UNTOLD


def solve(bomb: Bomb, seen: VentingGas) -> Answer:
    prompt = seen.prompt
    if not one_of(prompt, PRESS):
        raise Contradiction("unknown_prompt")
    return answer("press", {"press": PRESS[prompt]}, press=PRESS[prompt], prompt=prompt, why=prompt)


MODULE = Module("venting_gas", VentingGas, solve, kind="needy")
