"""How much of the disk one address may fill in a day, and everybody together."""

from typing import Final

from archipel.table import messages as wire
from archipel.table.limits import Buckets
from archipel.table.refusals import Refusal
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
        self._tables = _daily(TABLES_A_DAY * ease)
        self._pins = _daily(PINS_A_DAY * ease)
        self._bytes = _daily(each * MEGABYTE * ease)

    def spend(self, address: str, size: int) -> None:
        """So many bytes are to be stored for somebody."""
        if self.each and not self._bytes.take(address, size):
            minutes = _minutes(self._bytes.wait(address, size))
            raise Refusal("quota_bytes", 429, most=self.each, minutes=minutes)

    def command(self, address: str, do: wire.Do, size: int) -> None:
        """A command of so many bytes is to be carried out, and what comes of it stored."""
        if isinstance(do, wire.Pin) and do.on and not self._pins.take(address):
            raise Refusal("quota_pins", 429, most=PINS_A_DAY, minutes=_minutes(self._pins.wait(address)))
        self.spend(address, size + ENTRY)

    async def open_table(self, store: Store, address: str, opener: str, size: int, listed: bool) -> None:
        """A table whose header has so many bytes is to be stored."""
        if self.all and await store.size() + size > self.all * MEGABYTE:
            raise Refusal("quota_all", 507, most=self.all)
        if listed and await store.listed_by(opener) >= self.listed:
            raise Refusal("quota_listed", 429, most=LISTED_AT_ONCE)
        if not self._tables.take(address):
            minutes = _minutes(self._tables.wait(address))
            raise Refusal("quota_tables", 429, most=TABLES_A_DAY, minutes=minutes)
        self.spend(address, size)


def _daily(most: float) -> Buckets:
    return Buckets(most / DAY, most)


def _minutes(seconds: float) -> int:
    return int(seconds / 60) + 1
