"""One table in play: one task, one queue, no locks. Whatever happens is stored, then told."""

import asyncio
import contextlib
import logging
import time
import traceback
from collections.abc import Callable
from typing import TypeVar

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.bot_pool import BotPool
from archipel.table.commands import Refusal, Who, entries_for
from archipel.table.entries import Entry, SeatChange, SeatChanged
from archipel.table.host import meters
from archipel.table.host.logs import note
from archipel.table.news import Around, news, says_nothing_new, summary
from archipel.table.pace import Pace
from archipel.table.play_bots import BotPlay
from archipel.table.store import Row, Store
from archipel.table.table import Table

Send = Callable[[wire.News], None]
Decide = Callable[[], list[Entry]]
T = TypeVar("T")
_log = logging.getLogger("archipel.table")


class Client:
    """One connection to a table: its people, what it has been told, and how to reach it."""

    def __init__(self, fingerprints: list[str], watch: int | None, after: int, send: Send) -> None:
        self.fingerprints = fingerprints
        self.watch = watch
        self.after = after
        self.send = send
        self.last: wire.News | None = None  # what it was sent last


class Actor:
    """A table in memory with its clients, its bots and its store.

    Only the task changes the table, and it shows it to nobody before the change is on the disk: whoever
    wants to read (:meth:`see`) or to change (:meth:`command`, :meth:`internal`) waits in its queue.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        bot_pool: BotPool,
        pace: Pace,
        when_broken: Callable[[], None] = lambda: None,
    ) -> None:
        self.table = table
        self.store = store
        self.pace = pace
        self.clients: list[Client] = []
        self.last_used = self._opened = time.monotonic()
        self._last_here: dict[int, float] = {}
        self.broken = False  # memory and store may differ: open it again from the store
        self._when_broken = when_broken
        self._queue: asyncio.Queue[_Request] = asyncio.Queue()
        self.bots = BotPlay(self, bot_pool)
        self._task = asyncio.create_task(self._run(), name="a table")

    # -- clients ----------------------------------------

    def who(self, fingerprints: list[str], watch: int | None = None) -> Who:
        """Who is behind these keys now."""
        return Who(self.table.seats_of(fingerprints), self.table.is_host(fingerprints), watch)

    def here(self) -> set[int]:
        """The seats with a connected client."""
        return {seat for client in self.clients for seat in self.table.seats_of(client.fingerprints)}

    def away(self, seat: int) -> float:
        """Seconds since this seat's person was last here, or since the table was opened."""
        return 0.0 if seat in self.here() else time.monotonic() - self._last_here.get(seat, self._opened)

    async def join(self, client: Client) -> None:
        """A client arrives: seats that a bot kept for its people are theirs again."""
        if client not in self.clients:
            self.clients.append(client)
            note("a client came", self.table.id, seats=self.table.seats_of(client.fingerprints))
        await self.see(self._somebody_came_or_went)
        with contextlib.suppress(ArchipelError):  # it can look on even if the seat cannot be handed back
            await self.internal(lambda: self._hand_back(client))

    def _hand_back(self, client: Client) -> list[Entry]:
        return [
            SeatChanged(seat, SeatChange(kind="person", bot=""))
            for seat in self.table.seats_of(client.fingerprints)
            if self.table.seats[seat].kind == "kept"
        ]

    def leave(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self._last_here.update(dict.fromkeys(self.here(), time.monotonic()))
            self.clients.remove(client)
            note("a client left", self.table.id)
            self._queue.put_nowait(_Request(self._somebody_came_or_went))

    def _somebody_came_or_went(self) -> list[Entry]:
        self.bots.look()
        self.tell_all()
        return []

    def tell_later(self) -> None:
        """Tell every client, once everything in memory is on the disk."""

        def tell() -> list[Entry]:
            self.tell_all()
            return []

        self._queue.put_nowait(_Request(tell))

    async def news_for(self, client: Client) -> wire.News:
        """Everything for one client, from where it was last told."""
        return await self.see(lambda: self._news(client, self.around()))

    def around(self) -> Around:
        """What is the same for everybody who looks now."""
        return Around(self.table, self.here(), self.bots.thinking, self.bots.window_now())

    def _news(self, client: Client, around: Around) -> wire.News:
        return news(self.table, self.who(client.fingerprints, client.watch), client.after, around)

    def tell_all(self) -> None:
        """Send every client what is new; only the task may."""
        around = self.around()
        for client in list(self.clients):
            message = self._news(client, around)
            # Who cannot know that anything happened must not hear that it did (TK-I3).
            if not says_nothing_new(message, client.last):
                client.after = message.n
                client.last = message
                client.send(message)

    # -- requests ----------------------------------------

    async def command(self, command: wire.Command, fingerprints: list[str], watch: int | None = None) -> None:
        """Carry out a command; returns once it is stored, raises if it is refused."""

        def decide() -> list[Entry]:
            who = self.who(fingerprints, watch)
            if self.bots.take_sign(command.do, who):
                return []
            return entries_for(self.table, command, who, time.time())

        # An id is unique for whoever made it: two clients that count from one do not silence each other.
        with meters.time_act(command.do):
            await self._ask(_Request(decide, f"{fingerprints[0][:12] if fingerprints else ''} {command.id}"))

    async def internal(self, decide: Decide, position: int | None = None) -> None:
        """Carry out something that the table itself decided, unless the position has changed since."""

        def unless_moved_on() -> list[Entry]:
            if position is not None and position != self.position:
                raise Refusal("stale", "The table has moved on.")
            return decide()

        await self._ask(_Request(unless_moved_on))

    async def see(self, look: Callable[[], T]) -> T:
        """What ``look`` sees between two requests, when everything in memory is on the disk."""
        seen: list[T] = []

        def glance() -> list[Entry]:
            seen.append(look())
            return []

        await self._ask(_Request(glance))
        return seen[0]

    async def _ask(self, request: "_Request") -> None:
        request.answer = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(request)
        if self._task.done():
            self._refuse_the_rest()
        await request.answer

    async def _run(self) -> None:
        while True:
            request = await self._queue.get()
            try:
                await self._grant(request)
            except ArchipelError as error:
                request.fail(error)
            except asyncio.CancelledError:
                request.fail(_reopened())
                raise
            except Exception as error:
                self.break_down()
                where = "".join(traceback.format_tb(error.__traceback__))
                # Not the error's own words: they might quote what nobody may know.
                _log.error("a table failed and will be opened again: %s\n%s", type(error).__name__, where)
                request.fail(Refusal("fault", "The server made a mistake; the table is as it was.", 500))
            else:
                request.succeed()

    async def _grant(self, request: "_Request") -> None:
        if self.broken:
            raise _reopened()
        self.last_used = time.monotonic()
        if request.command in self.table.commands:
            return  # a resend: it was done before
        entries = request.decide()
        if entries:
            await self._carry_out(entries, request.command)

    @property
    def position(self) -> int:
        """Changes whenever the game's position does."""
        return len(self.table.match.record.entries)

    async def _carry_out(self, entries: list[Entry], command: str | None) -> None:
        """Do it in memory, keep it on the disk, then tell; if either fails, forget the memory."""
        now = time.time()
        first = self.table.length
        listed = self.table.header.listed
        before = summary(self.table) if listed else None
        rows: list[Row] = []
        try:
            for i, entry in enumerate(entries):
                name = command if i == 0 else None
                self.table.follow(entry, now, name)
                rows.append(Row(now, name, entry))
            after = summary(self.table) if listed else None
            await self.store.append(self.table.id, first, rows, after if after != before else None)
        except ArchipelError:
            self.break_down()
            raise
        meters.count_acts(entries)
        took = round(1000 * (time.time() - now), 1)
        note("entries were kept", self.table.id, kinds=[type(each).__name__ for each in entries], ms=took)
        self.bots.look()  # first: a bot whose seat changed hands stops
        self.tell_all()

    # -- the end ----------------------------------------

    def break_down(self) -> None:
        """Trust this memory no longer; the table is opened again from the store."""
        if not self.broken:
            self.broken = True
            self.bots.close()
            self._when_broken()

    async def close(self) -> None:
        """Stop the bots and the task; everything is in the store already."""
        self.bots.close()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._refuse_the_rest()

    def _refuse_the_rest(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait().fail(_reopened())


def _reopened() -> Refusal:
    return Refusal("reopened", "The table is being opened again; try once more.", 503)


class _Request:
    """What is to be stored, decided when its turn comes, and somebody who waits for it."""

    def __init__(self, decide: Decide, command: str | None = None) -> None:
        self.decide = decide
        self.command = command
        self.answer: asyncio.Future[None] | None = None

    def succeed(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)

    def fail(self, error: BaseException) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error)
