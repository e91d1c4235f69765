"""Who thinks next: addresses take turns, then the tables of each; no address ever takes every worker."""

import asyncio
import sys
from collections import Counter, deque
from typing import NamedTuple, Protocol


class Place(NamedTuple):
    """For whom a bot is asked: an address, a table, and whether people play there or only look on."""

    address: str = ""
    table: str = ""
    played: bool = True


class TakeTurns(Protocol):
    """Says when a bot may think."""

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""

    async def wait(self, place: Place) -> None:
        """Wait for one's turn; who was given it must :meth:`finish`."""

    def finish(self, place: Place) -> None:
        """A worker is free again."""


class Turns:
    """So many think at once, and fewer than that for one address: whoever else comes finds a worker free.

    Within an address the tables at which people play come before those where bots play among themselves.
    """

    def __init__(self, each: int, all: int) -> None:
        self.each = each
        self.all = all
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, dict[tuple[str, bool], deque[asyncio.Future[None]]]] = {}

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(len(queue) for queues in self._waiting.values() for queue in queues.values())

    async def wait(self, place: Place) -> None:
        """Wait for one's turn; who was given it must :meth:`finish`."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queues = self._waiting.setdefault(place.address, {})
        queue = queues.setdefault((place.table, place.played), deque())
        queue.append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn in queue:
                queue.remove(turn)
            elif not turn.cancelled():  # it was given, and not taken
                self.finish(place)
            raise

    def finish(self, place: Place) -> None:
        """A worker is free again."""
        self._busy[place.address] -= 1
        if not self._busy[place.address]:
            del self._busy[place.address]
        self._give()

    def open_to_all(self) -> None:
        """Nobody waits here any more."""
        self.each = self.all = sys.maxsize
        self._give()

    def _give(self) -> None:
        while self._busy.total() < self.all and (turn := self._next()) is not None:
            turn.set_result(None)

    def _next(self) -> "asyncio.Future[None] | None":
        for address in list(self._waiting):
            if self._busy[address] >= self.each:
                continue
            queues = self._waiting.pop(address)
            turn = _first(queues)
            if queues:
                self._waiting[address] = queues  # behind the others
            if turn is not None:
                self._busy[address] += 1
                return turn
        return None


def _first(queues: dict[tuple[str, bool], "deque[asyncio.Future[None]]"]) -> "asyncio.Future[None] | None":
    """The turn of the table that is next, which then stands behind the others; nobody's if all have left."""
    for name in sorted(queues, key=lambda each: not each[1]):  # the order stays where this is the same
        queue = queues.pop(name)
        while queue and queue[0].done():  # its owner has left just now
            queue.popleft()
        if queue:
            turn = queue.popleft()
            if queue:
                queues[name] = queue
            return turn
    return None
