"""What every store says in SQL; how a database is reached and what is its own, its folder knows.

Values stand as ``?`` and both databases answer alike; a query that only one of them understands is not here.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec

from archipel.table import messages as wire
from archipel.table.entries import Header, decode_entry, decode_header, encode
from archipel.table.stores.group_commit import Statement
from archipel.table.stores.protocol import Change, PinSet, Reworded, Row, StoreFailed

T = TypeVar("T")
LOOKED_AT: Final = 2_000  # of the newest listed tables
_LAST: Final = "coalesce((SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), created)"


class SqlStore(ABC):
    """A store whose database speaks SQL; see :class:`~archipel.table.stores.protocol.Store`."""

    name: str

    @abstractmethod
    async def _write(self, statements: list[Statement], rows: list[tuple[Any, ...]]) -> None:
        """Carry these out and add these entries, all or none; done once this returns."""

    @abstractmethod
    async def find(self, sql: str, values: tuple[Any, ...], made: Callable[..., T]) -> list[T]:
        """What is made of each row that a query finds, without keeping the event loop waiting."""

    @abstractmethod
    async def prove_writing(self) -> None:
        """Returns once something that changes nothing was written to the disk; raises if it cannot be."""

    @abstractmethod
    async def give_back(self) -> bool:
        """Let the disk have some of what is free in the store; whether there is more."""

    @abstractmethod
    async def size(self) -> int:
        """Bytes that are in use."""

    @abstractmethod
    async def size_on_disk(self) -> int:
        """Bytes on the disk, with what is free in them."""

    @abstractmethod
    def close(self) -> None:
        """Write what is queued, then stop."""

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
        await self._write(statements + _listing(table, summary), [])

    async def append(
        self,
        table: str,
        seq: int,
        entries: Iterable[Row],
        summary: wire.TableSummary | None = None,
        changes: Iterable[Change] = (),
    ) -> None:
        """Entries of a table from number ``seq`` on, all or none; they are kept once this returns."""
        rows = [(table, seq + i, row.at, row.command, _text(row.entry)) for i, row in enumerate(entries)]
        changed = [_changing(table, change) for change in changes]
        await self._write([*_listing(table, summary), *changed], rows)

    async def note_end(self, table: str, over: bool) -> None:
        """Whether a game of an older program is over."""
        await self.change([("UPDATE tables SET over = ? WHERE id = ?", (int(over), table))])

    async def delete(self, tables: list[str]) -> None:
        """Tables, with everything that happened there, all or none."""
        await self.change(deleting(tables))

    async def change(self, statements: list[Statement]) -> None:
        """Carry these out, all or none; it is done once this returns."""
        await self._write(statements, [])

    async def put(self, statements: list[Statement], rows: list[tuple[Any, ...]]) -> None:
        """Carry these out and add these entries as they are, all or none."""
        await self._write(statements, rows)

    # -- reading ----------------------------------------

    async def table(self, table: str) -> tuple[str, Header] | None:
        """Game and header of a table, or nothing."""

        def made(game: str, header: str) -> tuple[str, Header]:
            return game, decode_header(header)

        rows = await self.find("SELECT game, header FROM tables WHERE id = ?", (table,), made)
        return rows[0] if rows else None

    async def entries(self, table: str) -> list[Row]:
        """Every entry of a table, in order."""

        def made(at: float, command: str | None, data: str) -> Row:
            return Row(at, command, decode_entry(data))

        query = "SELECT at, command, data FROM entries WHERE table_id = ? ORDER BY seq"
        return await self.find(query, (table,), made)

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
            FROM (SELECT * FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT {LOOKED_AT}) AS newest
        ) AS placed ORDER BY place, created DESC LIMIT ?"""
        return await self.find(query, (limit,), made)

    async def listed_by(self, opener: str) -> int:
        """How many tables of one address are in the list."""
        query = "SELECT count(*) FROM tables WHERE listed = 1 AND opener = ?"
        return (await self.find(query, (opener,), int))[0]

    async def expired(self, over: bool, before: float, after: str, most: int) -> list[str]:
        """Tables by name, from ``after`` on, that are not pinned and where nothing has happened since."""
        query = f"""SELECT id FROM tables
            WHERE id > ? AND over = ? AND pinned = 0 AND created < ? AND {_LAST} < ? ORDER BY id LIMIT ?"""
        return await self.find(query, (after, int(over), before, before, most), str)

    async def unjudged(self, before: float, most: int) -> list[str]:
        """Tables opened before then of which it is not known whether their games are over."""
        query = "SELECT id FROM tables WHERE over IS NULL AND created < ? LIMIT ?"
        return await self.find(query, (before, most), str)

    async def count(self) -> int:
        """How many tables there are."""
        return (await self.find("SELECT count(*) FROM tables", (), int))[0]


def deleting(tables: list[str]) -> list[Statement]:
    """Tables, with everything that happened there."""
    names = [(table,) for table in tables]
    return [
        *(("DELETE FROM entries WHERE table_id = ?", name) for name in names),
        *(("DELETE FROM tables WHERE id = ?", name) for name in names),
    ]


def _listing(table: str, summary: wire.TableSummary | None) -> list[Statement]:
    if summary is None:
        return []
    row = (_text(summary), int(summary.status != "over"), table)
    return [("UPDATE tables SET summary = ?, listed = ? WHERE id = ?", row)]


def _changing(table: str, change: Change) -> Statement:
    if isinstance(change, Reworded):
        query = "UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?"
        return query, (_text(change.entry), table, change.number)
    if isinstance(change, PinSet):
        return "UPDATE tables SET pinned = ? WHERE id = ?", (int(change.on), table)
    return "UPDATE tables SET over = 1 WHERE id = ? AND (over IS NULL OR over <> 1)", (table,)


def _text(stored: msgspec.Struct) -> str:
    try:
        return encode(stored)
    except UnicodeEncodeError:  # half a character: no file can hold it
        raise StoreFailed("store_lost") from None
