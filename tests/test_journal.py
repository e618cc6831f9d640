"""The journal: nothing that was said is lost, whatever happens to the program."""

from __future__ import annotations

import json
import os
import random
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from voice_expert.journal.journal import Journal, JournalError, read
from voice_expert.keeping import KeptConversation

SCRIPT = [
    "wires", "red red blue black", "the last digit is odd", "no, the third is red", "solved", "letter keys",
    "number fifty", "serial A L 5 Q F 2", "undo", "redo", "three batteries in two holders", "the button",
    "red detonate", "strike", "status", "wires", "blue blue white", "why", "repeat", "cancel",
]  # fmt: skip


def talk(folder: Path, lines: list[str]) -> KeptConversation:
    kept = KeptConversation("en", folder)
    for line in lines:
        kept.hear(line)
    return kept


def test_a_session_goes_on_at_the_same_question(tmp_path: Path) -> None:
    whole = talk(tmp_path / "whole", SCRIPT[:2])
    question, session = whole.session.question, whole.session
    whole.close()
    again = KeptConversation("en", tmp_path / "whole")
    assert again.session.question == question and again.session == session
    assert "odd" in again.greeting
    again.close()


@pytest.mark.parametrize("cut", range(1, len(SCRIPT), 3))
def test_resuming_anywhere_leads_to_the_same_end(tmp_path: Path, cut: int) -> None:
    talk(tmp_path / "a", SCRIPT).close()
    first = talk(tmp_path / "b", SCRIPT[:cut])
    first.close()
    talk(tmp_path / "b", SCRIPT[cut:]).close()
    one, two = KeptConversation("en", tmp_path / "a"), KeptConversation("en", tmp_path / "b")
    assert one.session == two.session
    one.close()
    two.close()


def test_undo_works_across_runs(tmp_path: Path) -> None:
    talk(tmp_path / "s", ["wires", "red blue blue"]).close()
    again = KeptConversation("en", tmp_path / "s")
    turn = again.hear("undo")
    assert turn.reply.asking == ("wires",)
    again.close()


def test_a_torn_last_line_is_left_out_and_reported(tmp_path: Path) -> None:
    talk(tmp_path / "s", SCRIPT[:3]).close()
    path = tmp_path / "s" / "journal.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"wall": 12, "he')
    again = KeptConversation("en", tmp_path / "s")
    assert again.journal.found.torn == 16 and "cut off" in again.greeting
    again.hear("why")
    again.close()
    assert read(path).torn == 0


def test_every_cut_of_the_last_line_is_survived(tmp_path: Path) -> None:
    talk(tmp_path / "s", SCRIPT[:3]).close()
    path = tmp_path / "s" / "journal.jsonl"
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(last, len(whole)):
        path.write_bytes(whole[:end])
        assert len(read(path).events) == 2


def test_damage_in_the_middle_is_said_not_hidden(tmp_path: Path) -> None:
    talk(tmp_path / "s", SCRIPT[:4]).close()
    path = tmp_path / "s" / "journal.jsonl"
    lines = path.read_bytes().split(b"\n")
    lines[2] = b"garbage"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(JournalError) as error:
        read(path)
    assert error.value.code == "unreadable"


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "s"
    folder.mkdir()
    (folder / "journal.jsonl").write_text(json.dumps({"schema": 99}) + "\n")
    with pytest.raises(JournalError) as error:
        Journal(folder, "en")
    assert error.value.code == "newer"


def test_a_session_in_use_is_refused(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "s", "en")
    with pytest.raises(JournalError) as error:
        Journal(tmp_path / "s", "en")
    assert error.value.code == "in_use"
    journal.close()
    Journal(tmp_path / "s", "en").close()


@pytest.mark.skipif(sys.platform == "win32", reason="file modes are POSIX")
def test_the_journal_is_private(tmp_path: Path) -> None:
    talk(tmp_path / "s", ["wires"]).close()
    assert stat.S_IMODE((tmp_path / "s").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "s" / "journal.jsonl").stat().st_mode) == 0o600


def test_new_keeps_the_old_journal(tmp_path: Path) -> None:
    talk(tmp_path / "s", ["wires"]).close()
    fresh = KeptConversation("en", tmp_path / "s", new=True)
    assert fresh.session.in_hand is None
    fresh.close()
    assert len(list((tmp_path / "s").glob("journal-*.jsonl"))) == 1


def killed_at(folder: Path, replies: int, delay: float) -> list[dict[str, object]]:
    """Run ``type``, kill it -9 shortly after so many replies; the replies it gave."""
    environment = {**os.environ, "VOICE_EXPERT_HOME": str(folder)}
    process = subprocess.Popen(
        [sys.executable, "-m", "voice_expert.cli", "type", "--jsonl"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
    )  # fmt: skip
    assert process.stdin and process.stdout
    given = []
    for line in SCRIPT[:replies]:
        process.stdin.write(line.encode() + b"\n")
        process.stdin.flush()
        given.append(json.loads(process.stdout.readline()))
    if replies < len(SCRIPT):
        process.stdin.write(SCRIPT[replies].encode() + b"\n")
        process.stdin.flush()
        time.sleep(delay)
    process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    return given


def check_kill(folder: Path, draw: random.Random) -> None:
    """Kill at a random point; what was replied to is there again, the next line wholly or not at all."""
    replies = draw.randrange(1, len(SCRIPT) + 1)
    given = killed_at(folder, replies, draw.random() * 0.01)
    kept = KeptConversation("en", folder / "sessions" / "default")
    events = [event.text for event in kept.journal.found.events]
    assert events in (SCRIPT[:replies], SCRIPT[: replies + 1])
    if events == SCRIPT[:replies]:
        asking = list(kept.session.question.facts) if kept.session.question else None
        assert asking == given[-1]["asking"]
    kept.close()


def test_kill_nine_loses_nothing(tmp_path: Path) -> None:
    draw = random.Random(9)
    for number in range(20):
        check_kill(tmp_path / str(number), draw)
