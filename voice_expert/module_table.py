"""The README's table of modules, made from the registry and the grammar files."""

from __future__ import annotations

from voice_expert.grammar.load import load
from voice_expert.grammar.text import LANGUAGES
from voice_expert.modules import registry
from voice_expert.speaking.pronounce import for_screen

BEGIN, END = "<!-- modules: begin -->", "<!-- modules: end -->"


def table() -> str:
    """One row a module: id, names in three languages, what to say."""
    grammars = {language: load(language) for language in LANGUAGES}
    rows = ["| id | English | 日本語 | Русский | say, for example |", "|---|---|---|---|---|"]
    for name, module in registry().items():
        files = [grammars[language].files.get(name) for language in LANGUAGES]
        if module.kind == "reference" or any(file is None for file in files):
            continue
        names = [for_screen(file.names[0]) if file is not None and file.names else "" for file in files]
        english = files[0]
        example = next(iter(english.examples), "") if english is not None else ""
        rows.append("| " + " | ".join([name, *names, example]) + " |")
    return "\n".join(rows)


def in_readme(readme: str) -> str:
    """The README with its table made anew."""
    before, _, rest = readme.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"
