"""What the head does for all servers on a database: it counts for each of them, itself included."""

import asyncio
import contextlib
import hmac
import secrets
import sys
from collections import Counter
from typing import Final

from archipel.table.house.account import Account, Amounts, Guest
from archipel.table.house.line import PLAIN, Answer, Work, answer_all
from archipel.table.turns import Place, Turns

SOON: Final = 1.0  # seconds for the word by which one of us is known


class Office:
    """The counts of all servers; ``each`` bots may think at once for an address, wherever they do.

    It begins with what its own server has spent; each of the others tells what it has when it comes.
    """

    def __init__(self, own: Account, each: int, secret: bytes) -> None:
        self.name = secrets.token_hex(8)
        self.secret = secret
        self.all = own.anew()
        self.all.charge(own.spent())
        self.turns = Turns(each, sys.maxsize)
        self._lines: set[asyncio.StreamWriter] = set()
        self.host = Server(self)
        self.host.came_in(own.inside())

    async def welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, token: str) -> None:
        """Answer another server as long as it is there; who does not know the word is sent away."""
        said = b""
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(SOON):
                said = await reader.readexactly(len(token))
        if not hmac.compare_digest(said, token.encode()):
            writer.close()
            return
        self._lines.add(writer)
        server = Server(self)
        try:
            await answer_all(reader, writer, server.quick, server.slow, PLAIN)
        finally:
            self._lines.discard(writer)
            server.gone()

    def close(self) -> None:
        """Another is the head, or nobody: each counts for itself until it has found out."""
        for line in self._lines:
            line.close()
        self.turns.open_to_all()


class Server(Guest):
    """One of the servers, and the turns that its bots have."""

    def __init__(self, office: Office) -> None:
        super().__init__(office.all.limits, office.all.crowds)
        self._office = office
        self._thinking: Counter[Place] = Counter()
        self.slow: dict[str, Work] = {"ask": self.ask, "enter": self.enter, "turn": self.turn}
        self.quick: dict[str, Answer] = {
            "join": self.join,
            "here": lambda: True,
            "spent": self.spent,
            "inside": self.came_in,
            "leave": self.leave,
            "finish": self.finish,
        }

    def join(self) -> tuple[str, bytes]:
        """Which office this is, and the key by which all servers make marks of addresses."""
        return self._office.name, self._office.secret

    def spent(self, spent: Amounts) -> None:
        """What this server had let pass before it came here."""
        self._office.all.charge(spent)

    async def turn(self, *place: str | bool) -> bool:
        """Wait until one more bot may think for an address."""
        whom = Place(*place)  # type: ignore[arg-type]
        await self._office.turns.wait(whom)
        self._thinking[whom] += 1
        return True

    def finish(self, *place: str | bool) -> None:
        """It has thought; a turn that another office gave does not count here."""
        whom = Place(*place)  # type: ignore[arg-type]
        if self._thinking[whom] > 0:
            self._thinking[whom] -= 1
            self._office.turns.finish(whom)

    def gone(self) -> None:
        """Free whatever it has."""
        super().gone()
        for whom, count in self._thinking.items():
            for _ in range(count):
                self._office.turns.finish(whom)
        self._thinking.clear()
