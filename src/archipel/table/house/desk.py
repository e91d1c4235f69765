"""What all processes of a server share: rates, quotas, the bots' workers, and the sum of what was counted.

The parent keeps it, in a thread of its own; each process asks over its line (:mod:`.shared` is that end).
"""

import asyncio
import functools
import socket
import threading
from collections import Counter

from archipel.table.bot_pool import BotPool
from archipel.table.host import meters
from archipel.table.host.health import thinking
from archipel.table.house.line import Answer, Work, answer_all
from archipel.table.house.shared import crowds_of, limits_of
from archipel.table.limits import Rates
from archipel.table.quotas import Quotas


class Desk:
    """Counts for all processes, and lets the bots of all think; use it as a context."""

    def __init__(self, rates: Rates, quotas: Quotas, workers: int) -> None:
        self._limits = limits_of(rates, quotas)
        self._crowds = crowds_of(rates, quotas)
        self._pool = BotPool(workers, eager=True)
        self._here: dict[object, meters.Snapshot] = {}
        self._gone = meters.added([])  # what processes counted that are no more
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="archipel-desk", daemon=True)
        self._guests: set[asyncio.Task[None]] = set()

    def __enter__(self) -> "Desk":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        self._loop.run_forever()
        self._pool.close()
        self._loop.run_until_complete(self._say_goodbye())
        self._loop.close()

    async def _say_goodbye(self) -> None:
        for guest in self._guests:
            guest.cancel()
        await asyncio.gather(*self._guests, return_exceptions=True)

    def line(self) -> socket.socket:
        """The end of a line for a process that is about to start."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        self._loop.call_soon_threadsafe(self._welcome, ours)
        return theirs

    def _welcome(self, end: socket.socket) -> None:
        guest = self._loop.create_task(self._serve(end))
        self._guests.add(guest)
        guest.add_done_callback(self._guests.discard)

    async def _serve(self, end: socket.socket) -> None:
        """Answer one process as long as it is there; what it had is free when it is gone."""
        inside: Counter[tuple[str, str]] = Counter()
        who = object()
        quick: dict[str, Answer] = {
            "leave": functools.partial(self._leave, inside),
            "expect": self._pool.expect,
            "note": functools.partial(self._here.__setitem__, who),
            "together": functools.partial(self._together, who),
        }
        slow: dict[str, Work] = {
            "ask": self._ask,
            "enter": functools.partial(self._enter, inside),
            "think": self._pool.answer,
            "review": self._pool.review,
        }
        try:
            await answer_all(end, quick, slow)
        finally:
            for (crowd, client), count in inside.items():
                for _ in range(count):
                    self._crowds[crowd].leave(client)
            last = self._here.pop(who, None)
            if last is not None:
                self._gone = meters.added([self._gone, last._replace(now={}, uptime=0.0)])

    async def _ask(self, limit: str, client: str, amount: float) -> float:
        return await self._limits[limit].ask(client, amount)

    async def _enter(self, inside: Counter[tuple[str, str]], crowd: str, client: str) -> int:
        place = await self._crowds[crowd].enter(client)
        inside[crowd, client] += bool(place)
        return place

    def _leave(self, inside: Counter[tuple[str, str]], crowd: str, client: str) -> None:
        inside[crowd, client] -= 1
        if not inside[crowd, client]:
            del inside[crowd, client]
        self._crowds[crowd].leave(client)

    def _together(self, who: object, snapshot: meters.Snapshot) -> meters.Snapshot:
        self._here[who] = snapshot
        ours = meters.snapshot(thinking(self._pool))
        return meters.added([ours, self._gone, *self._here.values()])
