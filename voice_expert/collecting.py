"""Python's collector of cyclic garbage, kept from searching what stays anyway.

Reading the grammars makes a million objects that live as long as the program. Collecting while they are made took two
thirds of the time, and every later collection would go through them again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def lasting() -> Iterator[None]:
    """What is made inside stays: nothing is collected meanwhile, and what is there afterwards is never searched."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if collecting:
            gc.enable()
