"""A socket after its handshake: messages both ways, and nothing left of the way by which it came.

As long as a call lasts, the web server and the framework keep what it came with, two queues and a coroutine
for every layer that it went through: some 25 kB for each of the four sockets of a table.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from archipel.table.surroundings import Gone

UNREAD: Final = 262_144  # bytes that may wait for a client who reads slowly, before it is given up
UNHEARD: Final = 8  # messages of a client that may wait for us
KEEP_ALIVE: Final = 20.0  # seconds between two pings; who was not heard of in between is gone
FAREWELL: Final = 10.0  # seconds for the other end to say goodbye as well
# What is read goes through here on its way to whoever reads it: one call at a time, in one thread.
_ROOM: Final = memoryview(bytearray(65_536))


class OpenSocket(asyncio.BufferedProtocol):
    """A line to one client, and at once what its connection tells of."""

    __slots__ = (
        "_alive", "_closing", "_heard", "_loop", "_lost", "_paused", "_pieces", "_said", "_text", "_timer",
        "_transport", "_waiter", "address", "language", "when_lost",
    )  # fmt: skip

    def __init__(
        self,
        transport: asyncio.Transport,
        said: ServerProtocol,
        address: str,
        language: str,
        heard: list[str | bytes],
    ) -> None:
        self.address = address
        self.language = language
        self.when_lost: Callable[[], object] | None = None
        self._transport = transport
        self._said = said  # makes messages of bytes
        self._heard = heard  # messages that nobody has asked for yet
        self._pieces = b""  # of a message in pieces, what has come, and whether it is text
        self._text = False
        self._waiter: asyncio.Future[None] | None = None
        self._paused = self._closing = self._lost = False
        self._alive = True
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(KEEP_ALIVE, self._keep_alive)

    # -- for whoever serves the client ----------------------------------------

    async def receive(self) -> str | bytes:
        """The next message, whatever it is made of."""
        while not self._heard:
            if self._lost:
                raise Gone
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        message = self._heard.pop(0)
        if not self._heard and not self._lost:
            self._read_on()
        return message

    def put(self, message: bytes) -> bool:
        """Write a message at once; false if too much waits to be read at the other end."""
        if self._closing or self._lost or self._transport.is_closing():
            return True  # whoever listens is told that nobody is there
        if self._transport.get_write_buffer_size() > UNREAD:
            return False
        self._transport.write(_frame(message))
        return True

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye; never complains."""
        self.end(code, reason)

    def end(self, code: int = 1000, reason: str = "") -> None:
        """Say goodbye, unless that was said, and wait a while for the answer."""
        if not (self._closing or self._lost or self._transport.is_closing()):
            self._said.send_close(code, reason)
            self._flush()
            self._closing = True
            self._give_a_while()
            self._read_on()

    def shutdown(self) -> None:
        """The server ends: the client is to come again."""
        self.end(1012)
        self._part()

    # -- for the connection ----------------------------------------

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where the next bytes go."""
        return _ROOM

    def buffer_updated(self, nbytes: int) -> None:
        """So many bytes came."""
        self._alive = True
        self._said.receive_data(bytes(_ROOM[:nbytes]))
        for event in self._said.events_received():
            assert isinstance(event, Frame)
            if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and not self._closing:
                self._hear(event)
        self._flush()  # answers to pings, and to a goodbye
        if self._said.close_rcvd is not None or self._said.parser_exc is not None:
            self._part()
        elif self._transport.get_write_buffer_size() > 2 * UNREAD:  # it wants answers, and reads none
            self._transport.abort()

    def eof_received(self) -> None:
        """Nothing more will come: the connection is closed."""
        self._part()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._timer.cancel()
        self._nobody_there()
        if self.when_lost is not None:
            self.when_lost()
            self.when_lost = None

    def _hear(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
        # Put together as they come: empty pieces, of which anybody may send any number, take no room.
        data = self._pieces + frame.data
        self._pieces = b"" if frame.fin else data
        if not frame.fin:
            return
        try:
            self._heard.append(data.decode() if self._text else data)
        except UnicodeDecodeError:
            self.end(1007)
            self._nobody_there()
            return
        self._wake()
        if len(self._heard) > UNHEARD and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _flush(self) -> None:
        if (said := b"".join(self._said.data_to_send())) and not self._transport.is_closing():
            self._transport.write(said)

    def _keep_alive(self) -> None:
        if not self._alive and not self._paused:
            self._transport.abort()
            return
        self._alive = False
        self._said.send_ping(b"")
        self._flush()
        self._timer = self._loop.call_later(KEEP_ALIVE, self._keep_alive)

    def _read_on(self) -> None:
        if self._paused:
            self._paused = False
            self._alive = True  # it could not be heard of, whatever it said
            self._transport.resume_reading()

    def _part(self) -> None:
        """Nothing more is heard; what was written may still be read, for a while."""
        self._nobody_there()
        self._transport.close()
        self._give_a_while()

    def _give_a_while(self) -> None:
        self._timer.cancel()
        self._timer = self._loop.call_later(FAREWELL, self._transport.abort)

    def _nobody_there(self) -> None:
        self._lost = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def _frame(message: bytes) -> bytes:
    """A message as it goes over the wire, in one piece (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
