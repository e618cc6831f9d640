"""A key that is heard while the game has the focus: hold it to talk. The only file that knows the hotkey library."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, Literal

HotkeyFault = Literal["library_missing", "wayland", "no_display", "permission", "key_unknown"]

_HOW: dict[HotkeyFault, str] = {
    "library_missing": 'Install the extra: pip install "voice-expert[hotkey]".',
    "wayland": "Wayland lets no program watch keys for others: log in to an X11 session, or use the open microphone.",
    "no_display": "There is no desktop to watch keys on (DISPLAY is not set): use the open microphone.",
    "permission": "Allow this terminal under System Settings, Privacy & Security, Accessibility and Input Monitoring.",
    "key_unknown": 'Name a key as "f9", "ctrl_r", "space" or one letter.',
}


class HotkeyForbidden(Exception):
    """No global key here; ``code`` says why and ``how`` what to do, for developers."""

    def __init__(self, code: HotkeyFault, detail: str = "") -> None:
        super().__init__(f"{code}: {_HOW[code]} {detail}".rstrip())
        self.code = code
        self.how = _HOW[code]


def check_desktop(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> None:
    """Raises HotkeyForbidden where the desktop is known to forbid global keys."""
    environment = os.environ if environment is None else environment
    if not platform.startswith("linux"):
        return
    if environment.get("XDG_SESSION_TYPE") == "wayland" or environment.get("WAYLAND_DISPLAY"):
        raise HotkeyForbidden("wayland")
    if not environment.get("DISPLAY"):
        raise HotkeyForbidden("no_display")


class TalkKey:
    """Calls ``pressed`` and ``released`` once per press, from the library's own thread: put them into a queue there."""

    def __init__(self, key: str, pressed: Callable[[], None], released: Callable[[], None], *, library: Any = None) -> None:
        self.key = key
        self._pressed = pressed
        self._released = released
        self._library = library
        self._listener: Any = None
        self._wanted: Any = None
        self._down = False

    def start(self) -> None:
        """Watch the key from now on. Raises HotkeyForbidden."""
        if self._library is None:
            check_desktop()
            try:
                self._library = importlib.import_module("pynput.keyboard")
            except ModuleNotFoundError as fault:
                raise HotkeyForbidden("library_missing", str(fault)) from fault
            except ImportError as fault:  # it loads, but finds no way to the keyboard
                raise HotkeyForbidden("no_display", str(fault)) from fault
        self._wanted = self._named(self.key)
        self._listener = self._library.Listener(on_press=self._press, on_release=self._release)
        self._listener.start()
        self._listener.wait()
        if getattr(self._listener, "IS_TRUSTED", True) is False:  # so the library says it on macOS
            self.stop()
            raise HotkeyForbidden("permission")

    def _named(self, name: str) -> Any:
        if len(name) == 1:
            return self._library.KeyCode.from_char(name.lower())
        try:
            return self._library.Key[name.lower()]
        except KeyError as fault:
            raise HotkeyForbidden("key_unknown", name) from fault

    def _press(self, key: Any) -> None:
        if key == self._wanted and not self._down:  # a held key repeats
            self._down = True
            self._pressed()

    def _release(self, key: Any) -> None:
        if key == self._wanted and self._down:
            self._down = False
            self._released()

    def stop(self) -> None:
        """Stop watching; a key that is down counts as let go."""
        if self._listener is not None:
            self._listener.stop()
            self._listener = None
        if self._down:
            self._down = False
            self._released()
