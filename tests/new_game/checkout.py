"""A copy of the sources in which no game lies but a new one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from archipel.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent.parent
NAME: Final = "a_b_c_d"  # any identifier is an id: not only two words
_NOT_COPIED: Final = shutil.ignore_patterns("__pycache__", "*.so", "static", "node_modules", *GAMES)


class Checkout:
    """Where the copy is, and how its program and its tests are run there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / "src"
        self.game = self.source / "archipel" / "games" / NAME
        self.tests = folder / "tests" / "games" / NAME

    def copy(self) -> None:
        """Put the sources there."""
        for part in ("src", "tests", "tools", "web"):
            shutil.copytree(ROOT / part, self.folder / part, ignore=_NOT_COPIED)
        shutil.copy(ROOT / "pyproject.toml", self.folder)

    def python(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python in the copy."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.source),
            "ARCHIPEL_FORM": "plain",
            "COLUMNS": "100",
        }
        environment["ARCHIPEL_DATA"] = str(self.folder / "data")
        order = [sys.executable, *words]
        return subprocess.run(
            order, cwd=self.folder, env=environment, input=typed, capture_output=True, text=True, check=False
        )

    def archipel(self, *words: str, typed: str = "") -> str:
        """Run the program in the copy, and give what it says; it must not fail."""
        done = self.python("-m", "archipel", *words, typed=typed)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def build_page(self) -> None:
        """Build the page with the packages that the checkout around has."""
        (self.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
        subprocess.run([vite, "build", "--logLevel", "error"], cwd=self.folder / "web", check=True)


def with_new_game(folder: Path) -> Checkout:
    """A copy into which a new game has been written."""
    copy = Checkout(folder)
    copy.copy()
    copy.archipel("new-game", NAME, "--into", str(folder))
    return copy
