"""The hall: every table in use, opened from the store when somebody comes, put away when nobody is left."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any, Final

from archipel.bots import bot_names
from archipel.engine.errors import ArchipelError
from archipel.engine.match import Match
from archipel.engine.record import Record, commitment
from archipel.games import find
from archipel.table import messages as wire
from archipel.table.actor import Actor, Client
from archipel.table.chairs import Chair, fingerprint, new_key
from archipel.table.commands import Refusal, clean_name
from archipel.table.limits import MAX_ENTRIES
from archipel.table.news import summary
from archipel.table.pace import Pace
from archipel.table.store import Row, Store
from archipel.table.table import Entry, Table
from archipel.table.thinkers import Thinkers

IDLE: Final = 300.0  # seconds after which an unused table leaves the memory
REOPEN: Final = 2.0  # seconds until a table that broke down is opened again
MAX_SEATS: Final = 8
_log = logging.getLogger("archipel.table")


class Hall:
    """All tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self._actors: dict[str, Actor] = {}
        self._opening: dict[str, asyncio.Task[Actor]] = {}
        self._reopening: set[asyncio.Task[None]] = set()

    # -- opening ----------------------------------------

    async def open_new(self, wish: wire.NewTable) -> wire.OpenedTable:
        """A new table, set up and stored."""
        game = find(wish.game)
        header = {
            "options": game.settle(wish.options),
            "listed": wish.listed,
            "keep_after": max(0, wish.keep_after),
        }
        return await self._open(game.id, wish.seats, header)

    async def open_record(self, wish: wire.ImportedTable) -> wire.OpenedTable:
        """A table that shows a record; an unfinished game can be played on."""
        record = Record.from_json(wish.record)
        if len(record.entries) > MAX_ENTRIES:
            raise Refusal("too_large", f"A record may have {MAX_ENTRIES} entries at the most.", 413)
        game = find(record.game)
        match = await asyncio.to_thread(Match.replay, game, record)
        seats = [wire.SeatWish("person" if seat == 0 else "open") for seat in range(record.seats)]
        header = {
            "options": match.state.options,
            "listed": False,
            "keep_after": 0,
            "record": record.to_json(),
        }
        return await self._open(game.id, seats, header)

    async def open_branch(self, table: str, wish: wire.BranchedTable, viewer: int | None) -> wire.OpenedTable:
        """A table that goes on from a moment of another one."""
        actor = await self.actor(table)
        origin = actor.table
        record = await actor.see(lambda: _until(origin, wish.moment, viewer))
        if len(wish.seats) != record.seats:
            raise Refusal("seats", f"This game has {record.seats} seats.", 400)
        header = {"options": record.options, "listed": False, "keep_after": 0, "record": record.to_json()}
        return await self._open(origin.game.id, wish.seats, header)

    async def open_again(self, actor: Actor) -> str:
        """A rematch: the same people, seats, keys and options; the same answer however often it is asked."""
        table = actor.table
        if table.next_table is None:
            header = {
                "options": table.header["options"],
                "listed": False,
                "keep_after": table.header["keep_after"],
                "chairs": [chair.to_json() for chair in table.chairs],
                "hosts": table.header["hosts"],
            }
            fresh = await self._store_table(table.game.id, header)
            # Two may ask at once: the first that is kept is the one all go to.
            await actor.internal(
                lambda: [] if table.next_table is not None else [{"kind": "next", "table": fresh}]
            )
        return str(table.next_table)

    async def _open(
        self, game_id: str, wishes: list[wire.SeatWish], header: dict[str, Any]
    ) -> wire.OpenedTable:
        game = find(game_id)
        if not game.min_seats <= len(wishes) <= min(game.max_seats, MAX_SEATS):
            raise Refusal("seats", f"{game.id} is for {game.min_seats} to {game.max_seats} players.", 400)
        chairs: list[Chair] = []
        keys: list[str] = []
        invitations: dict[str, str] = {}
        for seat, wish in enumerate(wishes):
            chair = Chair(wish.kind, clean_name(wish.name), wish.colour[:20])
            if wish.kind == "bot":
                if wish.bot not in bot_names(game):
                    raise Refusal("unknown_bot", f"There is no bot “{wish.bot[:20]}” for {game.id}.", 400)
                chair.bot = wish.bot
            else:
                key = new_key()
                if wish.kind == "person":
                    chair.key = fingerprint(key)
                    keys.append(key)
                else:
                    chair.invitation = fingerprint(key)
                    invitations[str(seat)] = key
            chairs.append(chair)
        host = keys[0] if keys else new_key()
        header["hosts"] = [fingerprint(host)]
        header["chairs"] = [chair.to_json() for chair in chairs]
        table = await self._store_table(game.id, header)
        return wire.OpenedTable(table, keys or [host], invitations)

    async def _store_table(self, game_id: str, header: dict[str, Any]) -> str:
        table = secrets.token_urlsafe(9)
        header["created"] = time.time()
        header["seed"] = secrets.token_hex(16)
        # Refuses what does not fit before anything is stored; a long record takes a while.
        made = await asyncio.to_thread(Table, table, find(game_id), header)
        shown = summary(made) if header["listed"] else None
        await self.store.add_table(table, game_id, header["created"], header, shown)
        return table

    async def claim(self, table: str, wish: wire.Claim) -> wire.OpenedTable:
        """Somebody takes an open seat and gets a key of their own."""
        actor = await self.actor(table)
        key = new_key()
        chair = {
            "kind": "person",
            "name": clean_name(wish.name),
            "colour": wish.colour[:20],
            "bot": "",
            "key": fingerprint(key),
            "invitation": "",
        }

        def sit_down() -> list[Entry]:
            seat = actor.table.open_seat(fingerprint(wish.invitation) if wish.invitation else "")
            if seat is None:
                raise Refusal("no_open_seat", "This invitation has been used, or no seat is open.", 403)
            return [{"kind": "seat", "seat": seat, "chair": chair}]

        await actor.internal(sit_down)
        return wire.OpenedTable(table, [key])

    # -- tables in use ----------------------------------------

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
        stored = await self.store.table(table)
        if stored is None:
            raise Refusal("unknown_table", "There is no such table.", 404)
        rows = await self.store.entries(table)
        opened = await asyncio.to_thread(rebuild, table, *stored, rows)
        actor = Actor(opened, self.store, self.thinkers, self.pace, lambda: self._reopen_soon(table))
        if broken is not None:
            actor.clients = broken.clients
            actor.tell_all()
        self._actors[table] = actor
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
        self.thinkers.close()
        self.store.close()


def rebuild(table: str, game_id: str, header: dict[str, Any], rows: list[Row]) -> Table:
    """A table as its stored entries made it."""
    try:
        made = Table(table, find(game_id), header)
        for at, command, entry in rows:
            made.follow(entry, at, command)
    except Exception as error:
        _log.error("a stored table cannot be opened: %s", type(error).__name__)
        message = "This table cannot be opened: what is stored of it is damaged, or of another version."
        raise Refusal("broken_table", message, 500) from None
    return made


def _until(table: Table, moment: int, viewer: int | None) -> Record:
    """The record of a game up to a moment of a viewer's story."""
    if table.game.secrets and not table.over:
        raise Refusal("secrets", "A game with secrets can be branched when it is over.", 403)
    moments = table.streams[viewer].moments
    if not 0 <= moment < len(moments):
        raise Refusal("no_such_moment", f"This game has the moments 0 to {len(moments) - 1}.", 404)
    return _prefix(table, moments[moment])


def _prefix(table: Table, acts: int) -> Record:
    """The record of a game's first standing acts, undone ones left out."""
    whole = table.match.record
    record = Record(whole.game, whole.rules, whole.seats, whole.options, commitment(""), list(whole.setup))
    record.stream = whole.stream
    standing: list[Any] = []
    for entry in whole.entries:
        if entry.undo:
            del standing[-entry.undo :]
        elif entry.act:
            standing.append(entry)
    record.entries = standing[:acts]
    if acts == len(standing):  # the whole game, which may be over
        record.outcome = whole.outcome
    return record
