"""What all processes of a server share: rates, quotas, the bots' workers, and the sum of what was counted.

The parent keeps it, in a thread of its own; each process asks over its line (:mod:`.shared` is that end).
Where there are several servers on a database, their desks ask the head in turn (:mod:`.head`).
"""

import asyncio
import functools
import secrets
import socket
import threading

from archipel.table.bot_pool import BotPool
from archipel.table.host import meters
from archipel.table.host.health import thinking
from archipel.table.house.account import Account, Guest, crowds_of, limits_of
from archipel.table.house.everywhere import CrowdEverywhere, LimitEverywhere, TurnsEverywhere
from archipel.table.house.head import Head
from archipel.table.house.line import Answer, Work, answer_all
from archipel.table.limits import Rates
from archipel.table.quotas import Quotas
from archipel.table.server import LOOPBACK, listen


class Desk:
    """Counts for all processes, and lets the bots of all think; use it as a context.

    With a ``store`` it counts together with the other servers there, which reach it at ``inside``.
    """

    def __init__(
        self, rates: Rates, quotas: Quotas, workers: int, store: str = "", inside: str = LOOPBACK
    ) -> None:
        self._limits = limits_of(rates, quotas)
        self._crowds = crowds_of(rates, quotas)
        self._pool = BotPool(workers, eager=True)
        self._head: Head | None = None
        if store:
            own = Account(self._limits, self._crowds)
            self._ask_the_head(Head(store, listen(inside), own, workers), own)
        self._secret = secrets.token_bytes(16)
        self._here: dict[object, meters.Snapshot] = {}
        self._gone = meters.added([])  # what processes counted that are no more
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="archipel-desk", daemon=True)
        self._guests: set[asyncio.Task[None]] = set()

    def _ask_the_head(self, head: Head, own: Account) -> None:
        self._head = head
        self._limits = {name: LimitEverywhere(head, name, each) for name, each in own.limits.items()}
        self._crowds = {name: CrowdEverywhere(head, name, each) for name, each in own.crowds.items()}
        self._pool.turns = TurnsEverywhere(head, self._pool.turns)

    def __enter__(self) -> "Desk":
        self._thread.start()
        try:
            if self._head is not None:
                asyncio.run_coroutine_threadsafe(self._head.open(), self._loop).result()
        except BaseException:
            self.__exit__()
            raise
        return self

    @property
    def secret(self) -> bytes:
        """The key by which marks are made of addresses, the same at all servers."""
        return self._secret if self._head is None else self._head.secret

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        self._loop.run_forever()
        self._pool.close()
        self._loop.run_until_complete(self._say_goodbye())
        if self._head is not None:
            self._loop.run_until_complete(self._head.close())
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
        guest = Guest(self._limits, self._crowds)
        who = object()
        quick: dict[str, Answer] = {
            "leave": guest.leave,
            "expect": self._pool.expect,
            "note": functools.partial(self._here.__setitem__, who),
            "together": functools.partial(self._together, who),
        }
        slow: dict[str, Work] = {
            "ask": guest.ask,
            "enter": guest.enter,
            "think": self._pool.think,
            "review": self._pool.review,
        }
        try:
            await answer_all(*await asyncio.open_unix_connection(sock=end), quick, slow)
        finally:
            guest.gone()
            last = self._here.pop(who, None)
            if last is not None:
                self._gone = meters.added([self._gone, last._replace(now={}, uptime=0.0)])

    def _together(self, who: object, snapshot: meters.Snapshot) -> meters.Snapshot:
        self._here[who] = snapshot
        ours = meters.snapshot(thinking(self._pool))
        return meters.added([ours, self._gone, *self._here.values()])
