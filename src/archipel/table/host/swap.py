"""Put another store in a file's place, so that a crash in between loses neither.

A store may have a log beside it (``-wal``) that belongs to it alone: the two must move together. The new
store lies ready under a name that says what is to be done; whoever opens the store next (:func:`finish`) goes
on where the work stopped.
"""

import contextlib
import os
import time
from pathlib import Path
from typing import Final

LOG: Final = "-wal"
SHARED: Final = "-shm"  # of no worth without a process


def draft_of(store: Path) -> Path:
    """Where a new store is written before it takes the place of this one; an older attempt is thrown away."""
    draft = Path(f"{store}.draft")
    for end in ("", LOG, SHARED, "-journal"):
        Path(f"{draft}{end}").unlink(missing_ok=True)
    return draft


def swap_in(store: Path, draft: Path, why: str) -> Path:
    """The draft is the store from now on; gives where the old one is kept: ``tables.db.damaged-2024…``."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    flush(draft)
    draft.rename(f"{store}.next-{why}-{stamp}")
    _flush_folder(store)
    kept = finish(store)
    assert kept is not None
    return kept


def finish(store: Path) -> Path | None:
    """Go on with a swap, if one was begun; gives where the old store is kept."""
    begun = sorted(store.parent.glob(f"{_plain(store.name)}.next-*"))
    if not begun:
        return None
    ready = begun[-1]
    kept = store.with_name(f"{store.name}.{ready.name.partition('.next-')[2]}")
    for end in (LOG, ""):  # the log first: without it the store is still known to be the old one
        with contextlib.suppress(FileNotFoundError):
            Path(f"{store}{end}").rename(f"{kept}{end}")
    Path(f"{store}{SHARED}").unlink(missing_ok=True)
    ready.rename(store)
    _flush_folder(store)
    return kept


def flush(path: Path) -> None:
    """Everything that was written to a file is on the disk."""
    with path.open("rb") as file:
        os.fsync(file.fileno())


def _flush_folder(path: Path) -> None:
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _plain(name: str) -> str:
    """A name in which ``*`` and ``[`` mean themselves."""
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in name)
