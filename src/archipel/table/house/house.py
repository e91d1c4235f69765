"""One process among several: its door for the others, and its session with the database."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from archipel.table.house.forward import BackDoor, Forward
from archipel.table.house.neighbours import Neighbours
from archipel.table.house.ownership import Ownership
from archipel.table.house.reception import Reception
from archipel.table.limits import MAX_MESSAGE
from archipel.table.tables import Tables
from archipel.table.web_line import StraightDoor


class House:
    """What a process needs beside its tables to be one of several on a database.

    Those of one machine share a folder, ``neighbours``.
    """

    def __init__(
        self,
        app: ASGIApp,
        tables: Tables,
        ownership: Ownership,
        back: socket.socket,
        neighbours: Neighbours | None,
        reception: Reception,
    ) -> None:
        self.front = Forward(app, ownership, neighbours)
        self._ownership = ownership
        self._neighbours = neighbours
        self._reception = reception
        self._back = back
        self._tasks: list[asyncio.Task[None]] = []
        ownership.when_lost = tables.lose_all
        config = uvicorn.Config(
            BackDoor(app, ownership.token),
            ws=StraightDoor,
            http="h11",
            lifespan="off",
            proxy_headers=False,
            ws_per_message_deflate=False,
            ws_max_size=MAX_MESSAGE * 2,
            log_config=None,
            log_level="warning",
            access_log=False,
        )
        self._server = _BackServer(config)

    def open(self, server: ServerState) -> None:
        """Listen to the other processes, and look after the session; what they bring ends with the server."""
        if self._neighbours is not None:
            self._reception.open(server)
            self._neighbours.listen(self._reception.welcome)
        listening = asyncio.create_task(self._server.serve([self._back]))
        self._tasks = [listening, asyncio.create_task(self._ownership.keep_alive())]

    async def close(self) -> None:
        """Send the others away: they come again where the table is then."""
        if self._neighbours is not None:
            self._neighbours.close()
        self._server.should_exit = True
        for task in self._tasks[1:]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class _BackServer(uvicorn.Server):
    """Leaves signals to the server at the front."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
