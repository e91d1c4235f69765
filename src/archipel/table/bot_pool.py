"""Bots think in processes of their own, never in the server's event loop; one that dies is replaced."""

import asyncio
import contextlib
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from archipel.table.bot_work import start_work, think, warm_up
from archipel.table.host import meters
from archipel.table.host.logs import note
from archipel.table.review_work import look
from archipel.table.surroundings import NOBODY, Answer, NoAnswer, Question, ReviewAnswer, ReviewQuestion
from archipel.table.turns import Place, TakeTurns, Turns

TRIES: Final = 3
PATIENCE: Final = 60.0  # seconds without any answer after which the workers are taken to hang
LET_OTHERS: Final = 0.05  # seconds that a review waits while bots are asked for
REVIEWS: Final = "reviews"  # no address that anybody can have
Q = TypeVar("Q")
A = TypeVar("A")
_log = logging.getLogger("archipel.table")


class BotPool:
    """The pool of worker processes: ``workers`` for each address at the most, and one more for the others.

    An ``eager`` pool has them ready before anybody asks: the first hint at a table does not wait for them.
    """

    def __init__(self, workers: int, eager: bool = False) -> None:
        self.workers = workers + 1
        self.eager = eager
        self.turns: TakeTurns = Turns(workers, self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._answered = time.monotonic()
        self._known: set[str] = set()  # games that the workers have at hand
        self._reviewing = asyncio.Lock()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=start_work)
            self._answered = time.monotonic()
            self._known = set()
        return self._pool

    def expect(self, game: str) -> None:
        """Questions about this game may come soon."""
        if not self.eager:
            return
        pool = self._ready()
        if game not in self._known:
            self._known.add(game)
            with contextlib.suppress(RuntimeError):  # broken, or closed: the next question finds out
                for _ in range(self.workers):
                    pool.submit(warm_up, game)

    @meters.BOT_SECONDS.timed_async
    async def think(self, question: Question, place: Place = NOBODY) -> Answer:
        """What a bot would do."""
        return await self._work(think, question, place, "a bot has answered", bot=question.bot)

    async def review(self, question: ReviewQuestion, place: Place = NOBODY) -> ReviewAnswer:
        """Go on with a review for a moment: one at a time, and never before a bot that waits.

        It counts for no address, so that a bot at the same address finds a worker free.
        """
        async with self._reviewing:
            while self.turns.waiting:
                await asyncio.sleep(LET_OTHERS)
            nobody = Place(REVIEWS, place.table, played=False)
            return await self._work(look, question, nobody, "a review went on")

    async def _work(
        self, work: Callable[[Q], A], question: Q, place: Place, done: str, bot: str = "review"
    ) -> A:
        for _ in range(TRIES):
            await self.turns.wait(place)
            pool = self._ready()
            try:
                answer = await self._answer(pool, question, place, work)
                note(done, place.table, bot=bot)
                return answer
            except BrokenProcessPool:  # a worker died: a new pool, and the same question again
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
            except Exception as error:
                _log.error("the bot %s failed: %s", bot, type(error).__name__)
                raise NoAnswer("bot_failed") from None
        raise NoAnswer("bot_silent")

    async def _answer(
        self, pool: ProcessPoolExecutor, question: Q, place: Place, work: Callable[[Q], A]
    ) -> A:
        future = asyncio.wrap_future(self._submit(pool, work, question, place))
        try:
            while not (await asyncio.wait([future], timeout=PATIENCE))[0]:
                if time.monotonic() - self._answered >= PATIENCE:  # not merely a long queue
                    _log.error("the bots' workers hang and are replaced")
                    for process in list(_processes(pool).values()):
                        process.kill()
            self._answered = time.monotonic()
            return future.result()
        finally:
            future.cancel()

    def _submit(
        self, pool: ProcessPoolExecutor, work: Callable[[Q], A], question: Q, place: Place
    ) -> "Future[A]":
        """Set a worker to it. It is busy until it has an answer, also if nobody waits for that any more."""
        loop = asyncio.get_running_loop()

        def finish(_: "Future[A]") -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for a turn either
                loop.call_soon_threadsafe(self.turns.finish, place)

        try:
            working = pool.submit(work, question)
        except RuntimeError:  # broken, or closed
            self.turns.finish(place)
            raise
        working.add_done_callback(finish)
        return working

    @property
    def waiting(self) -> int:
        """Questions that no process works on yet."""
        return self.turns.waiting

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return list(_processes(self._pool))

    def close(self) -> None:
        """Send everybody home, also those who still think."""
        if self._pool is not None:
            for process in list(_processes(self._pool).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _processes(pool: ProcessPoolExecutor | None) -> dict[int, Any]:
    return getattr(pool, "_processes", None) or {}
