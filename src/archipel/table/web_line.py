"""A client's line as a web server has it: one WebSocket.

Our own server hands over the connection itself (:class:`StraightLine`): a message is written where it belongs
at once, which takes a third of the time of the way through the web framework. Anybody else's has the
framework's way only (:class:`WebLine`), on which a task sends what waits.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import Frame, Opcode

from archipel.table.addresses import address_of
from archipel.table.surroundings import Gone, Line
from archipel.words import accepted_language

FAREWELL: Final = 1.0  # seconds for a last word to somebody who may read no more
# A client that reads too slowly is cut off rather than kept in memory; it will ask for everything again.
MOST_WAITING: Final = 64
DOOR: Final = "archipel.door"  # among the extensions of a socket that came through our own server


@contextlib.asynccontextmanager
async def line_of(socket: WebSocket) -> AsyncIterator[Line]:
    """The line of a socket that was accepted."""
    door = socket.scope.get("extensions", {}).get(DOOR)
    if door is not None:
        yield StraightLine(socket, door)
        return
    line = WebLine(socket)
    try:
        yield line
    finally:
        line.drop()


class Door(Protocol):
    """The connection itself, after its handshake."""

    def say(self, frame: bytes) -> bool:
        """Write a frame; false if too much waits to be read at the other end."""

    async def receive(self) -> Any:
        """What is heard next, as the web framework would have it."""


class _SocketLine:
    """What both kinds of line have in common."""

    def __init__(self, socket: WebSocket) -> None:
        self.address = address_of(socket)
        self.language = accepted_language(socket.headers.get("accept-language", ""))
        self._socket = socket

    async def close(self, code: int, reason: str) -> None:
        """End it; never complains."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(self._socket.close(code, reason), FAREWELL)


class StraightLine(_SocketLine):
    """A line to a client of our own server."""

    def __init__(self, socket: WebSocket, door: Door) -> None:
        super().__init__(socket)
        self._door = door

    async def receive(self) -> str | bytes:
        """The next message, whatever it is made of."""
        return _said(await self._door.receive())

    def put(self, message: bytes) -> bool:
        """Send a message after all others; false if too much waits already."""
        return self._door.say(Frame(Opcode.TEXT, message).serialize(mask=False))


class WebLine(_SocketLine):
    """A line through the web framework."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__(socket)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._sending: asyncio.Task[None] | None = None

    async def receive(self) -> str | bytes:
        """The next message, whatever it is made of."""
        return _said(await self._socket.receive())

    def put(self, message: bytes) -> bool:
        """Send a message after all others; false if too much waits already."""
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            return False
        return True

    async def close(self, code: int, reason: str) -> None:
        """End it when everything was sent, if that can be; never complains."""
        with contextlib.suppress(TimeoutError):
            if self._sending is not None and not self._waiting.full():
                await asyncio.wait_for(self._waiting.join(), FAREWELL)
        await super().close(code, reason)

    def drop(self) -> None:
        """Send nothing more."""
        if self._sending is not None:
            self._sending.cancel()

    async def _send(self) -> None:
        while True:
            message = await self._waiting.get()
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever listens hears of it
                await self._socket.send_text(message.decode())
            self._waiting.task_done()


def _said(message: Any) -> str | bytes:
    if message["type"] != "websocket.receive":
        raise Gone
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")
