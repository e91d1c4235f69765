"""Another Archipel in a folder of its own, to which a language or a game is added as files."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import archipel
from archipel.words import FALLBACK

ROOT = Path(__file__).parent.parent
VITE = ROOT / "web" / "node_modules" / ".bin" / "vite"
PSEUDO = "qps"  # what Windows calls such a language
NAME = "⟦Þšéûđö⟧"
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçđéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
# Names that begin with a B have a form of their own, as those with a vowel have in French.
PEOPLE = """seat-name = { $name }
    .of =
        { $start ->
            [bee] ƀ’{ $name }
           *[other] öƒ { $name }
        }
    .to = ţö { $name }
"""
LACKING = "game-tagline"  # and the whole of reasons.ftl


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by fluent
        node.value = node.value.translate(ACCENTED)


def pseudo(text: str) -> str:
    """A file of texts with every letter accented and every message in brackets; ids and variables stay."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            _Accents().visit(entry)
            for pattern in [entry.value, *(each.value for each in entry.attributes)]:
                if pattern is not None:
                    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
    resource.body = [
        entry for entry in resource.body if not (isinstance(entry, ast.Message) and entry.id.name == LACKING)
    ]
    return FluentSerializer().serialize(resource)


class Another:
    """A copy of the program in ``root``, run from there as plain Python."""

    def __init__(self, root: Path, without: tuple[str, ...] = ()) -> None:
        self.root = root
        self.source = root / "src"
        self.package = self.source / "archipel"
        self.web = root / "web"
        ignored = shutil.ignore_patterns("__pycache__", "static", "*.so", "node_modules", *without)
        shutil.copytree(Path(archipel.__file__).parent, self.package, ignore=ignored)
        shutil.copytree(ROOT / "web", self.web, ignore=ignored)

    def add_language(self) -> None:
        """One more language, made from the fallback's files; it lacks a message and a file of each game."""
        for path in [*self.package.rglob(f"texts/{FALLBACK}/*.ftl")]:
            own = path.parent.with_name(PSEUDO) / path.name
            own.parent.mkdir(exist_ok=True)
            if path.name != "reasons.ftl":
                own.write_text(pseudo(path.read_text(encoding="utf-8")), encoding="utf-8")
        texts = self.package / "texts"
        about = json.loads((texts / FALLBACK / "language.json").read_text(encoding="utf-8"))
        about |= {"name": NAME, "locale": FALLBACK, "starts": {"bee": "b"}}
        (texts / PSEUDO / "language.json").write_text(json.dumps(about), encoding="utf-8")
        (texts / PSEUDO / "people.ftl").write_text(PEOPLE, encoding="utf-8")

    def add_game(self, like: str, id: str) -> None:
        """One more game, the same as another but for its id."""
        for games in (self.package / "games", self.web / "src" / "boards"):
            shutil.copytree(games / like, games / id)
            for path in (games / id).rglob("*"):
                if path.suffix == ".py":
                    text = path.read_text(encoding="utf-8").replace(
                        f"archipel.games.{like}", f"archipel.games.{id}"
                    )
                    text = re.sub(rf'\bid( ?= ?)"{like}"', rf'id\1"{id}"', text)
                    path.write_text(text, encoding="utf-8")

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """The ``archipel`` command; what it says of mistakes is in ``stdout`` too."""
        return self._start([sys.executable, "-m", "archipel", *words], typed)

    def python(self, program: str) -> str:
        """What a program says that uses this copy."""
        return self._start([sys.executable, "-c", program], "").stdout

    def _start(self, command: list[str], typed: str) -> subprocess.CompletedProcess[str]:
        ours = {"PYTHONPATH": str(self.source), "ARCHIPEL_DATA": str(self.root / "data"), "COLUMNS": "80"}
        return subprocess.run(
            command,
            input=typed,
            cwd=self.root,
            env={**os.environ, **ours, "PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=120,
            check=False,
        )

    def build_page(self) -> None:
        """Build the page of this copy, with the packages of the real one."""
        (self.web / "node_modules").symlink_to(VITE.parent.parent)
        # Where the machine has no Node of its own, ./test has put one beside this Python.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        build = [str(VITE), "build", "--logLevel", "error"]
        subprocess.run(build, cwd=self.web, env={**os.environ, "PATH": path}, check=True, timeout=120)
