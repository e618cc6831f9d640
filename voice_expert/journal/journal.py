"""The journal of a session: append-only JSON lines, private to the user, whole up to the last line after any crash.

Each line is written to the system before the reply is given; forcing it to the disk happens in the background.
"""

from __future__ import annotations

import contextlib
import json
import os
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voice_expert import __version__
from voice_expert.dialogue.session import Understood
from voice_expert.journal.lines import SCHEMA, from_line, to_line
from voice_expert.journal.lock import FileLock


class JournalError(Exception):
    """The journal cannot be used; ``code`` is in_use, unreadable, newer or unwritable."""

    def __init__(self, code: str, path: Path, detail: str = "") -> None:
        super().__init__(f"{code}: {path} {detail}".strip())
        self.code, self.path, self.detail = code, path, detail


@dataclass(frozen=True)
class Found:
    """What a journal held."""

    header: dict[str, Any]
    events: tuple[Understood, ...]
    torn: int
    """Bytes of a last line that was cut off by a crash and left out."""


def read(path: Path) -> Found:
    """All whole events of a journal file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise JournalError("unreadable", path, str(error)) from error
    header: dict[str, Any] = {}
    events: list[Understood] = []
    whole = 0
    for number, line in enumerate(content.split(b"\n")):
        end = whole + len(line) + 1
        if end > len(content):
            break
        try:
            raw = json.loads(line.decode("utf-8"))
            if number == 0:
                header = _checked_header(raw, path)
            else:
                events.append(from_line(raw))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            if content.count(b"\n", end) == 0 and end >= len(content):
                break
            raise JournalError("unreadable", path, f"line {number + 1}: {error}") from error
        whole = end
    return Found(header, tuple(events), len(content) - whole)


def _checked_header(raw: Any, path: Path) -> dict[str, Any]:
    if not isinstance(raw, dict) or "schema" not in raw:
        raise ValueError("no journal")
    if int(raw["schema"]) > SCHEMA:
        raise JournalError("newer", path, f"schema {raw['schema']}")
    return raw


class Journal:
    """A session's journal, open for writing and locked against other runs."""

    def __init__(self, folder: Path, language: str, new: bool = False) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with contextlib.suppress(OSError):
                folder.chmod(0o700)
            self._lock = FileLock(folder / "lock")
        except OSError as error:
            raise JournalError("unwritable", folder, str(error)) from error
        if not self._lock.take():
            raise JournalError("in_use", folder)
        self.path = folder / "journal.jsonl"
        self.found = Found({}, (), 0)
        try:
            if new and self.path.exists():
                self._set_aside()
            if self.path.exists() and self.path.stat().st_size:
                self.found = read(self.path)
                if self.found.torn:
                    self._cut(self.found.torn)
            self._file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        except OSError as error:
            self._lock.give()
            raise JournalError("unwritable", self.path, str(error)) from error
        except JournalError:
            self._lock.give()
            raise
        if not self.found.header:
            header = {"schema": SCHEMA, "app": __version__, "language": language, "wall": round(time.time(), 3)}
            self._write(json.dumps(header))
        self._dirty = threading.Event()
        self._closing = False
        self._syncer = threading.Thread(target=self._sync, daemon=True, name="journal")
        self._syncer.start()

    def append(self, event: Understood) -> None:
        """Keep an event; it survives a crash of the program from here on."""
        self._write(to_line(event, time.time(), time.monotonic()))
        self._dirty.set()

    def close(self) -> None:
        self._closing = True
        self._dirty.set()
        self._syncer.join(timeout=2)
        with contextlib.suppress(OSError):
            os.fsync(self._file)
        os.close(self._file)
        self._lock.give()

    def _write(self, line: str) -> None:
        os.write(self._file, line.encode("utf-8", "replace") + b"\n")

    def _sync(self) -> None:
        while not self._closing:
            self._dirty.wait()
            self._dirty.clear()
            with contextlib.suppress(OSError):
                os.fsync(self._file)
            time.sleep(0.05)

    def _set_aside(self) -> None:
        for target in self._free_names():
            self.path.replace(target)
            return

    def _free_names(self) -> Iterator[Path]:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        for count in range(1000):
            target = self.folder / f"journal-{stamp}{f'-{count}' if count else ''}.jsonl"
            if not target.exists():
                yield target

    def _cut(self, torn: int) -> None:
        """Take the torn end away (kept beside the journal), so that the next line begins on its own."""
        content = self.path.read_bytes()
        (self.folder / "torn.txt").write_bytes(content[len(content) - torn :])
        with self.path.open("r+b") as file:
            file.truncate(len(content) - torn)
