"""A store's files are readable by their owner alone, whatever is usual on the machine."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.table.host.copies import backup, restore
from archipel.table.host.lock import StoreLock
from archipel.table.host.moving import move
from archipel.table.host.salvage import salvage
from archipel.table.stores.sqlite.store import SqliteStore
from tests.table.support import ISLAND, header


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    """A machine on which new files are everybody's."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    """What everybody may do with each file."""
    return {each.name: oct(each.stat().st_mode & 0o777) for each in folder.iterdir() if each.is_file()}


def filled(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    asyncio.run(store.add_table("t", ISLAND, 1.0, header(["person", "person"])))
    return store


def test_the_store_its_log_and_its_lock(tmp_path: Path) -> None:
    with StoreLock(tmp_path / "a.db"):
        store = filled(tmp_path / "a.db")
        found = rights(tmp_path)
        store.close()
    assert set(found) == {"a.db", "a.db-wal", "a.db-shm", "a.db.lock"}
    assert set(found.values()) == {"0o600"}


def test_behind_a_link_too(tmp_path: Path) -> None:
    real = tmp_path / "real"
    real.mkdir()
    (tmp_path / "a.db").symlink_to(real / "b.db")
    filled(tmp_path / "a.db").close()
    assert rights(real)["b.db"] == "0o600"


def test_copies_what_is_put_back_and_what_was_there(tmp_path: Path) -> None:
    filled(tmp_path / "a.db").close()
    backup(tmp_path / "a.db", tmp_path / "copy.db")
    restore(tmp_path / "copy.db", tmp_path / "a.db")
    found = rights(tmp_path)
    assert len(found) >= 3
    assert set(found.values()) == {"0o600"}


def test_a_move(tmp_path: Path) -> None:
    filled(tmp_path / "a.db").close()
    move(tmp_path / "a.db", tmp_path / "b.db")
    found = rights(tmp_path)
    assert {"a.db", "b.db"} <= set(found)
    assert set(found.values()) == {"0o600"}


def test_what_is_saved_of_a_damaged_file(tmp_path: Path) -> None:
    filled(tmp_path / "a.db").close()
    assert salvage(tmp_path / "a.db") is not None
    found = rights(tmp_path)
    assert len(found) >= 2
    assert set(found.values()) == {"0o600"}


def test_a_file_that_is_there_keeps_the_rights_that_its_host_gave_it(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "a.db").close()
    (tmp_path / "a.db").touch(0o640)
    (tmp_path / "a.db").chmod(0o640)
    filled(tmp_path / "a.db").close()
    assert rights(tmp_path)["a.db"] == "0o640"
