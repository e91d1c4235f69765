"""What is counted and timed while a server runs: one set for the process, as Prometheus expects."""

import contextlib
import time
from collections.abc import Iterable
from typing import Final

from archipel.table import messages as wire
from archipel.table.entries import Acted, Entry
from archipel.table.host.metrics import QUICK, SLOW, Counter, Histogram

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
COUNTED: Final = (ACTS, ACT_SECONDS, BOT_SECONDS, COMMIT_SECONDS, FAILURES)


def count_acts(entries: Iterable[Entry]) -> None:
    """These entries were kept."""
    ACTS.add(sum(isinstance(entry, Acted) for entry in entries))


def time_act(do: wire.Do) -> contextlib.AbstractContextManager[None]:
    """Times the block if somebody acts in it; other commands are not counted."""
    return ACT_SECONDS.timing() if isinstance(do, wire.Act) else contextlib.nullcontext()


def uptime() -> float:
    """Seconds since the program was loaded."""
    return time.monotonic() - STARTED
