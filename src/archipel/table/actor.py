"""One table in play: one task, one queue, no locks. Whatever happens is stored, then told."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.commands import Refusal, Who, entries_for
from archipel.table.news import news, summary
from archipel.table.pace import Pace
from archipel.table.play_bots import BotPlay
from archipel.table.store import Store, StoreFailed
from archipel.table.table import Entry, Table
from archipel.table.thinkers import Thinkers

Send = Callable[[wire.News], None]


class Client:
    """One connection to a table: its people, what it has been told, and how to reach it."""

    def __init__(self, fingerprints: list[str], watch: int | None, after: int, send: Send) -> None:
        self.fingerprints = fingerprints
        self.watch = watch
        self.after = after
        self.send = send


class Actor:
    """A table in memory with its clients, its bots and its store."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, pace: Pace) -> None:
        self.table = table
        self.store = store
        self.pace = pace
        self.clients: list[Client] = []
        self.last_used = time.monotonic()
        self.broken = False  # memory and store may differ: open it again from the store
        self._queue: asyncio.Queue[_Wish] = asyncio.Queue()
        self.bots = BotPlay(self, thinkers)
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")

    # -- clients ------------------------------------------------------------------------------------------------

    def who(self, client: Client) -> Who:
        """Who is behind a client now."""
        table = self.table
        return Who(table.seats_of(client.fingerprints), table.is_host(client.fingerprints), client.watch)

    def here(self) -> set[int]:
        """The seats with a connected client."""
        return {seat for client in self.clients for seat in self.table.seats_of(client.fingerprints)}

    async def join(self, client: Client) -> None:
        """A client arrives: seats that a bot kept for its people are theirs again."""
        self.clients.append(client)
        self.last_used = time.monotonic()
        for seat in self.table.seats_of(client.fingerprints):
            if self.table.chairs[seat].kind == "kept":
                await self.internal([{"kind": "seat", "seat": seat, "chair": {"kind": "person", "bot": ""}}])
        self.tell_one(client)
        self.tell_all(except_for=client)
        self.bots.look()

    def leave(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.last_used = time.monotonic()
            self.tell_all()
            self.bots.look()

    def news_for(self, client: Client) -> wire.News:
        """Everything for one client, from where it was last told."""
        return news(
            self.table,
            self.who(client),
            client.after,
            self.here(),
            self.bots.thinking,
            self.bots.window_now(),
        )

    def tell_one(self, client: Client) -> None:
        """Send a client everything."""
        message = self.news_for(client)
        client.after = message.n
        client.send(message)

    def tell_all(self, except_for: Client | None = None) -> None:
        """Send every client what is new."""
        for client in list(self.clients):
            if client is not except_for:
                self.tell_one(client)

    # -- wishes -------------------------------------------------------------------------------------------------

    async def command(self, command: wire.Command, who: Callable[[], Who]) -> None:
        """Carry out a wish; returns once it is stored, raises if it is refused."""
        await self._ask(_Wish(command=command, who=who))

    async def internal(self, entries: list[Entry], position: int | None = None) -> None:
        """Carry out something that the table itself decided, unless the position has changed since."""
        await self._ask(_Wish(entries=entries, position=position))

    async def _ask(self, wish: "_Wish") -> None:
        wish.answer = asyncio.get_running_loop().create_future()
        await self._queue.put(wish)
        await wish.answer

    async def _run(self) -> None:
        while True:
            wish = await self._queue.get()
            try:
                await self._grant(wish)
            except (ArchipelError, asyncio.CancelledError) as error:
                wish.fail(error)
                if isinstance(error, asyncio.CancelledError):
                    raise
            except Exception as error:
                self.broken = True
                wish.fail(error)
            else:
                wish.succeed()

    async def _grant(self, wish: "_Wish") -> None:
        if self.broken:
            raise Refusal("reopened", "The table is being opened again; try once more.", 503)
        self.last_used = time.monotonic()
        command = wish.command
        if command is None:
            if wish.position is not None and wish.position != self.position:
                raise Refusal("stale", "The table has moved on.")
            await self._carry_out(wish.entries, None)
            return
        if command.id in self.table.commands:
            return  # a resend: it was done before
        who = wish.who()
        if self.bots.take_sign(command.do, who):
            return
        await self._carry_out(entries_for(self.table, command, who, time.time()), command.id)

    @property
    def position(self) -> int:
        """Changes whenever the game's position does."""
        return len(self.table.match.record.entries)

    async def _carry_out(self, entries: list[Entry], command: str | None) -> None:
        """Do it in memory, keep it on the disk, then tell; if the disk refuses, forget the memory."""
        now = time.time()
        first = self.table.length
        status = self.table.status
        rows: list[tuple[float, str | None, dict[str, Any]]] = []
        for i, entry in enumerate(entries):
            name = command if i == 0 else None
            self.table.follow(entry, now, name)
            rows.append((now, name, entry))
        try:
            await self.store.append(self.table.id, first, rows)
        except StoreFailed:
            self.broken = True
            raise
        if self.table.header["listed"] and (status != self.table.status or entries[0]["kind"] == "seat"):
            await self.store.note(self.table.id, summary(self.table), True)
        self.tell_all()
        self.bots.look()

    async def close(self) -> None:
        """Stop the bots and the task; everything is in the store already."""
        self.bots.close()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class _Wish:
    """Something to be done, and somebody who waits for it."""

    def __init__(
        self,
        command: wire.Command | None = None,
        who: Callable[[], Who] = lambda: Who([], False),
        entries: list[Entry] | None = None,
        position: int | None = None,
    ) -> None:
        self.command = command
        self.who = who
        self.entries = entries or []
        self.position = position
        self.answer: asyncio.Future[None] | None = None

    def succeed(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)

    def fail(self, error: BaseException) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error)
