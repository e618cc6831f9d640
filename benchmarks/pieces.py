"""Runs done in pieces: work shared among processes, each result kept as a line of JSON, and the files of a run read again."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Mapping
from multiprocessing import Pool
from pathlib import Path
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def add_choices(parser: ArgumentParser, each: str, total: str = "--total", prints: str = "the figures of such files") -> None:
    """``--out`` and ``--total`` (or what it is called), with what a line of the file stands for."""
    parser.add_argument("--out", type=Path, help=f"Add a line of JSON for each {each} to this file.")
    parser.add_argument(total, nargs="*", type=Path, help=f"Print {prints}; nothing is played.")


def done(work: Callable[[Task], Result], tasks: Iterable[Task], processes: int, in_order: bool = True) -> Iterator[Result]:
    """The results one after another, as they come; with one process in this one."""
    if processes == 1:
        yield from map(work, tasks)
        return
    with Pool(processes) as pool:
        yield from (pool.imap if in_order else pool.imap_unordered)(work, tasks)


def keep(file: Path | None, line: Mapping[str, Any]) -> None:
    """Add a result to the file, if there is one."""
    if file is not None:
        with file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(line, ensure_ascii=False) + "\n")


def kept(files: Iterable[Path]) -> list[Any]:
    """The lines of these files."""
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]
