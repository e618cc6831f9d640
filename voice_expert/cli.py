"""The command line: one verb a function, each importing only what it needs (typing starts at once)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from voice_expert import __version__

BAD_INPUT, WRONG_CALL, NEEDED = 1, 2, 3

LANGUAGES = click.Choice(["en", "ja", "ru"])


class Verbs(click.Group):
    """``run`` is the verb where none is named."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("--help", "-h", "--version"):
            args = ["run", *args]
        return super().parse_args(ctx, args or ["run"])


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="voice-expert")
def main() -> None:
    """The offline voice expert for Keep Talking and Nobody Explodes (unofficial).

    \b
    Examples:
      voice-expert                      listen to the microphone and answer
      voice-expert type --lang ja       the same conversation, typed
      voice-expert demo                 watch a bomb being defused by voice
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def fail(message: str, status: int) -> Any:
    """End with a sentence on standard error and this exit status."""
    click.echo(message, err=True)
    sys.exit(status)


def session_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """--lang, --game-lang, --new and --session."""
    for option in (
        click.option("--session", "session_name", default="default", help="Name of the session to go on with."),
        click.option("--new", is_flag=True, help="Start a fresh bomb."),
        click.option("--game-lang", type=LANGUAGES, help="Language of the game's labels, if not English."),
        click.option("--lang", "language", type=LANGUAGES, default="en", help="The language spoken. Default: en."),
    ):
        function = option(function)
    return function


def open_session(language: str, game_language: str | None, new: bool, name: str) -> Any:
    """A conversation with its journal, resumed or fresh; ends the program with a sentence where it can't."""
    from voice_expert.grammar.load import GrammarErrors
    from voice_expert.journal.journal import JournalError
    from voice_expert.keeping import KeptConversation
    from voice_expert.places import session_folder

    try:
        return KeptConversation(language, session_folder(name), game_language, new)
    except ValueError as error:
        fail(str(error), WRONG_CALL)
    except GrammarErrors as error:
        fail(str(error), NEEDED)
    except JournalError as error:
        sentence = {
            "in_use": f"The session {name!r} is in use by another run. End that one, or choose another with --session NAME.",
            "unreadable": f"The session's journal {error.path} is damaged ({error.detail}). Start with --new;"
            " the old file is kept.",
            "newer": f"The journal {error.path} was written by a newer version. Start with --new, or update.",
            "unwritable": f"Can't write the session folder {error.path} ({error.detail}). Set VOICE_EXPERT_HOME to a folder of yours.",
        }[error.code]
        fail(sentence, NEEDED if error.code == "unwritable" else BAD_INPUT)


@main.command("type")
@session_options
@click.option("--jsonl", is_flag=True, help="One JSON object a reply.")
def type_(language: str, game_lang: str | None, new: bool, session_name: str, jsonl: bool) -> None:
    """The conversation on standard input and output: one line in, one reply out.

    \b
    Example:
      printf 'wires\\nred blue blue\\n' | voice-expert type --lang en --new
    """
    from voice_expert.speaking.pronounce import for_screen

    kept = open_session(language, game_lang, new, session_name)
    click.echo(for_screen(kept.greeting), err=True)
    source = sys.stdin.buffer
    output = sys.stdout
    number = 0
    try:
        for raw in iter(source.readline, b""):
            number += 1
            text = raw.decode("utf-8", "replace").rstrip("\r\n").removeprefix("\ufeff")
            turn = kept.hear(text)
            if jsonl:
                output.write(json.dumps(turn.as_json(number), ensure_ascii=False) + "\n")
            else:
                output.write((" ".join(turn.say.split()) or "-") + "\n")
            output.flush()
    except KeyboardInterrupt:
        pass
    except BrokenPipeError:
        sys.stderr.close()
    finally:
        kept.close()


@main.command()
@session_options
@click.option("--wav", "wavs", multiple=True, type=click.Path(path_type=Path), help="A recording; may be given again.")
@click.option("--overlap", is_flag=True, help="Play the recordings on without waiting for replies.")
@click.option("--out", type=click.Path(path_type=Path), help="Write the replies, each at its time, to this WAV file.")
@click.option("--jsonl", is_flag=True, help="One JSON object a reply.")
@click.option("--engine", type=click.Choice(["auto", "pocketsphinx", "vosk", "whisper"]), default="auto")
@click.option("--device", help="Microphone, by number or part of its name.")
@click.option("--mode", type=click.Choice(["open", "push-to-talk", "wake"]), default="open", help="When to listen.")
@click.option("--key", default="f9", help="The key held for push-to-talk.")
@click.option("--headphones", is_flag=True, help="Listen while speaking: the microphone does not hear the expert.")
@click.option("--quiet-signals", is_flag=True, help="No blip after your speech and no chime for your turn.")
@click.option("--wait-closed", default=0.25, help="Seconds of silence after a finished command.")
@click.option("--wait-list", default=1.2, help="Seconds of silence where a list may go on.")
@click.option("--wait-unfinished", default=2.0, help="Seconds of silence in the middle of a sentence.")
def run(
    language: str, game_lang: str | None, new: bool, session_name: str, wavs: tuple[Path, ...], **options: Any
) -> None:
    """Listen and answer: live, or from recordings.

    \b
    Examples:
      voice-expert run --lang en
      voice-expert run --lang ja --wav question.wav --jsonl --out answer.wav
    """
    from voice_expert.app import run_live, run_recordings

    kept = open_session(language, game_lang, new, session_name)
    try:
        status = run_recordings(kept, wavs, options) if wavs else run_live(kept, options)
    finally:
        kept.close()
    sys.exit(status)


@main.command()
@click.option("--lang", "language", type=LANGUAGES, default="en")
@click.option("--out", type=click.Path(path_type=Path), default=Path("demo.wav"), help="Where the sound is written.")
@click.option("--silent", is_flag=True, help="Write the sound, play nothing.")
def demo(language: str, out: Path, silent: bool) -> None:
    """A whole bomb defused by voice: a synthetic defuser speaks, the real recogniser hears, the expert answers.

    \b
    Example:
      voice-expert demo --out demo.wav
    """
    from voice_expert.demo import play

    sys.exit(play(language, out, silent))


@main.command()
@click.argument("way", type=click.Choice(["train", "expert", "drill", "progress"]))
@click.argument("module_ids", nargs=-1, metavar="[MODULES]...")
@click.option("--lang", "language", type=LANGUAGES, default="en", help="The language spoken. Default: en.")
@click.option("--seed", type=int, help="The bomb's seed; a new bomb each time if left out.")
@click.option("--count", default=3, help="Modules on the bomb where none are named; rounds of a drill.")
@click.option(
    "--html", "page", type=click.Path(dir_okay=False, path_type=Path), help="Write the progress to this HTML file as well."
)
@click.option("--voice", is_flag=True, help="By voice: describe by speaking; as the expert, hear the defuser.")
@click.option("--wav", "wavs", multiple=True, type=click.Path(path_type=Path), help="Describe by a recording, not by speaking.")
@click.option("--engine", type=click.Choice(["auto", "pocketsphinx", "vosk", "whisper"]), default="auto")
@click.option("--device", help="Microphone, by number or part of its name.")
@click.option("--headphones", is_flag=True, help="Listen while speaking: the microphone does not hear the expert.")
def practice(
    way: str, module_ids: tuple[str, ...], language: str, seed: int | None, count: int, page: Path | None, **options: Any
) -> None:
    """Practise on a simulated bomb: describe it (train), be the expert (expert), one module over and over
    (drill); progress shows what was practised.

    \b
    Examples:
      voice-expert practice train --count 5
      voice-expert practice drill memory
      voice-expert practice train --voice
      voice-expert practice progress --html progress.html
    """
    import random

    from voice_expert.practice import progress
    from voice_expert.practice.dealing import dealers
    from voice_expert.practice.trainer import practise

    if way == "progress":
        click.echo(progress.report(progress.runs()))
        _write_progress(page, language)
        return
    unknown = [name for name in module_ids if name not in dealers()]
    if unknown or (way == "drill" and len(module_ids) != 1):
        what = f"No module {', '.join(unknown)} to practise" if unknown else "Name one module to drill"
        fail(f"{what}. There are: {', '.join(dealers())}", WRONG_CALL)
    seed = random.randrange(10**6) if seed is None else seed
    chosen = list(module_ids) or random.Random(seed).choices([name for name in dealers()], k=count)
    chosen *= count if way == "drill" else 1
    status = 0
    lines = iter(sys.stdin.readline, "")
    if options["voice"] or options["wavs"]:
        from voice_expert.practice.by_voice import practise_by_voice

        status = practise_by_voice(way, language, chosen, seed, lambda: next(lines, None), click.echo, options)
    else:
        practise(way, language, chosen, seed, lambda: next(lines, None), click.echo)
    _write_progress(page, language)
    sys.exit(status)


def _write_progress(page: Path | None, language: str) -> None:
    """What was practised, as an HTML file where one is wanted."""
    if page is None:
        return
    from voice_expert.grammar.load import load
    from voice_expert.practice import progress, progress_page

    try:
        page.write_text(progress_page.page(progress.runs(), load(language)), "utf-8")
    except OSError as error:
        fail(f"Can't write {page}: {error.strerror}", BAD_INPUT)
    click.echo(f"The progress is in {page}.", err=True)


@main.command()
@click.option("--lang", "language", type=LANGUAGES, help="Only this language.")
@click.option("--listen", default=3.0, help="Seconds to measure the microphone; 0 for not at all.")
def doctor(language: str | None, listen: float) -> None:
    """What works here and what to install: sound, microphone level, engines, models, voices, speed.

    \b
    Example:
      voice-expert doctor --listen 0
    """
    from voice_expert.doctor import examine

    sys.exit(examine([language] if language else ["en", "ja", "ru"], listen))


@main.group()
def models() -> None:
    """Speech models: list, get, verify, remove. Nothing is downloaded unless you say get.

    \b
    Example:
      voice-expert models get whisper-base
    """


def _model_verb(work: Callable[[Any], Any]) -> Any:
    """Run a verb of the model store; its errors become a sentence and an exit status."""
    from voice_expert import models_store

    try:
        return work(models_store)
    except models_store.ModelError as error:
        return fail(str(error), WRONG_CALL if error.code == "unknown_model" else NEEDED)


@models.command("list")
def list_models() -> None:
    """All models with language, size, licence and whether they are here.

    \b
    Example:
      voice-expert models list
    """
    for status in _model_verb(lambda store: store.listed()):
        model = status.model
        languages = ",".join(model.languages)
        size = f"{model.size / 1e6:.0f} MB"
        click.echo(f"{model.id:28} {model.engine:12} {languages:10} {size:>8}  {model.licence:12} {status.state}")


@models.command("get")
@click.argument("name")
@click.option("--from", "given", type=click.Path(exists=True, path_type=Path), help="A folder or archive you have already.")
def get_model(name: str, given: Path | None) -> None:
    """Fetch a model, verify it and put it in place.

    \b
    Example:
      voice-expert models get whisper-base
    """
    shown = [-1]

    def watch(progress: Any) -> None:
        percent = int(100 * progress.done / progress.total) if progress.total else 0
        if percent // 5 != shown[0]:
            shown[0] = percent // 5
            click.echo(f"\r{name}: {percent:3d} %", nl=False, err=True)

    place = _model_verb(lambda store: store.get(name, watch, given))
    click.echo(f"\r{name}: ready in {place}", err=True)


@models.command("verify")
@click.argument("name", default="whisper-base")
def verify_model(name: str) -> None:
    """Compare every file of a model with its hash.

    \b
    Example:
      voice-expert models verify whisper-base
    """
    status = _model_verb(lambda store: store.verify(name))
    click.echo(f"{name}: {status.state}")
    if status.state != "installed":
        sys.exit(NEEDED)


@models.command("remove")
@click.argument("name")
def remove_model(name: str) -> None:
    """Delete a model.

    \b
    Example:
      voice-expert models remove whisper-base
    """
    _model_verb(lambda store: store.remove(name))
    click.echo(f"{name}: removed")


@main.command()
@click.option("--lang", "language", type=LANGUAGES, default="en", help="The language of the talk. Default: en.")
@click.option("--difficulty", type=click.Choice(["practice", "easy", "normal", "hard", "lunatic", "extra"]), default="normal")
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same game; by chance without it.")
@click.option("--new", is_flag=True, help="Start a fresh game instead of going on.")
@click.option("--session", "session_name", default="minesweeper", help="Name of the session to go on with.")
def minesweeper(language: str, difficulty: str, seed: int | None, new: bool, session_name: str) -> None:
    """Endless Minesweeper in the terminal: moves as sentences, one a line, and the board after each.

    \b
    Example:
      voice-expert minesweeper --difficulty easy --seed 7
      > open column three row four
    """
    from voice_expert import minesweeper_terminal

    kept = open_session(language, None, new, session_name)
    try:
        minesweeper_terminal.play(kept, difficulty, seed, sys.stdin, sys.stdout)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.stderr.close()
    finally:
        kept.close()


@main.command()
@click.argument("module_id", metavar="ID")
@click.argument("file", required=False, type=click.Path(dir_okay=False))
def solve(module_id: str, file: str | None) -> None:
    """Answer JSON lines for one module: {"edgework": {…}, "state": {…}} in, {"answer": {…}} out.

    \b
    Example:
      echo '{"state": {"wires": ["red", "blue", "blue"]}}' | voice-expert solve wires
    """
    from voice_expert.grammar.nearness import nearest
    from voice_expert.modules import registry
    from voice_expert.solving import solve_lines

    module = registry().get(module_id)
    if module is None:
        near = nearest(module_id, registry(), 3)
        fail(f"There is no module {module_id!r}. Nearest: {', '.join(near)}. All: voice-expert modules", WRONG_CALL)
        return
    try:
        raw = Path(file).read_bytes() if file else None
    except OSError as error:
        fail(f"Can't read {file}: {error.strerror}", BAD_INPUT)
    lines = iter(raw.split(b"\n")) if raw is not None else iter(sys.stdin.buffer.readline, b"")
    usable = True
    texts = [line for line in lines] if raw is not None else lines
    if isinstance(texts, list) and texts and texts[-1] == b"":
        texts.pop()
    for reply, good in solve_lines(module, (line.decode("utf-8", "replace") for line in texts)):
        usable &= good
        click.echo(json.dumps(reply, ensure_ascii=False))
    if not usable:
        sys.exit(BAD_INPUT)


@main.command()
@click.option("--lang", "language", type=LANGUAGES, default="en")
@click.option("--table", is_flag=True, help="The README's table, in Markdown.")
def modules(language: str, table: bool) -> None:
    """The modules the expert knows, with their names.

    \b
    Example:
      voice-expert modules --lang ru
    """
    from voice_expert.grammar.load import load
    from voice_expert.modules import registry

    if table:
        from voice_expert import module_table

        click.echo(module_table.table())
        return
    grammar = load(language)
    for name, module in registry().items():
        names = ", ".join(grammar.files[name].names[:3]) if name in grammar.files else "-"
        click.echo(f"{name:36} {module.kind:10} {names}")


@main.command()
@click.argument("journal", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def replay(journal: Path) -> None:
    """Play a session's journal again and print what was heard and said.

    \b
    Example:
      voice-expert replay ~/.local/share/voice-expert/sessions/default/journal.jsonl
    """
    from voice_expert.conversation import Conversation
    from voice_expert.journal.journal import JournalError, read

    try:
        found = read(journal)
    except JournalError as error:
        fail(f"{journal} is no journal of this program: {error.detail}", BAD_INPUT)
        return
    conversation = Conversation(str(found.header.get("language", "en")))
    for event in found.events:
        turn = conversation.take(event)
        click.echo(f"> {event.text}\n< {turn.say or '-'}")
    if found.torn:
        click.echo(f"The last line was cut off ({found.torn} bytes) and left out.", err=True)


@main.group()
def grammar() -> None:
    """Check, sample and try the grammar files.

    \b
    Example:
      voice-expert grammar check
    """


@grammar.command()
def check() -> None:
    """Load all grammar files and print everything that is wrong, with file and line.

    \b
    Example:
      voice-expert grammar check
    """
    from voice_expert.grammar.load import GrammarErrors, load
    from voice_expert.grammar.text import LANGUAGES as ALL

    wrong = False
    for language in ALL:
        try:
            loaded = load(language)
            loaded.compile_all()
        except GrammarErrors as error:
            wrong = True
            for problem in error.problems:
                click.echo(f"{language}/{problem}", err=True)
            continue
        clauses = sum(len(network.clauses) for network in loaded.networks.values())
        click.echo(f"{language}: {len(loaded.module_ids)} modules, {clauses} sentence templates")
    if wrong:
        sys.exit(BAD_INPUT)


@grammar.command()
@click.argument("group")
@click.option("--lang", "language", type=LANGUAGES, default="en")
@click.option("--count", default=10)
@click.option("--seed", default=1)
def sample(group: str, language: str, count: int, seed: int) -> None:
    """Sentences that a group of the grammar allows (a module's id, "bomb", "commands", …).

    \b
    Example:
      voice-expert grammar sample wires --count 5
    """
    from voice_expert.grammar.load import load
    from voice_expert.grammar.sample import sentences

    loaded = load(language)
    name = group if group in loaded.networks else f"module:{group}"
    if name not in loaded.networks:
        fail(f"There is no group {group!r}. Groups: {', '.join(sorted(loaded.networks))}", WRONG_CALL)
    for text in sentences(loaded, name, count, seed):
        click.echo(text)


@grammar.command()
@click.argument("text")
@click.option("--lang", "language", type=LANGUAGES, default="en")
@click.option("--module", help="The module in hand.")
@click.option("--asked", help="The fact that is asked for.")
def parse(text: str, language: str, module: str | None, asked: str | None) -> None:
    """How a text is understood: every reading with its cost and how it came about.

    \b
    Example:
      voice-expert grammar parse "red blue blue" --module wires
    """
    from voice_expert.dialogue.step import plain
    from voice_expert.grammar.load import load
    from voice_expert.grammar.matcher import Matcher, Scope

    facts = (asked,) if asked else ()
    scope = Scope(in_hand=module, asked_of=module or ("bomb" if asked else None), facts=facts)
    readings = Matcher(load(language)).readings(text, scope)
    for reading in readings:
        acts = [[act.kind, act.module, plain(act.slots)] for act in reading.acts]
        click.echo(f"{reading.cost:.2f}  {json.dumps(acts, ensure_ascii=False)}")
        for line in reading.trace:
            click.echo(f"      {line}")
    if not readings:
        click.echo("not for us")


if __name__ == "__main__":
    main()
