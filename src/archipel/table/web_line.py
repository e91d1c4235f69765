"""A client's line as a web server has it: one WebSocket.

Our own server hands the connection over once it was accepted (:class:`StraightDoor`): the call ends there, a
message is written where it belongs at once, and little is kept. Anybody else's server has the framework's way
only (:class:`WebLine`), on which a task sends what waits.
"""

import asyncio
import contextlib
import logging
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from archipel.table.addresses import address_of
from archipel.table.open_socket import OpenSocket
from archipel.table.surroundings import Gone, Line
from archipel.words import accepted_language

COME_AGAIN: Final = 1012
FAREWELL: Final = 1.0  # seconds for a last word to somebody who may read no more
# A client that reads too slowly is cut off rather than kept in memory; it will ask for everything again.
MOST_WAITING: Final = 64
# Among the extensions of a socket: that it came through our own server; who else is to serve it.
DOOR: Final = "archipel.door"
ELSEWHERE: Final = "archipel.elsewhere"
Serve = Callable[[Line], Coroutine[Any, Any, None]]
Take = Callable[
    [int, str, str], Coroutine[Any, Any, bool]
]  # of a connection: its file, who it is, a language
_log = logging.getLogger("archipel.table")


async def serve_socket(socket: WebSocket, serve: Serve, left: Callable[[], object]) -> None:
    """Accept a socket and serve it; ``left`` is called at its end, on our own server long after this."""
    extensions = socket.scope.get("extensions", {})
    door: StraightDoor | None = extensions.pop(DOOR, None)
    take: Take | None = extensions.pop(ELSEWHERE, None)
    if door is not None and take is not None:
        door.read_no_more()  # what the client says is for whoever takes it
    try:
        await socket.accept()
    except BaseException:
        left()
        raise
    if door is not None:
        address = address_of(socket)
        language = accepted_language(socket.headers.get("accept-language", ""))
        if take is None:
            door.go_on(address, language, serve, left)
        else:
            left()
            await door.hand_over(take, address, language)
        return
    line = WebLine(socket)
    try:
        await serve(line)
    finally:
        line.drop()
        left()


class StraightDoor(WebSocketsSansIOProtocol):
    """A connection until it is handed over to whoever serves the client."""

    async def run_asgi(self) -> None:
        """Hand the connection to the application, with itself among its extensions."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[DOOR] = self
        await super().run_asgi()
        extensions.clear()

    def go_on(self, address: str, language: str, serve: Serve, left: Callable[[], object]) -> None:
        """Serve the client on the bare connection; the call by which it came can end."""
        if self.disconnected or self.transport.is_closing():
            left()
            return
        heard = [_said(self.queue.get_nowait()) for _ in range(self.queue.qsize())]  # before we had agreed
        transport = self.leave_to_others()
        line = OpenSocket(transport, self.conn, address, language, heard)
        transport.set_protocol(line)
        if self.read_paused:
            transport.resume_reading()
        serve_line(line, serve, left, self.connections, self.tasks, self.counted_until(transport, line))

    def read_no_more(self) -> None:
        """Leave what the client says where it is."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hand_over(self, take: Take, address: str, language: str) -> None:
        """Let another process serve the client, which notices nothing; if that cannot be, it comes again."""
        transport = self.transport
        gone = self.disconnected or transport.is_closing()
        whole = not gone and not transport.get_write_buffer_size()  # it was told that we agree
        if whole and await take(transport.get_extra_info("socket").fileno(), address, language):
            transport.set_protocol(_Left(self.counted_until(transport, None)))
            self.leave_to_others()
            transport.abort()  # our end of it
        else:
            self.go_on(address, language, _send_away, lambda: None)

    def leave_to_others(self) -> asyncio.Transport:
        """The connection, which this has nothing to do with from now on."""
        transport, self.transport = self.transport, _NoTransport()
        self.stop_keepalive()
        self.connections.discard(self)
        return transport

    def counted_until(self, transport: asyncio.Transport, line: object) -> Callable[[], object]:
        """What is to be called when the connection is lost."""
        return lambda: None


def serve_line(
    line: OpenSocket,
    serve: Serve,
    left: Callable[[], object],
    connections: set[Any],
    tasks: "set[asyncio.Task[None]]",
    gone: Callable[[], object],
) -> None:
    """Serve a client until it goes, then call ``left``; ``gone`` once the connection is lost.

    The lines and tasks are the server's: what is there at its end is ended.
    """
    connections.add(line)

    def lost() -> None:
        connections.discard(line)
        gone()

    def served(task: asyncio.Task[None]) -> None:
        tasks.discard(task)
        left()
        error = None if task.cancelled() else task.exception()
        line.end(1000 if error is None else 1011)
        if error is not None:
            tell_fault(error)

    line.when_lost = lost
    task = asyncio.get_running_loop().create_task(serve(line))
    tasks.add(task)
    task.add_done_callback(served)


async def _send_away(line: Line) -> None:
    await line.close(COME_AGAIN, "come again")


class _Left(asyncio.Protocol):
    """What is left of a connection that another process has."""

    def __init__(self, gone: Callable[[], object]) -> None:
        self._gone = gone

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()


class _NoTransport(asyncio.Transport):
    """What is left to a door whose connection others have."""

    def close(self) -> None:
        """There is nothing to close."""

    def is_closing(self) -> bool:
        return True


def tell_fault(error: BaseException) -> None:
    """Log where a call failed; not in the error's own words: they might quote what nobody may know."""
    where = "".join(traceback.format_tb(error.__traceback__))
    _log.error("a call failed: %s\n%s", type(error).__name__, where)


class WebLine:
    """A line through the web framework."""

    def __init__(self, socket: WebSocket) -> None:
        self.address = address_of(socket)
        self.language = accepted_language(socket.headers.get("accept-language", ""))
        self._socket = socket
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
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(self._socket.close(code, reason), FAREWELL)

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
