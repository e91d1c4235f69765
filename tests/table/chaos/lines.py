"""The line between the processes and their database is cut, held up and delayed under play."""

import asyncio
import contextlib
import random
import statistics
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, Final

from archipel.table.host.moving import move
from tests.table.chaos.comparing import compare_with_the_store
from tests.table.chaos.database_line import DatabaseLine
from tests.table.chaos.house import back_again
from tests.table.chaos.kills import _let_them_play
from tests.table.chaos.play import Play, end_all
from tests.table.house import HouseServer
from tests.table.postgres import Postgres
from tests.table.server import http

KINDS: Final = ("cut", "gone", "held", "slow")
LONG: Final = 14.0  # seconds that a line is held once: longer than a server waits for its database
CLEAR: Final = {"store_away", "store_busy", "reopened"}  # what people may hear meanwhile


async def line_faults(
    count: int, tables: int, seed: int, server: HouseServer, database: Postgres, say: Any = print
) -> Counter[str]:
    """So many faults of the line, of each kind in turn; gives what was found."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    took: defaultdict[str, list[float]] = defaultdict(list)
    store = server.store
    async with DatabaseLine(database.port) as line:
        server.store = store.replace(f":{database.port}/", f":{line.port}/")
        play = Play(server, rng)
        await asyncio.to_thread(server.start)
        tasks = [asyncio.create_task(play.keep_a_table()) for _ in range(tables)]
        try:
            for number in range(count):
                await _let_them_play(play, rng)
                kind = KINDS[number % len(KINDS)]
                seconds = LONG if number == 2 else rng.uniform(0.3, 3)
                asking = asyncio.create_task(_ask_meanwhile(server, play, found, say))
                await _fault(line, kind, seconds)
                took[kind].append(await back_again(server, play))
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                found[f"times {kind}"] += 1
                if number % 10 == 9:
                    say(f"{number + 1} faults, {play.done()} acknowledged", flush=True)
            await _goes_on(play)
        finally:
            found["connections cut"] = line.cuts
            for kind, each in took.items():
                found[f"median until all answer after {kind}, ms"] = round(1000 * statistics.median(each))
                found[f"slowest until all answer after {kind}, ms"] = round(1000 * max(each))
            for trouble in await end_all(tasks):
                found["wrong"] += 1
                say("WRONG", repr(trouble))
            await asyncio.to_thread(server.stop)
    copy = server.folder / "afterwards.db"
    await asyncio.to_thread(move, store, copy)
    await compare_with_the_store(Path(copy), play, found, say)
    return found


async def _fault(line: DatabaseLine, kind: str, seconds: float) -> None:
    if kind == "cut":
        line.cut()
    elif kind == "gone":
        line.gone = True
        line.cut()
        await asyncio.sleep(seconds)
        line.gone = False
    elif kind == "held":
        line.hold()
        await asyncio.sleep(seconds)
        line.let_go()
    else:
        line.delay = 0.05
        await asyncio.sleep(seconds)
        line.delay = 0.0


async def _ask_meanwhile(server: HouseServer, play: Play, found: Counter[str], say: Any) -> None:
    """Somebody looks at a table again and again: they see it, or hear in a sentence why not."""
    while True:
        await asyncio.sleep(0.05)
        if not play.players:
            continue
        table, players = list(play.players.items())[-1]
        key = next(iter(players.values())).key
        with contextlib.suppress(OSError):
            path = f"/api/tables/{table}"
            status, told = await asyncio.to_thread(http, server.port, "GET", path, None, key)
            if status == 200:
                found["looks answered meanwhile"] += 1
            elif status == 503 and told["error"] in CLEAR and told["message"]:
                found["looks answered by a sentence"] += 1
            else:
                found["wrong"] += 1
                say("WRONG", status, told)


async def _goes_on(play: Play) -> None:
    """After the last fault people play on."""
    enough, end = play.done() + 20, time.monotonic() + 60
    while play.done() < enough:
        assert time.monotonic() < end, "it does not go on"
        await asyncio.sleep(0.05)
