"""What was practised as one HTML file: numbers, pictures by day and what to train next, in the player's language.

The page is well-formed XML too, holds no scripts and loads nothing. Times are seconds unless minutes are named.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from voice_expert.dialogue.session import Spoken
from voice_expert.grammar.load import LanguageGrammar
from voice_expert.practice.progress import RECENT, Run, by_module, daily, mean_seconds, next_ones, solved
from voice_expert.speaking.pronounce import for_screen
from voice_expert.speaking.sentences import sentence

DAYS = 21
"""Days with practice that a picture shows, the last ones."""
BAR, GAP, HIGH, FOOT, HEAD = 34, 10, 120, 18, 16
"""A picture's measures: width of a bar, between bars, height of the highest, room for the days and for the values."""
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 0; }
dt { font-size: 0.85rem; opacity: 0.75; }
dd { margin: 0; font-size: 1.6rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: right; padding: 0.3rem 0.4rem; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
td:first-child::first-letter { text-transform: uppercase; }
svg { max-width: 100%; height: auto; }
svg rect { fill: #3b7dd8; }
svg.strikes rect { fill: #d8553b; }
svg text { fill: currentColor; font-size: 11px; text-anchor: middle; }
"""


def page(kept: Sequence[Run], grammar: LanguageGrammar) -> str:
    """The whole file as text."""

    def words(key: str, **slots: object) -> str:
        return escape(for_screen(sentence(Spoken("_practice", "say", key, slots), grammar)))

    title = words("title")
    body = [f"<h1>{title}</h1>"]
    if not kept:
        body.append(f'<p id="nothing">{words("nothing")}</p>')
    else:
        totals = {
            "runs": str(len(kept)),
            "lost": str(len(kept) - len(solved(kept))),
            "days": str(len({run.day for run in kept})),
            "time": minutes(sum(run.seconds for run in kept)),
            "utterances": str(sum(run.utterances for run in kept)),
            "mishearings": str(sum(run.mishearings for run in kept)),
            "strikes": str(sum(run.strikes for run in kept)),
        }
        body.append("<dl>")
        body += [f'<div><dt>{words(key)}</dt><dd id="{key}">{value}</dd></div>' for key, value in totals.items()]
        body.append("</dl>")
        rows = by_module(kept)
        body.append(f'<h2>{words("train_next")}</h2><ol id="train_next">')
        for module in next_ones(rows):
            late = rows[module][-RECENT:]
            seconds = round(mean_seconds(late))
            strikes = sum(run.strikes for run in late)
            body.append(f"<li>{words('train_why', module=module, strikes=strikes, seconds=seconds, runs=len(late))}</li>")
        body.append("</ol>")
        for key, values in (
            ("seconds_by_day", daily(solved(kept), lambda run: run.seconds)),
            ("strikes_by_day", daily(kept, lambda run: run.strikes)),
        ):
            body += [f"<h2>{words(key)}</h2>", picture(values, words(key), key.partition("_")[0])]
        body.append(table(rows, grammar, {key: words(key) for key in COLUMNS}))
    return (
        f'<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="{grammar.language}">\n<head>\n'
        '<meta charset="utf-8"/>\n<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(body) + "\n</body>\n</html>\n"
    )


COLUMNS = ("module", "runs", "lost", "seconds_first", "seconds_last", "utterances", "mishearings", "strikes", "by_day")


def table(rows: dict[str, list[Run]], grammar: LanguageGrammar, heads: dict[str, str]) -> str:
    """A row for each module; ``heads`` are the column's words, escaped."""
    lines = ['<div class="wide"><table>', "<tr>" + "".join(f"<th>{heads[key]}</th>" for key in COLUMNS) + "</tr>"]
    for module, row in sorted(rows.items()):
        name = escape(for_screen(grammar.name(module)) if module in grammar.files else module)
        done = solved(row)
        values = daily(done, lambda run: run.seconds)
        first, last = (f"{done[0].seconds:.0f}", f"{done[-1].seconds:.0f}") if done else ("–", "–")
        cells = (
            name, len(row), len(row) - len(done), first, last, sum(run.utterances for run in row),
            sum(run.mishearings for run in row), sum(run.strikes for run in row),
            picture(values, f"{name}: {heads['by_day']}", "small"),
        )  # fmt: skip
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "\n".join([*lines, "</table></div>"])


def picture(values: Sequence[tuple[str, float]], label: str, kind: str) -> str:
    """Bars, one a day, as SVG; ``label`` is escaped. The kind "small" has no writing of its own and fits a table."""
    small = kind == "small"
    bar, gap, high, foot, head = (5, 2, 24, 0, 0) if small else (BAR, GAP, HIGH, FOOT, HEAD)
    values = values[-DAYS:]
    most = max((value for _, value in values), default=0.0) or 1.0
    width = len(values) * (bar + gap)
    total = head + high + foot
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" role="img" aria-label="{label}"'
        f' viewBox="0 0 {width} {total}" width="{width}" height="{total}">'
    ]
    for number, (day, value) in enumerate(values):
        left, tall = number * (bar + gap) + gap // 2, high * value / most
        text = f"{value:.1f}" if kind == "strikes" else f"{value:.0f}"
        lines.append(
            f'<rect x="{left}" y="{head + high - tall:.1f}" width="{bar}" height="{tall:.1f}">'
            f"<title>{escape(day)}: {text}</title></rect>"
        )
        if not small:
            middle = left + bar / 2
            lines.append(f'<text x="{middle}" y="{head + high - tall - 4:.1f}">{text}</text>')
            lines.append(f'<text x="{middle}" y="{total - 4}">{escape(day[5:])}</text>')
    return "\n".join([*lines, "</svg>"])


def minutes(seconds: float) -> str:
    """Minutes and seconds, "12:05"."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"
