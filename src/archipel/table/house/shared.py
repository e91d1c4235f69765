"""The limits and the bots of one process among several: they are kept by its parent (:mod:`.desk`)."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any, Final

from archipel.table.host import meters
from archipel.table.house.line import Asking, NobodyThere, granted
from archipel.table.limits import Rates
from archipel.table.quotas import MEGABYTE, Quotas
from archipel.table.surroundings import NOBODY, Answer, NoAnswer, Question, ReviewAnswer, ReviewQuestion
from archipel.table.turns import Place

BEAT: Final = 1.0  # seconds between two notes of what was counted
MOST: Final = 10_000  # clients of whom is known what they have left
LUMPS: Final = 1_000  # so many parts of a day's room are asked for one by one, not every command's


class Shared:
    """One process's line to its parent, and what is behind it."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._line = Asking()
        self.thinkers = SharedThinkers(self._line)
        self._noting: asyncio.Task[None] | None = None

    def rule(self, rates: Rates, quotas: Quotas) -> None:
        """From now on these hold over all processes."""

        def limit(name: str, lump: float = 0.0) -> SharedLimit:
            return SharedLimit(self._line, name, lump)

        rates.calls, rates.tables, rates.hints = limit("calls"), limit("tables"), limit("hints")
        rates.claims, rates.sockets = limit("claims"), limit("sockets")
        rates.sockets_now = SharedCrowd(self._line, "sockets")
        rates.connections_now = SharedCrowd(self._line, "connections")
        quotas.tables, quotas.pins = limit("tables a day"), limit("pins a day")
        quotas.bytes = limit("bytes a day", quotas.each * MEGABYTE / LUMPS)
        quotas.listing = SharedCrowd(self._line, "listing")

    async def open(self, here: Callable[[], meters.Snapshot]) -> None:
        """Open the line, and let the parent know every second how this process is."""
        self._line.open(*await asyncio.open_unix_connection(sock=self._end))
        self._here = here
        self._noting = asyncio.create_task(self._keep_noting())

    async def _keep_noting(self) -> None:
        while True:
            self._line.tell("note", self._here())
            await asyncio.sleep(BEAT)

    async def together(self, mine: meters.Snapshot) -> meters.Snapshot:
        """How all processes are; the others as they were within the last second."""
        with contextlib.suppress(NobodyThere):
            return await self._line.ask("together", mine)  # type: ignore[no-any-return]
        return mine

    async def close(self) -> None:
        """Say a last word, and hang up."""
        if self._noting is not None:
            self._noting.cancel()
            self._line.tell("note", self._here())
        await self._line.close()


class SharedLimit:
    """A limit that holds over all processes; what is asked for a ``lump`` at a time is then spent here."""

    def __init__(self, line: Asking, name: str, lump: float = 0.0) -> None:
        self._line = line
        self._name = name
        self._lump = lump
        self._left: dict[str, float] = {}

    async def ask(self, client: str, amount: float = 1) -> float:
        """Nothing if so much passes now; else the seconds until it may."""
        if self._left.get(client, 0.0) >= amount:
            self._left[client] -= amount
            return 0.0
        if amount < self._lump and not await self._parent(client, self._lump):
            self._left[client] = self._left.pop(client, 0.0) + self._lump - amount
            if len(self._left) > MOST:
                del self._left[next(iter(self._left))]
            return 0.0
        return await self._parent(client, amount)

    async def _parent(self, client: str, amount: float) -> float:
        try:
            return float(await self._line.ask("ask", self._name, client, amount))
        except NobodyThere:  # this process is about to end, too
            return 0.0


class SharedCrowd:
    """How many of something each client has in all processes."""

    def __init__(self, line: Asking, name: str) -> None:
        self._line = line
        self._name = name

    async def enter(self, client: str) -> int:
        """Which of its kind this one is, from 1 on; 0 is one too many."""
        asking = self._line.ask("enter", self._name, client)
        try:
            return int(await granted(asking, lambda: self.leave(client)))
        except NobodyThere:
            return 1

    def leave(self, client: str) -> None:
        """One of this client is gone."""
        self._line.tell("leave", self._name, client)


class SharedThinkers:
    """The bots' workers, which the parent has for all; it is told no more than the seat knows."""

    workers = 0  # none of them is this process's own
    waiting = 0

    def __init__(self, line: Asking) -> None:
        self._line = line

    async def think(self, question: Question, place: Place = NOBODY) -> Answer:
        """What a bot would do."""
        return await self._ask("think", question, place)  # type: ignore[no-any-return]

    async def review(self, question: ReviewQuestion, place: Place = NOBODY) -> ReviewAnswer:
        """Go on with a review for a moment."""
        return await self._ask("review", question, place)  # type: ignore[no-any-return]

    async def _ask(self, work: str, question: Question | ReviewQuestion, place: Place) -> Any:
        try:
            return await self._line.ask(work, question, place)
        except NobodyThere:
            raise NoAnswer("bot_silent") from None

    def expect(self, game: str) -> None:
        """Questions about this game may come soon."""
        self._line.tell("expect", game)

    def close(self) -> None:
        """The others go on."""
