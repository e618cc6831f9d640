"""How many cores NumPy may use. The one place that knows threadpoolctl."""

from __future__ import annotations

import importlib
from typing import Any

_limits: list[Any] = []


def calm_blas() -> None:
    """One thread for matrix products from now on, in this process; without threadpoolctl they stay as they are.

    The decoder's matrices are small. BLAS threads that wait for each other by spinning make them slower, many times so
    when another program, such as the game, wants the same cores.
    """
    if _limits:
        return
    try:
        threadpoolctl = importlib.import_module("threadpoolctl")
    except ModuleNotFoundError:
        return
    _limits.append(threadpoolctl.threadpool_limits(limits=1, user_api="blas"))
