"""A scripted client: plays a seat over a socket, reconnects, resends, remembers what it was promised."""

import asyncio
import contextlib
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.table.hearing import Hearing

Json = dict[str, Any]
HARMLESS = {"stale", "reopened", "too_fast", "paused", "already_asked", "nothing_to_undo", "too_soon", "over"}
# Of a store that several processes write to, and that may be away for a moment.
HARMLESS |= {"store_away", "store_busy"}


class Player:
    """One person at one table, as a page would be: it holds the last news and nothing else."""

    def __init__(self, address: str, key: str, name: str, rng: random.Random) -> None:
        self.address = address
        self.key = key
        self.name = name
        self.rng = rng
        self.news: Json = {}
        self.told: dict[int, Json] = {}
        self.done: list[Json] = []  # commands that the server said it has carried out
        self.wrong: list[str] = []  # what should never happen
        self.connections = 0
        self.again = 0  # how often a command was sent again for want of an answer
        self.gaps: list[float] = []  # seconds from the loss of a line until it was told again
        self.acting = True
        self.doubling = 0.0  # how often a command is sent twice
        self.pause = 0.0  # seconds before an act
        self.patience: float | None = None  # seconds for an answer to a command, before it comes again
        self._pending: Json | None = None
        self._made = 0
        self._lost = 0.0

    @property
    def over(self) -> bool:
        """Whether the game has ended, as far as this client knows."""
        return self.news.get("status") == "over"

    async def live(self) -> None:
        """Stay at the table, whatever happens to the line, until the game is over."""
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                options: Json = {"open_timeout": 3, "close_timeout": 0.2, "ping_interval": None}
                async with connect(self.address, compression=None, proxy=None, **options) as line:
                    self.connections += 1
                    await self._talk(line)
            self._lost = self._lost or time.monotonic()
            await asyncio.sleep(self.rng.uniform(0.01, 0.08))

    async def _talk(self, line: ClientConnection) -> None:
        hearing = Hearing()
        hello = {"type": "hello", "keys": [self.key], "after": max(self.told, default=-1)}
        await line.send(json.dumps(hello))
        if self._pending is not None:
            self.again += 1
            await line.send(json.dumps(self._pending))
        while True:
            waits = self.patience if self._pending is not None else None
            message = json.loads(await asyncio.wait_for(line.recv(), waits))
            if message["type"] in ("news", "changes"):
                self._hear(hearing.hear(message))
            elif message["type"] == "done":
                self._was_done(message["id"])
            else:
                self._was_refused(message)
            if self.over:
                return
            await self._act(line)

    def _hear(self, news: Json) -> None:
        if self._lost:
            self.gaps.append(time.monotonic() - self._lost)
            self._lost = 0.0
        for told in news["told"]:
            known = self.told.setdefault(told["n"], told)
            if known != told:
                self.wrong.append(f"{self.name}: number {told['n']} was {known}, now it is {told}")
        if sorted(self.told) != list(range(1, news["n"] + 1)):
            self.wrong.append(f"{self.name}: told {sorted(self.told)[-3:]} of {news['n']}")
        self.news = news

    def _was_done(self, id: str) -> None:
        if self._pending is not None and self._pending["id"] == id:
            self.done.append(self._pending)
            self._pending = None

    def _was_refused(self, refused: Json) -> None:
        if refused["error"] not in HARMLESS:
            self.wrong.append(f"{self.name}: {refused}, having sent {self._pending}")
        if self._pending is not None and refused.get("id") == self._pending["id"]:
            self._pending = None

    async def _act(self, line: ClientConnection) -> None:
        if self._pending is not None or not self.acting or not self.news:
            return
        do = self._choose()
        if do is None:
            return
        if self.pause:
            await asyncio.sleep(self.pause)
        self._made += 1
        command: Json = {"id": f"{self.name}-{self._made}", "version": self.news["version"], "do": do}
        self._pending = command
        await line.send(json.dumps(command))
        if self.rng.random() < self.doubling:
            await line.send(json.dumps(command))
        if self.done and self.rng.random() < self.doubling:
            await line.send(json.dumps(self.rng.choice(self.done)))

    def _choose(self) -> Json | None:
        seat = self.news["you"][0]
        owed = [each for each in self.news["decisions"] if not each["optional"]]
        chance = self.rng.random()
        if chance < 0.02:
            return {"type": "say", "text": f"{self.name} says {self._made}"}
        if owed and chance < 0.05 and seat in self.news["undo"].get("free", []):
            return {"type": "undo", "seat": seat}
        if not owed:
            return None
        action = self.rng.choice(owed[0]["actions"])
        return {"type": "act", "seat": action["seat"], "number": action["number"]}
