"""Work shared out: numbered games, played by this process or by several, stopped by Ctrl-C without loss."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from multiprocessing.synchronize import Event as SharedFlag
from types import FrameType
from typing import Any, Generic, Protocol, TypeVar

from archipel.engine.errors import ArchipelError

CHUNK_SECONDS = 0.25  # a chunk should take about this long: the progress bar moves, and overheads stay small
LARGEST_CHUNK = 2000


class Part(Protocol):
    """What a chunk of games came to."""

    @property
    def games(self) -> int:
        """How many of its games were finished."""

    @property
    def failed(self) -> bool:
        """Whether no further game should be begun."""


P = TypeVar("P", bound=Part)
P_co = TypeVar("P_co", bound=Part, covariant=True)


class Job(Protocol[P_co]):
    """Games that can be asked for by number; plain data, so that it can travel to another process."""

    def run(self, first: int, last: int, stopped: Callable[[], bool]) -> P_co:
        """Play games ``first`` to ``last - 1``, fewer when ``stopped`` says so before a game begins."""


class LostWorker(ArchipelError):
    """A worker process died (killed, or out of memory); ``report`` has what was finished."""

    report: Any = None


class BadWorkers(ArchipelError):
    """The number of processes makes no sense."""


def processes(workers: int) -> int:
    """How many processes this number of workers means: 0 is one for each core."""
    if workers < 0:
        raise BadWorkers("workers", count=workers)
    return workers or os.cpu_count() or 1


class Chunks:
    """Cuts the games into chunks that take about as long as they should."""

    def __init__(
        self, games: int, workers: int, seconds: float = CHUNK_SECONDS, most: int = LARGEST_CHUNK
    ) -> None:
        self.games = games
        self.workers = workers
        self.seconds = seconds
        self.most = most
        self.next = 0
        self.size = 1

    def take(self) -> tuple[int, int] | None:
        """The next chunk, or nothing when all are given out."""
        if self.next >= self.games:
            return None
        # Towards the end the chunks shrink, so that all workers finish together.
        fair = max(1, (self.games - self.next) // (2 * self.workers))
        first, self.next = self.next, min(self.games, self.next + min(self.size, fair))
        return first, self.next

    def learn(self, games: int, seconds: float) -> None:
        """Adapt to how long a chunk took."""
        fitting = int(games * self.seconds / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * self.size, self.most))


class WorkerPool(Generic[P]):
    """Plays a job's games and hands every part to ``collect`` as it comes in.

    The first Ctrl-C (or the same signal to this process) lets each worker finish the game in hand, and hands
    over all that is finished; a second one raises ``KeyboardInterrupt`` at once.
    """

    def __init__(self, job: Job[P], collect: Callable[[P], None]) -> None:
        self.job = job
        self.collect = collect
        self.interrupted = False
        self.enough = False  # for whoever collects: no further game is needed
        self.lost_a_worker = False  # a process was killed, and its games in hand with it
        self._failed = False

    def play(self, games: int, workers: int = 1) -> None:
        """Play games 0 to ``games - 1`` on so many processes; 0 takes one for each core."""
        chunks = Chunks(games, processes(workers))
        with noticing_ctrl_c(self):
            if min(chunks.workers, games) <= 1:
                self._alone(chunks)
            else:
                self._together(chunks)

    def _stopped(self) -> bool:
        return self.interrupted or self.enough or self.lost_a_worker or self._failed

    def _receive(self, part: P) -> None:
        self._failed = self._failed or part.failed
        self.collect(part)

    def _alone(self, chunks: Chunks) -> None:
        while not self._stopped() and (chunk := chunks.take()):
            started = time.perf_counter()
            part = self.job.run(*chunk, self._stopped)
            chunks.learn(part.games, time.perf_counter() - started)
            self._receive(part)

    def _together(self, chunks: Chunks) -> None:
        context = _context()
        stop = context.Event()
        pool = ProcessPoolExecutor(chunks.workers, context, _enter, (stop,))
        pending: set[Future[tuple[P, float]]] = set()
        try:
            while True:
                while not self._stopped() and len(pending) < chunks.workers + 1 and (chunk := chunks.take()):
                    with _deaf_to_ctrl_c():
                        pending.add(pool.submit(_run, self.job, chunk[0], chunk[1]))
                if not pending:
                    break
                done, pending = wait(pending, timeout=0.1, return_when=FIRST_COMPLETED)
                for future in done:
                    self._take_over(future, chunks)
                if self._stopped():
                    stop.set()
        except BaseException:
            stop.set()
            for process in list(pool._processes.values()):
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _take_over(self, future: "Future[tuple[P, float]]", chunks: Chunks) -> None:
        try:
            part, seconds = future.result()
        except BrokenProcessPool:
            self.lost_a_worker = True
            return
        chunks.learn(part.games, seconds)
        self._receive(part)


class Interruptible(Protocol):
    """Work that somebody may wish to end."""

    interrupted: bool


@contextmanager
def noticing_ctrl_c(work: Interruptible) -> Iterator[None]:
    """Make the first Ctrl-C a request and the second an exception; only the main thread can do so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def notice(_number: int, _frame: FrameType | None) -> None:
        if work.interrupted:
            raise KeyboardInterrupt
        work.interrupted = True

    before = signal.signal(signal.SIGINT, notice)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started meanwhile are deaf too, from the first; this one hears it afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _context() -> BaseContext:
    """Fresh processes, no copies of this one: its threads (a progress bar's) would be missing in a copy."""
    return get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")


_stop_flag: SharedFlag | None = None


def _enter(stop: SharedFlag) -> None:
    """A worker begins: Ctrl-C reaches it as well, but only the first process decides what that means."""
    global _stop_flag  # noqa: PLW0603  (the one thing that a worker remembers)
    _stop_flag = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _run(job: Job[P], first: int, last: int) -> tuple[P, float]:
    started = time.perf_counter()
    part = job.run(first, last, _stop_flag.is_set if _stop_flag else bool)
    return part, time.perf_counter() - started
