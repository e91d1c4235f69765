"""How long tables are kept, and how those that were kept long enough are cleared away."""

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from archipel.engine.errors import ArchipelError

if TYPE_CHECKING:
    from archipel.table.tables import Tables

DAY: Final = 86_400.0
UNFINISHED: Final = 90  # days since anything happened there
FINISHED: Final = 365
AT_ONCE: Final = 20  # tables in one transaction: nobody waits long for the disk
EVERY: Final = 3_600.0  # seconds between two looks


class Keep(NamedTuple):
    """Days that a table is kept after the last thing that happened there; 0 is for ever.

    Tables that their hosts pinned are kept for ever.
    """

    unfinished: int = UNFINISHED
    finished: int = FINISHED


async def clear_away(tables: "Tables", keep: Keep, now: float) -> int:
    """Delete the tables that were kept long enough, a few at a time; never one that is in use."""
    kept = [(False, keep.unfinished), (True, keep.finished)]
    limits = [(over, now - days * DAY) for over, days in kept if days]
    if limits:
        await _note_endings(tables, max(before for _, before in limits))
    cleared = 0
    for over, before in limits:
        last = ""
        while found := await tables.store.expired(over, before, last, AT_ONCE):
            last = found[-1]
            cleared += await tables.delete(found)
    while await tables.store.give_back():
        pass
    return cleared


async def _note_endings(tables: "Tables", before: float) -> None:
    """Older programs did not note which games were over: look at those that are old enough to go."""
    while found := await tables.store.unjudged(before, AT_ONCE):
        for table in found:
            try:
                over = (await tables.stored(table)).over
            except (ArchipelError, msgspec.DecodeError):
                over = False  # nobody can open it any more
            await tables.store.note_end(table, over)
            await asyncio.sleep(0.02)  # it is no hurry, and others are playing
