"""Between a process and its parent: questions one way, answers the other, each with a number.

Both ends of the line are made by the parent and known to nobody else, so messages are pickled.
"""

import asyncio
import contextlib
import itertools
import logging
import pickle
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from archipel.engine.errors import ArchipelError

SIZE: Final = struct.Struct(">I")
STOP: Final = "stop"  # nobody waits for the answer any more
_log = logging.getLogger("archipel.host")


class NobodyThere(Exception):
    """The other end of the line is gone."""


def framed(*message: Any) -> bytes:
    """A message as it goes over the line."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(data)) + data


async def messages(reader: asyncio.StreamReader) -> AsyncIterator[tuple[Any, ...]]:
    """What comes over the line, until it ends."""
    with contextlib.suppress(asyncio.IncompleteReadError, OSError):
        while True:
            (size,) = SIZE.unpack(await reader.readexactly(SIZE.size))
            yield pickle.loads(await reader.readexactly(size))


class Asking:
    """The end of whoever asks."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._hearing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """To be called once, where the questions will be asked."""
        reader, self._writer = await asyncio.open_unix_connection(sock=self._end)
        self._hearing = asyncio.create_task(self._hear(reader))

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        async for number, good, value in messages(reader):
            asked = self._asked.pop(number, None)
            if asked is not None and not asked.done():
                if good:
                    asked.set_result(value)
                else:
                    asked.set_exception(value)
        self._writer = None
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(NobodyThere())

    async def ask(self, name: str, *values: Any) -> Any:
        """The answer, or the error that there was instead; :class:`NobodyThere` if nobody will answer."""
        if self._writer is None:
            raise NobodyThere
        number = next(self._numbers)
        asked = self._asked[number] = asyncio.get_running_loop().create_future()
        self._writer.write(framed(number, name, values))
        try:
            return await asked
        except asyncio.CancelledError:
            self.tell(STOP, number)
            raise
        finally:
            self._asked.pop(number, None)

    def tell(self, name: str, *values: Any) -> None:
        """Say something to which there is no answer."""
        if self._writer is not None:
            self._writer.write(framed(0, name, values))

    async def close(self) -> None:
        """Send what was said, and hang up."""
        if self._writer is not None:
            with contextlib.suppress(OSError):
                await self._writer.drain()
            self._writer.close()
        if self._hearing is not None:
            self._hearing.cancel()


Answer = Callable[..., Any]
Work = Callable[..., Awaitable[Any]]


async def answer_all(end: socket.socket, quick: dict[str, Answer], slow: dict[str, Work]) -> None:
    """Answer at the other end until it is gone; what is ``slow`` goes on beside the rest."""
    reader, writer = await asyncio.open_unix_connection(sock=end)
    tasks: dict[int, asyncio.Task[None]] = {}

    async def work(number: int, name: str, values: tuple[Any, ...]) -> None:
        try:
            reply = framed(number, True, await slow[name](*values))
        except ArchipelError as error:
            reply = framed(number, False, error)
        except Exception as error:  # whoever asked must not wait for ever
            _log.error("a question of a process failed: %s", type(error).__name__)
            reply = framed(number, False, NobodyThere())
        finally:
            tasks.pop(number, None)
        writer.write(reply)

    try:
        async for number, name, values in messages(reader):
            if name in slow:
                tasks[number] = asyncio.create_task(work(number, name, values))
            elif name == STOP:
                if values[0] in tasks:
                    tasks[values[0]].cancel()
            else:
                answer = quick[name](*values)
                if number:
                    writer.write(framed(number, True, answer))
    finally:
        for task in list(tasks.values()):
            task.cancel()
        writer.close()
