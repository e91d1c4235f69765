"""``archipel tables list``: every table of a store, with its people."""

from pathlib import Path

from archipel.table.table import Table
from tests.table.many_tables import written
from tests.table.tables_command.conftest import Run, document


def test_list_tells_every_table_with_its_people(run: Run, tables: dict[str, Table]) -> None:
    listed = document(run("list", "--json", "--status"))
    assert {each["table"]: each["status"] for each in listed} == {
        id: table.status for id, table in tables.items()
    }
    assert {each["table"]: each["entries"] for each in listed} == {
        id: table.length for id, table in tables.items()
    }
    shown = run("list").stdout
    for id in tables:
        assert id in shown
    assert "Ana 3" in shown
    assert "10 tables." in shown
    assert "L’Île Interdite" in run("list", "--lang", "fr").stdout


def test_an_empty_store_has_no_table(run: Run, db: Path) -> None:
    written(db, 0)
    assert run("list").stdout == "There is no table.\n"
    assert "0 of 0" in run("verify").stdout
