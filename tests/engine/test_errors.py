"""Errors are keys and arguments: every one that is raised has its words, in both languages."""

import ast
import errno
import pickle
from pathlib import Path

import pytest

import archipel
from archipel.engine.errors import ArchipelError, BadRecord, IllegalAction
from archipel.engine.refusal import Refusal
from archipel.words import LANGUAGES, Words

SOURCES = Path(archipel.words.__file__).parent.parent  # plain sources, also where the engine runs compiled
KINDS = {"ArchipelError", "BadOption", "BadRecord", "CannotUndo", "ChanceMismatch", "UnknownAction"}
KINDS |= {"UnknownGame", "UnknownBot", "BadCount", "BadWorkers", "NewerStore", "StoreFailed", "DiskFull"}
KINDS |= {"CannotListen", "NoAnswer", "BadPieces", "Unsound"}


def raised() -> list[tuple[str, str, list[str]]]:
    """Where an error is made, with its key and the names of its arguments."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        # What a rule refuses (engine.refusal) is no error; what a table refuses is.
        kinds = KINDS | {"Refusal"} if path.is_relative_to(SOURCES / "table") else KINDS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                names = [each.arg or "" for each in node.keywords]
                for key in [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]:
                    found.append((f"{path.name}:{node.lineno}", str(key), names))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_is_raised_has_words(language: str) -> None:
    words = Words(language, strict=True)
    places = raised()
    assert len(places) > 30
    for _, key, names in places:
        sentence = words.mistake(
            ArchipelError(key, **{name: 1 for name in names if name != "reason"}, reason="for a good reason")
        )
        assert len(sentence) > 10


ENOUGH = Refusal("FI-H6", "few_enough", {"cards": 3, "most": 5})


def plain(text: str) -> str:
    """The text with ordinary spaces."""
    return " ".join(text.split())


def test_an_error_speaks_english_to_programs() -> None:
    assert (
        str(IllegalAction("forbidden_island", "0 dance", ENOUGH))
        == "“0 dance” is not legal now (rule FI-H6). You have 3 cards: nobody discards with 5 or fewer."
    )


def test_an_error_brings_the_error_behind_it_in_the_same_language() -> None:
    error = BadRecord("record_entry", line=3, reason=IllegalAction("forbidden_island", "0 dance", ENOUGH))
    assert plain(Words("fr").mistake(error)) == (
        "La ligne 3 de la partie ne peut pas être rejouée : "
        "« 0 dance » n’est pas permis maintenant (règle FI-H6). "
        "Vous avez 3 cartes : on ne défausse pas avec 5 ou moins."
    )


def test_what_the_system_refuses_is_said_in_the_same_language() -> None:
    full = ArchipelError("write", file="a.json", reason=OSError(errno.ENOSPC, "No space left on device"))
    assert plain(Words("fr").mistake(full)) == "Impossible d’écrire a.json : le disque est plein."
    odd = ArchipelError("write", file="a.json", reason=OSError(errno.EXDEV, "Invalid cross-device link"))
    assert plain(Words("fr").mistake(odd)) == "Impossible d’écrire a.json : le système refuse (EXDEV)."


@pytest.mark.parametrize(
    "error", [IllegalAction("forbidden_island", "0 dance", ENOUGH), BadRecord("record_field", name="seats")]
)
def test_an_error_travels_between_processes(error: ArchipelError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)


def test_what_an_error_repeats_is_one_short_line() -> None:
    error = ArchipelError("no_action", text="a\nb\t" + "c" * 10_000, example="0 move")
    assert len(str(error)) < 500
    assert "\n" not in str(error)
