"""A server that is killed under play, while seats are claimed, old tables cleared away and copies made."""

import asyncio
import random
import time
from collections import Counter
from typing import Any, Final

from tests.table.chaos.comparing import compare_with_the_store
from tests.table.chaos.copying import Copying
from tests.table.chaos.old_tables import OldTables
from tests.table.chaos.play import Play, end_all
from tests.table.server import Server

ACTS: Final = 5  # acknowledged between two kills, at least
EARLY: Final = 0.1  # how often a server is killed before it has done anything
PATIENCE: Final = 30.0  # seconds


async def kills(count: int, tables: int, seed: int, server: Server, say: Any = print) -> Counter[str]:
    """Kill the server so many times; gives what was found."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    play, copying = Play(server, rng), Copying(server.db, rng)
    old = await asyncio.to_thread(OldTables, server.folder)
    server.start()
    tasks = [asyncio.create_task(play.keep_a_table()) for _ in range(tables)]
    tasks.append(asyncio.create_task(play.keep_claiming()))
    tasks.append(asyncio.create_task(copying.go_on(play, found, say)))
    try:
        for number in range(1, count + 1):
            await _let_them_play(play, rng)
            server.kill()
            if number % 2:
                old.add(server.db)
            await asyncio.to_thread(server.start)
            found["kills"] += 1
            if number % 20 == 0:
                told = f"{len(play.players)} tables, {found['copies']} copies, {old.added} old tables"
                say(f"{number} kills, {play.done()} acknowledged, {told}", flush=True)
        found["old tables cleared under kills"] = old.gone(server.db)
        await old.are_gone(server.db, PATIENCE)
    finally:
        for trouble in await end_all(tasks):
            found["wrong"] += 1
            say("WRONG", trouble)
        server.stop()
    old.compare(server.db, found)
    await copying.look_at_the_last(play, found, say)
    await compare_with_the_store(server.db, play, found, say)
    return found


async def _let_them_play(play: Play, rng: random.Random) -> None:
    """Until something was acknowledged, and a moment longer; now and then only that moment."""
    acts = 0 if rng.random() < EARLY else ACTS
    enough, latest = play.done() + acts, time.monotonic() + 10
    while play.done() < enough and time.monotonic() < latest:
        await asyncio.sleep(0.01)
    await asyncio.sleep(rng.uniform(0, 0.25))
