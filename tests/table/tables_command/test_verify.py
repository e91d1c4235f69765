"""``archipel tables verify``: whether everything that is stored can be read, and replays."""

import json
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from archipel.cli import main
from archipel.table.host.lock import StoreLock
from archipel.table.host.store_file import StoreFile
from archipel.table.table import Table
from tests.table.tables_command.conftest import COUNT, Run, document
from tests.table.test_stores_on_file import EXPECTED, STORES, unpacked


def test_verify_finds_every_table_sound_also_beside_a_server(
    run: Run, db: Path, tables: dict[str, Table]
) -> None:
    with StoreLock(db):
        told = document(run("verify", "--json"))
    assert told == {"tables": COUNT, "sound": COUNT, "file": [], "unsound": []}
    assert "10 of 10 tables are sound." in run("verify").stdout
    assert "1 of one" in run("verify", "table-0001").stdout


def test_a_table_that_a_server_clears_away_meanwhile_is_no_fault(
    run: Run, tables: dict[str, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StoreFile, "ids", lambda _: (*tables, "cleared away"))
    assert document(run("verify", "--json")) == {"tables": COUNT, "sound": COUNT, "file": [], "unsound": []}
    assert "no table “cleared away”" in run("verify", "cleared away", code=2).stderr


HERE = "WHERE table_id = 'table-0002' AND seq = 5"
CHANGES = {
    "unsound_unreadable": f'UPDATE entries SET data = \'{{"kind": "dance"}}\' {HERE}',
    "unsound_missing": f"DELETE FROM entries {HERE}",
    "unsound_replay": f'UPDATE entries SET data = \'{{"kind": "act", "act": "0 fly"}}\' {HERE}',
}


@pytest.mark.parametrize("reason", CHANGES)
def test_verify_finds_what_is_wrong_with_a_table(
    run: Run, db: Path, tables: dict[str, Table], reason: str
) -> None:
    connection = sqlite3.connect(db)
    connection.execute(CHANGES[reason])
    connection.commit()
    connection.close()
    told = document(run("verify", "--json", code=1))
    assert told["unsound"] == [{"table": "table-0002", "game": "la_isla", "reason": reason}]
    assert "Table table-0002 (La Isla) is unsound: " in run("verify", code=1).stdout
    assert "9 of 10 tables are sound." in run("verify", code=1).stdout


def test_verify_finds_a_seed_that_is_not_the_games(run: Run, db: Path, tables: dict[str, Table]) -> None:
    connection = sqlite3.connect(db)
    header = json.loads(connection.execute("SELECT header FROM tables WHERE id = 'table-0000'").fetchone()[0])
    header["seed"] = "another seed"
    connection.execute("UPDATE tables SET header = ? WHERE id = 'table-0000'", (json.dumps(header),))
    connection.commit()
    connection.close()
    (found,) = document(run("verify", "--json", code=1))["unsound"]
    assert found["table"] == "table-0000"


def test_verify_finds_damage_in_the_file(run: Run, db: Path, tables: dict[str, Table]) -> None:
    data = db.read_bytes()
    at = len(data) // 2 // 4096 * 4096
    db.write_bytes(data[:at] + b"\x07" * 4096 + data[at + 4096 :])
    told = document(run("verify", "--json", code=1))
    assert told["file"]
    assert told["tables"] == COUNT
    assert 0 < told["sound"] < COUNT
    assert "The file is damaged: " in run("verify", code=1).stdout
    assert "is unsound: something that is stored of it cannot be read." in run("verify", code=1).stdout


@pytest.mark.parametrize("store", STORES)
def test_stores_of_older_programs_are_read_and_not_touched(tmp_path: Path, store: str) -> None:
    path = unpacked(store, tmp_path)
    before = path.read_bytes()
    told = CliRunner().invoke(main, ["tables", "verify", "--json", "--db", str(path)])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["sound"] == len(EXPECTED[store])
    listed = CliRunner().invoke(main, ["tables", "list", "--json", "--db", str(path)])
    people = {each["table"]: each["people"] for each in json.loads(listed.stdout)}
    assert people == {
        left["table"]: [name for _, name, _ in left["seats"] if name] for left in EXPECTED[store].values()
    }
    assert path.read_bytes() == before
