"""What is counted and timed while a server runs: one set for each process, and how several are one."""

import collections
import contextlib
import time
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from archipel.table import messages as wire
from archipel.table.entries import Acted, Entry
from archipel.table.host.metrics import QUICK, SLOW, Counted, Counter, Histogram

STARTED: Final = time.monotonic()
ACTS: Final = Counter("archipel_acts_total", "Acts of people and bots that were kept.")
ACT_SECONDS: Final = Histogram(
    "archipel_act_seconds", "From a person's act to its being on the disk, or refused.", QUICK
)
BOT_SECONDS: Final = Histogram(
    "archipel_bot_seconds", "From a question to a bot until its answer, the queue included.", SLOW
)
COMMIT_SECONDS: Final = Histogram(
    "archipel_store_commit_seconds", "One commit of the store, with its sync to the disk.", QUICK
)
FAILURES: Final = Counter("archipel_store_failures_total", "Writes that the store refused.")
REPLACED: Final = Counter("archipel_replaced_total", "Processes that ended unasked and were replaced.")
COUNTED: Final[tuple[Counted, ...]] = (ACTS, ACT_SECONDS, BOT_SECONDS, COMMIT_SECONDS, FAILURES, REPLACED)


class Snapshot(NamedTuple):
    """How one process, or several, are: for how long, what is there now, what was counted so far."""

    uptime: float
    now: dict[str, float]
    counted: list[list[float]]  # of each of COUNTED


class Family(Protocol):
    """The processes of one server."""

    async def together(self, mine: Snapshot) -> Snapshot:
        """How all of them are, this one included."""


class Single:
    """A server of one process."""

    async def together(self, mine: Snapshot) -> Snapshot:
        """There is no other."""
        return mine


def snapshot(now: dict[str, float]) -> Snapshot:
    """This process, with what is there now."""
    return Snapshot(uptime(), now, [each.figures() for each in COUNTED])


def added(snapshots: Iterable[Snapshot]) -> Snapshot:
    """Several as one, which is as old as the oldest of them."""
    oldest, now = 0.0, collections.Counter[str]()
    counted = [[0.0] * len(each.figures()) for each in COUNTED]
    for each in snapshots:
        oldest = max(oldest, each.uptime)
        now.update(each.now)
        counted = [
            [a + b for a, b in zip(*both, strict=True)] for both in zip(counted, each.counted, strict=True)
        ]
    return Snapshot(oldest, dict(now), counted)


def count_acts(entries: Iterable[Entry]) -> None:
    """These entries were kept."""
    ACTS.add(sum(isinstance(entry, Acted) for entry in entries))


def time_act(do: wire.Do) -> contextlib.AbstractContextManager[None]:
    """Times the block if somebody acts in it; other commands are not counted."""
    return ACT_SECONDS.timing() if isinstance(do, wire.Act) else contextlib.nullcontext()


def uptime() -> float:
    """Seconds since the program was loaded."""
    return time.monotonic() - STARTED
