"""The built wheel carries all that is no Python, and works in a folder without the checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
PARTS = ("voice_expert", "grammars", "models", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
KNOWS_THE_LICENCE_KEY = 77
"""The first setuptools that reads pyproject's ``license = "MIT"``."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy so that the checkout stays as it is."""
    source = tmp_path_factory.mktemp("source")
    for part in PARTS:
        place = CHECKOUT / part
        if place.is_dir():
            shutil.copytree(place, source / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(place, source / part)
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--disable-pip-version-check", "-w", str(out)]
    if int(version("setuptools").partition(".")[0]) >= KNOWS_THE_LICENCE_KEY:
        command.append("--no-build-isolation")
    done = subprocess.run([*command, str(source)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder the wheel is installed into, alone."""
    target = tmp_path_factory.mktemp("installed")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check",
         "--target", str(target), str(wheel)],
        check=True, capture_output=True,
    )  # fmt: skip
    return target


def elsewhere(installed: Path, folder: Path, *arguments: str, stdin: str = "") -> str:
    """What Python prints in another folder, with the installed package alone before the dependencies."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "VOICE_EXPERT_HOME": str(folder / "home")}
    done = subprocess.run(
        [sys.executable, *arguments], input=stdin, capture_output=True, encoding="utf-8", env=environment, cwd=folder, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_data_file_is_inside(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"voice_expert/_data/{path.relative_to(CHECKOUT).as_posix()}" for path in (CHECKOUT / "grammars").rglob("*.yaml")}
    wanted |= {f"voice_expert/hearing/{path.name}" for path in (CHECKOUT / "voice_expert" / "hearing").glob("*.toml")}
    wanted |= {"voice_expert/_data/models/models.toml", "voice_expert/py.typed"}
    assert len(wanted) > 30
    assert wanted <= inside, sorted(wanted - inside)


def test_every_python_file_is_inside_and_nothing_else_is(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    ours = {path.relative_to(CHECKOUT).as_posix() for path in (CHECKOUT / "voice_expert").rglob("*.py")}
    assert ours == {name for name in inside if name.endswith(".py")}


def test_the_console_script_is_named(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = [entry for entry in archive.namelist() if entry.endswith("entry_points.txt")]
    assert "voice-expert = voice_expert.cli:main" in archive.read(name).decode()


@pytest.mark.parametrize(
    ("language", "lines"),
    [("en", ["wires", "red blue blue"]), ("ja", ["ワイヤ", "赤、青、青"]), ("ru", ["провода", "красный синий синий"])],
)
def test_a_conversation_runs_without_the_checkout(installed: Path, tmp_path: Path, language: str, lines: list[str]) -> None:
    where = elsewhere(installed, tmp_path, "-c", "import voice_expert; print(voice_expert.__file__)").strip()
    assert Path(where).is_relative_to(installed)
    said = "".join(line + "\n" for line in lines)
    out = elsewhere(installed, tmp_path, "-m", "voice_expert.cli", "type", "--lang", language, "--jsonl", stdin=said)
    assert [json.loads(line)["answer"] for line in out.splitlines()] == [None, {"cut": 3}]


def test_the_ears_find_their_tables_and_the_list_of_models(installed: Path, tmp_path: Path) -> None:
    look = (
        "from importlib import resources\n"
        "from voice_expert.hearing.pocketsphinx import thresholds\n"
        "from voice_expert.models_store import known\n"
        "assert thresholds()['default']\n"
        "print(sorted(p.name for p in resources.files('voice_expert.hearing').iterdir() if p.name.endswith('.toml')))\n"
        "print(sorted(known()))\n"
    )
    tables, models = elsewhere(installed, tmp_path, "-c", look).splitlines()
    assert "pocketsphinx_thresholds.toml" in tables and "whisper_thresholds.toml" in tables
    assert "whisper-base" in models
