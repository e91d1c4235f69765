"""Copies of a store made by ``archipel tables backup`` while its server is killed; some are cut off too."""

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from archipel.table.host import copies
from archipel.table.seats import fingerprint
from tests.table.chaos.play import Play
from tests.table.server import Server

CUT_OFF: Final = 10  # one copy in so many is made by a program that is killed
VERIFIED: Final = 20  # in one copy in so many every act of every table is played again
PAUSE: Final = 1.0  # seconds between two copies


class Copying:
    """One copy after another; each must hold whatever was acknowledged before it was begun."""

    def __init__(self, db: Path, rng: random.Random) -> None:
        self.db = db
        self.rng = rng
        self.copy = db.with_name("copy.db")

    async def go_on(self, play: Play, found: Counter[str], say: Any) -> None:
        """Until somebody ends it."""
        number = 0
        while True:
            number += 1
            if number % CUT_OFF == 0:
                await self._cut_off(found)
            else:
                await self._whole(play, found, say, verified=number % VERIFIED == 1)
            await asyncio.sleep(PAUSE)

    async def _whole(self, play: Play, found: Counter[str], say: Any, verified: bool) -> None:
        promised = {
            f"{fingerprint(player.key)[:12]} {command['id']}"
            for player in play.everybody
            for command in player.done
        }
        await asyncio.to_thread(copies.backup, self.db, self.copy, True)
        missing = promised - _commands(self.copy)
        found["copies"] += 1
        if missing or (verified and not await self._is_sound(found)):
            found["copies wrong"] += 1
            say("COPY", len(missing), "commands are missing")

    async def _cut_off(self, found: Counter[str]) -> None:
        """A program that copies is killed: there is no file of that name, or a whole one."""
        cut = self.db.with_name("cut.db")
        cut.unlink(missing_ok=True)
        process = await _archipel("tables", "backup", str(cut), "--db", str(self.db))
        await asyncio.sleep(self.rng.uniform(0.3, 1.2))
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        found["copies cut off"] += 1
        if cut.exists():
            with contextlib.closing(sqlite3.connect(cut)) as connection:
                found["copies wrong"] += connection.execute("PRAGMA integrity_check").fetchone() != ("ok",)

    async def _is_sound(self, found: Counter[str]) -> bool:
        process = await _archipel("tables", "verify", "--json", "--db", str(self.copy))
        told = json.loads((await process.communicate())[0])
        found["copies verified"] += 1
        return process.returncode == 0 and told["sound"] == told["tables"]

    async def look_at_the_last(self, play: Play, found: Counter[str], say: Any) -> None:
        """The last copy verifies, and a server on it answers for every table that it holds."""
        folder = self.db.parent / "restored"
        folder.mkdir()
        server = Server(folder)
        process = await _archipel("tables", "restore", str(self.copy), "--db", str(server.db))
        await process.wait()
        sound = await self._is_sound(found) and process.returncode == 0
        await asyncio.to_thread(server.start)
        held = [id for id in play.players if id in _tables(server.db)]
        answers = [server.call("GET", f"/api/tables/{id}", None, play.players[id][0].key)[0] for id in held]
        server.stop()
        found["tables opened from the last copy"] = answers.count(200)
        if not sound or not held or set(answers) != {200}:
            found["copies wrong"] += 1
            say("COPY", "the last one does not open")


async def _archipel(*words: str) -> asyncio.subprocess.Process:
    program = "import sys; from archipel.cli import main; main(sys.argv[1:], prog_name='archipel')"
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program, *words),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )


def _commands(copy: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        return {row[0] for row in connection.execute("SELECT command FROM entries WHERE command IS NOT NULL")}


def _tables(store: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(store)) as connection:
        return {row[0] for row in connection.execute("SELECT id FROM tables")}
