"""A PostgreSQL database looked at from outside, and kept for one program."""

import contextlib
from types import TracebackType
from typing import Any

import psycopg

from archipel.table.host.store_reader import StoredEntry, StoreReader
from archipel.table.stores import StoreFailed
from archipel.table.stores.postgres.connections import Connection, first_connection, shown
from archipel.table.stores.postgres.faults import failure
from archipel.table.stores.postgres.migrations import STEPS, version_of
from archipel.table.stores.postgres.store import dialect, unescaped
from archipel.table.stores.sql import deleting

SERVING = 0x41524349  # the advisory lock of whoever changes the tables


class StoreDatabase(StoreReader):
    """The tables of a database, all as they are at one moment."""

    def __init__(self, address: str) -> None:
        self.name = shown(address)
        self.connection = first_connection(address)
        try:
            version = version_of(self.connection)
            if version == 0:
                raise StoreFailed("store_foreign", file=self.name)
            if version < len(STEPS):
                raise StoreFailed("store_older", store=self.name)
            self.connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        except BaseException:
            self.connection.close()
            raise

    def rows(self, sql: str, *values: Any) -> list[Any]:
        """What a question to the database is answered."""
        known = [each.replace("\0", "\ufffd") if isinstance(each, str) else each for each in values]
        try:
            return self.connection.execute(dialect(sql), known).fetchall()
        except psycopg.Error as error:
            fault = error.diag.message_primary or type(error).__name__
            raise StoreFailed("store_read", file=self.name, fault=fault) from None

    def entries_of(self, ids: list[str]) -> dict[str, list[StoredEntry]]:
        """The entries of some tables, each in order."""

        def as_it_was(entry: StoredEntry) -> StoredEntry:
            return entry if entry.command is None else entry._replace(command=unescaped(entry.command))

        found = super().entries_of(ids)
        return {id: [as_it_was(entry) for entry in entries] for id, entries in found.items()}

    def faults(self) -> list[str]:
        """Nothing: PostgreSQL looks after its own files (``pg_amcheck``)."""
        return []

    def close(self) -> None:
        """Look no more."""
        self.connection.close()


class DatabaseLock:
    """Keeps a database for this program while the block runs; refuses with a sentence if another has it."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Connection | None = None

    def __enter__(self) -> "DatabaseLock":
        self._connection = first_connection(self._address)
        found = self._connection.execute("SELECT pg_try_advisory_lock(%s)", (SERVING,)).fetchone()
        if found is None or not found[0]:
            query = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = %s AND granted"
            holder = self._connection.execute(query, (SERVING,)).fetchone()
            self._connection.close()
            process = str(holder[0]) if holder else "?"
            raise StoreFailed("store_in_use", file=shown(self._address), process=process)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                # A session that ends lets go of its locks by itself, but a moment after we are told.
                self._connection.execute("SELECT pg_advisory_unlock_all()")
                self._connection.close()
            self._connection = None


def delete_from(address: str, tables: list[str]) -> int:
    """Delete tables, all or none; gives how many entries went with them. Whoever calls holds the lock."""
    with first_connection(address) as connection:
        try:
            with connection.transaction():
                gone = 0
                for sql, values in deleting(tables):
                    found = connection.execute(dialect(sql), values).rowcount
                    gone += found if "entries" in sql else 0
        except psycopg.Error as error:
            raise failure(error) from None
    return gone
