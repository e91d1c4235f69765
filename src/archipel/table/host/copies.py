"""Copies of a store: taken while a server runs, and put back when none does."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from archipel.engine.errors import ArchipelError
from archipel.table.host.store_file import StoreFile, count_in, fault_of
from archipel.table.host.swap import draft_of, flush, swap_in
from archipel.table.stores import StoreFailed
from archipel.table.stores.sqlite.private import make_private

Progress = Callable[[int, int], None]
PAGES: Final = 256  # copied between two looks at the progress: a megabyte


class Copied(NamedTuple):
    """What a copy holds, and where the store that it replaced is kept, if there was one."""

    tables: int
    entries: int
    kept: Path | None = None


def nothing(done: int, of: int) -> None:
    """Nobody watches."""


def backup(store: Path, copy: Path, force: bool = False, progress: Progress = nothing) -> Copied:
    """A whole, checked copy of a store as it is at this moment, whoever plays meanwhile.

    It is written under another name first: a file with the name of the copy is a good one. ``force`` lets it
    take the place of an older copy.
    """
    _not_the_same(store, copy)
    if copy.exists() and not force:
        raise ArchipelError("copy_exists", file=str(copy))
    draft = draft_of(copy)
    try:
        with StoreFile(store) as source:
            copied = _copy(source, draft, progress)
        flush(draft)
        draft.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed("copy_failed", file=str(copy), fault=fault_of(error)) from None
    finally:
        draft.unlink(missing_ok=True)
    return copied


def check(copy: Path, store: Path) -> int:
    """Refuses what is no whole copy, or the store itself; gives how many tables it holds."""
    _not_the_same(store, copy)
    with StoreFile(copy) as source:
        if faults := source.faults():
            raise StoreFailed("copy_damaged", file=str(copy), fault=faults[0])
        return count_in(source.connection)[0]


def restore(copy: Path, store: Path, progress: Progress = nothing) -> Copied:
    """Put a checked copy in a store's place; the store that was there is kept beside it.

    Whoever calls holds the store's lock.
    """
    there, draft = store.exists(), draft_of(store.resolve())
    try:
        with StoreFile(copy) as source:
            copied = _copy(source, draft, progress)
        kept = swap_in(store.resolve(), draft, "replaced")
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed("copy_failed", file=str(store), fault=fault_of(error)) from None
    finally:
        draft.unlink(missing_ok=True)
    return copied._replace(kept=kept if there else None)


def _not_the_same(store: Path, copy: Path) -> None:
    if copy.resolve() == store.resolve():
        raise ArchipelError("copy_same", file=str(copy))


def _copy(source: StoreFile, draft: Path, progress: Progress) -> Copied:
    """One moment of a store in one file, readable by its owner only: it holds the seeds of running games."""
    # What others write from now on is not seen: the copy need not begin again.
    source.connection.execute("BEGIN")
    try:
        tables, entries = count_in(source.connection)
        make_private(draft)
        with contextlib.closing(sqlite3.connect(draft)) as copy:
            source.connection.backup(
                copy, pages=PAGES, progress=lambda _, left, of: progress(of - left, of), sleep=0.01
            )
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
    finally:
        source.connection.execute("ROLLBACK")
    with StoreFile(draft) as written:
        if faults := written.faults():
            raise StoreFailed("copy_damaged", file=str(source.path), fault=faults[0])
        if count_in(written.connection) != (tables, entries):
            raise StoreFailed("copy_damaged", file=str(draft), fault="count")
    return Copied(tables, entries)
