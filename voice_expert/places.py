"""Where the program keeps things: models, sessions. All below one folder, which VOICE_EXPERT_HOME can move."""

from __future__ import annotations

import os
import re
from pathlib import Path

from platformdirs import user_data_dir


def home() -> Path:
    """The program's own folder."""
    moved = os.environ.get("VOICE_EXPERT_HOME")
    return Path(moved).expanduser() if moved else Path(user_data_dir("voice-expert", appauthor=False))


def session_folder(name: str) -> Path:
    """The folder of a session; ValueError for names that are no plain file names."""
    if not re.fullmatch(r"[\w][\w.-]{0,63}", name) or name.endswith("."):
        raise ValueError(f"a session's name is letters, digits, '-', '_' and '.', at most 64: {name!r}")
    return home() / "sessions" / name
