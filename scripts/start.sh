#!/bin/sh
# Installs voice-expert into .venv (system packages, Python packages, the speech model) and plays the demonstration.
set -eu
cd "$(dirname "$0")/.."

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else
        echo "Please run as root: $*" >&2
        exit 3
    fi
}

if command -v apt-get >/dev/null; then
    need="python3-venv libportaudio2 espeak-ng flite libasound2-plugins"
    missing=""
    for package in $need; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing="$missing $package"
    done
    if [ -n "$missing" ]; then
        as_root apt-get update -qq
        # shellcheck disable=SC2086
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing
    fi
fi
[ -x .venv/bin/python ] || python3 -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check .
.venv/bin/voice-expert models get whisper-base ||
    echo "The strong ear's model could not be fetched; English works without it." >&2
.venv/bin/voice-expert doctor --listen 0 || true
.venv/bin/voice-expert demo
