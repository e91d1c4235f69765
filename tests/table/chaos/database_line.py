"""The line between a server and its database: a loopback TCP proxy that cuts, holds up and delays."""

import asyncio
import contextlib


class DatabaseLine:
    """Passes bytes on both ways; what is wrong with the line is said by its attributes."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self.delay = 0.0  # seconds that every piece takes longer
        self.gone = False  # whether whoever connects is turned away
        self.cuts = 0
        self._to = port
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()

    async def __aenter__(self) -> "DatabaseLine":
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """End every connection, in the middle of whatever it was at."""
        self.cuts += len(self._pairs)
        for pair in self._pairs:
            for writer in pair:
                writer.transport.abort()

    def hold(self) -> None:
        """Nothing goes through, and nobody hears of it."""
        self._flows.clear()

    def let_go(self) -> None:
        """What was held goes on."""
        self._flows.set()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.gone:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        pair = (writer, back)
        self._pairs.add(pair)
        try:
            await asyncio.gather(self._pipe(reader, back), self._pipe(there, writer))
        finally:
            self._pairs.discard(pair)
            for each in pair:
                each.transport.abort()

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._flows.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
            writer.write_eof()
