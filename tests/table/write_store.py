"""Write a store as the program is now: ``python -m tests.table.write_store``, once for each schema.

Whoever adds a step to ``migrations.py`` runs this and keeps the two files that it makes in ``stores/``:
``schema_N.sql.gz`` holds everything that people can do at a table, in every game, and ``schema_N.json`` what
this program shows of it. ``test_stores_on_file.py`` opens them for ever after. A file that exists is left
alone: only the program of its day could write it.
"""

import asyncio
import contextlib
import gzip
import hashlib
import json
import random
import sqlite3
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from archipel.engine.errors import ArchipelError
from archipel.games import GAMES
from archipel.review import review
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.entries import Acted, Entry, Reviewed, SeatChange, SeatChanged
from archipel.table.news import Around, news
from archipel.table.pace import Pace
from archipel.table.seats import fingerprint
from archipel.table.stores.sqlite.migrations import STEPS
from archipel.table.tables import Tables
from tests.conformance.stored_games import TOLD_SINCE
from tests.table.support import ISLAND, act_somehow, seats, tables_at

FILES = Path(__file__).parent / "stores"
NO_BOTS = Pace(between_acts=10**6)  # a bot that acted meanwhile would make what is shown out of date
RUNNING = 12  # acts of a game that is left running: no island sinks so soon
LONGEST = 2000  # acts after which a game is left as it is


class Stored:
    """The tables that are written, by name, with the keys of their people."""

    def __init__(self, tables: Tables, rng: random.Random) -> None:
        self.tables = tables
        self.rng = rng
        self.found: dict[str, tuple[str, dict[str, str]]] = {}

    async def keep(self, name: str, opened: wire.OpenedTable, at: list[int]) -> Actor:
        """A table that was opened; its people sit ``at`` these seats."""
        keys = {str(seat): key for seat, key in zip(at, opened.keys, strict=True)}
        self.found[name] = (opened.table, keys)
        return await self.tables.actor(opened.table)

    async def do(self, name: str, seat: int, do: wire.Do) -> None:
        """A command of the person at a seat."""
        table, keys = self.found[name]
        actor = await self.tables.actor(table)
        key = [fingerprint(keys[str(seat)])]
        version = actor.table.streams[actor.people.who(key).watch].version
        await actor.command(wire.Command(f"{self.rng.getrandbits(60):x}", do, version), key)

    async def play(self, name: str, acts: int) -> None:
        """So many acts of whoever owes one, a bot's by chance, or until the game is over."""
        table, keys = self.found[name]
        actor = await self.tables.actor(table)
        for _ in range(acts):
            if actor.table.over:
                return
            decision = next(each for each in actor.table.decisions() if not each.optional)
            if str(decision.seat) in keys:
                await act_somehow(actor, keys[str(decision.seat)], self.rng)
            else:
                text = self.rng.choice(decision.actions).text
                await actor.internal(partial(list[Entry], [Acted(text)]))

    async def take_back(self, name: str, agree: bool) -> None:
        """Somebody wants an act back, and whoever is asked agrees, or does not."""
        table, keys = self.found[name]
        actor = await self.tables.actor(table)
        for seat in keys:
            with contextlib.suppress(ArchipelError):
                await self.do(name, int(seat), wire.Undo(int(seat)))
                break
        while (request := actor.table.request) is not None:
            await self.do(name, request.waiting[0], wire.AnswerUndo(request.waiting[0], agree))

    async def undo(self, name: str) -> None:
        """Somebody takes back an act that is free to be taken back."""
        table, keys = self.found[name]
        actor = await self.tables.actor(table)
        while not (last := actor.table.match.history[-1]).free or str(last.action.seat) not in keys:
            await self.play(name, 1)
        await self.do(name, last.action.seat, wire.Undo(last.action.seat))


async def everything_people_do(stored: Stored) -> None:
    """A table at which every kind of command was carried out, left paused."""
    wanted = seats("person", "open", "bot", "person")
    wanted[0].name, wanted[3].name = "Ana", "Chloé"
    opened = await stored.tables.open.new(wire.NewTable(ISLAND, wanted, listed=True, keep_after=60))
    actor = await stored.keep("island", opened, [0, 3])
    claimed = await stored.tables.claim(opened.table, wire.Claim(opened.invitations["1"], "Béatrice"))
    stored.found["island"][1]["1"] = claimed.keys[0]
    await stored.do("island", 0, wire.Sit(2, "greedy"))
    await stored.do("island", 0, wire.Rename(0, "Ana", "#c0ffee"))
    await stored.do("island", 3, wire.Say("ça va ?", "well_played"))
    await stored.do("island", 3, wire.Say("that was rude", ""))
    await stored.do("island", 0, wire.Unsay(1))
    await stored.do("island", 0, wire.Free(1))
    claimed = await stored.tables.claim(opened.table, wire.Claim("", "Béatrice"))
    stored.found["island"][1]["1"] = claimed.keys[0]
    await stored.do("island", 0, wire.Admit(0, 1, True))
    await stored.play("island", 1)
    await stored.undo("island")
    for agree in (True, False) * 2:
        await stored.play("island", 3)
        # What is free is taken back without a question.
        while actor.table.match.history[-1].free and not actor.table.over:
            await stored.play("island", 1)
        await stored.take_back("island", agree)
    await actor.internal(lambda: [SeatChanged(1, SeatChange(kind="kept", bot="random"))])
    await stored.do("island", 0, wire.Pin(True))
    await stored.do("island", 0, wire.Pause(True))


async def a_game_of_each(stored: Stored) -> None:
    """For each game one that ended, the rematch that was opened after it, and one that runs."""
    for game in GAMES:
        wanted = seats("person", "person")
        wanted[0].name, wanted[1].name = "Ana", "Béatrice"
        ended = await stored.keep(
            f"{game} ended", await stored.tables.open.new(wire.NewTable(game, wanted)), [0, 1]
        )
        await stored.play(f"{game} ended", LONGEST)
        if game == ISLAND and ended.table.over:
            record = ended.table.match.record
            found = Reviewed(len(record.entries), review(record, quick=True).to_json())
            await ended.internal(partial(list[Entry], [found]))
        if ended.table.over:
            follows = await stored.tables.open.again(ended)
            stored.found[f"{game} next"] = (follows, stored.found[f"{game} ended"][1])
        await stored.keep(
            f"{game} running", await stored.tables.open.new(wire.NewTable(game, wanted)), [0, 1]
        )
        await stored.play(f"{game} running", RUNNING)


async def from_records(stored: Stored) -> None:
    """A table imported from a record, one branched from a moment, and one that was given up."""
    origin = (await stored.tables.actor(stored.found["the_island ended"][0])).table
    imported = await stored.tables.open.record(wire.ImportedTable(origin.match.record.to_json()))
    await stored.keep("the_island imported", imported, [0])
    desert = stored.found["forbidden_desert ended"][0]
    branch = wire.BranchedTable(5, seats("person", "bot"))
    await stored.keep("forbidden_desert branched", await stored.tables.open.branch(desert, branch, 0), [0])
    await stored.do("forbidden_desert branched", 0, wire.Pause(True))
    given_up = await stored.tables.open.new(wire.NewTable(ISLAND, seats("person", "person")))
    await stored.keep("given up", given_up, [0, 1])
    await stored.do("given up", 0, wire.Resign(0))


def shown(actor: Actor, keys: dict[str, str]) -> dict[str, Any]:
    """What the program shows of a table: to spectators, and to each of its people."""
    table = actor.table
    viewers = {"spectator": [], **{seat: [fingerprint(key)] for seat, key in keys.items()}}
    return {
        "table": table.id,
        "keys": keys,
        "game": table.game.id,
        "status": table.status,
        "entries": table.length,
        "next": table.next_table,
        "seats": [[seat.kind, seat.name, seat.bot] for seat in table.seats],
        "seen": {
            name: digest(news(table, actor.people.who(marks), 0, Around(table)))
            for name, marks in viewers.items()
        },
        "record": hashlib.sha256(table.match.record.dumps().encode()).hexdigest()[:16],
    }


def digest(now: wire.News) -> str:
    """What happened, as this viewer was told, and what they can do about it."""
    told = [[each.n, each.kind, each.moment, each.args, _events(each)] for each in now.told]
    undo = [now.undo.free, now.undo.possible]
    plain = json.dumps([*told, now.version, now.asked, now.options, *undo], sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def _events(told: wire.Told) -> int:
    return sum(each["key"] not in TOLD_SINCE for each in told.events)


async def write(db: Path) -> dict[str, dict[str, Any]]:
    """A store with all of it; gives what is shown of each table."""
    async with tables_at(db, NO_BOTS) as tables:
        stored = Stored(tables, random.Random(len(STEPS)))
        await everything_people_do(stored)
        await a_game_of_each(stored)
        await from_records(stored)
        return {name: shown(await tables.actor(table), keys) for name, (table, keys) in stored.found.items()}


def main(folder: Path = FILES) -> int:
    """Write the two files of the present schema."""
    name = f"schema_{len(STEPS)}"
    if (folder / f"{name}.json").exists():
        print(f"{name} is on file already: it stays as the program of its day wrote it.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as place:
        db = Path(place) / "tables.db"
        left = asyncio.run(write(db))
        connection = sqlite3.connect(db)
        lines = [*connection.iterdump(), f"PRAGMA user_version = {len(STEPS)};"]
        connection.close()
    (folder / f"{name}.sql.gz").write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    text = ",\n ".join(
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in left.items()
    )
    (folder / f"{name}.json").write_text(f"{{{text}}}\n", encoding="utf-8")
    print(f"{name}: {len(left)} tables, {sum(each['entries'] for each in left.values())} entries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
