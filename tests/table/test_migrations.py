"""A store of any older version is brought to the newest; a newer one is left alone."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from archipel.table.entries import Said, encode
from archipel.table.stores import NewerStore, Row, StoreFailed
from archipel.table.stores.sqlite import migrations
from archipel.table.stores.sqlite.migrations import STEPS, migrate
from archipel.table.stores.sqlite.store import SqliteStore

SAID = Said(0, "hello", "")


def store_of_version(path: Path, version: int) -> sqlite3.Connection:
    """A store as the program of that version left it, with a table and an entry in it."""
    connection = sqlite3.connect(path, isolation_level=None)
    for number, step in enumerate(STEPS[:version], start=1):
        for statement in step:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        if number == 1:
            connection.execute(
                "INSERT INTO tables (id, game, created, header) VALUES ('t', 'island', 1, '{}')"
            )
            connection.execute(
                "INSERT INTO entries (table_id, seq, at, data) VALUES ('t', 0, 1, ?)", (encode(SAID),)
            )
    return connection


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return sorted(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())


@pytest.mark.parametrize("version", range(len(STEPS) + 1))
def test_every_older_store_becomes_the_newest_and_keeps_its_games(tmp_path: Path, version: int) -> None:
    fresh = sqlite3.connect(tmp_path / "fresh.db", isolation_level=None)
    migrate(fresh)
    store_of_version(tmp_path / "old.db", version).close()
    store = SqliteStore(tmp_path / "old.db")
    assert schema(store._reader) == schema(fresh)
    assert store._reader.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    if version:
        assert asyncio.run(store.entries("t")) == [Row(1.0, None, SAID)]
    store.close()


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "a.db").close()
    before = (tmp_path / "a.db").read_bytes()
    SqliteStore(tmp_path / "a.db").close()
    assert (tmp_path / "a.db").read_bytes() == before


def test_a_newer_store_is_refused_and_not_touched(tmp_path: Path) -> None:
    connection = store_of_version(tmp_path / "a.db", len(STEPS))
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 3}")
    connection.close()
    with pytest.raises(NewerStore, match="newer Archipel"):
        SqliteStore(tmp_path / "a.db")
    again = sqlite3.connect(tmp_path / "a.db")
    assert again.execute("PRAGMA user_version").fetchone() == (len(STEPS) + 3,)
    assert again.execute("SELECT count(*) FROM entries").fetchone() == (1,)


def test_a_step_that_fails_leaves_the_older_version_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_of_version(tmp_path / "a.db", len(STEPS)).close()
    steps = [*STEPS, ["CREATE TABLE half (a)", "CREATE TABLE half (a)"]]
    monkeypatch.setattr(migrations, "STEPS", steps)
    with pytest.raises(StoreFailed, match="half"):
        SqliteStore(tmp_path / "a.db")
    monkeypatch.undo()
    store = SqliteStore(tmp_path / "a.db")
    assert "half" not in [name for name, _ in schema(store._reader)]
    assert asyncio.run(store.entries("t")) == [Row(1.0, None, SAID)]
    store.close()
