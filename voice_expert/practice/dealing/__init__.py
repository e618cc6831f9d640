"""How each module is dealt: one file per module id, found by itself.

To add one, write ``dealing/<id>.py`` with a function

    def deal(draw: random.Random, bomb: Bomb) -> Dealt

that draws a state as the game deals it (the facts' state JSON, everything the defuser can see, nulls left out) and
returns ``Dealt(state)``. ``bomb`` is fully known. The rest follows by itself: a fact the expert asks for is looked up in
the state (``columns[3]``) and said in any sentence of the module's grammar file whose slot of that name holds it; the
answer is right when the solver, shown all of the state, agrees. Only what differs needs words (see ``dealt.py``):

* ``ways={"symbols[0]": ({"symbols": all_four},)}``: slots other than the one called like the fact; several ways are
  tried at random, the first is the usual one; a tuple of slots is told in several clauses;
* ``coming=(…)``: the changes of the state that the next right answers bring (stages; the button's strip);
* ``shows="…"``: the fact told when the expert waits without asking;
* a subclass with ``presses`` (an answer that is only a hint), ``right`` (when an answer counts as right), ``after``
  (what a right press brings), ``struck`` (after a strike) or ``after_solve`` (bosses).

A dealing file may read a solver's tables; no solver imports anything from here. ``python -m benchmarks.talk_cost --only
<id> --count 50 --show`` plays it and prints every conversation that went wrong.
"""

from __future__ import annotations

import pkgutil
import random
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from importlib import import_module

from voice_expert.bomb.edgework import Bomb
from voice_expert.practice.dealt import Dealt

Deal = Callable[[random.Random, Bomb], Dealt]


@lru_cache(maxsize=1)
def dealers() -> dict[str, Deal]:
    """The deal function of each module that can be dealt, by id."""
    names = sorted(entry.name for entry in pkgutil.iter_modules(__path__) if not entry.name.startswith("_"))
    return {name: import_module(f"{__name__}.{name}").deal for name in names}


def deal(module: str, draw: random.Random, bomb: Bomb) -> Dealt:
    """A legal instance of this module on this bomb."""
    return replace(dealers()[module](draw, bomb), module=module)
