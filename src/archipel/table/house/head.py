"""Several servers on one database: one of them, the head, counts for all.

Whoever holds an advisory lock is the head; it ends with its session, so that another takes it within a
second or two of its death. The others find the head in the database and keep a line to it. Between two heads
each counts for itself, and tells the next one what it has let pass: a death costs what the dead had counted
for its own people, and nothing else.
"""

import asyncio
import contextlib
import secrets
import socket
from typing import Any, Final

from archipel.table.house.account import Account
from archipel.table.house.line import PLAIN, Asking, NobodyThere
from archipel.table.house.office import Office
from archipel.table.house.ownership import Owner, Ownership
from archipel.table.stores import StoreFailed

COUNTING: Final = 0x41524348  # the first half of the head's lock
THE_COUNT: Final = "count"
BEAT: Final = 1.0  # seconds between two looks who is the head
SOON: Final = 1.0  # seconds for an answer of the head
PATIENCE: Final = 15.0  # seconds at the start; a machine that vanished has its lock for ten


class Head:
    """Asks whoever counts for all, be it this server; :class:`NobodyThere` when nobody does now.

    ``secret`` is the key by which all servers make marks of addresses; it is known once this is open.
    """

    def __init__(self, store: str, door: socket.socket, own: Account, each: int) -> None:
        host, port = door.getsockname()[:2]
        self.secret = secrets.token_bytes(16)
        self._own = own
        self._each = each
        self._door = door
        self._ownership = Ownership(store, f"{host}:{port}", COUNTING, "archipel-desk")
        self._ownership.when_lost = self._step_down
        self._office: Office | None = None
        self._line: Asking | None = None
        self._owner: Owner | None = None
        self._told = ""  # the office that knows what we have spent
        self._tasks: list[asyncio.Task[None]] = []
        self._server: asyncio.Server | None = None

    async def ask(self, what: str, *values: Any) -> Any:
        """The head's answer."""
        if self._office is not None:
            return await self._office.host.slow[what](*values)
        if self._line is None:
            raise NobodyThere
        return await self._line.ask(what, *values)

    def tell(self, what: str, *values: Any) -> None:
        """Say something to which there is no answer."""
        if self._office is not None:
            self._office.host.quick[what](*values)
        elif self._line is not None:
            self._line.tell(what, *values)

    async def open(self) -> None:
        """Find the head, or be it; refused when there is one that cannot be reached."""
        self._server = await asyncio.start_server(self._welcome, sock=self._door)
        end = asyncio.get_running_loop().time() + PATIENCE
        while not await self._look():
            if asyncio.get_running_loop().time() > end:
                raise StoreFailed("head_unreachable", address=self._owner.address if self._owner else "?")
            await asyncio.sleep(BEAT / 5)
        self._tasks = [asyncio.create_task(self._keep_looking())]
        self._tasks.append(asyncio.create_task(self._ownership.keep_alive()))

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._look()

    async def _look(self) -> bool:
        """Whether there is a head now; if nobody is, this server becomes it."""
        with contextlib.suppress(StoreFailed):  # away: whoever has a line to the head keeps it
            if await self._ownership.take(THE_COUNT):
                await self._preside()
            else:
                self._step_down()
                owner = await self._ownership.owner(THE_COUNT)
                if owner is not None and not (owner == self._owner and await self._answers()):
                    await self._join(owner)
        return self._office is not None or self._line is not None

    # -- as the head ----------------------------------------

    async def _preside(self) -> None:
        if self._office is None:
            await self._hang_up()
            self._office = Office(self._own, self._each, self.secret)

    def _step_down(self) -> None:
        if self._office is not None:
            self._office.close()
            self._office = None

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._office is None:
            writer.close()
        else:
            await self._office.welcome(reader, writer, self._ownership.token)

    # -- as another ----------------------------------------

    async def _answers(self) -> bool:
        """Whether the head that we know is there."""
        with contextlib.suppress(NobodyThere, TimeoutError):
            async with asyncio.timeout(SOON):
                return self._line is not None and bool(await self._line.ask("here"))
        return False

    async def _join(self, owner: Owner) -> None:
        await self._hang_up()
        self._owner = owner
        line = Asking(PLAIN)
        try:
            async with asyncio.timeout(SOON):
                host, _, port = owner.address.rpartition(":")
                reader, writer = await asyncio.open_connection(host, int(port))
                line.open(reader, writer)
                writer.write(owner.token.encode())
                office, self.secret = await line.ask("join")
        except (OSError, TimeoutError, NobodyThere):
            await line.close()
            return
        # From here on without a pause: what is entered and spent meanwhile would be told to nobody.
        line.tell("inside", self._own.inside())
        if office != self._told:
            line.tell("spent", self._own.spent())
        self._told, self._line = office, line

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.close()

    async def close(self) -> None:
        """Leave the count to the others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._server is not None:
            self._server.close()
        self._step_down()
        await self._hang_up()
        self._ownership.close()
