"""``archipel tables delete``: asked first, and for good."""

import sqlite3
from pathlib import Path

from archipel.table.host.lock import StoreLock
from archipel.table.table import Table
from tests.table.tables_command.conftest import COUNT, Run, document


def test_delete_asks_first_and_leaves_nothing_in_the_file(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    size = db.stat().st_size
    for typed in ("", "n\n", "perhaps\n"):
        assert "Nothing was deleted." in run("delete", "table-0004", typed=typed, code=1).stderr
    assert len(document(run("list", "--json"))) == COUNT
    asked = run("delete", "table-0004", "table-0005", typed="y\n")
    assert "Delete these 2 tables for good?" in asked.stderr
    assert "2 tables were deleted" in asked.stdout
    assert run("delete", "table-0006", "--yes", "--json").stderr == ""
    left = {each["table"] for each in document(run("list", "--json"))}
    assert left == set(tables) - {"table-0004", "table-0005", "table-0006"}
    assert db.stat().st_size < size
    for file in db.parent.glob("tables.db*"):
        for gone in ("table-0004", "seed of table-0005", "Ana 6"):
            assert gone.encode() not in file.read_bytes()
    assert "7 of 7" in run("verify").stdout


def test_delete_is_all_or_nothing_and_refused_while_a_server_runs(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    assert "no table “nobody”" in run("delete", "table-0000", "nobody", "--yes", code=2).stderr
    with StoreLock(db):
        assert "in use by another Archipel" in run("delete", "table-0000", "--yes", code=2).stderr
        assert "in use by another Archipel" in run("delete", "table-0000", typed="y\n", code=2).stderr
    assert len(document(run("list", "--json"))) == COUNT


def test_a_table_whose_name_begins_with_a_dash_can_be_named(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    connection = sqlite3.connect(db)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("UPDATE tables SET id = '-dash_to-x' WHERE id = 'table-0001'")
    connection.execute("UPDATE entries SET table_id = '-dash_to-x' WHERE table_id = 'table-0001'")
    connection.commit()
    connection.close()
    assert "Ana 1" in run("show", "-dash_to-x").stdout
    assert "One table was deleted" in run("delete", "-dash_to-x", "--yes").stdout
