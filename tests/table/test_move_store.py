"""``archipel move-store``: everything goes over, byte for byte, both ways, also when interrupted."""

import asyncio
import contextlib
import json
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner

from archipel.cli import main
from archipel.engine.errors import ArchipelError
from archipel.table.host import moving
from archipel.table.host.kinds import keep_for_ourselves
from archipel.table.host.moving import AT_ONCE, move
from archipel.table.stores import PinSet, StoreFailed
from archipel.table.stores.opening import store_at
from tests.table.many_moves import multiplied
from tests.table.many_tables import written
from tests.table.postgres import Postgres
from tests.table.test_store import HEADER, row
from tests.table.test_stores_on_file import STORES, unpacked

COUNT = 150
TABLES = "SELECT id, game, created, header, summary, listed, over, pinned, opener FROM tables"
ENTRIES = "SELECT table_id, seq, at, command, data FROM entries"


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some hundred tables, with everything that can be peculiar about one."""
    path = tmp_path_factory.mktemp("many") / "tables.db"
    written(path, COUNT, acts=12)

    async def more() -> None:
        store = store_at(path)
        await store.add_table("-odd", "la_isla", 0.1 + 0.2, HEADER, opener="somebody", over=True)
        await store.append("-odd", 0, [row("é 🏝 \0 \\ ' %", "a\0b\\0 ?")], None, [PinSet(True)])
        await store.change([("UPDATE tables SET over = NULL WHERE id = 'table-0003'", ())])
        store.close()

    asyncio.run(more())
    return path


def everything(address: str | Path) -> list[list[tuple[Any, ...]]]:
    """All rows as they lie there, in an order that does not depend on the database."""
    if str(address).startswith("postgresql"):
        with psycopg.connect(str(address)) as database:
            return [sorted(database.execute(query).fetchall(), key=repr) for query in (TABLES, ENTRIES)]
    with contextlib.closing(sqlite3.connect(address)) as file:
        return [sorted(file.execute(query).fetchall(), key=repr) for query in (TABLES, ENTRIES)]


def test_there_and_back_is_byte_for_byte(many: Path, database: str, tmp_path: Path) -> None:
    there = move(many, database)
    back = move(database, tmp_path / "back.db")
    assert (there.tables, there.before) == (COUNT + 1, 0)
    assert back == there
    assert everything(tmp_path / "back.db") == everything(many)
    tables, entries = everything(database)
    assert tables == everything(many)[0]
    assert len(entries) == there.entries


@pytest.mark.long
def test_two_thousand_tables_go_there_and_back(many: Path, database: str, tmp_path: Path) -> None:
    """``python -m tests.table.many_moves 10000`` moves more of them, and says how long it takes."""
    copies = multiplied(many, tmp_path / "copies.db", 2_000)
    move(copies, database)
    move(database, tmp_path / "back.db")
    assert everything(tmp_path / "back.db") == everything(copies)


@pytest.mark.parametrize("after", [0, 1, 2])
def test_an_interrupted_move_goes_on_where_it_was(
    many: Path, database: str, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    parts = 0
    write = moving._write

    async def interrupted(*values: Any) -> None:
        nonlocal parts
        if parts == after:
            raise KeyboardInterrupt
        parts += 1
        await write(*values)

    monkeypatch.setattr(moving, "_write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        move(many, database)
    monkeypatch.setattr(moving, "_write", write)
    moved = move(many, database)
    assert moved.before == AT_ONCE * after
    assert everything(database)[0] == everything(many)[0]
    assert move(many, database).before == COUNT + 1, "once more changes nothing"


def test_a_target_with_other_tables_is_refused_and_left_alone(many: Path, tmp_path: Path) -> None:
    written(tmp_path / "other.db", 1)
    store = store_at(tmp_path / "other.db")
    asyncio.run(store.add_table("theirs", "la_isla", 1.0, HEADER))
    store.close()
    before = everything(tmp_path / "other.db")
    with pytest.raises(ArchipelError, match="holds tables already"):
        move(many, tmp_path / "other.db")
    assert everything(tmp_path / "other.db") == before


def test_a_table_on_which_somebody_played_since_is_named(many: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    move(many, copy)
    store = store_at(copy)
    asyncio.run(store.append("-odd", 1, [row("more")]))
    store.close()
    with pytest.raises(ArchipelError, match=r"Table -odd in .* is not the same"):
        move(many, copy)


def test_nobody_may_play_meanwhile(many: Path, database: str) -> None:
    with keep_for_ourselves(database), pytest.raises(StoreFailed, match="in use"):
        move(many, database)
    with keep_for_ourselves(many), pytest.raises(StoreFailed, match="in use"):
        move(many, database)


def test_a_store_is_not_moved_into_itself(many: Path) -> None:
    with pytest.raises(ArchipelError, match="name two stores"):
        move(many, many.parent / ".." / many.parent.name / many.name)


@pytest.mark.parametrize("name", STORES)
def test_stores_of_every_older_schema_go_over(name: str, database: str, tmp_path: Path) -> None:
    old = unpacked(name, tmp_path)
    moved = move(old, database)
    assert moved.tables > 0
    store_at(old).close()  # brings it up to date, as a server would
    assert everything(database)[0] == everything(old)[0]


def test_the_command_says_what_it_did_and_the_tables_are_found_there(many: Path, database: str) -> None:
    def run(*words: str) -> Any:
        result = CliRunner().invoke(main, [*words, "--json"], prog_name="archipel", catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    told = run("move-store", str(many), database)
    assert told["tables"] == COUNT + 1

    def by_name(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return sorted(lines, key=lambda line: str(line["table"]))

    here, there = run("tables", "list", "--db", str(many)), run("tables", "list", "--store", database)
    assert by_name(here) == by_name(there)
    name = "table-0001"
    assert run("tables", "show", name, "--db", str(many)) == run("tables", "show", name, "--store", database)
    assert run("tables", "verify", name, "--store", database)["sound"] == 1
    assert run("tables", "delete", name, "--yes", "--store", database)["entries"] > 1
    assert len(run("tables", "list", "--store", database)) == COUNT


def test_a_copy_by_pg_dump_put_back_by_pg_restore_is_the_same(
    many: Path, database: str, postgres: Postgres, tmp_path: Path
) -> None:
    """As ``docs/hosting.md`` has it."""
    moved = move(many, database)
    dump, fresh = str(tmp_path / "tables.dump"), postgres.address("restored")
    for command in (
        ["pg_dump", "--format=custom", f"--file={dump}", database],
        ["createdb", "--encoding=UTF8", "--template=template0", f"--maintenance-db={database}", "restored"],
        ["pg_restore", "--exit-on-error", "--single-transaction", f"--dbname={fresh}", dump],
    ):
        subprocess.run([str(postgres.bin / command[0]), *command[1:]], check=True)
    assert move(fresh, tmp_path / "again.db").digest == moved.digest
    postgres.ask("DROP DATABASE restored WITH (FORCE)")


def test_the_command_speaks_in_sentences(many: Path, tmp_path: Path) -> None:
    words = ["move-store", str(many), str(tmp_path / "new.db"), "--lang", "en"]
    for expected in ("compared entry by entry", "were there already"):
        result = CliRunner().invoke(main, words, prog_name="archipel", catch_exceptions=False)
        assert expected in result.stdout
    result = CliRunner().invoke(
        main, ["move-store", "postgresql://127.0.0.1:1/x", str(many), "--lang", "en"], prog_name="archipel"
    )
    assert result.exit_code == 2
    assert "cannot be reached" in result.stderr
