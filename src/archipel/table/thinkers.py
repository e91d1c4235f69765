"""Bots think in processes of their own, never in the server's event loop; one that dies is replaced."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State

TRIES: Final = 3
Thought = tuple[int | None, str, dict[str, Any]]


def think(game_id: str, world: dict[str, Any], seat: int, bot_name: str, seed: str) -> Thought:
    """One choice of one bot, in a worker process: the action's code, and the reason."""
    from archipel.bots import make_bot
    from archipel.games import find

    game = find(game_id)
    bot = make_bot(bot_name, game)
    code = bot.choose(Perspective(game.load(world), seat, Chance.from_seed(seed)))
    reason = bot.why()
    return (code, reason.key, dict(reason.args)) if reason else (code, "", {})


class Thinkers:
    """The pool of worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    async def think(self, state: State, seat: int, bot: str, seed: str) -> Thought:
        """What a bot would do on this seat. It is sent an imagined world, so it cannot know more than its seat."""
        world = state.imagine(seat, Chance.from_seed(seed)).to_json()
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, think, state.game.id, world, seat, bot, seed)
            except BrokenProcessPool:  # a worker died: a new pool, and the same question again
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        processes = getattr(self._pool, "_processes", None) or {}
        return list(processes)

    def close(self) -> None:
        """Send everybody home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
