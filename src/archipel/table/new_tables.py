"""Every way in which a table comes to be: new, lesson, exercise, record, branch, example, again."""

import hashlib
import logging
import secrets
from typing import TYPE_CHECKING

from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.games import find
from archipel.lessons import Exercise, Lesson, read_lesson
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.commands import clean_name
from archipel.table.entries import Header, NextOpened, encode
from archipel.table.host.logs import note
from archipel.table.lesson_play import lesson_header, partners
from archipel.table.news import summary
from archipel.table.opening import Seating, new_header, record_until
from archipel.table.record_form import replayed
from archipel.table.refusals import RequestRefused
from archipel.table.rulebook import example
from archipel.table.seats import Seat, fingerprint, new_key
from archipel.table.table import Table

if TYPE_CHECKING:
    from archipel.table.tables import Tables


class NewTables:
    """Opens tables of all kinds: each is checked, set up and stored before anybody hears of it."""

    def __init__(self, tables: "Tables", secret: bytes = b"") -> None:
        self._tables = tables
        self._secret = secret or secrets.token_bytes(16)  # known to nobody, forgotten when the server ends

    async def new(self, request: wire.NewTable, address: str = "") -> wire.OpenedTable:
        """A new table, set up and stored."""
        game = find(request.game)
        options = game.settle(request.options)
        return await self._seat_people(
            game,
            request.seats,
            options,
            address,
            listed=request.listed,
            nod=request.listed and request.nod,
            keep_after=request.keep_after,
        )

    async def lesson(self, request: wire.NewLesson, address: str = "") -> wire.OpenedTable:
        """A table at which one person learns a game."""
        return await self._teach(read_lesson(find(request.game).id, request.lesson), request, address)

    async def exercise(
        self, exercise: Exercise, request: wire.NewExercise, address: str = ""
    ) -> wire.OpenedTable:
        """A table at which one person solves an exercise."""
        return await self._teach(exercise.lesson(), request, address)

    async def record(self, request: wire.ImportedTable, address: str = "") -> wire.OpenedTable:
        """A table that shows a record; an unfinished game can be played on."""
        game, match = await self._tables.aside(replayed, request.record)
        record = match.record  # what came of it, not what was sent
        seats = [wire.SeatRequest("person" if seat == 0 else "open") for seat in range(record.seats)]
        return await self._seat_people(game, seats, match.state.options, address, record=record.to_json())

    async def branch(
        self, table: str, request: wire.BranchedTable, viewer: int | None, address: str = ""
    ) -> wire.OpenedTable:
        """A table that goes on from a moment of another one."""
        actor = await self._tables.actor(table)
        origin = actor.table
        if origin.course is not None:
            raise RequestRefused("lesson_only")
        record = await actor.see(lambda: record_until(origin, request.moment, viewer))
        if len(request.seats) != record.seats:
            raise RequestRefused("seat_count_here", 400, seats=record.seats)
        return await self._seat_people(
            origin.game, request.seats, record.options, address, record=record.to_json()
        )

    async def example(
        self, game: Game, name: str, request: wire.ExampleTable, address: str = ""
    ) -> wire.OpenedTable:
        """A table that goes on from a position of the rulebook."""
        record = example(game, name)
        if len(request.seats) != record.seats:
            raise RequestRefused("seat_count_here", 400, seats=record.seats)
        return await self._seat_people(game, request.seats, record.options, address, record=record.to_json())

    async def again(self, actor: Actor, address: str = "") -> str:
        """A rematch: the same people, seats, keys and options; the same answer however often it is asked."""
        table = actor.table
        if table.next_table is None:
            old = table.header
            header = new_header(old.options, table.seats, old.hosts, keep_after=old.keep_after)
            fresh = await self._keep(table.game, header, address)
            # Two may ask at once: the first that is kept is the one all go to.
            await actor.internal(lambda: [] if table.next_table is not None else [NextOpened(fresh)])
        return str(table.next_table)

    async def _teach(
        self, lesson: Lesson, request: wire.NewLesson | wire.NewExercise, address: str
    ) -> wire.OpenedTable:
        game, key = find(lesson.game), new_key()
        person = Seat("person", clean_name(request.name), request.colour[:20], key=fingerprint(key))
        seats = partners(lesson.seats, person)
        header = new_header(game.settle(lesson.options), seats, [fingerprint(key)])
        table = await self._keep(game, lesson_header(header, lesson), address)
        return wire.OpenedTable(table, [key])

    async def _seat_people(
        self,
        game: Game,
        seats: list[wire.SeatRequest],
        options: dict[str, str],
        address: str,
        *,
        listed: bool = False,
        nod: bool = False,
        keep_after: int | None = None,
        record: dict[str, Json] | None = None,
    ) -> wire.OpenedTable:
        seating = Seating(game, seats)
        patience = seating.keep_after if keep_after is None else keep_after
        header = new_header(options, seating.seats, seating.hosts, keep_after=patience, record=record)
        header.listed, header.nod = listed, nod
        table = await self._keep(game, header, address)
        return wire.OpenedTable(table, seating.keys, seating.invitations)

    async def _keep(self, game: Game, header: Header, address: str) -> str:
        table = secrets.token_urlsafe(9)
        opener = hashlib.blake2b(address.encode(), key=self._secret, digest_size=8).hexdigest()
        store, size = self._tables.store, len(encode(header))
        async with self._tables.quotas.open_table(store, address, opener, size, header.listed):
            # Refuses what does not fit before anything is stored; a long record takes a while.
            made = await self._tables.aside(Table, table, game, header)
            shown = summary(made) if header.listed else None
            await store.add_table(
                table, game.id, header.created, header, shown, opener=opener, over=made.over
            )
        note(
            "a table was opened",
            table,
            logging.INFO,
            game=game.id,
            seats=[seat.kind for seat in header.seats],
        )
        return table
