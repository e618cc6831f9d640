"""Makes the README's table of modules anew."""

from pathlib import Path

from voice_expert.module_table import in_readme

readme = Path(__file__).parent.parent / "README.md"
readme.write_text(in_readme(readme.read_text("utf-8")), "utf-8")
