"""A sound card of our own: a private PulseAudio whose null sinks are a microphone and a loudspeaker.

Debian packages: pulseaudio, pulseaudio-utils, libasound2-plugins, libportaudio2. Programs started with the environment
of ``SoundCard`` see it through ALSA as their default device, as sounddevice does. Works as root too.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes.util import find_library
from glob import glob
from pathlib import Path
from types import TracebackType

import numpy as np

from tests.speech.engines import RATE, Samples

ASOUND = """
pcm.!default { type pulse }
ctl.!default { type pulse }
"""


def missing() -> str | None:
    """What to install for a virtual sound card, or None when all is there."""
    packages = []
    if not shutil.which("pulseaudio"):
        packages.append("pulseaudio")
    if not shutil.which("pacat"):
        packages.append("pulseaudio-utils")
    if not glob("/usr/lib/*/alsa-lib/libasound_module_pcm_pulse.so"):
        packages.append("libasound2-plugins")
    if not find_library("portaudio"):
        packages.append("libportaudio2")
    if packages:
        return f"the virtual sound card needs the Debian packages {' '.join(packages)}"
    return None if importlib.util.find_spec("sounddevice") else "the virtual sound card needs the package sounddevice"


class SoundCard:
    """A private sound server for the length of a ``with`` block; ``environment`` is for the programs to be tested."""

    def __enter__(self) -> SoundCard:
        self._folder = tempfile.TemporaryDirectory(prefix="sound-card-")
        home = Path(self._folder.name)
        (home / "runtime").mkdir(mode=0o700)
        (home / ".asoundrc").write_text(ASOUND)
        socket = home / "runtime" / "native"
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("PULSE_", "ALSA_"))},
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home / "runtime"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "PULSE_RUNTIME_PATH": str(home / "runtime"),
            "PULSE_SERVER": f"unix:{socket}",
            "PULSE_LATENCY_MSEC": "20",
        }
        # 16 kHz mono devices; the microphone is what somebody plays into the null sink "mouth".
        script = home / "server.pa"
        script.write_text(
            f"load-module module-native-protocol-unix socket={socket} auth-anonymous=1\n"
            "load-module module-null-sink sink_name=mouth rate=16000 channels=1 format=s16le\n"
            "load-module module-null-sink sink_name=loudspeaker rate=16000 channels=1 format=s16le\n"
            "load-module module-remap-source source_name=microphone master=mouth.monitor channels=1\n"
            "set-default-sink loudspeaker\n"
            "set-default-source microphone\n"
        )
        self._log = open(home / "server.log", "wb")
        self._server = subprocess.Popen(
            ["pulseaudio", "-n", "-F", str(script), "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
             "--disallow-exit", "--realtime=no", "--high-priority=no", "--system=no", "--disable-shm=yes"],
            env=self.environment, stdout=self._log, stderr=self._log,
        )  # fmt: skip
        for _ in range(100):
            if socket.exists() and self._control("info").returncode == 0:
                return self
            if self._server.poll() is not None:
                break
            time.sleep(0.05)
        told = (home / "server.log").read_text(errors="replace")[-2000:]
        self.__exit__(None, None, None)
        raise RuntimeError(f"PulseAudio did not start:\n{told}")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._server.poll() is None:
            self._server.terminate()
            try:
                self._server.wait(5)
            except subprocess.TimeoutExpired:
                self._server.kill()
                self._server.wait()
        self._log.close()
        self._folder.cleanup()

    def _control(self, *order: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(["pactl", *order], env=self.environment, capture_output=True, timeout=10)

    def play_into_mic(self, samples: Samples) -> None:
        """Speak into the microphone; returns when the last sample was taken (in real time)."""
        self.start_playing_into_mic(samples).wait()

    def start_playing_into_mic(self, samples: Samples) -> subprocess.Popen[bytes]:
        """The same in the background; the process ends when all was played."""
        command = ["paplay", "--device=mouth", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1"]
        file = tempfile.NamedTemporaryFile(dir=self._folder.name, suffix=".raw", delete=False)  # noqa: SIM115
        file.write(samples.astype("<i2").tobytes())
        file.close()
        return subprocess.Popen([*command, file.name], env=self.environment)

    @contextmanager
    def recording(self, source: str = "loudspeaker.monitor") -> Iterator[list[Samples]]:
        """Record what the loudspeaker plays during a ``with`` block; the list holds the samples after it."""
        path = Path(self._folder.name) / f"recording-{time.monotonic_ns()}.raw"
        result: list[Samples] = []
        with open(path, "wb") as file:
            recorder = subprocess.Popen(
                ["parec", f"--device={source}", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1",
                 "--latency-msec=20"],
                env=self.environment, stdout=file,
            )  # fmt: skip
            for _ in range(100):  # until it delivers
                if path.stat().st_size:
                    break
                time.sleep(0.02)
            try:
                yield result
            finally:
                time.sleep(0.1)
                recorder.send_signal(signal.SIGTERM)
                recorder.wait(5)
        content = path.read_bytes()
        result.append(np.frombuffer(content[: len(content) // 2 * 2], "<i2"))

    def record_speaker(self, seconds: float) -> Samples:
        """What the loudspeaker plays from now on for so long."""
        with self.recording() as recorded:
            time.sleep(seconds)
        return recorded[0]
