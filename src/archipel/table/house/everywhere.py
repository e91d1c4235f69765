"""Limits, crowds and turns that hold over all servers on a database: the head keeps them.

What passes is noted here, too. Without a head this server's own count holds until there is one.
"""

import asyncio
import contextlib

from archipel.table.house.head import Head
from archipel.table.house.line import NobodyThere, granted
from archipel.table.limits import Buckets, Counts
from archipel.table.turns import Place, TakeTurns


class LimitEverywhere:
    """How often, or how much, each client may at all servers together."""

    def __init__(self, head: Head, name: str, here: Buckets) -> None:
        self._head = head
        self._name = name
        self._here = here

    async def ask(self, client: str, amount: float = 1) -> float:
        """Nothing if so much passes now; else the seconds until it may."""
        try:
            wait = float(await self._head.ask("ask", self._name, client, amount))
        except NobodyThere:
            return await self._here.ask(client, amount)
        if not wait:
            self._here.charge(client, amount)
        return wait


class CrowdEverywhere:
    """How many of something each client has at all servers together."""

    def __init__(self, head: Head, name: str, here: Counts) -> None:
        self._head = head
        self._name = name
        self._here = here

    async def enter(self, client: str) -> int:
        """Which of its kind this one is, from 1 on; 0 is one too many."""
        asking = self._head.ask("enter", self._name, client)
        try:
            place = int(await granted(asking, lambda: self._head.tell("leave", self._name, client)))
        except NobodyThere:
            return await self._here.enter(client)
        if place:
            self._here.add(client)
        return place

    def leave(self, client: str) -> None:
        """One of this client is gone."""
        self._here.leave(client)
        self._head.tell("leave", self._name, client)


class TurnsEverywhere:
    """Whose bots think next: so many for each address at all servers; ``here`` are our workers' turns."""

    def __init__(self, head: Head, here: TakeTurns) -> None:
        self._head = head
        self._here = here
        self._asking = 0

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._asking + self._here.waiting

    async def wait(self, place: Place) -> None:
        """Wait for one's turn; who was given it must :meth:`finish`."""
        self._asking += 1
        try:
            with contextlib.suppress(NobodyThere):
                await granted(self._head.ask("turn", *place), lambda: self._head.tell("finish", *place))
        finally:
            self._asking -= 1
        try:
            await self._here.wait(place)
        except asyncio.CancelledError:
            self._head.tell("finish", *place)
            raise

    def finish(self, place: Place) -> None:
        """A worker is free again."""
        self._here.finish(place)
        self._head.tell("finish", *place)
