"""How long the server takes to open a stored table: ``python benchmarks/opening.py [--games 200]``.

The longest of many random games of four, finished, with talk and take-backs in it, is opened from a cold
store; then the same with twenty times as many entries, which no game of people reaches.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from archipel.games import find
from archipel.table.chairs import fingerprint
from archipel.table.hall import Hall
from archipel.table.news import Around, news
from archipel.table.pace import Pace
from archipel.table.store import Row, Store
from archipel.table.table import Entry, Table
from archipel.table.thinkers import Thinkers

GAME = "forbidden_island"


def header(seed: str) -> dict[str, Any]:
    """A table of four people."""
    chairs = [{"kind": "person", "key": fingerprint(str(seat))} for seat in range(4)]
    plain = {"options": {}, "listed": False, "keep_after": 0, "created": 1.0, "hosts": [], "chairs": chairs}
    return {**plain, "seed": seed}


def play(seed: int, there_and_back: int) -> tuple[dict[str, Any], list[Row]]:
    """A random game to its end, with so many acts taken back on the way."""
    rng = random.Random(seed)
    made = header(str(seed))
    table = Table("t", find(GAME), made)
    rows: list[Row] = []

    def follow(entry: Entry) -> None:
        table.follow(entry, 2.0)
        rows.append((2.0, None, entry))

    while not table.over:
        if rng.random() < 0.2:
            follow({"kind": "say", "seat": 0, "text": "what shall we do?", "signal": ""})
        decision = rng.choice(table.decisions())
        follow({"kind": "act", "act": rng.choice(decision.actions).text})
        while there_and_back and not table.over:
            there_and_back -= 1
            follow({"kind": "undo", "seat": decision.seat, "acts": 1})
            follow({"kind": "act", "act": rng.choice(rng.choice(table.decisions()).actions).text})
    return made, rows


async def opening(folder: Path, made: dict[str, Any], rows: list[Row]) -> list[float]:
    """Milliseconds from asking for a table until its news is ready, from a cold start, five times."""
    store = Store(folder / f"{len(rows)}.db")
    await store.add_table("t", GAME, 1.0, made)
    await store.append("t", 0, rows)
    store.close()
    times: list[float] = []
    for _ in range(5):
        hall = Hall(Store(folder / f"{len(rows)}.db"), Thinkers(1), Pace())
        begin = time.perf_counter()
        actor = await hall.actor("t")
        await actor.see(lambda actor=actor: news(actor.table, actor.who([]), 0, Around(actor.table)))  # type: ignore[misc]
        times.append(1000 * (time.perf_counter() - begin))
        await hall.close()
    return sorted(times)


def main() -> None:
    """Measure both."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=200)
    asked = words.parse_args()
    longest = max((play(seed, 0) for seed in range(asked.games)), key=lambda game: len(game[1]))
    extreme = play(0, 10 * len(longest[1]))
    with tempfile.TemporaryDirectory() as folder:
        for made, rows in (longest, extreme):
            times = asyncio.run(opening(Path(folder), made, rows))
            print(f"{len(rows)} entries: {times[2]:.1f} ms (best {times[0]:.1f}, worst {times[-1]:.1f})")


if __name__ == "__main__":
    main()
