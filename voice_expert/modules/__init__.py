"""One file per module of the manual, and one package per game; each defines MODULE and is found by itself.

Modules from other packages join through the entry point group ``voice_expert.modules``.
"""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

from voice_expert import games
from voice_expert.modules.kit import Module


@lru_cache(maxsize=1)
def registry() -> dict[str, Module]:
    """All modules by id, in alphabetical order."""
    found: dict[str, Module] = {}
    for package, path in ((__name__, __path__), (games.__name__, games.__path__)):
        for entry in pkgutil.iter_modules(path):
            module = getattr(import_module(f"{package}.{entry.name}"), "MODULE", None)
            if isinstance(module, Module):
                found[module.id] = module
    for point in entry_points(group="voice_expert.modules"):
        module = point.load()
        if isinstance(module, Module):
            found[module.id] = module
    return dict(sorted(found.items()))
