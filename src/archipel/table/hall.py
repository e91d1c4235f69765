"""The hall: every table that is in use, opened from the store when somebody comes, put away when nobody is left."""

import asyncio
import secrets
import time
from typing import Any, Final

from archipel.bots import bot_names
from archipel.engine.match import Match
from archipel.engine.record import Record, commitment
from archipel.games import find
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.chairs import Chair, fingerprint, new_key
from archipel.table.commands import Refusal, clean_name
from archipel.table.news import summary
from archipel.table.pace import Pace
from archipel.table.store import Store
from archipel.table.table import Table
from archipel.table.thinkers import Thinkers

IDLE: Final = 300.0  # seconds after which an unused table leaves the memory
MAX_SEATS: Final = 8


class Hall:
    """All tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self._actors: dict[str, Actor] = {}
        self._opening: dict[str, asyncio.Task[Actor]] = {}

    # -- opening ------------------------------------------------------------------------------------------------

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
        game = find(record.game)
        match = Match.replay(game, record)
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
        origin = (await self.actor(table)).table
        if not origin.game.cooperative and not origin.over:
            raise Refusal("secrets", "A game with secrets can be branched when it is over.", 403)
        moments = origin.streams[viewer].moments
        if not 0 <= wish.moment < len(moments):
            raise Refusal("no_such_moment", f"This game has the moments 0 to {len(moments) - 1}.", 404)
        record = _prefix(origin, moments[wish.moment])
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
            await actor.internal([{"kind": "next", "table": fresh}])
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
        made = Table(
            table, find(game_id), header
        )  # refuses options that do not fit before anything is stored
        await self.store.add_table(table, game_id, header["created"], header)
        if header["listed"]:
            await self.store.note(table, summary(made), True)
        return table

    async def claim(self, table: str, wish: wire.Claim) -> wire.OpenedTable:
        """Somebody takes an open seat and gets a key of their own."""
        actor = await self.actor(table)
        seat = actor.table.open_seat(fingerprint(wish.invitation) if wish.invitation else "")
        if seat is None:
            raise Refusal("no_open_seat", "This invitation has been used, or no seat is open.", 403)
        key = new_key()
        chair = {
            "kind": "person",
            "name": clean_name(wish.name),
            "colour": wish.colour[:20],
            "key": fingerprint(key),
            "invitation": "",
        }
        await actor.internal([{"kind": "seat", "seat": seat, "chair": chair}])
        return wire.OpenedTable(table, [key])

    # -- tables in use --------------------------------------------------------------------------------------------

    async def actor(self, table: str) -> Actor:
        """The table in memory, opened from the store if need be."""
        known = self._actors.get(table)
        if known is not None and not known.broken:
            return known
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._load(table, known))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            if table in self._opening and self._opening[table].done():
                del self._opening[table]

    async def _load(self, table: str, broken: Actor | None) -> Actor:
        if broken is not None:
            await broken.close()
        stored = await self.store.table(table)
        if stored is None:
            raise Refusal("unknown_table", "There is no such table.", 404)
        game_id, header = stored
        rows = await self.store.entries(table)
        opened = Table(table, find(game_id), header)
        for at, command, entry in rows:
            opened.follow(entry, at, command)
        actor = Actor(opened, self.store, self.thinkers, self.pace)
        if broken is not None:
            actor.clients = broken.clients
            actor.tell_all()
        self._actors[table] = actor
        actor.bots.look()
        return actor

    async def put_away_idle(self, now: float | None = None) -> int:
        """Forget the tables that nobody has used for a while; everything is in the store."""
        now = time.monotonic() if now is None else now
        idle = [
            table
            for table, actor in self._actors.items()
            if not actor.clients and (actor.broken or now - actor.last_used > IDLE)
        ]
        for table in idle:
            await self._actors.pop(table).close()
        return len(idle)

    async def close(self) -> None:
        """Put everything away."""
        for actor in self._actors.values():
            await actor.close()
        self._actors.clear()
        self.thinkers.close()
        self.store.close()


def _prefix(table: Table, acts: int) -> Record:
    """The record of a game's first standing acts, undone ones left out."""
    whole = table.match.record
    record = Record(whole.game, whole.rules, whole.seats, whole.options, commitment(""), list(whole.setup))
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
