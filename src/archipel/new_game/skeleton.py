"""Copies the model game into a checkout under another name.

The model lies in ``template/`` as the files that it becomes; names, titles and rule ids are replaced, and the
fingerprints of its tests, which depend on the name, are made by the tools that every game uses.
"""

import keyword
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from archipel.engine.errors import ArchipelError

PACKAGE: Final = Path(__file__).resolve().parent.parent
TEMPLATE: Final = Path(__file__).resolve().parent / "template"
MAKERS: Final = ("tests.conformance.golden", "tests.conformance.stored_games")


class Skeleton:
    """A new game by its id: where it will lie, and how its name is written in files."""

    def __init__(self, name: str, checkout: Path) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
            raise ArchipelError("new_game_name", name=name)
        self.name = name
        self.checkout = checkout
        self.game = checkout / "src" / "archipel" / "games" / name
        self.tests = checkout / "tests" / "games" / name
        parts = [part for part in name.split("_") if part]
        self.title = " ".join(part.capitalize() for part in parts)
        self._names = {
            "pearl_reef": name,
            "PearlReef": "".join(part.capitalize() for part in parts),
            "Pearl Reef": self.title,
            "PR-": f"{_initials(parts)}-",
        }

    def write(self) -> None:
        """Write every file; what is there already is never touched."""
        for folder in (self.game, self.tests):
            if folder.exists():
                raise ArchipelError("new_game_exists", folder=str(folder))
        for part, folder in (("game", self.game), ("tests", self.tests)):
            for file in sorted((TEMPLATE / part).rglob("*")):
                if file.is_file() and "__pycache__" not in file.parts:
                    copy = folder / file.relative_to(TEMPLATE / part)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    copy.write_text(self._renamed(file.read_text(encoding="utf-8")), encoding="utf-8")
        for maker in MAKERS:
            self._make(maker)

    def _renamed(self, text: str) -> str:
        for model, own in self._names.items():
            text = text.replace(model, own)
        return text

    def _make(self, maker: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(self.checkout / "src")}
        order = [sys.executable, "-m", maker, self.name]
        done = subprocess.run(
            order, cwd=self.checkout, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            last = (done.stderr.strip().splitlines() or [""])[-1]
            raise ArchipelError("new_game_maker", command=f"python -m {maker} {self.name}", reason=last)


def _initials(parts: list[str]) -> str:
    """Two capitals for the ids of the rules: of the first two words, or of the only one."""
    letters = re.sub("[^a-z]", "", parts[0][:1] + parts[1] if len(parts) > 1 else parts[0])
    return (letters + "xx")[:2].upper()


def checkout_around(folder: Path | None) -> Path:
    """The checkout to write into: the one named, or the one that this program runs from."""
    for root in [folder.resolve()] if folder else PACKAGE.parents:
        if (root / "tests" / "conformance").is_dir() and (root / "src" / "archipel" / "games").is_dir():
            return root
    raise ArchipelError("new_game_checkout", folder=str(folder or PACKAGE))
