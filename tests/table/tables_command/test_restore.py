"""``archipel tables restore``: a copy is put back, and what was there is kept."""

import json
import sqlite3
from pathlib import Path

from click.testing import CliRunner

from archipel.cli import main
from archipel.table.host.lock import StoreLock
from archipel.table.table import Table
from tests.table.many_tables import key_of
from tests.table.server import Server
from tests.table.tables_command.conftest import COUNT, Run, document


def test_a_restored_store_serves_and_what_was_there_is_kept(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", str(copy))
    run("delete", *list(tables)[:4], "--yes")
    for typed in ("", "n\n"):
        refused = run("restore", str(copy), typed=typed, code=1)
        assert "holds tables already" in refused.stderr
        assert "Nothing was put back." in refused.stderr
    with StoreLock(db):
        assert "in use" in run("restore", str(copy), "--yes", code=2).stderr
        assert "in use" in run("restore", str(copy), typed="y\n", code=2).stderr
    assert len(document(run("list", "--json"))) == COUNT - 4
    told = document(run("restore", str(copy), "--json", typed="y\n"))
    assert told["tables"] == COUNT
    assert len(document(run("list", "--json"))) == COUNT
    kept = CliRunner().invoke(main, ["tables", "list", "--json", "--db", told["kept"]])
    assert len(json.loads(kept.stdout)) == COUNT - 4
    folder = tmp_path / "served"
    folder.mkdir()
    server = Server(folder)
    server.db = db
    server.start()
    try:
        assert server.call("GET", "/api/tables/table-0000", key=key_of("table-0000"))[0] == 200
    finally:
        server.stop()


def test_a_copy_is_restored_where_nothing_was(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", str(copy))
    db.unlink()
    assert "kept" not in document(run("restore", str(copy), "--json"))
    assert "10 of 10" in run("verify").stdout


def test_a_damaged_or_foreign_copy_is_not_restored(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", str(copy))
    data = copy.read_bytes()
    before = db.read_bytes()
    half = len(data) // 2
    copy.write_bytes(data[:half] + b"\x07" * 20_000 + data[half + 20_000 :])
    assert "is damaged" in run("restore", str(copy), "--yes", code=2).stderr
    copy.write_text("a letter " * 1000)
    assert "is not a store" in run("restore", str(copy), "--yes", code=2).stderr
    copy.unlink()
    sqlite3.connect(copy).execute("CREATE TABLE letters (text)").connection.close()
    assert "is not a store" in run("restore", str(copy), "--yes", code=2).stderr
    assert db.read_bytes() == before
