"""``archipel tables``: everything that a host reads, in every language."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import archipel
from archipel.cli import main
from archipel.words import LANGUAGES, Words
from tests.table.tables_command.conftest import Run
from tests.terminal.test_words import strings_given_to

HOST = Path(archipel.__file__).parent / "table" / "host"
STORES_CODE = sorted((HOST.parent / "stores").rglob("*.py"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["list"], "cannot be used: there is no such file"),
        (["show", "nobody"], "cannot be used"),
        (["show"], "archipel tables show needs TABLE"),
        (["delete", "--yes"], "archipel tables delete needs TABLE…"),
        (["dance"], "There is no command “dance”; choose from list, show, export"),
        (["export"], "--to FOLDER"),
        (["backup"], "needs FILE"),
    ],
)
def test_a_mistake_gets_one_sentence_in_each_language(run: Run, words: list[str], says: str) -> None:
    english = run(*words, code=2)
    assert says in english.stderr
    assert len(english.stderr.splitlines()) == 1
    assert english.stdout == ""
    french = run(*words, "--lang", "fr", code=2).stderr
    assert french
    assert french != english.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_host_reads_has_words(language: str) -> None:
    words = Words(language, part="host")
    errors = ("ArchipelError", "StoreFailed", "NewerStore", "Unsound")
    for path in [*HOST.glob("*.py"), HOST.parent / "command.py", *STORES_CODE]:
        for key in strings_given_to(path, "text", "say", "tell"):
            assert words.has(key), key
        for key in strings_given_to(path, *errors):
            assert words.has(f"error-{key}"), key
    for verb in ("list", "show", "export", "delete", "verify", "backup", "restore"):
        assert words.has(f"tables-help-{verb}")


def test_help_is_in_the_readers_language(run: Run) -> None:
    assert "Copy the store to FILE" in run("backup", "--help").stdout
    french = CliRunner().invoke(main, ["--lang", "fr", "tables"], prog_name="archipel").stdout
    assert "Commandes" in french
    assert "verify" in french
    assert "Afficher cette aide." in french
