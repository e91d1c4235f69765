"""A language is a set of files: no code names one, and only what is read is loaded."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import archipel
from archipel.words import FALLBACK, LANGUAGES, Words, language_of
from archipel.words.language import TEXTS

SOURCE = Path(archipel.__file__).parent
WEB = Path(__file__).parent.parent.parent / "web"
# The names of the drawings of game-icons, which are English words whatever the page speaks.
NAMED_IN_ENGLISH = WEB / "src" / "shell" / "Credits.svelte"


def strings_of(path: Path) -> Iterator[str]:
    """Every string of a module but its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_no_module_names_a_language() -> None:
    named = {
        path.name: text for path in SOURCE.rglob("*.py") for text in strings_of(path) if text in LANGUAGES
    }
    assert named == {}


def test_no_file_of_the_page_names_a_language() -> None:
    code = re.compile(rf"""['"`]({"|".join(LANGUAGES)})['"`]""")
    ours = [
        *WEB.glob("src/**/*.ts"),
        *WEB.glob("src/**/*.svelte"),
        *WEB.glob("dev/**/*.ts"),
        WEB / "index.html",
    ]
    tests = {path for path in ours if path.name.endswith(".test.ts") or path.parent.name == "testing"}
    found = {path for path in ours if code.search(path.read_text(encoding="utf-8"))}
    assert found - tests == {NAMED_IN_ENGLISH}


def test_one_language_answers_for_what_the_others_lack() -> None:
    assert json.loads((TEXTS / "languages.json").read_text()) == {"fallback": FALLBACK}
    assert LANGUAGES[0] == FALLBACK
    assert len({language_of(code).name for code in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["yes", "no", "myself"])
def test_every_language_has_the_words_that_people_type(language: str, kind: str) -> None:
    assert language_of(language).answers[kind]


LOADED = """
import sys
from archipel.cli import main
try:
    main(["--help"])
finally:
    heavy = {"archipel.games", "babel", "fluent.runtime", "fluent.syntax", "rich"}
    print(*sorted(heavy & {*sys.modules}), file=sys.stderr)
"""


def test_help_loads_no_game_and_no_fluent() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert Words(FALLBACK).text("help-archipel")[:20] in done.stdout
    assert done.stderr.strip() == ""
