"""Tables and clients for the tests: small, quick, without a network."""

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from archipel.games import find
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.bot_pool import BotPool
from archipel.table.client import Client
from archipel.table.commands import Who, entries_for
from archipel.table.entries import Entry, Header, decode_entry
from archipel.table.entries import encode as encode_entry
from archipel.table.news import Around, news
from archipel.table.pace import Pace
from archipel.table.seats import Seat, fingerprint
from archipel.table.stores import Row
from archipel.table.stores.sql import SqlStore
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.table import Table
from archipel.table.tables import Tables
from tests.table.hearing import Hearing

ISLAND = "forbidden_island"
QUICK = Pace(between_acts=0, window=0)
encode = msgspec.json.Encoder().encode


def header(kinds: list[str], seed: str = "a seed", **more: Any) -> Header:
    """The header of a table whose people hold the keys ``key 0``, ``key 1``, …; the first is the host."""
    seats = [
        Seat(
            kind,  # type: ignore[arg-type]
            bot="random" if kind in ("bot", "kept") else "",
            key=fingerprint(f"key {seat}") if kind in ("person", "kept") else "",
            invitation=fingerprint(f"invitation {seat}") if kind == "open" else "",
        )
        for seat, kind in enumerate(kinds)
    ]
    plain = Header({}, False, 0, seats, [fingerprint("key 0")], 1000.0, seed)
    return msgspec.structs.replace(plain, **more)


def table_of(*kinds: str, seed: str = "a seed", **more: Any) -> Table:
    """A table in memory."""
    return Table("t", find(ISLAND), header(list(kinds), seed, **more))


class Played:
    """A table in memory that remembers what would have been stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: list[Row] = []
        self.now = 2000.0
        self.away: dict[int, float] = {}  # seconds since a seat's person was here

    def who(self, seats: list[int], host: bool = False) -> Who:
        """The person behind these seats."""
        return Who(seats, host)

    def follow(self, *entries: Entry) -> None:
        """Carry entries out, and keep them as the store does."""
        for entry in entries:
            self.table.follow(entry, self.now)
            self.rows.append(Row(self.now, None, decode_entry(encode_entry(entry))))

    def do(self, seat: int | list[int], do: wire.Do, version: int | None = None, host: bool = False) -> None:
        """A command of the person at a seat (or several)."""
        seats = [seat] if isinstance(seat, int) else seat
        who = self.who(seats, host)
        current = self.table.streams[who.watch].version
        command = wire.Command("id", do, current if version is None else version)
        self.follow(*entries_for(self.table, command, who, self.now, lambda seat: self.away.get(seat, 0.0)))

    def act(self, draws: bool | None = None) -> int:
        """Whoever owes an answer gives one; ``draws`` asks for an act with chance in it, or without."""
        state = self.table.match.state
        decision = next(each for each in state.decisions() if not each.optional)
        for action in decision.actions:
            world = state.copy()
            world.chance.tape = []
            world.push(action.code)
            if (draws is None or bool(world.chance.tape) == draws) and not world.over:
                self.do(decision.seat, wire.Act(decision.seat, action.number))
                return decision.seat
        raise AssertionError("no such act here")

    def turn_of(self) -> int:
        """The seat that owes an answer."""
        return next(each.seat for each in self.table.match.state.decisions() if not each.optional)

    def news(self, viewer: int | None) -> bytes:
        """What a viewer would be told now, from the beginning."""
        return told(self.table, viewer)


def told(table: Table, viewer: int | None) -> bytes:
    """What a viewer would be told now, from the beginning, as bytes."""
    who = Who([] if viewer is None else [viewer], False)
    return encode(news(table, who, 0, Around(table)))


class Ear:
    """A client that keeps what it hears."""

    def __init__(self, *keys: str, after: int = -1, watch: int | None = None) -> None:
        self.heard: list[wire.News] = []
        self.sent: list[wire.News | wire.Changes] = []  # as it came
        self.client = Client([fingerprint(key) for key in keys], watch, after, self._hear)
        self._hearing = Hearing()

    def _hear(self, message: wire.News | wire.Changes) -> None:
        self.sent.append(message)
        whole = self._hearing.hear(msgspec.to_builtins(message))
        self.heard.append(msgspec.convert(whole, wire.News))

    @property
    def last(self) -> wire.News:
        """The last thing it heard."""
        return self.heard[-1]


@contextlib.asynccontextmanager
async def tables_at(path: Path | SqlStore, pace: Pace = QUICK, workers: int = 1) -> AsyncIterator[Tables]:
    """The tables of a store, closed at the end."""
    tables = Tables(path if isinstance(path, SqlStore) else SqliteStore(path), BotPool(workers), pace)
    try:
        yield tables
    finally:
        await tables.close()


def sql(tables: Tables) -> SqlStore:
    """The store of these tables, to be asked in SQL."""
    assert isinstance(tables.store, SqlStore)
    return tables.store


def seats(*kinds: str) -> list[wire.SeatRequest]:
    """Seats to ask for: ``person``, ``open``, or ``bot``."""
    return [
        wire.SeatRequest("bot", bot="random") if kind == "bot" else wire.SeatRequest(kind)  # type: ignore[arg-type]
        for kind in kinds
    ]


async def opened(tables: Tables, *kinds: str, **more: Any) -> wire.OpenedTable:
    """A new table of the server."""
    return await tables.open.new(wire.NewTable(ISLAND, seats(*kinds), **more))


async def act_somehow(
    actor: Actor, key: str, rng: random.Random | None = None, id: str = "", version: int | None = None
) -> str:
    """The person with this key answers what is owed; gives the command's id."""
    rng = rng or random.Random(0)
    seen = await actor.see(
        lambda: news(actor.table, actor.people.who([fingerprint(key)]), 0, Around(actor.table))
    )
    decision = next(each for each in seen.decisions if not each["optional"])
    action = rng.choice(decision["actions"])
    id = id or f"{rng.getrandbits(60):x}"
    do = wire.Act(action["seat"], action["number"])
    await actor.command(
        wire.Command(id, do, seen.version if version is None else version), [fingerprint(key)]
    )
    return id
