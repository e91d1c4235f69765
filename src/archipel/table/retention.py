"""How long tables are kept, and how those that were kept long enough are cleared away."""

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.table.entries import Entry, Pinned
from archipel.table.store import Statement, Store

if TYPE_CHECKING:
    from archipel.table.tables import Tables

DAY: Final = 86_400.0
UNFINISHED: Final = 90  # days since anything happened there
FINISHED: Final = 365
AT_ONCE: Final = 20  # tables in one transaction: nobody waits long for the disk
PAGES: Final = 1_000  # of the file, given back at once
EVERY: Final = 3_600.0  # seconds between two looks


class Keep(NamedTuple):
    """Days that a table is kept after the last thing that happened there; 0 is for ever.

    Tables that their hosts pinned are kept for ever.
    """

    unfinished: int = UNFINISHED
    finished: int = FINISHED


def also_changed(table: str, entries: list[Entry], over: bool) -> list[Statement]:
    """What the store notes of a table with these entries, so that it need not be opened to be judged."""
    noted: list[Statement] = [
        ("UPDATE tables SET pinned = ? WHERE id = ?", (int(each.on), table))
        for each in entries
        if isinstance(each, Pinned)
    ]
    if over:
        noted.append(("UPDATE tables SET over = 1 WHERE id = ? AND over IS NOT 1", (table,)))
    return noted


_LAST: Final = "coalesce((SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), created)"
_EXPIRED: Final = f"""SELECT id FROM tables
    WHERE id > ? AND over = ? AND pinned = 0 AND created < ? AND {_LAST} < ? ORDER BY id LIMIT {AT_ONCE}"""
_UNKNOWN: Final = f"SELECT id FROM tables WHERE over IS NULL AND created < ? LIMIT {AT_ONCE}"


async def clear_away(tables: "Tables", keep: Keep, now: float) -> int:
    """Delete the tables that were kept long enough, a few at a time; never one that is in use."""
    kept = [(0, keep.unfinished), (1, keep.finished)]
    limits = [(over, now - days * DAY) for over, days in kept if days]
    if limits:
        await _note_endings(tables, max(before for _, before in limits))
    cleared = 0
    for over, before in limits:
        last = ""
        while found := await tables.store.find(_EXPIRED, (last, over, before, before), str):
            last = found[-1]
            cleared += await tables.delete(found)
    while await _give_back(tables.store):
        pass
    return cleared


async def _note_endings(tables: "Tables", before: float) -> None:
    """Older programs did not note which games were over: look at those that are old enough to go."""
    while found := await tables.store.find(_UNKNOWN, (before,), str):
        for table in found:
            try:
                over = (await tables.stored(table)).over
            except (ArchipelError, msgspec.DecodeError):
                over = False  # nobody can open it any more
            await tables.store.change([("UPDATE tables SET over = ? WHERE id = ?", (int(over), table))])
            await asyncio.sleep(0.02)  # it is no hurry, and others are playing


def deleting(tables: list[str]) -> list[Statement]:
    """Tables, with everything that happened there."""
    names = [(table,) for table in tables]
    return [
        *(("DELETE FROM entries WHERE table_id = ?", name) for name in names),
        *(("DELETE FROM tables WHERE id = ?", name) for name in names),
    ]


async def _give_back(store: Store) -> bool:
    """Let the file shrink by some of what is free in it; whether there is more."""
    if not await store.free_pages():
        return False
    await store.change([(f"PRAGMA incremental_vacuum({PAGES})", ())])
    return await store.free_pages() > 0
