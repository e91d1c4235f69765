"""What a table needs of a store, whichever database it is: every entry is kept before anybody is told."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.entries import Entry, Header


class Row(NamedTuple):
    """An entry, with when it was made and by which command."""

    at: float
    command: str | None
    entry: Entry


class StoreFailed(ArchipelError):
    """The store could not keep something; nothing of it was kept."""

    status = 503


class NewerStore(ArchipelError):
    """The store was written by a newer version of the program."""


class DiskFull(StoreFailed):
    """There is no room left on the disk."""

    status = 507


class StoreAway(StoreFailed):
    """The store cannot be reached; whether the last thing was kept is known when it is back."""


class Reworded(NamedTuple):
    """Only this is kept of an earlier entry."""

    number: int
    entry: Entry


class PinSet(NamedTuple):
    """The table is kept for ever, or no longer."""

    on: bool


class Ended(NamedTuple):
    """The game is over."""


Change = Reworded | PinSet | Ended


class Store(Protocol):
    """Tables, each a header and its entries; whatever is written is kept once the call returns.

    ``name`` is what a host knows it by: a file, or an address without its password.
    """

    name: str

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
        """A new table; with a ``summary`` it can be found in the list."""

    async def append(
        self,
        table: str,
        seq: int,
        entries: Iterable[Row],
        summary: wire.TableSummary | None = None,
        changes: Iterable[Change] = (),
    ) -> None:
        """Entries of a table from number ``seq`` on, and what they change besides, all or none.

        A number that is taken is refused, so of two who write only one is heard. A ``summary`` is what the
        list of tables shows from now on; a game that is over is no longer listed.
        """

    async def note_end(self, table: str, over: bool) -> None:
        """Whether a game of an older program is over, so that it need not be opened to be judged."""

    async def delete(self, tables: list[str]) -> None:
        """Tables, with everything that happened there, all or none."""

    async def prove_writing(self) -> None:
        """Returns once something that changes nothing was written to the disk; raises if it cannot be."""

    async def give_back(self) -> bool:
        """Let the disk have some of what is free in the store; whether there is more."""

    # -- reading ----------------------------------------

    async def table(self, table: str) -> tuple[str, Header] | None:
        """Game and header of a table, or nothing; ``msgspec.DecodeError`` if the header is damaged."""

    async def entries(self, table: str) -> list[Row]:
        """Every entry of a table, in order; ``msgspec.DecodeError`` if one is damaged."""

    async def listed(self, limit: int = 50) -> list[wire.ListedTable]:
        """The tables that may be found: everybody's newest first, then everybody's second, and so on."""

    async def listed_by(self, opener: str) -> int:
        """How many tables of one address are in the list."""

    async def expired(self, over: bool, before: float, after: str, most: int) -> list[str]:
        """Tables by name, from ``after`` on, that are not pinned and where nothing has happened since."""

    async def unjudged(self, before: float, most: int) -> list[str]:
        """Tables opened before then of which it is not known whether their games are over."""

    async def count(self) -> int:
        """How many tables there are."""

    async def size(self) -> int:
        """Bytes that are in use."""

    async def size_on_disk(self) -> int:
        """Bytes on the disk, with what is free in them and the log."""

    def close(self) -> None:
        """Write what is queued, then stop."""
