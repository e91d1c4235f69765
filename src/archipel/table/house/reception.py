"""Sockets that other processes of this machine hand over: counted and served as if they had come here."""

import asyncio
import functools
import socket
from typing import Any

from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.server import ServerProtocol

from archipel.table.connections import Doors, peer
from archipel.table.house.neighbours import Visit
from archipel.table.limits import MAX_MESSAGE, Rates
from archipel.table.open_socket import OpenSocket
from archipel.table.refusals import RequestRefused
from archipel.table.stream import refuse, serve_stream
from archipel.table.surroundings import Line
from archipel.table.tables import Tables
from archipel.table.web_line import serve_line


class Reception:
    """Receives them, from when it is opened until the server ends."""

    def __init__(self, tables: Tables, rates: Rates, doors: Doors) -> None:
        self._tables = tables
        self._rates = rates
        self._doors = doors
        self._server = ServerState()
        self._arriving: set[asyncio.Task[Any]] = set()

    def open(self, server: ServerState) -> None:
        """From now on what is received ends with this server."""
        self._server = server

    def welcome(self, connection: socket.socket, visit: Visit) -> None:
        """Serve whoever is on an open connection."""
        loop = asyncio.get_running_loop()
        arriving = loop.create_task(loop.connect_accepted_socket(lambda: _Arrival(self, visit), connection))
        self._arriving.add(arriving)
        arriving.add_done_callback(self._arriving.discard)

    def serve(self, transport: asyncio.Transport, visit: Visit) -> None:
        """Serve a client to whom we have agreed elsewhere."""
        said = ServerProtocol(state=State.OPEN, max_size=MAX_MESSAGE * 2)
        line = OpenSocket(transport, said, visit.address, visit.language, [])
        transport.set_protocol(line)
        host = peer(transport)
        if not self._doors.come(host, transport, line):
            transport.abort()
            return

        async def stay(line: Line) -> None:
            if not await self._rates.sockets_now.enter(visit.address):
                await refuse(line, RequestRefused("too_many", 429))
                return
            try:
                await serve_stream(line, visit.table, self._tables)
            finally:
                self._rates.sockets_now.leave(visit.address)

        state = self._server
        gone = functools.partial(self._doors.go, host, transport)
        serve_line(line, stay, lambda: None, state.connections, state.tasks, gone)


class _Arrival(asyncio.Protocol):
    """A connection until it is known that it is there."""

    def __init__(self, reception: Reception, visit: Visit) -> None:
        self._reception = reception
        self._visit = visit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._reception.serve(transport, self._visit)
