"""What is worked out of the grammar files once, kept on disk for the next start: the spoken forms of all list values.

Reading the files takes a tenth of a second; making their forms, with the readings of numbers, half of one in Japanese.
What is kept stands under a digest of the grammar files and of the program that reads them, so it is never out of date.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from voice_expert import __version__
from voice_expert.grammar.lexicon import Branch, Lexicon

T = TypeVar("T")


class _Kept(msgspec.Struct, array_like=True):
    forms: list[tuple[str, list[tuple[Any, list[str]]]]]
    said: list[tuple[str, Any, str]]
    root: Branch
    vocabulary: list[str]
    counting: list[str]
    unspoken: list[tuple[Any, str]]
    template_words: list[str]


class Words(NamedTuple):
    """The values of a language with their forms, and the words of all its templates."""

    lexicon: Lexicon
    template_words: set[str]


def digest_of(texts: Iterable[str]) -> str:
    """Of grammar files, and of the version and the source text of what reads them."""
    found = hashlib.sha256(__version__.encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        found.update(source.read_bytes())
    for text in texts:
        found.update(text.encode())
    return found.hexdigest()[:16]


def words_of(language: str, digest: str, cache: Path | None, make: Callable[[], Words]) -> Words:
    """The words as an earlier run kept them, or made now, and then kept."""
    file = cache / f"words-{language}-{digest}.msgpack" if cache else None
    kept = read_kept(file, _Kept)
    if kept is not None:
        return _whole(language, kept)
    made = make()
    replace_kept(file, f"words-{language}-*", _plain(made))
    return made


def read_kept(file: Path | None, kind: type[T]) -> T | None:
    """What a file of the cache holds; None where there is none, or it is damaged."""
    if file is None:
        return None
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError):
        return None


def replace_kept(file: Path | None, older: str, content: Any) -> None:
    """Write a file of the cache whole, in the place of the older ones of this pattern. One that can't be written is no loss."""
    if file is None:
        return
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        for old in file.parent.glob(older):
            old.unlink()
        partial = file.with_suffix(f".{os.getpid()}")
        partial.write_bytes(msgspec.msgpack.encode(content))
        partial.replace(file)


def _whole(language: str, kept: _Kept) -> Words:
    lexicon = Lexicon(language, empty=True)
    lexicon.forms = {key: dict(values) for key, values in kept.forms}
    lexicon.said = {(key, value): said for key, value, said in kept.said}
    lexicon.root, lexicon.vocabulary = kept.root, set(kept.vocabulary)
    lexicon.counting, lexicon.unspoken = set(kept.counting), set(kept.unspoken)
    return Words(lexicon, set(kept.template_words))


def _plain(words: Words) -> _Kept:
    lexicon = words.lexicon
    return _Kept(
        forms=[(key, list(values.items())) for key, values in lexicon.forms.items()],
        said=[(key, value, said) for (key, value), said in lexicon.said.items()],
        root=lexicon.root,
        vocabulary=sorted(lexicon.vocabulary),
        counting=sorted(lexicon.counting),
        unspoken=sorted(lexicon.unspoken, key=repr),
        template_words=sorted(words.template_words),
    )
