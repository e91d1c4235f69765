"""One table in play: one task, one queue, no locks. Whatever happens is stored, then told."""

import asyncio
import contextlib
import logging
import math
import traceback
from collections.abc import Callable
from typing import TypeVar

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.commands import Who, entries_for
from archipel.table.entries import Entry, Pinned, SeatChange, SeatChanged, SeatFreed, Unsaid
from archipel.table.glance import Glance
from archipel.table.host import meters
from archipel.table.host.logs import note
from archipel.table.lesson_play import next_act
from archipel.table.news import Around, changes_since, news, summary
from archipel.table.pace import Pace
from archipel.table.play_bots import BotPlay
from archipel.table.refusals import RequestRefused
from archipel.table.review_desk import ReviewDesk
from archipel.table.stores import Change, Ended, PinSet, Reworded, Row, Store
from archipel.table.surroundings import Clock, Thinkers
from archipel.table.table import Table
from archipel.table.turns import Place

Send = Callable[[wire.News | wire.Changes], None]
Decide = Callable[[], list[Entry]]
T = TypeVar("T")
_log = logging.getLogger("archipel.table")


class Client:
    """One connection to a table: its people, what it has been told, and how to reach it."""

    def __init__(
        self, fingerprints: list[str], watch: int | None, after: int, send: Send, address: str = ""
    ) -> None:
        self.fingerprints = fingerprints
        self.watch = watch
        self.after = after
        self.send = send
        self.address = address
        self.last: wire.News | None = None  # what it knows from what it was sent
        self._seen: Glance | None = None  # the position that this was of
        self.hang_up: Callable[[], object] = lambda: None  # it comes again, and finds whoever has the table

    def tell(self, message: wire.News, table: Table) -> None:
        """Send all of it the first time, and then what is different."""
        different: wire.News | wire.Changes | None = message
        if self.last is not None and self._seen is not None:
            different = changes_since(self.last, message, table, self._seen)
        if different is not None:
            self.after = message.n
            self.last = message
            self._seen = table.glance
            self.send(different)


class Actor:
    """A table in memory with its clients, its bots and its store.

    Only the task changes the table, and it shows it to nobody before the change is on the disk: whoever
    wants to read (:meth:`see`) or to change (:meth:`command`, :meth:`internal`) waits in its queue.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        bot_pool: Thinkers,
        pace: Pace,
        clock: Clock,
        when_broken: Callable[[], None] = lambda: None,
    ) -> None:
        self.table = table
        self.store = store
        self.pace = pace
        self.clock = clock
        self.clients: list[Client] = []
        self.last_used = self._opened = self._visited = self.clock.steady()
        self._visitor = ""  # the address of whoever asked last without staying
        self._last_here: dict[int, float] = {}
        # Addresses are kept in memory only, and only for as long as the table is in use.
        self.came_from: dict[str, str] = {}  # the address that claimed a seat, by the seat's key
        self.sent_away: set[str] = set()  # addresses of those whom the host sent away
        self.broken = False  # memory and store may differ: open it again from the store
        self._when_broken = when_broken
        self._queue: asyncio.Queue[_Request] = asyncio.Queue()
        self.bots = BotPlay(self, bot_pool)
        self.review = ReviewDesk()
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
        return 0.0 if seat in self.here() else self.clock.steady() - self._last_here.get(seat, self._opened)

    def visit(self, address: str) -> None:
        """Somebody asks for something without staying: the bots go on for them, too."""
        slept = self.watched_for() <= 0
        self.last_used = self._visited = self.clock.steady()
        self._visitor = address or self._visitor
        if slept:
            self.look_again()

    def watched_for(self) -> float:
        """Seconds that this table still counts as looked at, if nobody comes or goes."""
        return math.inf if self.clients else self._visited + self.pace.alone - self.clock.steady()

    def place(self) -> Place:
        """On whose account the bots think: of whoever plays here, else of whoever looks on.

        Somebody who only looks on at other people's game cannot make it wait for all of their own.
        """
        table = self.table

        def rank(client: Client) -> tuple[bool, bool]:
            return not table.seats_of(client.fingerprints), not table.is_host(client.fingerprints)

        address = min(self.clients, key=rank).address if self.clients else self._visitor
        return Place(address, table.id, any(seat.has_person for seat in table.seats))

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
            self._last_here.update(dict.fromkeys(self.here(), self.clock.steady()))
            self.clients.remove(client)
            note("a client left", self.table.id)
            self._visited, self._visitor = self.clock.steady(), client.address
            self.look_again()

    def look_again(self) -> None:
        """See what the bots have to do, and tell everybody who is here, when the table's turn comes."""
        self._queue.put_nowait(_Request(self._somebody_came_or_went))

    def follow_script(self) -> None:
        """In a lesson, let the others do what they are to do, act by act, so that each is seen."""
        course = self.table.course
        if course is not None and course.due:
            self._queue.put_nowait(_Request(self._scripted))

    def _scripted(self) -> list[Entry]:
        course = self.table.course
        act = next_act(course, self.table.match) if course is not None else None
        return [] if act is None else [act]

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

    async def tell_again(self, client: Client) -> None:
        """Send one client everything once more; what happened was told."""

        def tell() -> None:
            client.last = None
            message = news(self.table, self._who(client), client.after, self.around())
            client.tell(message, self.table)

        await self.see(tell)

    def around(self, here: set[int] | None = None) -> Around:
        """What is the same for everybody who looks now; ``here`` are the seats with a client, if known."""
        seats = self.here() if here is None else here
        return Around(self.table, seats, self.bots.thinking, self.bots.window_now())

    def _who(self, client: Client) -> Who:
        return self.who(client.fingerprints, client.watch)

    def tell_all(self) -> None:
        """Send every client what is new; only the task may."""
        table, everybody = self.table, [(each, self._who(each)) for each in self.clients]
        around = self.around({seat for _, who in everybody for seat in who.seats})
        for client, who in everybody:
            client.tell(news(table, who, client.after, around), table)
        table.forget_pictures()

    # -- requests ----------------------------------------

    async def command(self, command: wire.Command, fingerprints: list[str], watch: int | None = None) -> None:
        """Carry out a command; returns once it is stored, raises if it is refused."""

        def decide() -> list[Entry]:
            who = self.who(fingerprints, watch)
            if self.bots.take_sign(command.do, who):
                return []
            entries = entries_for(self.table, command, who, self.clock.now(), self.away)
            for entry in entries:
                if isinstance(entry, SeatFreed):
                    self.sent_away.add(self.came_from.get(self.table.seats[entry.seat].key, ""))
            return entries

        # An id is unique for whoever made it: two clients that count from one do not silence each other.
        with meters.time_act(command.do):
            await self._ask(_Request(decide, f"{fingerprints[0][:12] if fingerprints else ''} {command.id}"))

    async def internal(self, decide: Decide, position: int | None = None) -> None:
        """Carry out something that the table itself decided, unless the position has changed since."""

        def unless_moved_on() -> list[Entry]:
            if position is not None and position != self.position:
                raise RequestRefused("stale")
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
                request.fail(RequestRefused("fault", 500))
            else:
                request.succeed()

    async def _grant(self, request: "_Request") -> None:
        if self.broken:
            raise _reopened()
        self.last_used = self.clock.steady()
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
        now = self.clock.now()
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
            shown = after if after != before else None
            await self.store.append(self.table.id, first, rows, shown, self._also(entries))
        except ArchipelError:
            self.break_down()
            raise
        meters.count_acts(entries)
        took = round(1000 * (self.clock.now() - now), 1)
        note("entries were kept", self.table.id, kinds=[type(each).__name__ for each in entries], ms=took)
        self.bots.look()  # first: a bot whose seat changed hands stops
        self.tell_all()

    def _also(self, entries: list[Entry]) -> list[Change]:
        """What these entries change in the store besides being added to it."""
        table = self.table
        changes: list[Change] = [
            Reworded(*table.without_words(each.saying)) for each in entries if isinstance(each, Unsaid)
        ]
        changes += [PinSet(each.on) for each in entries if isinstance(each, Pinned)]
        return [*changes, Ended()] if table.over else changes

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


def _reopened() -> RequestRefused:
    return RequestRefused("reopened", 503)


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
