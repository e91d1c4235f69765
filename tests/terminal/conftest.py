"""The command as people start it, with a saved_games of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from archipel.cli import main

Run = Callable[..., Result]


@pytest.fixture
def saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of this test are kept."""
    monkeypatch.setenv("ARCHIPEL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ARCHIPEL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "data" / "games"


@pytest.fixture
def run(saved_games: Path) -> Run:
    """Run ``archipel`` with words and typed lines; a traceback fails the test."""

    def run(*words: str, typed: str | list[str] = "") -> Result:
        lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(main, list(words), input=lines, prog_name="archipel")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run
