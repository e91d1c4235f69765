"""Tables in one SQLite file: every entry is on the disk before anybody is told.

One writer thread takes whatever is queued, writes it in one transaction with one sync, and only then answers
(group commit). Reading uses a connection of its own; WAL keeps the two out of each other's way.
"""

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from archipel.engine.errors import ArchipelError
from archipel.table.migrations import migrate

Statement = tuple[str, tuple[Any, ...]]
BATCH = 512


class StoreFailed(ArchipelError):
    """The store could not keep something; nothing of it was kept."""


class DiskFull(StoreFailed):
    """There is no room left on the disk."""


class Store:
    """The tables on the disk."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        if self.path != ":memory:":
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._reader = self._connect()
        migrate(self._reader)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_loop, name="archipel-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error as error:
            raise StoreFailed(f"The store {self.path} cannot be opened: {error}.") from None
        return connection

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._jobs.put(None)
        self._writer.join(timeout=10)
        self._reader.close()

    # -- writing ------------------------------------------------------------------------------------------------

    async def add_table(self, table: str, game: str, at: float, header: dict[str, Any]) -> None:
        """A new table; it exists once this returns."""
        row = (table, game, at, json.dumps(header, ensure_ascii=False))
        await self._write([("INSERT INTO tables (id, game, created, header) VALUES (?, ?, ?, ?)", row)])

    async def append(
        self, table: str, seq: int, entries: Iterable[tuple[float, str | None, dict[str, Any]]]
    ) -> None:
        """Entries of a table from number ``seq`` on, all or none; they are kept once this returns."""
        statements: list[Statement] = [
            (
                "INSERT INTO entries (table_id, seq, at, command, data) VALUES (?, ?, ?, ?, ?)",
                (table, seq + i, at, command, json.dumps(data, ensure_ascii=False)),
            )
            for i, (at, command, data) in enumerate(entries)
        ]
        await self._write(statements)

    async def note(self, table: str, summary: dict[str, Any], listed: bool) -> None:
        """What the list of tables shows of this one."""
        row = (json.dumps(summary, ensure_ascii=False), int(listed), table)
        await self._write([("UPDATE tables SET summary = ?, listed = ? WHERE id = ?", row)])

    async def _write(self, statements: list[Statement]) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(statements, loop, loop.create_future())
        self._jobs.put(job)
        await job.future

    def _write_loop(self) -> None:
        connection = self._connect()
        while True:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._commit(connection, batch)
            if job is None:
                connection.close()
                return

    def _commit(self, connection: sqlite3.Connection, batch: list["_Job"]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                for sql, values in job.statements:
                    connection.execute(sql, values)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(batch) > 1:  # one bad apple: let each stand for itself
                for job in batch:
                    self._commit(connection, [job])
                return
            batch[0].fail(_failure(error))
            return
        for job in batch:
            job.succeed()

    # -- reading ------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> tuple[str, dict[str, Any]] | None:
        """Game and header of a table, or nothing."""
        rows = await self._read("SELECT game, header FROM tables WHERE id = ?", (table,))
        return (rows[0][0], json.loads(rows[0][1])) if rows else None

    async def entries(self, table: str) -> list[tuple[float, str | None, dict[str, Any]]]:
        """Every entry of a table, in order."""
        rows = await self._read(
            "SELECT at, command, data FROM entries WHERE table_id = ? ORDER BY seq", (table,)
        )
        return [(at, command, json.loads(data)) for at, command, data in rows]

    async def listed(self, limit: int = 50) -> list[dict[str, Any]]:
        """Summaries of the tables that may be found, the newest first."""
        rows = await self._read(
            "SELECT id, summary FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT ?", (limit,)
        )
        return [{"table": table, **json.loads(summary)} for table, summary in rows]

    async def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self._read_now, sql, values)

    def _read_now(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        with self._reading:
            try:
                return self._reader.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise _failure(error) from None


class _Job:
    """Statements that belong together, and somebody who waits for them."""

    def __init__(
        self, statements: list[Statement], loop: asyncio.AbstractEventLoop, future: "asyncio.Future[None]"
    ) -> None:
        self.statements = statements
        self.loop = loop
        self.future = future

    def succeed(self) -> None:
        self._tell(lambda: self.future.set_result(None))

    def fail(self, error: Exception) -> None:
        self._tell(lambda: self.future.set_exception(error))

    def _tell(self, answer: Callable[[], None]) -> None:
        def unless_gone() -> None:
            if not self.future.done():
                answer()

        try:
            self.loop.call_soon_threadsafe(unless_gone)
        except RuntimeError:
            pass  # the loop is closed: nobody waits any more


def _failure(error: sqlite3.Error) -> StoreFailed:
    if "full" in str(error) or "disk I/O" in str(error):
        return DiskFull("The disk is full: nothing was changed. Make room, then try again.")
    return StoreFailed(f"The store refused: {error}.")
