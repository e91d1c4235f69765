"""Delete tables from a store on which no server runs."""

import contextlib
import sqlite3
from pathlib import Path

from archipel.table.host.store_file import fault_of
from archipel.table.stores import StoreFailed
from archipel.table.stores.sql import deleting


def delete(store: Path, tables: list[str]) -> int:
    """Delete tables with everything that happened there, all or none; gives how many entries went with them.

    Whoever calls holds the store's lock: a server may have a table in memory, and people at it.
    """
    try:
        with contextlib.closing(sqlite3.connect(store, timeout=10)) as connection:
            connection.execute("PRAGMA secure_delete = ON")  # nothing of them is left in the file
            with connection:
                before = _entries(connection)
                for statement, values in deleting(tables):
                    connection.execute(statement, values)
                gone = before - _entries(connection)
            connection.execute("PRAGMA incremental_vacuum").fetchall()  # and the file is smaller
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise StoreFailed("store_write", file=str(store), fault=fault_of(error)) from None
    return gone


def _entries(connection: sqlite3.Connection) -> int:
    count: int = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
    return count
