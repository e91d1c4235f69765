"""Processes that share a database are killed under play, and now and then the database itself."""

import asyncio
import contextlib
import math
import random
import statistics
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, Final, Protocol

from archipel.table.host.moving import move
from tests.table.chaos.comparing import compare_with_the_store
from tests.table.chaos.kills import _let_them_play
from tests.table.chaos.play import Play, end_all
from tests.table.house import HouseServer
from tests.table.postgres import Postgres

PATIENCE: Final = 60.0  # seconds until a table must answer again
SOON: Final = 5.0  # seconds in which another process has every table of one that was killed


async def house_kills(
    count: int,
    of_postgres: int,
    tables: int,
    seed: int,
    server: HouseServer,
    database: Postgres,
    say: Any = print,
    minutes: float = math.inf,
) -> Counter[str]:
    """Kill so many processes, and so often the database, for so long; gives what was found."""
    latest = time.monotonic() + 60 * minutes
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    took: defaultdict[str, list[float]] = defaultdict(list)  # seconds until every table answered again
    play = Play(server, rng)
    await asyncio.to_thread(server.start)
    tasks = [asyncio.create_task(play.keep_a_table()) for _ in range(tables)]
    tasks.append(asyncio.create_task(play.keep_claiming()))
    plan = ["process"] * count + ["database"] * of_postgres
    rng.shuffle(plan)
    try:
        for number, victim in enumerate(plan, start=1):
            if time.monotonic() > latest:
                break
            await _let_them_play(play, rng)
            if victim == "process":
                gone = rng.choice(await asyncio.to_thread(server.children))
                server.kill_one(gone)
                took["take-over"].append(await back_again(server, play))
                await asyncio.to_thread(server.wait_for_all, gone)
            else:
                database.kill()
                await asyncio.sleep(rng.uniform(0, 1.5))
                await asyncio.to_thread(database.start)
                took["return of the database"].append(await back_again(server, play))
            found[f"kills of a {victim}"] += 1
            if number % 10 == 0:
                say(f"{number} kills, {play.done()} acknowledged, {len(play.players)} tables", flush=True)
    finally:
        for what, seconds in took.items():
            found[f"median {what}, ms"] = round(1000 * statistics.median(seconds))
            found[f"slowest {what}, ms"] = round(1000 * max(seconds))
        found["late take-overs"] = sum(seconds > SOON for seconds in took["take-over"])
        for trouble in await end_all(tasks):
            found["wrong"] += 1
            say("WRONG", repr(trouble))
        await asyncio.to_thread(server.stop)
    copy = server.folder / "afterwards.db"
    await asyncio.to_thread(move, server.store, copy)
    await compare_with_the_store(Path(copy), play, found, say)
    return found


class Shown(Protocol):
    """Where a table can be looked at."""

    def news(self, table: str, key: str) -> dict[str, Any]:
        """A table as one of its people sees it."""


async def back_again(server: Shown, play: Play) -> float:
    """Seconds until every table that people are at answers."""
    begun = time.monotonic()
    for table, players in list(play.players.items()):
        player = next(iter(players.values()))
        while not player.over:
            with contextlib.suppress(OSError, AssertionError, ValueError):
                await asyncio.to_thread(server.news, table, player.key)
                break
            assert time.monotonic() - begun < PATIENCE, "a table does not come back"
            await asyncio.sleep(0.05)
    return time.monotonic() - begun
