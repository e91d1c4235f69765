"""Every table in use, opened from the store when somebody comes, put away when nobody is left."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.table import knocking
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.client import Client
from archipel.table.commands import clean_name
from archipel.table.entries import Entry, SeatChange
from archipel.table.host.logs import note
from archipel.table.new_tables import NewTables
from archipel.table.one_process import Alone, SystemClock, in_a_thread
from archipel.table.pace import Pace
from archipel.table.quotas import Quotas
from archipel.table.rebuilding import broken, rebuild
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint, new_key
from archipel.table.stores import Store
from archipel.table.surroundings import Aside, Clock, Owners, Thinkers
from archipel.table.table import Table

IDLE: Final = 300.0  # seconds after which an unused table leaves the memory
REOPEN: Final = 2.0  # seconds until a table that broke down is opened again


class Tables:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        bot_pool: Thinkers,
        pace: Pace,
        quotas: Quotas | None = None,
        clock: Clock | None = None,
        aside: Aside = in_a_thread,
        owners: Owners | None = None,
        secret: bytes = b"",
    ) -> None:
        self.clock = clock or SystemClock()
        self.aside = aside
        self._owners = owners or Alone()
        self.store = store
        self.bot_pool = bot_pool
        self.pace = pace
        self.quotas = quotas or Quotas()
        self.open = NewTables(self, secret)
        self._going: set[str] = set()  # being deleted
        self._actors: dict[str, Actor] = {}
        self._opening: dict[str, asyncio.Task[Actor]] = {}
        self._leaving: dict[str, asyncio.Future[None]] = {}
        self._reopening: set[asyncio.Task[None]] = set()

    async def claim(self, table: str, request: wire.Claim, address: str = "") -> wire.OpenedTable:
        """Somebody takes an open seat by a key of their own, again if they did not hear that they did."""
        actor = await self.actor(table)
        key = request.key or new_key()
        sits = SeatChange("person", clean_name(request.name), request.colour[:20], "", fingerprint(key), "")

        invitation = fingerprint(request.invitation) if request.invitation else ""

        def sit_down() -> list[Entry]:
            if not invitation and address and address in actor.people.sent_away:
                raise RequestRefused("sent_away", 403)
            return knocking.claim(actor.table, invitation, sits)

        def waiting() -> list[int]:
            knock = knocking.knock_of(actor.table, fingerprint(key))
            return knocking.waiting_for(actor.table, knock) if knock is not None else []

        await actor.internal(sit_down)
        actor.people.came_from[fingerprint(key)] = address
        return wire.OpenedTable(table, [key], waiting=await actor.see(waiting))

    async def has_claimed(self, table: str, key: str) -> bool:
        """Whether this key has claimed a seat before, so that claiming again changes nothing."""
        actor = await self.actor(table)
        return await actor.see(lambda: knocking.is_known(actor.table, fingerprint(key)))

    # -- tables in use ----------------------------------------

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._actors)

    @property
    def sockets(self) -> int:
        """How many clients are told what happens."""
        return sum(len(actor.people.clients) for actor in self._actors.values())

    async def actor(self, table: str, address: str = "") -> Actor:
        """The table in memory, opened from the store if need be; whoever asks counts as being there."""
        known = self._actors.get(table)
        if known is None or known.broken:
            known = await self._opened(table, known)
        known.visit(address)  # they must not see it put away, either
        return known

    async def _opened(self, table: str, broken: Actor | None) -> Actor:
        if table in self._going:
            raise RequestRefused("unknown_table", 404)
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table, broken))
            opening.add_done_callback(lambda _: self._opening.pop(table))
        return await asyncio.shield(opening)

    async def _load(self, table: str, broken: Actor | None) -> Actor:
        if broken is not None:
            await broken.close()
        if table in self._leaving:
            await asyncio.shield(self._leaving[table])
        if not await self._owners.take(table):
            if broken is not None:
                self._send_away(table, broken)
            raise RequestRefused("reopened", 503)
        try:
            opened = await self.stored(table)
        except BaseException:
            await self._owners.release(table)
            raise
        self.bot_pool.expect(opened.game.id)
        actor = Actor(
            opened, self.store, self.bot_pool, self.pace, self.clock, lambda: self._reopen_soon(table)
        )
        if broken is not None:
            actor.people.clients = broken.people.clients
            actor.tell_all()
        self._actors[table] = actor
        note("a table was read from the store", table, game=opened.game.id, entries=opened.length)
        actor.bots.look()
        return actor

    async def stored(self, table: str) -> Table:
        """A table as the store has it, for a look."""
        try:
            stored = await self.store.table(table)
            rows = await self.store.entries(table)
        except msgspec.DecodeError as error:
            raise broken(error) from None
        if stored is None:
            raise RequestRefused("unknown_table", 404)
        return await self.aside(rebuild, table, *stored, rows)

    async def delete(self, tables: list[str]) -> int:
        """Delete those of these tables that nobody uses; who asks for one meanwhile hears that it is gone."""
        free = [table for table in tables if table not in self._actors and table not in self._opening]
        self._going.update(free)
        ours = [table for table in free if await self._owners.take(table)]
        try:
            await self.store.delete(ours)
        finally:
            self._going.difference_update(free)
            for table in ours:
                await self._owners.release(table)
        return len(ours)

    def lose_all(self) -> None:
        """Nothing is this process's any more: whoever is here comes again, and finds who has their table."""
        for table, actor in list(self._actors.items()):
            actor.break_down()
            self._send_away(table, actor)
            self._in_the_background(actor.close())

    def _send_away(self, table: str, actor: Actor) -> None:
        """Another process has it: the clients find it there."""
        if self._actors.get(table) is actor:
            del self._actors[table]
        for client in actor.people.clients:
            client.hang_up()

    async def join(self, table: str, client: Client) -> None:
        """A client comes to a table."""
        for _ in range(3):
            try:
                return await (await self.actor(table)).join(client)
            except RequestRefused as refusal:
                if refusal.key != "reopened":  # it broke down just now: once more
                    raise
        raise RequestRefused("reopened", 503)

    def leave(self, table: str, client: Client) -> None:
        """A client is gone."""
        if table in self._actors:
            self._actors[table].leave(client)

    def _reopen_soon(self, table: str) -> None:
        """A table that broke down is opened again for those who are at it, though nobody asks."""
        self._in_the_background(self._reopen(table))

    def _in_the_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._reopening.add(task)
        task.add_done_callback(self._reopening.discard)

    async def _reopen(self, table: str) -> None:
        while table in self._actors and self._actors[table].broken:
            await asyncio.sleep(REOPEN)
            with contextlib.suppress(ArchipelError):
                await self.actor(table)

    async def put_away_idle(self, now: float | None = None) -> int:
        """Forget the tables that nobody has used for a while; everything is in the store."""
        now = self.clock.steady() if now is None else now
        put_away = 0
        for table, actor in list(self._actors.items()):
            # Looked at again for each: while one is being closed, somebody may come to the next.
            if not actor.people.clients and (actor.broken or now - actor.last_used > IDLE):
                del self._actors[table]
                await actor.close()
                await self._let_go(table)
                note("a table was put away", table)
                put_away += 1
        return put_away

    async def _let_go(self, table: str) -> None:
        """Others may have it, unless somebody has come to it meanwhile."""
        if table not in self._actors and table not in self._opening and table not in self._leaving:
            leaving = self._leaving[table] = asyncio.ensure_future(self._owners.release(table))
            leaving.add_done_callback(lambda _: self._leaving.pop(table))
            await asyncio.shield(leaving)

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
