"""How long the server takes to open a stored table: ``python benchmarks/opening.py [--games 60]``.

Of every game the longest of many random ones, finished, with talk in it, is opened from a cold store; then
one with more than a thousand entries (take-backs included), which hardly any table of people reaches.
Beside the clock's time stands the processor's, which a busy machine does not stretch as much.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from archipel.games import GAMES, find
from archipel.table.bot_pool import BotPool
from archipel.table.entries import Acted, Entry, Header, Said, TakenBack
from archipel.table.news import Around, news
from archipel.table.pace import Pace
from archipel.table.seats import Seat, fingerprint
from archipel.table.stores import Row
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.table import Table
from archipel.table.tables import Tables

LONG = 1_000


def header(seats: int, seed: str) -> Header:
    """A table of people."""
    people = [Seat("person", key=fingerprint(str(seat))) for seat in range(seats)]
    return Header({}, False, 0, people, [], 1.0, seed)


def play(game: str, seed: int, least: int = 0) -> tuple[Header, list[Row]]:
    """A random game to its end, with as many acts taken back on the way as make up so many entries."""
    rng = random.Random(seed)
    made = header(find(game).max_seats, str(seed))
    table = Table("t", find(game), made)
    rows: list[Row] = []

    def follow(entry: Entry) -> None:
        table.follow(entry, 2.0)
        rows.append(Row(2.0, None, entry))

    while not table.over:
        if rng.random() < 0.2:
            follow(Said(0, "what shall we do?", ""))
        decision = rng.choice(table.decisions())
        follow(Acted(rng.choice(decision.actions).text))
        # Not all of it at once, or every such act would be one of the set-up.
        while len(rows) < least and rng.random() < 0.97 and not table.over:
            follow(TakenBack(decision.seat, 1))
            follow(Acted(rng.choice(rng.choice(table.decisions()).actions).text))
    return made, rows


async def opening(folder: Path, game: str, made: Header, rows: list[Row]) -> list[tuple[float, float]]:
    """Milliseconds, by clock and processor, from asking for a table until its news is ready, five times."""
    file = folder / f"{game}-{len(rows)}.db"
    store = SqliteStore(file)
    await store.add_table("t", game, 1.0, made)
    await store.append("t", 0, rows)
    store.close()
    times: list[tuple[float, float]] = []
    for _ in range(5):
        tables = Tables(SqliteStore(file), BotPool(1), Pace())
        clock, processor = time.perf_counter(), time.process_time()
        actor = await tables.actor("t")
        await actor.see(lambda actor=actor: news(actor.table, actor.who([]), 0, Around(actor.table)))  # type: ignore[misc]
        times.append((1000 * (time.perf_counter() - clock), 1000 * (time.process_time() - processor)))
        await tables.close()
    return times


def main() -> None:
    """Measure every game."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=60)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            longest = max((play(game, seed) for seed in range(asked.games)), key=lambda each: len(each[1]))
            long = next(
                each for each in (play(game, seed, LONG) for seed in range(99)) if len(each[1]) > LONG
            )
            for made, rows in (longest, long):
                times = asyncio.run(opening(Path(folder), game, made, rows))
                clock, processor = (sorted(each)[2] for each in zip(*times, strict=True))
                print(f"{game}: {len(rows)} entries in {clock:.1f} ms ({processor:.1f} ms of the processor)")


if __name__ == "__main__":
    main()
