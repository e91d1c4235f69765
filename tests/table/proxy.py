"""A bad line: a loopback TCP proxy that delays, breaks into pieces, and cuts."""

import asyncio
import contextlib
import random


class BadLine:
    """Listens on loopback and passes bytes on to a server, badly; :attr:`calm` makes it behave."""

    def __init__(self, port: int, rng: random.Random) -> None:
        self.rng = rng
        self.calm = False
        self.cuts = 0
        self.port = 0
        self._to = port
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self._hung_up = asyncio.Event()

    async def __aenter__(self) -> "BadLine":
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.hang_up()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    def stream(self, table: str) -> str:
        """The address of a table's stream, by way of this line."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream"

    def hang_up(self) -> None:
        """End every connection: whoever waited for a message will come again."""
        self._hung_up.set()
        self._hung_up = asyncio.Event()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pipes.add(task)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            self._pipes.discard(task)
            return
        # How much goes through before the line breaks, in each direction; never the handshake alone.
        pipes: list[asyncio.Task[object]] = [
            asyncio.create_task(self._hung_up.wait()),
            asyncio.create_task(self._pipe(reader, back, self.rng.randrange(300, 3_000))),
            asyncio.create_task(self._pipe(there, writer, self.rng.randrange(600, 120_000))),
        ]
        try:
            await asyncio.wait(pipes, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pipe in pipes:
                pipe.cancel()
            writer.transport.abort()
            back.transport.abort()
            self._pipes.discard(task)

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int) -> None:
        passed = 0
        with contextlib.suppress(OSError):
            while data := await reader.read(self.rng.choice([64, 512, 65_536])):
                if not self.calm:
                    if self.rng.random() < 0.05:
                        await asyncio.sleep(self.rng.uniform(0, 0.06))
                    passed += len(data)
                    if passed > most:
                        self.cuts += 1
                        writer.write(data[: self.rng.randrange(len(data) + 1)])  # in the middle of a message
                        return
                writer.write(data)
                await writer.drain()
