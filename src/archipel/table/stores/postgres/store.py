"""Tables in a PostgreSQL database: every entry is on its disk before anybody is told.

One thread writes (group commit, a batch of entries in one statement); a few connections read.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import psycopg

from archipel.table.stores.group_commit import GroupCommit, Job, Statement
from archipel.table.stores.postgres.connections import (
    LONGEST,
    Connection,
    Connections,
    connect,
    first_connection,
    shown,
)
from archipel.table.stores.postgres.faults import failure
from archipel.table.stores.postgres.migrations import migrate
from archipel.table.stores.postgres.watch import WATCH
from archipel.table.stores.protocol import StoreAway, StoreFailed
from archipel.table.stores.sql import SqlStore

T = TypeVar("T")
READERS: Final = 4
INSERT: Final = """INSERT INTO entries (table_id, seq, at, command, data)
    SELECT * FROM unnest(%s::text[], %s::bigint[], %s::float8[], %s::text[], %s::text[])"""


class PostgresStore(SqlStore):
    """The tables in a database, by its address (``postgresql://…``)."""

    def __init__(self, address: str) -> None:
        self.name = shown(address)
        self._address = address
        self._writer: Connection | None = first_connection(address)
        try:
            migrate(self._writer)
        except psycopg.Error as error:
            self._writer.close()
            fault = error.diag.message_primary or type(error).__name__
            raise StoreFailed("store_open", file=self.name, fault=fault) from None
        except BaseException:
            self._writer.close()
            raise
        self._readers = Connections(address, READERS)
        self._commits = GroupCommit(self._commit, failure, self._hang_up)

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._commits.close()
        self._readers.close()

    # -- writing ----------------------------------------

    async def prove_writing(self) -> None:
        """Returns once something that changes nothing was written to the disk; raises if it cannot be."""
        await self.change([("UPDATE schema_version SET version = version", ())])

    async def give_back(self) -> bool:
        """PostgreSQL gives back what is free by itself (autovacuum)."""
        return False

    async def _write(self, statements: list[Statement], rows: list[tuple[Any, ...]]) -> None:
        await self._commits.write(statements, rows)

    def _commit(self, batch: list[Job]) -> None:
        if self._writer is None or self._writer.closed:
            self._writer = connect(self._address)
        try:
            # All of it in one round trip.
            with WATCH.over(self._writer), self._writer.pipeline(), self._writer.transaction():
                for sql, values in [statement for job in batch for statement in job.statements]:
                    self._writer.execute(dialect(sql), values)
                rows = [row for job in batch for row in job.rows]
                if rows:
                    table, seq, at, command, data = map(list, zip(*rows, strict=True))
                    names = [None if each is None else escaped(each) for each in command]
                    self._writer.execute(INSERT, (table, seq, at, names, data))
        except Exception as error:
            if isinstance(failure(error), StoreAway):
                self._hang_up()
            raise

    def _hang_up(self) -> None:
        if self._writer is not None:
            with contextlib.suppress(psycopg.Error):
                self._writer.close()
            self._writer = None

    # -- reading ----------------------------------------

    async def size(self) -> int:
        """Bytes of the tables, with what is free in them."""
        query = "SELECT pg_total_relation_size('tables') + pg_total_relation_size('entries')"
        return (await self.find(query, (), int))[0]

    async def size_on_disk(self) -> int:
        """Bytes of the whole database; its log is the database's own business."""
        return (await self.find("SELECT pg_database_size(current_database())", (), int))[0]

    async def entries(self, table: str) -> list[Any]:
        """Every entry of a table, in order."""
        rows = await super().entries(table)
        return [row if row.command is None else row._replace(command=unescaped(row.command)) for row in rows]

    async def find(self, sql: str, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        """What is made of each row that a query finds, in a thread: a long game has thousands."""
        # No name in the database holds it: so nothing is found, where PostgreSQL would complain.
        known = tuple(each.replace("\0", "\ufffd") if isinstance(each, str) else each for each in values)
        return await asyncio.to_thread(self._read_now, dialect(sql), known, made)

    def _read_now(self, sql: bytes, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        try:
            rows = self._fetched(sql, values)
        except psycopg.OperationalError:  # the database was started anew since: once more
            try:
                rows = self._fetched(sql, values)
            except psycopg.Error as error:
                raise failure(error) from None
        except psycopg.Error as error:
            raise failure(error) from None
        return [made(*row) for row in rows]

    def _fetched(self, sql: bytes, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        with self._readers.lend() as connection, WATCH.over(connection, LONGEST + 5):
            return connection.execute(sql, values).fetchall()


def dialect(sql: str) -> bytes:
    """A statement of :mod:`~archipel.table.stores.sql` as psycopg reads it."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


def escaped(command: str) -> str:
    r"""A command's name as PostgreSQL can keep it: clients choose it, and it keeps no NUL.

    >>> escaped("a\0b\\c")
    'a\\0b\\\\c'
    """
    return command.replace("\\", "\\\\").replace("\0", "\\0")


def unescaped(command: str) -> str:
    r"""A command's name as its client chose it.

    >>> unescaped(escaped("\\0 a\0b\\")) == "\\0 a\0b\\"
    True
    """
    return "\\".join(part.replace("\\0", "\0") for part in command.split("\\\\"))
