"""How much has to be said for each module: legal random instances, a defuser who tells exactly what is asked.

    python -m benchmarks.talk_cost --lang en --count 1000 --out talk.jsonl
    python -m benchmarks.talk_cost --table talk.jsonl
    python -m benchmarks.talk_cost --only wires --count 50 --varied --show
    python -m benchmarks.talk_cost --count 3 --through type

Utterances and words (in Japanese signs) are counted from the module's name to its last answer, nothing of the casing
being known. By default the shortest sentences are said; ``--varied`` draws any sentence of the grammar files. ``--out``
adds a line for each module to a file, ``--table`` prints such files as a table. ``--through type`` pipes the same lines
into one ``voice-expert type --jsonl`` and counts its replies; each is compared with that of the conversation inside this
program, and the first that differs ends the benchmark.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmarks import pieces
from voice_expert.conversation import Conversation, Turn
from voice_expert.practice.dealing import dealers
from voice_expert.practice.game import Played, as_text, play_module
from voice_expert.practice.words import Wording


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", nargs="*", default=["en", "ja", "ru"], choices=["en", "ja", "ru"])
    parser.add_argument("--only", nargs="*", default=None, help="Ids of modules; all that can be dealt if left out.")
    parser.add_argument("--count", type=int, default=100, help="Instances per module and language.")
    parser.add_argument("--seed", type=int, default=1, help="The first instance's seed.")
    parser.add_argument("--varied", action="store_true", help="Any sentences and words, not the shortest.")
    parser.add_argument("--through", choices=["conversation", "type"], default="conversation", help="Who answers.")
    parser.add_argument("--show", action="store_true", help="Print the conversations in which something went wrong.")
    parser.add_argument("--seconds", type=float, default=None, help="Begin no further instance after so long.")
    pieces.add_choices(parser, "module", "--table", "such files as a table")
    arguments = parser.parse_args()
    if arguments.table is not None:
        print("\n".join(table(pieces.kept(arguments.table))))
        return
    until = None if arguments.seconds is None else time.monotonic() + arguments.seconds
    for language in arguments.lang:
        piped = Piped(language) if arguments.through == "type" else None
        print(f"{language:34} utterances    words  questions  undone  wrong  again  causes")
        for module in arguments.only or dealers():
            if until is not None and time.monotonic() > until:
                break
            games = []
            for seed in range(arguments.seed, arguments.seed + arguments.count):
                if games and until is not None and time.monotonic() > until:
                    break
                conversation = None if piped is None else ThroughType(piped)
                games.append(play_module(language, module, seed, not arguments.varied, conversation))
            line = in_short(language, module, games)
            print(row(line), flush=True)
            pieces.keep(arguments.out, line)
            for game in games if arguments.show else ():
                if game.troubles:
                    print(as_text(game))
        if piped is not None:
            print(f"{piped.lines} lines through voice-expert type, every reply the same")
            piped.close()


class Differs(Exception):
    """The program on standard input answered otherwise than the conversation here; the message is both replies."""


class Piped:
    """``voice-expert type --jsonl`` of one language, as another process."""

    def __init__(self, language: str) -> None:
        command = [sys.executable, "-m", "voice_expert.cli", "type", "--lang", language, "--jsonl", "--new"]
        self.language = language
        self.lines = 0
        self.process = subprocess.Popen(
            [*command, "--session", "talk_cost"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, encoding="utf-8",
        )  # fmt: skip

    def hear(self, text: str) -> dict[str, Any]:
        """The reply object to one line; raises Differs where the program ended."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        self.lines += 1
        reply = self.process.stdout.readline()
        if not reply:
            raise Differs(f"no reply to {text!r}; exit status {self.process.wait()}")
        found: dict[str, Any] = json.loads(reply)
        return found

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@dataclass(frozen=True)
class PipedTurn(Turn):
    """A turn whose reply object came from the other process."""

    reply_object: Mapping[str, Any] | None = None

    def as_json(self, number: int) -> dict[str, Any]:
        return {**(self.reply_object or {}), "turn": number}


class ThroughType(Conversation):
    """A fresh bomb of the piped program. What is asked is read from the same conversation, held here beside it."""

    def __init__(self, piped: Piped) -> None:
        super().__init__(piped.language)
        self.piped = piped
        usual = Wording(self.grammar)
        for group, slots in (("commands", {"command": "new_bomb"}), ("yes_no", {"yes": True})):
            piped.hear(usual.say([group], slots) or "")

    def hear(self, texts: str | Sequence[str], t: float = 0.0, amends: bool = False) -> Turn:
        turn = super().hear(texts, t, amends)
        theirs, ours = self.piped.hear(turn.heard), json.loads(json.dumps(turn.as_json(0)))
        differing = [key for key in ours if key != "turn" and ours[key] != theirs.get(key)]
        if differing or theirs.keys() != ours.keys():
            raise Differs(f"{turn.heard!r}: {differing}\n  type: {theirs}\n  here: {ours}")
        return PipedTurn(turn.heard, turn.reply, turn.say, turn.voice, theirs)


def in_short(language: str, module: str, games: Sequence[Played]) -> dict[str, Any]:
    """One module's figures; median and 95th percentile each."""
    causes = Counter(trouble.kind for game in games for trouble in game.troubles)
    return {
        "language": language, "module": module, "count": len(games), "first": games[0].seed,
        "utterances": pair([game.turns for game in games]), "words": pair([game.words for game in games]),
        "questions": pair([game.questions for game in games]), "undone": sum(not game.defused for game in games),
        "wrong": sum(game.strikes for game in games), "again": sum(game.asked_again for game in games),
        "causes": dict(causes.most_common()),
    }  # fmt: skip


def pair(values: Sequence[int]) -> list[float]:
    return [float(value) for value in np.percentile(values, [50, 95])]


def row(line: Mapping[str, Any]) -> str:
    """One line of the table on the screen."""
    pairs = "  ".join(f"{line[name][0]:4.0f} {line[name][1]:4.0f}" for name in ("utterances", "words", "questions"))
    causes = ", ".join(f"{kind} {count}" for kind, count in line["causes"].items())
    return f"{line['module']:34} {pairs}  {line['undone']:6}  {line['wrong']:5}  {line['again']:5}  {causes}"


def table(lines: Iterable[Mapping[str, Any]]) -> list[str]:
    """A row for each module, the languages side by side; the last line of a module and language counts."""
    found = {(line["module"], line["language"]): line for line in lines}
    languages = [language for language in ("en", "ja", "ru") if any(key[1] == language for key in found)]
    heads = [f"{language} utterances | {'signs' if language == 'ja' else 'words'}" for language in languages]
    rows = [f"| module | {' | '.join(heads)} |", "|---|" + "---|---|" * len(languages)]
    for module in sorted({module for module, _ in found}):
        cells = []
        for language in languages:
            line = found.get((module, language))
            cells += [f"{line[name][0]:.0f}, {line[name][1]:.0f}" if line else "" for name in ("utterances", "words")]
        rows.append(f"| {module} | {' | '.join(cells)} |")
    for language in languages:
        own = [line for line in found.values() if line["language"] == language]
        played, wrong, undone = (sum(line[name] for line in own) for name in ("count", "wrong", "undone"))
        rows += ["", f"{language}: {len(own)} modules, {played} instances, {wrong} wrong answers, {undone} not solved"]
    return rows


if __name__ == "__main__":
    main()
