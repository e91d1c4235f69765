"""One thread that writes: whatever is queued goes into one transaction with one sync (group commit)."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Final

from archipel.table.host import meters
from archipel.table.stores.protocol import StoreAway, StoreFailed

Statement = tuple[str, tuple[Any, ...]]
BATCH: Final = 512  # jobs in one commit


class Job:
    """Statements and rows of entries that belong together, and somebody who waits for them."""

    def __init__(self, statements: list[Statement], rows: list[tuple[Any, ...]]) -> None:
        self.statements = statements
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()


def tell(jobs: list[Job], failure: Exception | None = None) -> None:
    """Let those who wait know that these are kept, or that nothing of them was; their loop is called once."""

    def answer(some: list[Job]) -> None:
        for job in some:
            if job.future.done():
                continue
            if failure is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(failure)

    for loop in {job.loop for job in jobs}:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(answer, [job for job in jobs if job.loop is loop])


class GroupCommit:
    """Takes jobs and answers each when it is on the disk.

    ``commit`` writes jobs in one transaction or raises and has written none; ``fault`` says what an error
    of it means; ``end`` is called in the same thread when there will be no more.
    """

    def __init__(
        self,
        commit: Callable[[list[Job]], None],
        fault: Callable[[Exception], StoreFailed],
        end: Callable[[], None],
    ) -> None:
        self._commit = commit
        self._fault = fault
        self._end = end
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="archipel-writer", daemon=True)
        self._thread.start()

    async def write(self, statements: list[Statement], rows: list[tuple[Any, ...]]) -> None:
        """Returns when these are kept; raises if none of them is."""
        job = Job(statements, rows)
        self._jobs.put(job)
        await job.future

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while True:
            batch: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._keep(batch)
            if job is None:
                self._end()
                return

    def _keep(self, batch: list[Job]) -> None:
        try:
            with meters.COMMIT_SECONDS.timing():
                self._commit(batch)
        except Exception as error:  # whatever it is, those who wait must hear of it, and the writer goes on
            failure = self._fault(error)
            if len(batch) > 1 and not isinstance(failure, StoreAway):  # one bad apple: each stands for itself
                for job in batch:
                    self._keep([job])
                return
            meters.FAILURES.add()
            tell(batch, failure)
            return
        tell(batch)
