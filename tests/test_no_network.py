"""At run time nothing leaves the computer: conversations run where no network exists, and nothing even asks for one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.speech.voices import joined, missing, say, silence, write_wav

GUARD = '''
"""Loaded by Python before anything else: whoever turns to the network is written down and refused."""
import os, sys

def watch(event, arguments):
    if event in ("socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname", "socket.bind"):
        address = arguments[1] if event in ("socket.connect", "socket.sendto", "socket.bind") else arguments[0]
        if isinstance(address, (str, bytes)) and event in ("socket.connect", "socket.sendto", "socket.bind"):
            return  # a socket of this computer's own, with a path
        with open(os.environ["GUARD_LOG"], "a") as file:
            file.write(f"{event} {arguments[1:]}\\n")
        raise PermissionError(f"there is no network: {event}")

sys.addaudithook(watch)
'''


@pytest.fixture
def guarded(tmp_path: Path) -> dict[str, str]:
    """An environment in which Python refuses the network and writes down who asked for it."""
    (tmp_path / "guard").mkdir()
    (tmp_path / "guard" / "sitecustomize.py").write_text(GUARD)
    checkout = Path(__file__).resolve().parent.parent
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tmp_path / "guard"), str(checkout)]),
        "GUARD_LOG": str(tmp_path / "asked"),
        "VOICE_EXPERT_HOME": str(tmp_path / "home"),
        "http_proxy": "http://127.0.0.1:9",
        "https_proxy": "http://127.0.0.1:9",
    }


def without_network(command: list[str]) -> list[str]:
    """In a name space that has no network, where the system allows to make one."""
    tool = shutil.which("unshare")
    for options in (["-n"], ["-rn"]):
        if tool and subprocess.run([tool, *options, "true"], capture_output=True).returncode == 0:
            return [tool, *options, *command]
    return command


def expert(environment: dict[str, str], folder: Path, *arguments: str, stdin: str = "") -> list[dict[str, object]]:
    done = subprocess.run(
        without_network([sys.executable, "-m", "voice_expert.cli", *arguments]),
        input=stdin, capture_output=True, encoding="utf-8", env=environment, cwd=folder, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not Path(environment["GUARD_LOG"]).exists(), Path(environment["GUARD_LOG"]).read_text()
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_guard_guards(guarded: dict[str, str]) -> None:
    """Otherwise the tests below would prove nothing."""
    look = "import socket; socket.create_connection(('192.0.2.1', 80), 1)"
    done = subprocess.run([sys.executable, "-c", look], env=guarded, capture_output=True, encoding="utf-8")
    assert done.returncode != 0 and "there is no network" in done.stderr
    assert "socket" in Path(guarded["GUARD_LOG"]).read_text()


@pytest.mark.parametrize(
    ("language", "lines"),
    [("en", "wires\nred blue blue\nwhy\n"), ("ja", "ワイヤ\n赤、青、青\nなぜ\n"), ("ru", "провода\nкрасный синий синий\nпочему\n")],
)
def test_a_typed_conversation(guarded: dict[str, str], tmp_path: Path, language: str, lines: str) -> None:
    replies = expert(guarded, tmp_path, "type", "--lang", language, "--jsonl", "--new", stdin=lines)
    assert replies[1]["answer"] == {"cut": 3}


def test_a_spoken_conversation(guarded: dict[str, str], tmp_path: Path) -> None:
    absent = missing("slt")
    if absent:
        pytest.skip(absent)
    paths = []
    for text in ("wires", "blue white red"):
        paths += ["--wav", str(tmp_path / f"{text}.wav")]
        write_wav(tmp_path / f"{text}.wav", joined(silence(0.4), say("slt", text), silence(0.6)))
    out = tmp_path / "out.wav"
    replies = expert(guarded, tmp_path, "run", "--engine", "pocketsphinx", "--jsonl", "--new", "--out", str(out), *paths)
    assert replies[-1]["answer"] == {"cut": 3}
    assert out.stat().st_size > 10_000, "the answer was not spoken"


def test_nothing_is_written_outside_its_own_folder(guarded: dict[str, str], tmp_path: Path) -> None:
    """A home folder of its own and a current folder stay as they were."""
    owner, here = tmp_path / "owner", tmp_path / "here"
    owner.mkdir()
    here.mkdir()
    environment = {**guarded, "HOME": str(owner), "XDG_CACHE_HOME": str(owner / "c"), "XDG_DATA_HOME": str(owner / "d")}
    expert(environment, here, "type", "--jsonl", stdin="wires\nred blue blue\n")
    assert list(owner.rglob("*")) == [] and list(here.rglob("*")) == []
    assert (tmp_path / "home" / "sessions" / "default" / "journal.jsonl").exists()
