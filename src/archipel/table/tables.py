"""Every table in use, opened from the store when somebody comes, put away when nobody is left."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Final

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.table import messages as wire
from archipel.table.actor import Actor, Client
from archipel.table.bot_pool import BotPool
from archipel.table.commands import Refusal, clean_name
from archipel.table.entries import Entry, Header, NextOpened, SeatChange, SeatChanged
from archipel.table.host.logs import note
from archipel.table.limits import MAX_ENTRIES
from archipel.table.news import summary
from archipel.table.opening import Seating, new_header, record_until
from archipel.table.pace import Pace
from archipel.table.seats import fingerprint, new_key
from archipel.table.store import Row, Store
from archipel.table.table import Table

IDLE: Final = 300.0  # seconds after which an unused table leaves the memory
REOPEN: Final = 2.0  # seconds until a table that broke down is opened again
_log = logging.getLogger("archipel.table")


class Tables:
    """All tables of one server."""

    def __init__(self, store: Store, bot_pool: BotPool, pace: Pace) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.pace = pace
        self._actors: dict[str, Actor] = {}
        self._opening: dict[str, asyncio.Task[Actor]] = {}
        self._reopening: set[asyncio.Task[None]] = set()

    # -- opening ----------------------------------------

    async def open_new(self, request: wire.NewTable) -> wire.OpenedTable:
        """A new table, set up and stored."""
        game = find(request.game)
        options = game.settle(request.options)
        return await self._open(
            game, request.seats, options, listed=request.listed, keep_after=request.keep_after
        )

    async def open_record(self, request: wire.ImportedTable) -> wire.OpenedTable:
        """A table that shows a record; an unfinished game can be played on."""
        record = Record.from_json(request.record)
        if len(record.entries) > MAX_ENTRIES:
            raise Refusal("too_large", f"A record may have {MAX_ENTRIES} entries at the most.", 413)
        game = find(record.game)
        match = await asyncio.to_thread(Match.replay, game, record)
        seats = [wire.SeatRequest("person" if seat == 0 else "open") for seat in range(record.seats)]
        return await self._open(game, seats, match.state.options, record=record.to_json())

    async def open_branch(
        self, table: str, request: wire.BranchedTable, viewer: int | None
    ) -> wire.OpenedTable:
        """A table that goes on from a moment of another one."""
        actor = await self.actor(table)
        origin = actor.table
        record = await actor.see(lambda: record_until(origin, request.moment, viewer))
        if len(request.seats) != record.seats:
            raise Refusal("seats", f"This game has {record.seats} seats.", 400)
        return await self._open(origin.game, request.seats, record.options, record=record.to_json())

    async def open_again(self, actor: Actor) -> str:
        """A rematch: the same people, seats, keys and options; the same answer however often it is asked."""
        table = actor.table
        if table.next_table is None:
            old = table.header
            header = new_header(old.options, table.seats, old.hosts, keep_after=old.keep_after)
            fresh = await self._store_table(table.game, header)
            # Two may ask at once: the first that is kept is the one all go to.
            await actor.internal(lambda: [] if table.next_table is not None else [NextOpened(fresh)])
        return str(table.next_table)

    async def _open(
        self,
        game: Game,
        seats: list[wire.SeatRequest],
        options: dict[str, str],
        *,
        listed: bool = False,
        keep_after: int = 0,
        record: dict[str, Json] | None = None,
    ) -> wire.OpenedTable:
        seating = Seating(game, seats)
        header = new_header(
            options, seating.seats, seating.hosts, listed=listed, keep_after=keep_after, record=record
        )
        table = await self._store_table(game, header)
        return wire.OpenedTable(table, seating.keys, seating.invitations)

    async def _store_table(self, game: Game, header: Header) -> str:
        table = secrets.token_urlsafe(9)
        # Refuses what does not fit before anything is stored; a long record takes a while.
        made = await asyncio.to_thread(Table, table, game, header)
        shown = summary(made) if header.listed else None
        await self.store.add_table(table, game.id, header.created, header, shown)
        note(
            "a table was opened",
            table,
            logging.INFO,
            game=game.id,
            seats=[seat.kind for seat in header.seats],
        )
        return table

    async def claim(self, table: str, request: wire.Claim) -> wire.OpenedTable:
        """Somebody takes an open seat and gets a key of their own."""
        actor = await self.actor(table)
        key = new_key()
        sits = SeatChange("person", clean_name(request.name), request.colour[:20], "", fingerprint(key), "")

        def sit_down() -> list[Entry]:
            seat = actor.table.open_seat(fingerprint(request.invitation) if request.invitation else "")
            if seat is None:
                raise Refusal("no_open_seat", "This invitation has been used, or no seat is open.", 403)
            return [SeatChanged(seat, sits)]

        await actor.internal(sit_down)
        return wire.OpenedTable(table, [key])

    # -- tables in use ----------------------------------------

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._actors)

    @property
    def sockets(self) -> int:
        """How many clients are told what happens."""
        return sum(len(actor.clients) for actor in self._actors.values())

    async def actor(self, table: str) -> Actor:
        """The table in memory, opened from the store if need be."""
        known = self._actors.get(table)
        if known is not None and not known.broken:
            known.last_used = time.monotonic()  # whoever asked for it must not see it put away
            return known
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table, known))
            opening.add_done_callback(lambda _: self._opening.pop(table))
        return await asyncio.shield(opening)

    async def _load(self, table: str, broken: Actor | None) -> Actor:
        if broken is not None:
            await broken.close()
        try:
            stored = await self.store.table(table)
            rows = await self.store.entries(table)
        except msgspec.DecodeError as error:
            raise _broken(error) from None
        if stored is None:
            raise Refusal("unknown_table", "There is no such table.", 404)
        opened = await asyncio.to_thread(rebuild, table, *stored, rows)
        actor = Actor(opened, self.store, self.bot_pool, self.pace, lambda: self._reopen_soon(table))
        if broken is not None:
            actor.clients = broken.clients
            actor.tell_all()
        self._actors[table] = actor
        note("a table was read from the store", table, game=opened.game.id, entries=opened.length)
        actor.bots.look()
        return actor

    async def join(self, table: str, client: Client) -> None:
        """A client comes to a table."""
        for _ in range(3):
            try:
                return await (await self.actor(table)).join(client)
            except Refusal as refusal:
                if refusal.error != "reopened":  # it broke down just now: once more
                    raise
        raise Refusal("reopened", "The table is being opened again; try once more.", 503)

    def leave(self, table: str, client: Client) -> None:
        """A client is gone."""
        if table in self._actors:
            self._actors[table].leave(client)

    def _reopen_soon(self, table: str) -> None:
        """A table that broke down is opened again for those who are at it, though nobody asks."""
        task = asyncio.create_task(self._reopen(table))
        self._reopening.add(task)
        task.add_done_callback(self._reopening.discard)

    async def _reopen(self, table: str) -> None:
        while table in self._actors and self._actors[table].broken:
            await asyncio.sleep(REOPEN)
            with contextlib.suppress(ArchipelError):
                await self.actor(table)

    async def put_away_idle(self, now: float | None = None) -> int:
        """Forget the tables that nobody has used for a while; everything is in the store."""
        now = time.monotonic() if now is None else now
        put_away = 0
        for table, actor in list(self._actors.items()):
            # Looked at again for each: while one is being closed, somebody may come to the next.
            if not actor.clients and (actor.broken or now - actor.last_used > IDLE):
                del self._actors[table]
                await actor.close()
                note("a table was put away", table)
                put_away += 1
        return put_away

    async def close(self) -> None:
        """Put everything away."""
        for task in self._reopening:
            task.cancel()
        actors = list(self._actors.values())
        self._actors.clear()
        for actor in actors:
            await actor.close()
        self.bot_pool.close()
        self.store.close()


def rebuild(table: str, game_id: str, header: Header, rows: list[Row]) -> Table:
    """A table as its stored entries made it."""
    try:
        made = Table(table, find(game_id), header)
        for row in rows:
            made.follow(row.entry, row.at, row.command)
    except Exception as error:
        raise _broken(error) from None
    return made


def _broken(error: Exception) -> Refusal:
    _log.error("a stored table cannot be opened: %s", type(error).__name__)
    message = "This table cannot be opened: what is stored of it is damaged, or of another version."
    return Refusal("broken_table", message, 500)
