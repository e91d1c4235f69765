"""Delete tables from a store on which no server runs."""

import contextlib
import sqlite3
from pathlib import Path

from archipel.engine.errors import ArchipelError
from archipel.table.host.lock import StoreLock
from archipel.table.host.store_file import StoreFile
from archipel.table.store import StoreFailed


def delete(store: Path, tables: list[str]) -> int:
    """Delete tables with everything that belongs to them, all or none; gives how many entries went with them.

    Refused while a server runs: it may have them in memory, and somebody may be playing.
    """
    with StoreLock(store):
        with StoreFile(store) as file:
            for table in tables:
                if file.table(table) is None:
                    raise ArchipelError("no_table", table=table, file=str(store))
        try:
            with contextlib.closing(sqlite3.connect(store, timeout=10)) as connection:
                connection.execute("PRAGMA secure_delete = ON")  # nothing of them is left in the file
                with connection:
                    gone = sum(_delete(connection, table) for table in tables)
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise StoreFailed("store_refused", fault=str(error)) from None
    return gone


def _delete(connection: sqlite3.Connection, table: str) -> int:
    entries: int = connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()[
        0
    ]
    for name, column in _belonging(connection):
        connection.execute(f'DELETE FROM "{name}" WHERE "{column}" = ?', (table,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return entries


def _belonging(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Where rows say to which table they belong."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [
        (name, key[3])
        for name in names
        for key in connection.execute(f'PRAGMA foreign_key_list("{name}")')
        if key[2] == "tables"
    ]
