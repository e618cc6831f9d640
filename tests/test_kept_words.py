"""The words of the grammar files as they were kept by an earlier start."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_expert.data import folder
from voice_expert.grammar.load import LanguageGrammar, load_folder
from voice_expert.grammar.text import LANGUAGES


def files(cache: Path) -> list[Path]:
    return sorted(cache.glob("words-*"))


def loaded(language: str, cache: Path | None) -> LanguageGrammar:
    return load_folder(language, folder("grammars") / language, cache)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_kept_as_they_were_made(language: str, tmp_path: Path) -> None:
    made, first, again = loaded(language, None), loaded(language, tmp_path), loaded(language, tmp_path)
    [file] = files(tmp_path)
    for kept in (first, again):
        assert kept.template_words == made.template_words
        assert kept.lexicon.forms == made.lexicon.forms and kept.lexicon.said == made.lexicon.said
        assert kept.lexicon.vocabulary == made.lexicon.vocabulary and kept.lexicon.unspoken == made.lexicon.unspoken
        assert kept.lexicon.root == made.lexicon.root and kept.lexicon.counting == made.lexicon.counting
        # True is no 1, also where they are kept.
        assert [(k, type(v)) for k, vs in kept.lexicon.forms.items() for v in vs] == [
            (k, type(v)) for k, vs in made.lexicon.forms.items() for v in vs
        ]


@pytest.mark.parametrize("content", [b"", b"\x93\x01", b"\xff" * 5000, b"{}"])
def test_kept_words_that_are_damaged_are_made_anew(content: bytes, tmp_path: Path) -> None:
    loaded("en", tmp_path)
    [file] = files(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(content)
    assert loaded("en", tmp_path).lexicon.forms
    assert file.read_bytes() == whole


def test_other_files_are_read_anew_and_the_older_words_go(tmp_path: Path) -> None:
    grammars, cache = tmp_path / "grammars", tmp_path / "cache"
    grammars.mkdir()
    for file in (folder("grammars") / "en").glob("_*.yaml"):
        (grammars / file.name).write_text(file.read_text("utf-8"), "utf-8")
    load_folder("en", grammars, cache)
    [before] = files(cache)
    common = grammars / "_common.yaml"
    common.write_text(common.read_text("utf-8").replace("lists:\n", "lists:\n  odd:\n    one: [peculiarity]\n", 1), "utf-8")
    assert "peculiarity" in load_folder("en", grammars, cache).lexicon.vocabulary
    [after] = files(cache)
    assert after != before


def test_a_cache_that_cannot_be_written_is_no_loss(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.write_text("a file where the folder should be")
    assert loaded("en", cache).lexicon.forms
