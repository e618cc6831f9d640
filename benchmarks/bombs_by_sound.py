"""Whole bombs through sound: a talking defuser and the expert, who hears it through a room and answers with its voice.

    python -m benchmarks.bombs_by_sound --lang en --vanilla --count 10
    python -m benchmarks.bombs_by_sound --lang ja --noise clean fan15 babble15 --count 20 --keep worst_ja

Everything of a bomb is drawn from its seed: its modules, what is said in which words, who speaks (``--voice``) and how fast.
Printed as they happen: bombs that were not defused without a strike. In the end: the share defused, strikes, seconds of
talk per module, turns, what the bomb's timer lost (answers are acted on in a second, computing is not counted), and the
sentences that were not heard rightly, by cause, by module, and each of them. The ten worst conversations stay in the folder
of ``--keep``, as WAV and as JSON lines. ``--out`` adds each bomb to a file, so that a long run can be done in pieces;
``--total`` prints the figures of such files.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import pieces
from benchmarks.sound_defuser import Manner, Room, SoundDefuser, Utterance, drawn_manner
from tests.speech import voices
from voice_expert.audio import wav
from voice_expert.dialogue.step import plain
from voice_expert.expert import Expert
from voice_expert.hearing.choose import ENGINES, EngineMissing, choose
from voice_expert.hearing.endpoint import Endpoint
from voice_expert.hearing.vad import SileroDetector
from voice_expert.practice.dealing import dealers
from voice_expert.practice.game import Game, Played
from voice_expert.speaking.pyttsx3_voice import Pyttsx3Voice

VANILLA = (
    "wires", "the_button", "keypad", "simon_says", "whos_on_first", "memory", "morse_code", "complicated_wires",
    "wire_sequence", "maze", "password",
)  # fmt: skip
"""The eleven modules of the game without mods that a bomb has beside needy ones."""
WORST = 10
FIVE_MINUTES = 300.0


@dataclass(frozen=True)
class Task:
    """One bomb to be played."""

    language: str
    engine: str
    seed: int
    modules: tuple[str, ...]
    manner: Manner
    plainly: bool
    keep: Path | None
    show: bool = False
    """Whether each sentence is printed as it is said."""


class SoundGame(Game):
    """A whole bomb whose defuser speaks."""

    def __init__(self, task: Task) -> None:
        super().__init__(task.language, task.modules, task.seed, plain=task.plainly, weighing=True)
        silent = self.defuser
        self.defuser: SoundDefuser = SoundDefuser(
            silent.conversation, silent.bomb, silent.draw, modules=silent.modules, weighing=True
        )
        if task.show:
            self.defuser.listener = show
        expert = Expert(silent.conversation, Endpoint(ear(task.language, task.engine), SileroDetector()), own_voice())
        self.room = self.defuser.room = Room(expert, task.manner, task.keep is not None)


@cache
def ear(language: str, engine: str) -> Any:
    """The ear of this process; the strong one on one core. Raises EngineMissing."""
    return choose(engine, language, wait=True, threads=1)  # type: ignore[arg-type]


@cache
def own_voice() -> Pyttsx3Voice:
    """The expert's voice."""
    return Pyttsx3Voice(patience=20.0)


def play(task: Task) -> dict[str, Any]:
    """One bomb: what the report needs of it, as JSON."""
    started = time.process_time()
    game = SoundGame(task)
    bomb = game.outcome(game.play())
    defuser = game.defuser
    line = {
        "language": task.language, "engine": task.engine, "seed": task.seed, **asdict(task.manner),
        "modules": list(task.modules), "defused": bomb.defused, "strikes": bomb.strikes,
        "turns": len(defuser.utterances), "questions": bomb.questions, "asked_again": bomb.asked_again,
        "needed": sum(count for key, count in bomb.weighed.items() if key[2]),
        "not_needed": sum(count for key, count in bomb.weighed.items() if not key[2]),
        "bomb_seconds": round(defuser.bomb_seconds, 1), "troubles": [asdict(trouble) for trouble in bomb.troubles],
        "utterances": [plain(asdict(utterance)) for utterance in defuser.utterances],
        "cpu": round(time.process_time() - started, 1),
    }  # fmt: skip
    if task.keep is not None and any(badness(line)):
        keep(task, game, bomb, line)
    return line


def keep(task: Task, game: SoundGame, bomb: Played, line: Mapping[str, Any]) -> None:
    """The conversation as sound and as JSON lines: the bomb, then each sentence and what came of it."""
    assert task.keep is not None and game.room.sound is not None
    task.keep.mkdir(parents=True, exist_ok=True)
    path = task.keep / name_of(line)
    wav.write(path.with_suffix(".wav"), game.room.sound.mixed())
    first = {key: value for key, value in line.items() if key != "utterances"} | {"edgework": plain(dict(bomb.edgework))}
    lines = [json.dumps(entry, ensure_ascii=False) for entry in (first, *line["utterances"])]
    path.with_suffix(".jsonl").write_text("\n".join(lines) + "\n", "utf-8")


def name_of(line: Mapping[str, Any]) -> str:
    """What the files of a bomb are called."""
    return f"{line['language']}-{line['engine']}-{line['noise']}-{line['seed']}"


def badness(line: Mapping[str, Any]) -> tuple[int, int, int]:
    """Not defused, strikes, sentences that were not heard rightly."""
    wrong = sum(said["cause"] != "right" for said in line["utterances"])
    return int(not line["defused"]), line["strikes"], wrong


def as_text(line: Mapping[str, Any]) -> str:
    """What was not heard rightly on a bomb, and how it ended."""
    how = f"{line['voice']} ×{line['tempo']:.1f} {line['noise']}"
    end = "defused" if line["defused"] else "NOT DEFUSED"
    rows = [f"{end}, {line['strikes']} strikes: {line['language']} seed {line['seed']} ({how}): {', '.join(line['modules'])}"]
    rows += [f"    {sentence(said)}" for said in line["utterances"] if said["cause"] != "right"]
    rows += [f"    ! {t['kind']}: {t['module']} {t['detail']}" for t in line["troubles"] if t["kind"] not in QUIET]
    return "\n".join(rows)


def show(utterance: Utterance) -> None:
    print(f"{utterance.t:6.1f} {sentence(asdict(utterance))} < {utterance.say or '-'}", flush=True)


QUIET = ("not understood", "misheard")
"""Troubles that the sentences themselves tell."""


def sentence(said: Mapping[str, Any]) -> str:
    """A sentence that was not heard rightly, in a line."""
    pieces = " | ".join(
        f"{piece['text'] or '…'}{'' if piece['accepted'] else ' (not believed)'} [{piece['engine']} {piece['confidence']}"
        + (f", wrote {piece['free']!r}" if piece["free"] else "")
        + "]"
        for piece in said["pieces"]
    )
    spoken = "" if said["spoken"] == said["text"] else f" (said {said['spoken']})"
    unknown = "" if said["listened_for"] else ", not listened for"
    return f"{said['cause']}{unknown}: {said['module']} <{said['asking']}> {said['text']!r}{spoken} -> {pieces or 'nothing'}"


def report(bombs: Sequence[Mapping[str, Any]], sentences: int) -> str:
    """The figures of one language and noise."""
    total, first = len(bombs), bombs[0]
    clean = sum(bomb["defused"] and not bomb["strikes"] for bomb in bombs)
    defused = sum(bomb["defused"] for bomb in bombs)
    modules = sum(len(bomb["modules"]) for bomb in bombs)
    said = [utterance for bomb in bombs for utterance in bomb["utterances"]]
    unknown = [one["cause"] for one in said if not one["listened_for"]]
    talk = sum(one["seconds"] + one["reply_seconds"] for one in said)
    lost = [bomb["bomb_seconds"] for bomb in bombs]
    lines = [
        f"{first['language']} {first['engine']} {first['noise']}: {defused} of {total} bombs defused"
        f" ({100 * defused / total:.1f} %), {clean} without a strike, {sum(bomb['strikes'] for bomb in bombs)} strikes",
        f"    {modules} modules, {len(said)} sentences ({len(said) / modules:.1f} a module), {talk / modules:.1f} s of talk a module"
        f" (the expert's {sum(one['reply_seconds'] for one in said) / modules:.1f} s);"
        f" bomb time median {np.median(lost):.0f} s, most {max(lost):.0f} s, {sum(t <= FIVE_MINUTES for t in lost)} within 5 minutes",
        f"    {sum(bomb['questions'] for bomb in bombs)} questions, {sum(bomb['asked_again'] for bomb in bombs)} asked again,"
        f" {sum(bomb['not_needed'] for bomb in bombs)} of {sum(bomb['needed'] + bomb['not_needed'] for bomb in bombs)} looked at"
        f" not needed in the end; after the waiting median {np.median([one['computing'] for one in said]):.2f} s;"
        f" {sum(bomb['cpu'] for bomb in bombs):.0f} s (CPU)",
        f"    sentences: {counted(one['cause'] for one in said)}; not listened for {len(unknown)},"
        f" of these right {unknown.count('right')}",
        f"    by voice: {by(said_by_voice(bombs))}",
        f"    by module: {by(((one['module'], one['cause'] == 'right') for one in said), worst_first=True)}",
        f"    noticed by the player: {counted(t['kind'] for bomb in bombs for t in bomb['troubles'])}",
    ]
    wrong = [one for one in said if one["cause"] != "right"]
    same = Counter((one["cause"], one["module"], one["text"]) for one in wrong)
    shown: set[tuple[str, str, str]] = set()
    for one in sorted(wrong, key=lambda one: (-same[one["cause"], one["module"], one["text"]], one["cause"], one["module"])):
        key = (one["cause"], one["module"], one["text"])
        if key not in shown and len(shown) < sentences:
            shown.add(key)
            lines.append(f"    {same[key]:3} {sentence(one)}")
    return "\n".join(lines)


def said_by_voice(bombs: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, bool]]:
    for bomb in bombs:
        yield from ((bomb["voice"], one["cause"] == "right") for one in bomb["utterances"])


def counted(kinds: Iterable[str]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in Counter(kinds).most_common()) or "none"


def by(pairs: Iterable[tuple[str, bool]], worst_first: bool = False) -> str:
    """Of how many sentences how many were right, for each name."""
    every, right = Counter[str](), Counter[str]()
    for name, good in pairs:
        every[name] += 1
        right[name] += good
    names = sorted(every, key=lambda name: right[name] - every[name]) if worst_first else sorted(every)
    return ", ".join(f"{name or 'casing'} {right[name]} of {every[name]}" for name in names)


def tidy(folder: Path, bombs: Sequence[Mapping[str, Any]]) -> None:
    """Leave only the worst conversations in the folder."""
    worst = sorted((bomb for bomb in bombs if any(badness(bomb))), key=badness, reverse=True)
    for bomb in worst[WORST:]:
        for ending in (".wav", ".jsonl"):
            (folder / name_of(bomb)).with_suffix(ending).unlink(missing_ok=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"], choices=["en", "ja", "ru"])
    parser.add_argument("--engine", default="auto", choices=ENGINES)
    parser.add_argument("--voice", nargs="*", help="Who may speak; all natural voices of the language if left out.")
    parser.add_argument("--noise", nargs="*", default=["clean"], help="Rooms: clean, fan15, babble15, game10 …")
    parser.add_argument("--count", type=int, default=10, help="Bombs per language and noise.")
    parser.add_argument("--seed", type=int, default=1, help="The first bomb's seed.")
    parser.add_argument("--modules", nargs="*", default=None, help="Ids that may be dealt; all that can be if left out.")
    parser.add_argument("--vanilla", action="store_true", help="Five modules of the game without mods.")
    parser.add_argument("--sizes", nargs=2, type=int, default=(5, 5), help="Fewest and most modules.")
    parser.add_argument("--plain", action="store_true", help="Always the shortest sentences.")
    parser.add_argument("--processes", type=int, default=1, help="Bombs played at the same time.")
    parser.add_argument("--seconds", type=float, help="Begin no further bomb after so long.")
    parser.add_argument("--sentences", type=int, default=40, help="Sentences not heard rightly that are printed in the end.")
    parser.add_argument("--show", action="store_true", help="Print each sentence as it is said.")
    parser.add_argument("--keep", type=Path, help="Folder for the ten worst conversations.")
    pieces.add_choices(parser, "bomb")
    arguments = parser.parse_args()
    if arguments.total is not None:
        every = pieces.kept(arguments.total)
        for kind in dict.fromkeys((bomb["language"], bomb["engine"], bomb["noise"]) for bomb in every):
            alike = [bomb for bomb in every if (bomb["language"], bomb["engine"], bomb["noise"]) == kind]
            print(report(alike, arguments.sentences), flush=True)
        return
    from benchmarks.bombs import dealt_ids

    os.environ.setdefault("OMP_NUM_THREADS", "1")
    ids = VANILLA if arguments.vanilla else arguments.modules or list(dealers())
    until = None if arguments.seconds is None else time.monotonic() + arguments.seconds
    for language in arguments.lang:
        wanted = arguments.voice or [voice for voice in voices.voices(language) if voices.available(voice)]
        try:
            ear(language, arguments.engine)
        except EngineMissing as missing:
            parser.error(str(missing))
        for noise in arguments.noise:
            tasks = [
                Task(
                    language, arguments.engine, seed, tuple(dealt_ids(ids, seed, *arguments.sizes)),
                    drawn_manner(seed, wanted, noise), arguments.plain, arguments.keep, arguments.show,
                )
                for seed in range(arguments.seed, arguments.seed + arguments.count)
            ]  # fmt: skip
            bombs: list[dict[str, Any]] = []
            for bomb in pieces.done(play, tasks, arguments.processes, in_order=False):
                bombs.append(bomb)
                pieces.keep(arguments.out, bomb)
                if not bomb["defused"] or bomb["strikes"]:
                    print(as_text(bomb), flush=True)
                if until is not None and time.monotonic() > until:
                    break
            print(report(bombs, arguments.sentences), flush=True)
            if arguments.keep:
                tidy(arguments.keep, bombs)
    own_voice().close()


if __name__ == "__main__":
    main()
