"""How much of the disk one address may fill in a day, and everybody together."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from archipel.table import messages as wire
from archipel.table.limits import Buckets, Counts, Crowd, Limit
from archipel.table.refusals import RequestRefused
from archipel.table.stores import Store

DAY: Final = 86_400.0
MEGABYTE: Final = 1_000_000
TABLES_A_DAY: Final = 300
PINS_A_DAY: Final = 5
LISTED_AT_ONCE: Final = 20  # tables of one address in the list
EACH_A_DAY: Final = 50  # megabytes an address
IN_ALL: Final = 8_000  # megabytes
ENTRY: Final = 200  # bytes that a command takes in the store besides its own words


class Quotas:
    """What is left for whom; refuses what would be more, and says when to come again.

    ``each`` and ``all`` are megabytes, a day for each address and for the whole store; ``ease`` multiplies
    what an address may.
    """

    def __init__(self, each: float = EACH_A_DAY, all: float = IN_ALL, ease: float = 1.0) -> None:
        self.each = each
        self.all = all
        self.listed = LISTED_AT_ONCE * ease
        self.tables: Limit = _daily(TABLES_A_DAY * ease)
        self.pins: Limit = _daily(PINS_A_DAY * ease)
        self.bytes: Limit = _daily(each * MEGABYTE * ease)
        self.listing: Crowd = Counts(self.listed)  # listed tables that are being opened

    async def spend(self, address: str, size: int) -> None:
        """So many bytes are to be stored for somebody."""
        if self.each and (wait := await self.bytes.ask(address, size)):
            raise RequestRefused("quota_bytes", 429, most=self.each, minutes=_minutes(wait))

    async def command(self, address: str, do: wire.Do, size: int) -> None:
        """A command of so many bytes is to be carried out, and what comes of it stored."""
        if isinstance(do, wire.Pin) and do.on and (wait := await self.pins.ask(address)):
            raise RequestRefused("quota_pins", 429, most=PINS_A_DAY, minutes=_minutes(wait))
        await self.spend(address, size + ENTRY)

    @contextlib.asynccontextmanager
    async def open_table(
        self, store: Store, address: str, opener: str, size: int, listed: bool
    ) -> AsyncIterator[None]:
        """A table whose header has so many bytes is stored in the block, if it may be."""
        if self.all and await store.size() + size > self.all * MEGABYTE:
            raise RequestRefused("quota_all", 507, most=self.all)
        place = await self.listing.enter(opener) if listed else 1
        try:
            # Those that are just being opened count as if they were: the store does not have them yet.
            if listed and (not place or await store.listed_by(opener) + place > self.listed):
                raise RequestRefused("quota_listed", 429, most=LISTED_AT_ONCE)
            if wait := await self.tables.ask(address):
                raise RequestRefused("quota_tables", 429, most=TABLES_A_DAY, minutes=_minutes(wait))
            await self.spend(address, size)
            yield
        finally:
            if listed and place:
                self.listing.leave(opener)


def _daily(most: float) -> Buckets:
    return Buckets(most / DAY, most)


def _minutes(seconds: float) -> int:
    return int(seconds / 60) + 1
