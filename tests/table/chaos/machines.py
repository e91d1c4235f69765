"""Machines of a club are cut off from the database, killed, and vanish under play."""

import asyncio
import random
import statistics
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, Final

from archipel.table.host.moving import move
from tests.table.chaos.comparing import compare_with_the_store
from tests.table.chaos.house import back_again
from tests.table.chaos.kills import _let_them_play
from tests.table.chaos.play import Play, end_all
from tests.table.club import Club
from tests.table.machines import Machine

KINDS: Final = ("killed", "cut off from the database", "vanished")
PATIENCE: Final = 90.0  # seconds until people at every table must have gone on
ANSWER_WITHIN: Final = 6.0  # the page's own patience


async def machine_faults(
    count: int, tables: int, seed: int, club: Club, database: Machine, say: Any = print
) -> Counter[str]:
    """So many faults of a machine, of each kind in turn; gives what was found."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    took: defaultdict[str, list[float]] = defaultdict(list)
    await asyncio.to_thread(club.start)
    play = Play(club, rng)
    play.pause, play.patience = 0.2, ANSWER_WITHIN  # everybody is one address here, and has its limits
    tasks = [asyncio.create_task(play.keep_a_table()) for _ in range(tables)]
    try:
        while len(play.players) < tables:
            await asyncio.sleep(0.05)
        for number in range(count):
            await _let_them_play(play, rng)
            kind, victim = KINDS[number % len(KINDS)], rng.choice(club.servers)
            begun = time.monotonic()
            await asyncio.to_thread(_begin, kind, victim, database)
            took[f"{kind}: every table answers"].append(await back_again(club, play))
            await _everybody_goes_on(play)
            took[f"{kind}: everybody sees it go on"].append(time.monotonic() - begun)
            await asyncio.to_thread(_mend, kind, victim, database, club)
            found[f"machines {kind}"] += 1
            say(f"{number + 1} faults, {play.done()} acknowledged, {len(play.players)} tables", flush=True)
        await _everybody_goes_on(play)
    finally:
        for what, seconds in took.items():
            found[f"{what}, median ms"] = round(1000 * statistics.median(seconds))
            found[f"{what}, slowest ms"] = round(1000 * max(seconds))
        for trouble in await end_all(tasks):
            found["wrong"] += 1
            say("WRONG", repr(trouble))
        await asyncio.to_thread(club.stop)
    copy = club.folder / "afterwards.db"
    await asyncio.to_thread(move, club.store, copy)
    await compare_with_the_store(Path(copy), play, found, say)
    return found


def _begin(kind: str, victim: Machine, database: Machine) -> None:
    if kind == "killed":
        victim.kill()
    elif kind == "vanished":
        victim.unplug()
    else:
        victim.lose(database)


def _mend(kind: str, victim: Machine, database: Machine, club: Club) -> None:
    if kind == "cut off from the database":
        victim.find(database)
    else:
        victim.kill()
        if kind == "vanished":
            victim.plug_in()
        club.serve(victim)
    club.wait_for(victim)


async def _everybody_goes_on(play: Play) -> None:
    """Return when everybody, at every table, has heard of something that was not done before."""
    before = {player: len(player.told) for player in play.everybody}
    end = time.monotonic() + PATIENCE
    for player, told in before.items():
        while len(player.told) == told and not player.over:
            assert time.monotonic() < end, f"{player.name} hears of nothing"
            await asyncio.sleep(0.05)
