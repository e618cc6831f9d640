"""``voice-expert type`` and ``solve`` as other programs call them (README, "For other programs")."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

KEYS = {
    "turn", "heard", "understood", "confidence", "changed", "say", "module", "copy", "asking", "answer", "also",
}  # fmt: skip


def run(home: Path, *arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "VOICE_EXPERT_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "voice_expert.cli", *arguments], input=stdin, capture_output=True, env=environment, timeout=60
    )


def replies(home: Path, *lines: str) -> list[dict[str, object]]:
    done = run(home, "type", "--jsonl", stdin="".join(line + "\n" for line in lines).encode())
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


def test_one_reply_a_line_whatever_the_line(tmp_path: Path) -> None:
    odd = [b"wires", b"", b"   ", b"\xff\xfe\x00", b"x" * 200_000, "赤青🎈".encode(), b"red blue blue", b"?"]
    done = run(tmp_path, "type", "--jsonl", stdin=b"\n".join(odd) + b"\n")
    lines = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert len(lines) == len(odd) and done.returncode == 0
    assert all(set(line) == KEYS for line in lines)
    assert [line["turn"] for line in lines] == list(range(1, len(odd) + 1))


def test_plain_mode_prints_a_dash_for_what_is_not_for_us(tmp_path: Path) -> None:
    done = run(tmp_path, "type", stdin=b"she got a red card\nwires\n\n")
    assert done.stdout.decode().splitlines() == ["-", "Wire colours, top to bottom?", "-"]
    assert b"241" in done.stderr or b"2 4 1" in done.stderr


def test_the_greeting_is_plain_text(tmp_path: Path) -> None:
    greeting = run(tmp_path, "type", "--lang", "ja", stdin=b"").stderr.decode()
    assert "2 4 1" in greeting and "{" not in greeting and "|" not in greeting


def test_an_answer_and_its_json(tmp_path: Path) -> None:
    opened, answered = replies(tmp_path, "wires", "red blue blue")
    assert opened["asking"] == ["wires"] and opened["module"] == "wires" and opened["copy"] == 1
    assert answered["answer"] == {"cut": 3} and answered["asking"] is None and answered["changed"]
    assert answered["understood"] == [{"module": "wires", "copy": 1, "slots": {"wires": ["red", "blue", "blue"]}}]


def test_commands_that_change_nothing_say_so(tmp_path: Path) -> None:
    quiet = ["repeat", "help", "status", "why", "time", "what did you hear", "which modules do you know", "stop"]
    for reply in replies(tmp_path, "wires", "red blue blue", *quiet)[2:]:
        assert reply["changed"] is False and reply["understood"], reply


def test_impossible_input_is_an_error_answer_and_no_change(tmp_path: Path) -> None:
    reply = replies(tmp_path, "wires", "red blue")[1]
    assert reply["answer"] == {"error": "wire_count"} and reply["changed"] is False and reply["asking"] == ["wires"]


def test_sessions_are_kept_apart_and_can_be_new(tmp_path: Path) -> None:
    run(tmp_path, "type", "--session", "one", stdin=b"wires\n")
    other = run(tmp_path, "type", "--session", "two", "--jsonl", stdin=b"status\n")
    assert json.loads(other.stdout)["module"] is None
    again = run(tmp_path, "type", "--session", "one", "--jsonl", stdin=b"status\n")
    assert json.loads(again.stdout)["module"] == "wires"
    fresh = run(tmp_path, "type", "--session", "one", "--new", "--jsonl", stdin=b"status\n")
    assert json.loads(fresh.stdout)["module"] is None


@pytest.mark.parametrize("name", ["../evil", "", "a/b", ".hidden", "x" * 80])
def test_bad_session_names_are_refused(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "type", "--session", name, stdin=b"wires\n")
    assert done.returncode == 2 and b"session" in done.stderr


def test_solve_goes_on_after_bad_lines(tmp_path: Path) -> None:
    lines = b'{"state": {"wires": ["red", "blue", "blue"]}}\nnope\n[1]\n{"state": null}\n{}\n'
    done = run(tmp_path, "solve", "wires", stdin=lines)
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        {"answer": {"cut": 3}},
        {"error": "bad_json", "line": 2},
        {"error": "bad_json", "line": 3},
        {"answer": {"error": "wire_count"}},
        {"answer": {"error": "wire_count"}},
    ]
    assert done.returncode == 1


def test_solve_reads_a_file_and_knows_its_modules(tmp_path: Path) -> None:
    file = tmp_path / "in.jsonl"
    file.write_text('{"state": {"wires": ["red", "red", "blue", "black"]}}\n')
    done = run(tmp_path, "solve", "wires", str(file))
    assert json.loads(done.stdout) == {"missing": "serial_last_digit"} and done.returncode == 0
    assert run(tmp_path, "solve", "wirse").returncode == 2
    assert b"wires" in run(tmp_path, "solve", "wirse").stderr
    assert run(tmp_path, "solve", "wires", str(tmp_path / "none")).returncode == 1


@pytest.mark.parametrize("verb", ["run", "type", "solve", "modules", "doctor", "models", "replay", "grammar", "demo"])
def test_every_verb_has_help_with_an_example(tmp_path: Path, verb: str) -> None:
    done = run(tmp_path, verb, "--help")
    assert done.returncode == 0 and b"voice-expert" in done.stdout
