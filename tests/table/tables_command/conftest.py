"""``archipel tables`` on a store of ten tables."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from archipel.cli import main
from archipel.table.table import Table
from tests.table.many_tables import written

Run = Callable[..., Result]
COUNT = 10


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def tables(db: Path) -> dict[str, Table]:
    """Two tables of each game; those of the first two games are over."""
    return written(db, COUNT, acts=90)


@pytest.fixture
def run(db: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """``archipel tables …`` on the store of this test; a traceback fails the test."""
    monkeypatch.setenv("ARCHIPEL_LANG", "en")

    def run(*words: str, typed: str = "", code: int = 0) -> Result:
        result = CliRunner().invoke(main, ["tables", *words, "--db", str(db)], typed, prog_name="archipel")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == code, result.output + result.stderr
        return result

    return run


def document(result: Result) -> Any:
    return json.loads(result.stdout)
