"""What is asked of a table is done in the order in which it was asked: one task, one queue, no locks."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable

from archipel.engine.errors import ArchipelError
from archipel.table.entries import Entry
from archipel.table.refusals import RequestRefused

Decide = Callable[[], list[Entry]]
_log = logging.getLogger("archipel.table")


def reopened() -> RequestRefused:
    """The table is opened again: whoever asked may ask once more."""
    return RequestRefused("reopened", 503)


class Request:
    """What is to be stored, decided when its turn comes, and somebody who waits for it."""

    def __init__(self, decide: Decide, command: str | None = None) -> None:
        self.decide = decide
        self.command = command
        self.answer: asyncio.Future[None] | None = None

    def succeed(self) -> None:
        """Whoever waits goes on."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)

    def fail(self, error: BaseException) -> None:
        """Whoever waits hears why not."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error)


class OneAtATime:
    """Grants requests in turn; one that fails by a fault of ours breaks the table down."""

    def __init__(self, grant: Callable[[Request], Awaitable[None]], break_down: Callable[[], None]) -> None:
        self._grant = grant
        self._break_down = break_down
        self._queue: asyncio.Queue[Request] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="a table")

    def put(self, decide: Decide) -> None:
        """Do this when its turn comes; nobody waits for it."""
        self._queue.put_nowait(Request(decide))

    async def ask(self, decide: Decide, command: str | None = None) -> None:
        """Returns once it was done and stored; raises if it is refused."""
        request = Request(decide, command)
        request.answer = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(request)
        if self._task.done():
            self._refuse_the_rest()
        await request.answer

    async def _run(self) -> None:
        while True:
            request = await self._queue.get()
            try:
                await self._grant(request)
            except ArchipelError as error:
                request.fail(error)
            except asyncio.CancelledError:
                request.fail(reopened())
                raise
            except Exception as error:
                self._break_down()
                where = "".join(traceback.format_tb(error.__traceback__))
                # Not the error's own words: they might quote what nobody may know.
                _log.error("a table failed and will be opened again: %s\n%s", type(error).__name__, where)
                request.fail(RequestRefused("fault", 500))
            else:
                request.succeed()

    async def close(self) -> None:
        """Grant nothing more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._refuse_the_rest()

    def _refuse_the_rest(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait().fail(reopened())
