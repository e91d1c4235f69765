"""One table in play. Whatever happens is stored, then told."""

import contextlib
from collections.abc import Callable
from typing import TypeVar

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.client import Client
from archipel.table.commands import entries_for
from archipel.table.entries import Entry, Pinned, SeatChange, SeatChanged, SeatFreed, Unsaid
from archipel.table.host import meters
from archipel.table.host.logs import note
from archipel.table.lesson_play import next_act
from archipel.table.news import Around, news, summary
from archipel.table.one_at_a_time import Decide, OneAtATime, Request, reopened
from archipel.table.pace import Pace
from archipel.table.people import People
from archipel.table.play_bots import BotPlay
from archipel.table.refusals import RequestRefused
from archipel.table.review_desk import ReviewDesk
from archipel.table.stores import Change, Ended, PinSet, Reworded, Row, Store
from archipel.table.surroundings import Clock, Thinkers
from archipel.table.table import Table

T = TypeVar("T")


class Actor:
    """A table in memory with its people, its bots and its store.

    Only its own task changes the table, and it shows it to nobody before the change is on the disk: whoever
    wants to read (:meth:`see`) or to change (:meth:`command`, :meth:`internal`) waits for their turn.
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
        self.people = People(table, pace, clock)
        self.last_used = clock.steady()
        self.broken = False  # memory and store may differ: open it again from the store
        self._when_broken = when_broken
        self._turns = OneAtATime(self._grant, self.break_down)
        self.bots = BotPlay(self, bot_pool)
        self.review = ReviewDesk()

    # -- coming and going ----------------------------------------

    def visit(self, address: str) -> None:
        """Somebody asks for something without staying: the bots go on for them, too."""
        self.last_used = self.clock.steady()
        if self.people.visit(address):
            self.look_again()

    async def join(self, client: Client) -> None:
        """A client arrives: seats that a bot kept for its people are theirs again."""
        self.people.enter(client)
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
        if self.people.leave(client):
            self.look_again()

    def look_again(self) -> None:
        """See what the bots have to do, and tell everybody who is here, when the table's turn comes."""
        self._turns.put(self._somebody_came_or_went)

    def _somebody_came_or_went(self) -> list[Entry]:
        self.bots.look()
        self.tell_all()
        return []

    def follow_script(self) -> None:
        """In a lesson, let the others do what they are to do, act by act, so that each is seen."""
        course = self.table.course
        if course is not None and course.due:
            self._turns.put(self._scripted)

    def _scripted(self) -> list[Entry]:
        course = self.table.course
        act = next_act(course, self.table.match) if course is not None else None
        return [] if act is None else [act]

    # -- telling ----------------------------------------

    def around(self, here: set[int] | None = None) -> Around:
        """What is the same for everybody who looks now; ``here`` are the seats with a client, if known."""
        seats = self.people.here() if here is None else here
        return Around(self.table, seats, self.bots.thinking, self.bots.window_now())

    def tell_all(self) -> None:
        """Send every client what is new; only the table's own task may."""
        table, everybody = self.table, self.people.everybody()
        around = self.around({seat for _, who in everybody for seat in who.seats})
        for client, who in everybody:
            client.tell(news(table, who, client.after, around), table)
        table.forget_pictures()

    def tell_later(self) -> None:
        """Tell every client, once everything in memory is on the disk."""

        def tell() -> list[Entry]:
            self.tell_all()
            return []

        self._turns.put(tell)

    async def tell_again(self, client: Client) -> None:
        """Send one client everything once more; what happened was told."""

        def tell() -> None:
            client.forget()
            who = self.people.who(client.fingerprints, client.watch)
            client.tell(news(self.table, who, client.after, self.around()), self.table)

        await self.see(tell)

    # -- requests ----------------------------------------

    async def command(self, command: wire.Command, fingerprints: list[str], watch: int | None = None) -> None:
        """Carry out a command; returns once it is stored, raises if it is refused."""

        def decide() -> list[Entry]:
            who = self.people.who(fingerprints, watch)
            if self.bots.take_sign(command.do, who):
                return []
            entries = entries_for(self.table, command, who, self.clock.now(), self.people.away)
            for entry in entries:
                if isinstance(entry, SeatFreed):
                    self.people.send_away(entry.seat)
            return entries

        # An id is unique for whoever made it: two clients that count from one do not silence each other.
        with meters.time_act(command.do):
            await self._turns.ask(decide, f"{fingerprints[0][:12] if fingerprints else ''} {command.id}")

    async def internal(self, decide: Decide, position: int | None = None) -> None:
        """Carry out something that the table itself decided, unless the position has changed since."""

        def unless_moved_on() -> list[Entry]:
            if position is not None and position != self.position:
                raise RequestRefused("stale")
            return decide()

        await self._turns.ask(unless_moved_on)

    async def see(self, look: Callable[[], T]) -> T:
        """What ``look`` sees between two requests, when everything in memory is on the disk."""
        seen: list[T] = []

        def glance() -> list[Entry]:
            seen.append(look())
            return []

        await self._turns.ask(glance)
        return seen[0]

    async def _grant(self, request: Request) -> None:
        if self.broken:
            raise reopened()
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
        await self._turns.close()
