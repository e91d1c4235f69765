"""Tables in one SQLite file: every entry is on the disk before anybody is told.

One writer thread takes whatever is queued, writes it in one transaction with one sync, and only then answers
(group commit). Reading uses a connection of its own; WAL keeps the two out of each other's way.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.entries import Entry, Header, decode_entry, decode_header, encode
from archipel.table.host import meters
from archipel.table.migrations import STEPS, migrate

Statement = tuple[str, tuple[Any, ...]]
T = TypeVar("T")
BATCH = 512  # jobs in one commit
LOOKED_AT = 2_000  # of the newest listed tables
SMALL = 50_000_000  # bytes of a file that can be written anew when it is opened
AT_ONCE = 199  # rows in one statement: every SQLite takes 999 values


class Row(NamedTuple):
    """An entry, with when it was made and by which command."""

    at: float
    command: str | None
    entry: Entry


class StoreFailed(ArchipelError):
    """The store could not keep something; nothing of it was kept."""

    status = 503


class DiskFull(StoreFailed):
    """There is no room left on the disk."""

    status = 507


class Store:
    """The tables on the disk."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._reader = self._open()
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_loop, name="archipel-writer", daemon=True)
        self._writer.start()

    def _open(self) -> sqlite3.Connection:
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            connection = self._connect()
            migrate(connection)
            _let_it_shrink(connection)
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed("store_open", file=self.path, fault=str(error)) from None
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        if not connection.execute("PRAGMA page_count").fetchone()[0]:  # a new file
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._jobs.put(None)
        self._writer.join(timeout=10)
        self._reader.close()

    # -- writing ----------------------------------------

    async def add_table(
        self,
        table: str,
        game: str,
        at: float,
        header: Header,
        summary: wire.TableSummary | None = None,
        *,
        opener: str = "",
        over: bool = False,
    ) -> None:
        """A new table; it exists once this returns. With a ``summary`` it can be found in the list."""
        row = (table, game, at, _text(header), opener, int(over))
        columns = "INSERT INTO tables (id, game, created, header, opener, over)"
        statements: list[Statement] = [(f"{columns} VALUES (?, ?, ?, ?, ?, ?)", row)]
        await self._write(statements + _listing(table, summary))

    async def append(
        self,
        table: str,
        seq: int,
        entries: Iterable[Row],
        summary: wire.TableSummary | None = None,
        also: Iterable[Statement] = (),
    ) -> None:
        """Entries of a table from number ``seq`` on, all or none; they are kept once this returns.

        A ``summary`` is what the list of tables shows from now on; a game that is over is no longer listed.
        ``also`` is whatever else is to be changed with them.
        """
        rows = [(table, seq + i, row.at, row.command, _text(row.entry)) for i, row in enumerate(entries)]
        await self._write([*_listing(table, summary), *also], rows)

    async def change(self, statements: list[Statement]) -> None:
        """Carry these out, all or none; it is done once this returns."""
        await self._write(statements)

    async def prove_writing(self) -> None:
        """Returns once something that changes nothing was written to the disk; raises if it cannot be."""
        await self._write([(f"PRAGMA user_version = {len(STEPS)}", ())])

    async def _write(self, statements: list[Statement], rows: list[tuple[Any, ...]] | None = None) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(statements, rows or [], loop, loop.create_future())
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

    @meters.COMMIT_SECONDS.timed
    def _commit(self, connection: sqlite3.Connection, batch: list["_Job"]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for sql, values in [statement for job in batch for statement in job.statements]:
                connection.execute(sql, values).fetchall()  # some go on only as long as they are read
            _insert(connection, [row for job in batch for row in job.rows])
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, those who wait must hear of it, and the writer goes on
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
            if len(batch) > 1:  # one bad apple: let each stand for itself
                for job in batch:
                    self._commit(connection, [job])
                return
            meters.FAILURES.add()
            batch[0].fail(_failure(error))
            return
        for job in batch:
            job.succeed()

    # -- reading ----------------------------------------

    async def table(self, table: str) -> tuple[str, Header] | None:
        """Game and header of a table, or nothing; ``msgspec.DecodeError`` if the header is damaged."""

        def made(game: str, header: str) -> tuple[str, Header]:
            return game, decode_header(header)

        rows = await self._read("SELECT game, header FROM tables WHERE id = ?", (table,), made)
        return rows[0] if rows else None

    async def entries(self, table: str) -> list[Row]:
        """Every entry of a table, in order; ``msgspec.DecodeError`` if one is damaged."""

        def made(at: float, command: str | None, data: str) -> Row:
            return Row(at, command, decode_entry(data))

        query = "SELECT at, command, data FROM entries WHERE table_id = ? ORDER BY seq"
        return await self._read(query, (table,), made)

    async def listed(self, limit: int = 50) -> list[wire.ListedTable]:
        """The tables that may be found: everybody's newest first, then everybody's second, and so on.

        So nobody's is buried under the many of one address.
        """

        def made(table: str, text: str) -> wire.ListedTable:
            shown = msgspec.json.decode(text, type=wire.TableSummary)
            return wire.ListedTable(shown.game, shown.options, shown.status, shown.seats, table)

        query = f"""SELECT id, summary FROM (
            SELECT id, summary, created,
                row_number() OVER (PARTITION BY opener ORDER BY created DESC) AS place
            FROM (SELECT * FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT {LOOKED_AT})
        ) ORDER BY place, created DESC LIMIT ?"""
        return await self._read(query, (limit,), made)

    async def listed_by(self, opener: str) -> int:
        """How many tables of one address are in the list."""
        return (
            await self._read("SELECT count(*) FROM tables WHERE listed = 1 AND opener = ?", (opener,), int)
        )[0]

    async def size(self) -> int:
        """Bytes that are in use, without what is free in the file."""
        query = """SELECT (p.page_count - f.freelist_count) * s.page_size
            FROM pragma_page_count p, pragma_freelist_count f, pragma_page_size s"""
        return (await self._read(query, (), int))[0]

    async def free_pages(self) -> int:
        """Pages of the file that hold nothing and can be given back; none if it was made without that."""
        query = """SELECT CASE v.auto_vacuum WHEN 2 THEN f.freelist_count ELSE 0 END
            FROM pragma_freelist_count f, pragma_auto_vacuum v"""
        return (await self._read(query, (), int))[0]

    async def find(self, sql: str, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        """What is made of each row that a query finds."""
        return await self._read(sql, values, made)

    async def count(self) -> int:
        """How many tables there are."""
        return (await self._read("SELECT count(*) FROM tables", (), int))[0]

    async def _read(self, sql: str, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        """What is made of each row that is found, in a thread: a long game has thousands."""
        return await asyncio.to_thread(self._read_now, sql, values, made)

    def _read_now(self, sql: str, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        with self._reading:
            try:
                rows = self._reader.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise _failure(error) from None
        return [made(*row) for row in rows]


class _Job:
    """Statements that belong together, and somebody who waits for them."""

    def __init__(
        self,
        statements: list[Statement],
        rows: list[tuple[Any, ...]],
        loop: asyncio.AbstractEventLoop,
        future: "asyncio.Future[None]",
    ) -> None:
        self.statements = statements
        self.rows = rows  # of entries
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

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(unless_gone)


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


def _listing(table: str, summary: wire.TableSummary | None) -> list[Statement]:
    if summary is None:
        return []
    row = (_text(summary), int(summary.status != "over"), table)
    return [("UPDATE tables SET summary = ?, listed = ? WHERE id = ?", row)]


def _let_it_shrink(connection: sqlite3.Connection) -> None:
    """Write a file anew that an older program made, if it is small: one that cannot shrink only grows."""
    (kind,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    pages, size = (connection.execute(f"PRAGMA {each}").fetchone()[0] for each in ("page_count", "page_size"))
    if not kind and pages * size <= SMALL:
        with contextlib.suppress(sqlite3.OperationalError):  # somebody else reads it, or the disk is full
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute("VACUUM")


def instead(table: str, number: int, entry: Entry) -> Statement:
    """Keep only this of an earlier entry."""
    return "UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?", (_text(entry), table, number)


def _text(stored: msgspec.Struct) -> str:
    try:
        return encode(stored)
    except UnicodeEncodeError:  # half a character: no file can hold it
        raise StoreFailed("store_lost") from None
