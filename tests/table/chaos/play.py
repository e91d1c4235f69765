"""People who play at several tables at once, whatever happens to the server."""

import asyncio
import json
import random
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, Final, Protocol

from tests.table.player import Player

Claim = tuple[str, int, str]  # a table, a seat and the key that opens it
GAME: Final = "forbidden_island"
WITH_A_BOT: Final = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
WITHOUT: Final = [{"kind": "person"}, {"kind": "open"}]
BOTS: Final = 0.2  # how often a bot plays, too: it costs two more processes at every start
FOR_GUESTS: Final = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]


class Place(Protocol):
    """Where people play: a server, or several behind a proxy."""

    def call(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """One HTTP call: status and JSON."""

    def stream(self, table: str) -> str:
        """The address of a table's stream."""


class Play:
    """Several tables at once, a new one for each that ends; at each somebody comes by invitation."""

    def __init__(self, server: Place, rng: random.Random, stream: Callable[[str], str] | None = None) -> None:
        self.server = server
        self.rng = rng
        self.stream = stream or server.stream
        self.pause = 0.01  # seconds before an act
        self.patience: float | None = None
        self.players: dict[str, dict[int, Player]] = {}  # of each table, by their seats
        self.claims: list[Claim] = []  # that the server said are so
        self.claims_again = 0  # how often a seat was claimed again for want of an answer
        self.doubling = 0.0

    async def keep_a_table(self) -> None:
        """Open a table and play it to the end, again and again."""
        while True:
            seats = WITH_A_BOT if self.rng.random() < BOTS else WITHOUT
            _, opened = await self._ask("/api/tables", {"game": GAME, "seats": seats})
            guest = len(seats) - 1
            keys = {0: opened["keys"][0], guest: await self._claim(opened, guest)}
            players = {seat: self._player(opened["table"], seat, key) for seat, key in keys.items()}
            self.players[opened["table"]] = players
            await asyncio.gather(*(player.live() for player in players.values()))

    def _player(self, table: str, seat: int, key: str) -> Player:
        name, rng = f"{table[:4]}{seat}", random.Random(self.rng.random())
        player = Player(self.stream(table), key, name, rng)
        player.doubling = self.doubling
        player.pause, player.patience = self.pause, self.patience
        return player

    async def keep_claiming(self) -> None:
        """Open tables at which every seat is claimed, one after another, and nobody plays."""
        while True:
            _, opened = await self._ask("/api/tables", {"game": GAME, "seats": FOR_GUESTS})
            for seat in range(1, len(FOR_GUESTS)):
                await self._claim(opened, seat)

    async def _claim(self, opened: dict[str, Any], seat: int) -> str:
        """Take a seat by its invitation; gives the key, which is the guest's own."""
        key = f"{self.rng.getrandbits(144):036x}"
        claim = {"invitation": opened["invitations"][str(seat)], "name": "Guest", "key": key}
        again, _ = await self._ask(f"/api/tables/{opened['table']}/claim", claim)
        self.claims_again += again
        self.claims.append((opened["table"], seat, key))
        return key

    async def _ask(self, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        """Ask until there is a good answer; gives how often the server died over it, and the answer."""
        again = 0
        while True:
            try:
                status, answer = await asyncio.to_thread(self.server.call, "POST", path, body)
                if status in (200, 201):
                    return again, answer
                if status < 500:
                    raise AssertionError(f"{path} was refused: {answer}")
            except (OSError, HTTPException, json.JSONDecodeError) as error:
                again += not isinstance(getattr(error, "reason", error), ConnectionRefusedError)
            await asyncio.sleep(0.05)

    @property
    def everybody(self) -> list[Player]:
        """Every player of every table."""
        return [player for players in self.players.values() for player in players.values()]

    def done(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(player.done) for player in self.everybody)


async def end_all(tasks: list["asyncio.Task[None]"]) -> list[BaseException]:
    """End whatever goes on; gives what went wrong in it."""
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    return [each for each in ended if each is not None and not isinstance(each, asyncio.CancelledError)]
