"""Chaos under play: ``python -m tests.table.chaos kills --count 200``, ``… cuts --count 1000``.

**kills**: a server under play is killed by SIGKILL at random moments and started again on the same store.
Whatever it said was done must be there, once; whatever anybody was shown must be there, the same; every table
must replay. **cuts**: clients play through a bad line. Whenever it calms down, each client's board must be
the server's.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.table.store import Store
from archipel.table.table import Table
from archipel.table.tables import rebuild
from tests.table.player import Player
from tests.table.proxy import BadLine
from tests.table.server import Server

GAME = "forbidden_island"
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "person"}]


class Play:
    """Several tables at once, a new one for each that ends."""

    def __init__(self, server: Server, rng: random.Random, port: int = 0) -> None:
        self.server = server
        self.rng = rng
        self.port = port or server.port
        self.players: dict[str, list[Player]] = {}
        self.doubling = 0.0

    async def keep_a_table(self) -> None:
        """Open a table and play it to the end, again and again."""
        while True:
            table, keys = await self._open()
            address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream"
            players = [
                Player(address, key, f"{table[:4]}{i}", random.Random(self.rng.random()))
                for i, key in enumerate(keys)
            ]
            for player in players:
                player.doubling = self.doubling
                player.pause = 0.01
            self.players[table] = players
            await asyncio.gather(*(player.live() for player in players))

    async def _open(self) -> tuple[str, list[str]]:
        while True:
            with contextlib.suppress(OSError, json.JSONDecodeError):
                body = {"game": GAME, "seats": SEATS}
                status, opened = await asyncio.to_thread(self.server.call, "POST", "/api/tables", body)
                if status == 201:
                    return opened["table"], opened["keys"]
            await asyncio.sleep(0.05)

    @property
    def everybody(self) -> list[Player]:
        """Every player of every table."""
        return [player for players in self.players.values() for player in players]

    def done(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(player.done) for player in self.everybody)


# -- kills ---------------------------------------------------------------------------------------------------


async def kills(count: int, tables: int, seed: int, folder: Path, say: Any = print) -> Counter[str]:
    """Kill the server so many times under play; gives what was found."""
    rng = random.Random(seed)
    server = Server(folder)
    server.start()
    play = Play(server, rng)
    tasks = [asyncio.create_task(play.keep_a_table()) for _ in range(tables)]
    found: Counter[str] = Counter()
    try:
        for number in range(1, count + 1):
            before = play.done()
            end = time.monotonic() + 10
            while play.done() < before + 5 and time.monotonic() < end:
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0, 0.25))
            server.kill()
            await asyncio.to_thread(server.start)
            found["kills"] += 1
            if number % 20 == 0:
                say(f"{number} kills, {play.done()} acknowledged, {len(play.players)} tables", flush=True)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.stop()
    found["tables"] = len(play.players)
    found["acknowledged"] = play.done()
    found["wrong"] = sum(len(player.wrong) for player in play.everybody)
    for player in play.everybody:
        for wrong in player.wrong[:3]:
            say("WRONG", wrong)
    await _compare_with_the_store(server.db, play, found, say)
    return found


async def _compare_with_the_store(db: Path, play: Play, found: Counter[str], say: Any) -> None:
    store = Store(db)
    names = [row[0] for row in store._reader.execute("SELECT id FROM tables").fetchall()]
    if store._reader.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        found["corrupt"] += 1
    for name in names:
        stored = await store.table(name)
        assert stored is not None
        rows = await store.entries(name)
        try:
            table = rebuild(name, *stored, rows)
            plain = json.loads(table.match.record.dumps())
            again = Match.replay(table.game, Record.from_json(plain))
            sound = not table.match.state.check() and again.state.view(0) == table.match.state.view(0)
        except Exception as error:
            say("CORRUPT", name, error)
            sound = False
        found["corrupt"] += not sound
        if sound:
            _compare_table(table, Counter(command for _, command, _ in rows if command), play, found)
    store.close()


def _compare_table(table: Table, stored: Counter[str], play: Play, found: Counter[str]) -> None:
    commands = Counter(name.split(" ", 1)[1] for name in stored.elements())
    found["twice"] += sum(times > 1 for times in commands.values())
    for seat, player in zip((0, 2), play.players.get(table.id, []), strict=False):
        found["lost"] += sum(command["id"] not in commands for command in player.done)
        stream = {told.n: msgspec.to_builtins(told) for told in table.streams[seat].told}
        for number, told in player.told.items():
            kept = stream.get(number, {})
            same = all(kept.get(name, empty) == told.get(name, empty) for name, empty in TOLD)
            found["shown but lost"] += not same


TOLD: list[tuple[str, Any]] = [("kind", ""), ("at", 0), ("events", []), ("args", {})]

# -- cuts ----------------------------------------------------------------------------------------------------


async def cuts(count: int, tables: int, seed: int, folder: Path, say: Any = print) -> Counter[str]:
    """Play through a bad line until it was cut so many times; gives what was found."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    server = Server(folder)
    server.start()
    try:
        async with BadLine(server.port, rng) as line:
            play = Play(server, rng, line.port)
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
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            found["cuts"] = line.cuts
    finally:
        server.stop()
    found["acknowledged"] = play.done()
    found["wrong"] = sum(len(player.wrong) for player in play.everybody)
    for player in play.everybody:
        for wrong in player.wrong[:3]:
            say("WRONG", wrong)
    await _compare_with_the_store(server.db, play, found, say)
    return found


async def _calm_down_and_compare(
    server: Server, line: BadLine, play: Play, found: Counter[str], say: Any
) -> None:
    line.calm = True
    for player in play.everybody:
        player.acting = False
    for table, players in list(play.players.items())[-12:]:
        for player in players:
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


def main() -> int:
    """Run one of the two, and say what was found."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("what", choices=["kills", "cuts"])
    words.add_argument("--count", type=int, default=20)
    words.add_argument("--tables", type=int, default=6)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run = kills if asked.what == "kills" else cuts
        found = asyncio.run(run(asked.count, asked.tables, asked.seed, Path(folder)))
    print(f"{time.monotonic() - started:.0f} s:", dict(found))
    return int(bool(faults(found)))


def faults(found: Counter[str]) -> dict[str, int]:
    """What must be nought."""
    names = ("lost", "twice", "corrupt", "shown but lost", "wrong", "wrong boards")
    return {name: found[name] for name in names if found[name]}


if __name__ == "__main__":
    sys.exit(main())
