"""Clients play through a bad line; whenever it calms down, each client's board must be the server's."""

import asyncio
import random
import time
from collections import Counter
from typing import Any

from tests.table.chaos.comparing import compare_with_the_store
from tests.table.chaos.play import Play, end_all
from tests.table.player import Player
from tests.table.proxy import BadLine
from tests.table.server import Server


async def cuts(count: int, tables: int, seed: int, server: Server, say: Any = print) -> Counter[str]:
    """Play through a bad line until it was cut so many times; gives what was found."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    server.start()
    try:
        async with BadLine(server.port, rng) as line:
            play = Play(server, rng, line.stream)
            play.doubling = 0.2
            tasks = [asyncio.create_task(play.keep_a_table()) for _ in range(tables)]
            while line.cuts < count:
                target = min(count, line.cuts + 25)
                end = time.monotonic() + 60
                while line.cuts < target and time.monotonic() < end:
                    await asyncio.sleep(0.02)
                await _calm_down_and_compare(server, line, play, found, say)
                say(
                    f"{line.cuts} cuts, {found['compared']} boards compared, {play.done()} acknowledged",
                    flush=True,
                )
            for trouble in await end_all(tasks):
                found["wrong"] += 1
                say("WRONG", trouble)
            found["cuts"] = line.cuts
    finally:
        server.stop()
    await compare_with_the_store(server.db, play, found, say)
    return found


async def _calm_down_and_compare(
    server: Server, line: BadLine, play: Play, found: Counter[str], say: Any
) -> None:
    line.calm = True
    for player in play.everybody:
        player.acting = False
    for table, players in list(play.players.items())[-12:]:
        for player in players.values():
            difference: list[str] = ["nothing was seen"]
            end = time.monotonic() + 8
            while difference and time.monotonic() < end:
                await asyncio.sleep(0.05)
                _, truth = await asyncio.to_thread(
                    server.call, "GET", f"/api/tables/{table}", None, player.key
                )
                difference = _difference(truth, player)
            found["compared"] += 1
            if difference:
                found["wrong boards"] += 1
                say("WRONG BOARD", table, difference)
    line.calm = False
    for player in play.everybody:
        player.acting = True
    line.hang_up()


def _difference(truth: dict[str, Any], player: Player) -> list[str]:
    same = (
        "n",
        "version",
        "status",
        "view",
        "decisions",
        "asked",
        "undo",
        "moments",
        "seed",
        "options",
        "you",
    )
    if player.over:  # it has left, and others may still have talked
        return [name for name in ("version", "status", "view", "seed") if truth[name] != player.news[name]]
    different = [name for name in same if truth.get(name) != player.news.get(name)]
    if truth["told"] != [player.told.get(number) for number in range(1, truth["n"] + 1)]:
        different.append("told")
    return different
