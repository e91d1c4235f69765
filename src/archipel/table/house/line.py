"""Between two processes: questions one way, answers the other, each with a number."""

import asyncio
import contextlib
import itertools
import logging
import pickle
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from archipel.engine.errors import ArchipelError

T = TypeVar("T")
SIZE: Final = struct.Struct(">I")
STOP: Final = "stop"  # nobody waits for the answer any more
_log = logging.getLogger("archipel.host")


class NobodyThere(Exception):
    """The other end of the line is gone."""


class Form(NamedTuple):
    """How messages are written."""

    write: Callable[[Any], bytes]
    read: Callable[[bytes], Any]


# Both ends are one program's, made by it and known to nobody else.
PICKLED: Final = Form(lambda message: pickle.dumps(message, pickle.HIGHEST_PROTOCOL), pickle.loads)
# Through a network: nothing but names and numbers, and of an error no more than that there was one.
PLAIN: Final = Form(msgspec.msgpack.Encoder(enc_hook=lambda _: None).encode, msgspec.msgpack.decode)


def framed(form: Form, *message: Any) -> bytes:
    """A message as it goes over the line."""
    data = form.write(message)
    return SIZE.pack(len(data)) + data


async def messages(reader: asyncio.StreamReader, form: Form) -> AsyncIterator[tuple[Any, ...]]:
    """What comes over the line, until it ends."""
    with contextlib.suppress(asyncio.IncompleteReadError, OSError):
        while True:
            (size,) = SIZE.unpack(await reader.readexactly(SIZE.size))
            yield form.read(await reader.readexactly(size))


class Asking:
    """The end of whoever asks."""

    def __init__(self, form: Form = PICKLED) -> None:
        self._form = form
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._hearing: asyncio.Task[None] | None = None

    @property
    def there(self) -> bool:
        """Whether somebody is at the other end, as far as is known."""
        return self._writer is not None

    def open(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """To be called once, where the questions will be asked."""
        self._writer = writer
        self._hearing = asyncio.create_task(self._hear(reader))

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        try:
            async for number, good, value in messages(reader, self._form):
                asked = self._asked.pop(number, None)
                if asked is not None and not asked.done():
                    if good:
                        asked.set_result(value)
                    else:
                        asked.set_exception(value or NobodyThere())
        finally:
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
        self._writer.write(framed(self._form, number, name, values))
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
            self._writer.write(framed(self._form, 0, name, values))

    async def close(self) -> None:
        """Send what was said, and hang up."""
        if (writer := self._writer) is not None:
            with contextlib.suppress(OSError):
                await writer.drain()
            writer.close()
        if self._hearing is not None:
            self._hearing.cancel()


async def granted(asking: Coroutine[Any, Any, T], give_back: Callable[[], None]) -> T:
    """What was asked for; if nobody waits for it any more when it comes, it is given back."""

    def nobody_waits(asked: "asyncio.Future[T]") -> None:
        if not asked.cancelled() and asked.exception() is None and asked.result():
            give_back()

    asked = asyncio.ensure_future(asking)
    try:
        return await asyncio.shield(asked)
    except asyncio.CancelledError:
        asked.add_done_callback(nobody_waits)
        raise


Answer = Callable[..., Any]
Work = Callable[..., Awaitable[Any]]


async def answer_all(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    quick: dict[str, Answer],
    slow: dict[str, Work],
    form: Form = PICKLED,
) -> None:
    """Answer at the other end until it is gone; what is ``slow`` goes on beside the rest."""
    tasks: dict[int, asyncio.Task[None]] = {}

    async def work(number: int, name: str, values: tuple[Any, ...]) -> None:
        try:
            reply = framed(form, number, True, await slow[name](*values))
        except ArchipelError as error:
            reply = framed(form, number, False, error)
        except Exception as error:  # whoever asked must not wait for ever
            _log.error("a question of a process failed: %s", type(error).__name__)
            reply = framed(form, number, False, NobodyThere())
        finally:
            tasks.pop(number, None)
        writer.write(reply)

    try:
        async for number, name, values in messages(reader, form):
            if name in slow:
                tasks[number] = asyncio.create_task(work(number, name, values))
            elif name == STOP:
                if values[0] in tasks:
                    tasks[values[0]].cancel()
            else:
                answer = quick[name](*values)
                if number:
                    writer.write(framed(form, number, True, answer))
    finally:
        for task in list(tasks.values()):
            task.cancel()
        writer.close()
