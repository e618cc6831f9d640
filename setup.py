"""Build step: the wheel carries the grammars and the list of models inside the package."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithData(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        here = Path(__file__).parent
        for name, pattern in (("grammars", "**/*.yaml"), ("models", "*")):
            for source in (here / name).glob(pattern):
                if source.is_file():
                    target = Path(self.build_lib) / "voice_expert" / "_data" / name / source.relative_to(here / name)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(source, target)


setup(cmdclass={"build_py": BuildWithData})
