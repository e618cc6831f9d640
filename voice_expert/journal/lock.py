"""A lock on a file that other runs of the program see; the system frees it when the process dies."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path


class FileLock:
    """Taken by one process at a time (POSIX and Windows)."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def take(self) -> bool:
        """True when the lock is ours now, False when another run holds it."""
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            return False
        return True

    def give(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._file)
