"""Where the files that are no Python live: grammars and the list of models."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder ``name`` ("grammars" or "models").

    An installed package carries it inside itself; in a checkout it stands at the top level.
    Raises FileNotFoundError, naming both places, when neither is there.
    """
    inside, checkout = _PACKAGE / "_data" / name, _PACKAGE.parent / name
    for place in (inside, checkout):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no folder {name!r}: looked for {inside} and {checkout}")
