"""Tables in one SQLite file: every entry is on the disk before anybody is told.

One thread writes (group commit). Reading uses a connection of its own, and WAL
keeps the two out of each other's way.
"""

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from archipel.table.stores.group_commit import GroupCommit, Job, Statement
from archipel.table.stores.protocol import DiskFull, StoreFailed
from archipel.table.stores.sql import SqlStore
from archipel.table.stores.sqlite.migrations import STEPS, migrate
from archipel.table.stores.sqlite.private import make_private

T = TypeVar("T")
SMALL: Final = 50_000_000  # bytes of a file that can be written anew when it is opened
AT_ONCE: Final = 199  # rows in one statement: every SQLite takes 999 values
PAGES: Final = 1_000  # of the file, given back at once


class SqliteStore(SqlStore):
    """The tables in a file."""

    def __init__(self, path: Path | str) -> None:
        self.name = str(path)
        self._reader = self._open()
        self._reading = threading.Lock()
        self._writer = self._connect()
        self._commits = GroupCommit(self._commit, _failure, self._writer.close)

    def _open(self) -> sqlite3.Connection:
        try:
            Path(self.name).parent.mkdir(parents=True, exist_ok=True)
            make_private(self.name)
            connection = self._connect()
            migrate(connection)
            _let_it_shrink(connection)
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed("store_open", file=self.name, fault=str(error)) from None
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.name, isolation_level=None, check_same_thread=False, timeout=10)
        if not connection.execute("PRAGMA page_count").fetchone()[0]:  # a new file
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._commits.close()
        self._reader.close()

    # -- writing ----------------------------------------

    async def prove_writing(self) -> None:
        """Returns once something that changes nothing was written to the disk; raises if it cannot be."""
        await self.change([(f"PRAGMA user_version = {len(STEPS)}", ())])

    async def _write(self, statements: list[Statement], rows: list[tuple[Any, ...]]) -> None:
        await self._commits.write(statements, rows)

    def _commit(self, batch: list[Job]) -> None:
        connection = self._writer
        try:
            connection.execute("BEGIN IMMEDIATE")
            for sql, values in [statement for job in batch for statement in job.statements]:
                connection.execute(sql, values).fetchall()  # some go on only as long as they are read
            _insert(connection, [row for job in batch for row in job.rows])
            connection.execute("COMMIT")
        except Exception:
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
            raise

    # -- reading ----------------------------------------

    async def size(self) -> int:
        """Bytes that are in use, without what is free in the file."""
        query = """SELECT (p.page_count - f.freelist_count) * s.page_size
            FROM pragma_page_count p, pragma_freelist_count f, pragma_page_size s"""
        return (await self.find(query, (), int))[0]

    async def size_on_disk(self) -> int:
        """Bytes of the file and its log."""
        names = (self.name, f"{self.name}-wal")
        return sum(os.path.getsize(name) for name in names if os.path.exists(name))

    async def give_back(self) -> bool:
        """Let the file shrink by some of what is free in it; whether there is more."""
        if not await self.free_pages():
            return False
        await self.change([(f"PRAGMA incremental_vacuum({PAGES})", ())])
        return await self.free_pages() > 0

    async def free_pages(self) -> int:
        """Pages of the file that hold nothing and can be given back; none if it was made without that."""
        query = """SELECT CASE v.auto_vacuum WHEN 2 THEN f.freelist_count ELSE 0 END
            FROM pragma_freelist_count f, pragma_auto_vacuum v"""
        return (await self.find(query, (), int))[0]

    async def find(self, sql: str, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        """What is made of each row that a query finds, in a thread: a long game has thousands."""
        return await asyncio.to_thread(self._read_now, sql, values, made)

    def _read_now(self, sql: str, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        with self._reading:
            try:
                rows = self._reader.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise _failure(error) from None
        return [made(*row) for row in rows]


def _insert(connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
    """Entries in as few statements as can be: after each, this thread may have to wait for the event loop."""
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        places = ", ".join(["(?, ?, ?, ?, ?)"] * len(some))
        values = [value for row in some for value in row]
        connection.execute(f"INSERT INTO entries (table_id, seq, at, command, data) VALUES {places}", values)


def _failure(error: Exception) -> StoreFailed:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return DiskFull("disk_full")
    if code == sqlite3.SQLITE_CONSTRAINT:
        return StoreFailed("store_busy")
    if code:
        return StoreFailed("store_refused", fault=str(error))
    return StoreFailed("store_lost")


def _let_it_shrink(connection: sqlite3.Connection) -> None:
    """Write a file anew that an older program made, if it is small: one that cannot shrink only grows."""
    (kind,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    pages, size = (connection.execute(f"PRAGMA {each}").fetchone()[0] for each in ("page_count", "page_size"))
    if not kind and pages * size <= SMALL:
        with contextlib.suppress(sqlite3.OperationalError):  # somebody else reads it, or the disk is full
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute("VACUUM")
