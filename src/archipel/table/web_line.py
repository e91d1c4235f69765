"""A client's line as a web server has it: one WebSocket."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from archipel.table.addresses import address_of
from archipel.table.surroundings import Gone
from archipel.words import accepted_language

FAREWELL = 1.0  # seconds for a last word to somebody who may read no more


class WebLine:
    """A socket that was accepted."""

    def __init__(self, socket: WebSocket) -> None:
        self.address = address_of(socket)
        self.language = accepted_language(socket.headers.get("accept-language", ""))
        self._socket = socket

    async def receive(self) -> str | bytes:
        """The next message, whatever it is made of."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def send(self, text: str) -> None:
        """Send a message."""
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def close(self, code: int, reason: str) -> None:
        """End it; never complains."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(self._socket.close(code, reason), FAREWELL)
