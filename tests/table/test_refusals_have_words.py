"""Every error that the server can send has a sentence on the page, in both languages."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import archipel
from archipel.engine.errors import ArchipelError
from archipel.table.commands import Refusal, give_up_message
from archipel.words import LANGUAGES

PACKAGE = Path(archipel.__file__).parent
SAID_AT_THE_START = {"newer_store", "cannot_listen", "bad_proxy"}  # in a terminal, before there is a page
BEHIND_ANOTHER = {"bad_pieces"}  # told as the reason of a bad option
NEVER_SENT = SAID_AT_THE_START | BEHIND_ANOTHER
MADE_BY_THE_PAGE = {"away", "unknown"}


def named() -> set[str]:
    """The keys of refusals that stand in the server's code."""
    found: set[str] = set()
    for file in (PACKAGE / "table").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in ("Refusal", "Refused"):
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{file.name}:{node.lineno}: a key must be plain"
                found.add(str(first.value))
    return found


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def thrown() -> set[str]:
    """The keys of errors that come from deeper and are passed on."""
    for part in ("engine", "games", "bots", "table"):
        for module in pkgutil.iter_modules([str(PACKAGE / part)]):
            importlib.import_module(f"archipel.{part}.{module.name}")
    kinds: list[type[ArchipelError]] = [ArchipelError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    ours = ("archipel.engine", "archipel.games", "archipel.table", "archipel.bots")
    passed_on = [kind for kind in kinds[1:] if kind is not Refusal and kind.__module__.startswith(ours)]
    return {str(give_up_message(_one(kind))["error"]) for kind in passed_on} - NEVER_SENT


def _one(kind: type[ArchipelError]) -> ArchipelError:
    error = kind.__new__(kind)
    ArchipelError.__init__(error, "anything")
    return error


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    texts = (PACKAGE / "texts" / language / "page.ftl").read_text()
    said = {key.replace("-", "_") for key in re.findall(r"^page-refused-([a-z-]+) =", texts, re.MULTILINE)}
    sent = named() | thrown()
    assert {"disk_full", "reopened", "unknown_game", "bad_record", "no_answer", "stale"} <= sent
    assert sent - said == set(), "errors without a sentence"
    assert said - sent - MADE_BY_THE_PAGE - {"rule", "illegal"} == set(), "sentences that nobody sends"
