"""The progress as an HTML file: its numbers, its pictures, its languages, and that it loads and runs nothing."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from voice_expert.cli import main
from voice_expert.grammar.load import load
from voice_expert.practice import progress
from voice_expert.practice.progress import Run
from voice_expert.practice.progress_page import page

KEPT = [
    Run("2025-01-01", "drill", "maze", 60.0, 4, 1, 2),
    Run("2025-01-02", "drill", "maze", 30.0, 5, 1),
    Run("2025-01-02", "train", "wires", 10.0, 2, 0, 1),
]
HTML, SVG = "{http://www.w3.org/1999/xhtml}", "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOICE_EXPERT_HOME", str(tmp_path))


def by_id(root: ElementTree.Element, name: str) -> str | None:
    return next(node.text for node in root.iter() if node.get("id") == name)


def parsed(kept: list[Run], language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(page(kept, load(language)))


def test_the_numbers_add_up() -> None:
    root = parsed(KEPT)
    found = {name: by_id(root, name) for name in ("runs", "days", "time", "utterances", "mishearings", "strikes")}
    assert found == {"runs": "3", "days": "2", "time": "1:40", "utterances": "11", "mishearings": "3", "strikes": "2"}
    rows = [[cell.text for cell in row.iter(f"{HTML}td")] for row in root.iter(f"{HTML}tr")][1:]
    assert [row[1:8] for row in rows] == [["2", "0", "60", "30", "9", "2", "2"], ["1", "0", "10", "10", "2", "1", "0"]]
    named = [item.text for item in root.iter(f"{HTML}li")]
    assert named == [
        "Maze: strikes 2, mean time 45 s (last runs looked at: 2).",
        "Wires: strikes 0, mean time 10 s (last runs looked at: 1).",
    ]


def test_a_module_lost_counts_its_strikes_but_is_no_time() -> None:
    lost = Run("2025-01-02", "train", "wires", 2.0, 1, 3, 0, False)
    root = parsed([*KEPT, lost])
    assert [by_id(root, name) for name in ("runs", "lost", "strikes")] == ["4", "1", "5"]
    rows = [[cell.text for cell in row.iter(f"{HTML}td")] for row in root.iter(f"{HTML}tr")][1:]
    assert rows[1][1:5] == ["2", "1", "10", "10"]
    only = [[cell.text for cell in row.iter(f"{HTML}td")] for row in parsed([lost]).iter(f"{HTML}tr")][1:]
    assert only[0][1:5] == ["1", "1", "–", "–"]


def test_the_picture_has_a_bar_a_day_as_high_as_its_mean() -> None:
    seconds, strikes, *_ = parsed(KEPT).iter(f"{SVG}svg")
    bars = list(seconds.iter(f"{SVG}rect"))
    assert [bar.findtext(f"{SVG}title") for bar in bars] == ["2025-01-01: 60", "2025-01-02: 20"]
    high, low = (float(bar.get("height", "0")) for bar in bars)
    assert high == pytest.approx(3 * low)
    assert [bar.findtext(f"{SVG}title") for bar in strikes.iter(f"{SVG}rect")] == ["2025-01-01: 1.0", "2025-01-02: 0.5"]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_every_sentence_is_there_in_each_language(language: str) -> None:
    grammar = load(language)
    text = page(KEPT, grammar)
    assert "[_practice" not in text and "{" not in text.partition("</style>")[2]
    assert parsed(KEPT, language).get("lang") == language
    assert set(grammar.files["_practice"].say) == set(load("en").files["_practice"].say)
    # The sentences said to somebody who has not practised yet are their own, not the English ones.
    if language != "en":
        assert by_id(parsed([], language), "nothing") != by_id(parsed([]), "nothing")


def test_what_was_kept_is_text_and_never_markup() -> None:
    hostile = '<script>alert("1")</script>&'
    text = page([Run(f'2025-{hostile}"', "drill", hostile, 5.0, 1, 0)], load("en"))
    root = ElementTree.fromstring(text)
    assert not list(root.iter(f"{HTML}script")) and "<script" not in text
    assert any(cell.text == hostile for cell in root.iter(f"{HTML}td"))


def test_nothing_is_loaded_or_run() -> None:
    root = parsed(KEPT)
    names = {node.tag.partition("}")[2] for node in root.iter()}
    assert not names & {"script", "link", "img", "iframe", "object", "image", "use", "a"}
    assert not [name for node in root.iter() for name in node.attrib if name in ("src", "href") or name.startswith("on")]
    assert "url(" not in page(KEPT, load("en")) and "@import" not in page(KEPT, load("en"))


def test_the_file_is_written_on_command(tmp_path: Path) -> None:
    for run in KEPT:
        progress.keep(run)
    file = tmp_path / "progress.html"
    ran = CliRunner().invoke(main, ["practice", "progress", "--html", str(file), "--lang", "ru"])
    assert ran.exit_code == 0, ran.output
    assert by_id(ElementTree.fromstring(file.read_text("utf-8")), "utterances") == "11"
    missing = CliRunner().invoke(main, ["practice", "progress", "--html", str(tmp_path / "no" / "progress.html")])
    assert missing.exit_code == 1 and "Can't write" in missing.output


def test_a_session_writes_it_too(tmp_path: Path) -> None:
    file = tmp_path / "progress.html"
    said = "wires\nwhat a lovely day\nyellow black white white white\n\n"
    ran = CliRunner().invoke(main, ["practice", "train", "wires", "--seed", "4", "--html", str(file)], input=said)
    assert ran.exit_code == 0 and "DEFUSED" in ran.output, ran.output
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert (by_id(root, "utterances"), by_id(root, "mishearings"), by_id(root, "strikes")) == ("3", "1", "0")


def test_lines_kept_before_mishearings_were_counted_are_read() -> None:
    old = {"day": "2025-01-01", "way": "drill", "module": "maze", "seconds": 9.0, "utterances": 4, "strikes": 0}
    bad = {**old, "seconds": "many"}
    progress.file().write_text(f"{json.dumps(old)}\n{json.dumps(bad)}\n", "utf-8")
    assert [(run.mishearings, run.solved) for run in progress.runs()] == [(0, True)]
