"""Bots think in processes of their own, never in the server's event loop; one that dies is replaced."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

from archipel.bots.bot import Plan
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.table.host import meters
from archipel.table.host.logs import note
from archipel.table.turns import Place, Turns

TRIES: Final = 3
PATIENCE: Final = 60.0  # seconds without any answer after which the workers are taken to hang
LONGEST_THOUGHT: Final = 1.0  # seconds that people wait for one choice of a bot
NOBODY: Final = Place()
_log = logging.getLogger("archipel.table")


class NoAnswer(ArchipelError):
    """A bot could not answer."""

    status = 503


class Answer(NamedTuple):
    """What a bot chose and why, and what it means to do next."""

    code: int | None
    reason: str
    args: dict[str, Any]
    plan: Plan | None


def think(
    game_id: str, world: dict[str, Any], seat: int, bot_name: str, seed: str, plan: Plan | None
) -> Answer:
    """One choice of one bot, in a worker process."""
    from archipel.bots import make_bot
    from archipel.games import find

    game = find(game_id)
    bot = make_bot(bot_name, game)
    bot.answer_within(LONGEST_THOUGHT)
    if plan is not None:
        bot.take_up(plan)
    code = bot.choose(Perspective(game.load(world), seat, Chance.from_seed(seed)))
    reason = bot.why()
    return Answer(code, reason.key if reason else "", dict(reason.args) if reason else {}, bot.plan())


def start_work() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, even by ``kill -9``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def end_with_the_server() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=end_with_the_server, daemon=True).start()


class BotPool:
    """The pool of worker processes: ``workers`` for each address at the most, and one more for the others."""

    def __init__(self, workers: int) -> None:
        self.workers = workers + 1
        self.turns = Turns(workers, self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._answered = time.monotonic()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=start_work)
            self._answered = time.monotonic()
        return self._pool

    @meters.BOT_SECONDS.timed_async
    async def think(
        self, state: State, seat: int, bot: str, seed: str, plan: Plan | None = None, place: Place = NOBODY
    ) -> Answer:
        """What a bot would do on this seat; it is sent an imagined world and knows no more than the seat."""
        world = state.imagine(seat, Chance.from_seed(seed)).to_json()
        for _ in range(TRIES):
            await self.turns.wait(place)
            pool = self._ready()
            try:
                answer = await self._answer(pool, (state.game.id, world, seat, bot, seed, plan), place)
                note("a bot has answered", place.table, bot=bot)
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
        self, pool: ProcessPoolExecutor, question: tuple[Any, ...], place: Place = NOBODY
    ) -> Answer:
        future = asyncio.wrap_future(self._submit(pool, question, place))
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

    def _submit(self, pool: ProcessPoolExecutor, question: tuple[Any, ...], place: Place) -> "Future[Answer]":
        """Set a worker to it. It is busy until it has an answer, also if nobody waits for that any more."""
        loop = asyncio.get_running_loop()

        def finish(_: "Future[Answer]") -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for a turn either
                loop.call_soon_threadsafe(self.turns.finish, place)

        try:
            working = pool.submit(think, *question)
        except RuntimeError:  # broken, or closed
            self.turns.finish(place)
            raise
        working.add_done_callback(finish)
        return working

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
