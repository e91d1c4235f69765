"""``archipel move-store``: every table of one store into another, whole, and compared at the end."""

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from archipel.engine.errors import ArchipelError
from archipel.table.host.kinds import keep_for_ourselves, look_into
from archipel.table.host.store_reader import StoreReader
from archipel.table.stores.opening import is_postgres, shown_name, store_at
from archipel.table.stores.sql import SqlStore

Progress = Callable[[int, int], None]
Address = Path | str
COLUMNS: Final = ("id", "game", "created", "header", "summary", "listed", "over", "pinned", "opener")
AT_ONCE: Final = 50  # tables in one transaction


class Moved(NamedTuple):
    """What is in both stores now, and how many tables were there already from an earlier try."""

    tables: int
    entries: int
    before: int
    digest: str


class Whole(NamedTuple):
    """A table with everything that is stored of it."""

    row: tuple[Any, ...]
    entries: list[tuple[Any, ...]]

    @property
    def id(self) -> str:
        """Its name."""
        return str(self.row[0])


def move(source: Address, target: Address, progress: Progress = lambda done, of: None) -> Moved:
    """Copy every table; the source stays as it is.

    Nobody may play on either meanwhile. A table goes over in one piece, so an interrupted move goes on where
    it was when the same command is given again. A target that holds other tables is refused.
    """
    if _same(source, target):
        raise ArchipelError("move_same", store=shown_name(target))
    with keep_for_ourselves(source), look_into(source) as origin, keep_for_ourselves(target):
        store = store_at(target)
        try:
            ids = sorted(origin.ids())
            there = _there_already(target, set(ids))
            missing = [id for id in ids if id not in there]
            steps = len(missing) + 2 * len(ids)  # written, then both read
            for number, some in enumerate(_in_parts(missing)):
                asyncio.run(_write(store, _whole_tables(origin, some)))
                progress(AT_ONCE * number, steps)
        finally:
            store.close()
        with look_into(target) as copy:
            counted = _compared(origin, copy, ids, lambda done: progress(len(missing) + 2 * done, steps))
        return Moved(len(ids), counted[0], len(there), counted[1])


def _same(source: Address, target: Address) -> bool:
    if is_postgres(source) or is_postgres(target):
        return str(source) == str(target)
    return Path(source).resolve() == Path(target).resolve()


def _there_already(target: Address, expected: set[str]) -> set[str]:
    with look_into(target) as copy:
        there = set(copy.ids())
    if others := there - expected:
        raise ArchipelError("move_other", store=shown_name(target), count=len(others))
    return there


def _in_parts(ids: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(ids), AT_ONCE):
        yield ids[first : first + AT_ONCE]


def _whole_tables(store: StoreReader, ids: list[str]) -> list[Whole]:
    """These tables, in this order."""
    places = ", ".join("?" * len(ids))
    found = store.rows(f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id IN ({places})", *ids)
    tables = {row[0]: Whole(tuple(row), []) for row in found}
    for id, entries in store.entries_of(list(tables)).items():
        tables[id].entries.extend((id, *entry) for entry in entries)
    return [tables[id] for id in ids if id in tables]


async def _write(store: SqlStore, tables: list[Whole]) -> None:
    places = ", ".join("?" * len(COLUMNS))
    insert = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({places})"
    rows = [row for table in tables for row in table.entries]
    await store.put([(insert, table.row) for table in tables], rows)


def _compared(
    origin: StoreReader, copy: StoreReader, ids: list[str], progress: Callable[[int], None]
) -> tuple[int, str]:
    """How many entries there are, and the digest of both; refuses if the two are not the same."""
    entries, digest = 0, hashlib.sha256()
    if set(copy.ids()) != set(ids):
        raise ArchipelError("move_count", store=copy.name)
    for number, some in enumerate(_in_parts(ids)):
        for mine, theirs in zip(_whole_tables(origin, some), _whole_tables(copy, some), strict=True):
            written = _bytes(mine)
            if written != _bytes(theirs):
                raise ArchipelError("move_differs", table=mine.id, store=copy.name)
            digest.update(written)
            entries += len(mine.entries)
        progress(AT_ONCE * number)
    return entries, digest.hexdigest()


def _bytes(table: Whole) -> bytes:
    return json.dumps([table.row, table.entries]).encode()
