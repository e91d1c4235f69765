"""Open a store for a server: look whether it is sound, and save what is if it is not."""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from archipel.engine.errors import ArchipelError
from archipel.table.host import swap
from archipel.table.host.salvage import salvage
from archipel.table.host.store_file import connect, is_damage
from archipel.table.stores import StoreFailed
from archipel.table.stores.opening import is_postgres, store_at
from archipel.table.stores.sql import SqlStore
from archipel.table.stores.sqlite.migrations import STEPS

PATIENCE: Final = 10.0  # seconds that the start waits for the check of a large file
# After an orderly end it was sound, most likely: what the check of a large file finds is told later.
AFTER_AN_ORDERLY_END: Final = 0.3
LARGE: Final = 50_000_000  # bytes, that no check goes through in that time
TELL_EVERY: Final = 5.0  # seconds
Tell = Callable[..., None]  # what the host is told: a key of the texts, and its arguments
_log = logging.getLogger("archipel.host")


def tell_log(key: str, **about: Any) -> None:
    """Where nobody listens: into the log, in no language."""
    plain = {name: value.key if isinstance(value, ArchipelError) else value for name, value in about.items()}
    _log.warning("%s", " ".join([key, *(f"{name}={value}" for name, value in plain.items())]))


def patience_with(path: Path | str, orderly: bool) -> float:
    """Seconds that a start waits for the check of a file, after an orderly end or another."""
    if not orderly:
        return PATIENCE
    file = Path(path)
    return 0.0 if file.is_file() and file.stat().st_size > LARGE else AFTER_AN_ORDERLY_END


def open_store(path: Path | str, tell: Tell = tell_log, patience: float = PATIENCE) -> SqlStore:
    """The store in this file or database, sound; whoever calls holds its lock.

    Of a damaged file everything sound is saved into a new one, and the damaged one is kept beside it: the
    host is told of each table that could not be saved.
    """
    if is_postgres(path):
        return store_at(path)
    file = Path(path).resolve()
    if (kept := swap.finish(file)) is not None:
        tell("serve-resumed", file=str(path), kept=str(kept))
    fault = _Check(file, tell).wait(patience)
    if fault is not None:
        _save(file, tell, fault)
    return store_at(path)


def _save(file: Path, tell: Tell, fault: str) -> None:
    tell("serve-damaged", file=str(file), fault=fault)
    result = salvage(file, _Saving(tell))
    if result is None:
        raise StoreFailed("store_nothing", file=str(file))
    tell("serve-saved", count=len(result.saved), kept=str(result.kept))
    for unsure in result.unsure:
        tell("serve-unsure", table=unsure.table, game=unsure.game)
    for lost in result.lost:
        tell("serve-lost", table=lost.table, game=lost.game, reason=lost.reason)


class _Saving:
    """Tells the host now and then how far the work is."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self._last = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        if time.monotonic() - self._last > TELL_EVERY:
            self.tell("serve-saving", done=done, count=of)
            self._last = time.monotonic()


class _Check:
    """SQLite's quick check of a file, in a thread: a large file does not keep people waiting."""

    def __init__(self, file: Path, tell: Tell) -> None:
        self.file = file
        self.tell = tell
        self.fault: str | None = None
        self._late = False
        self._thread = threading.Thread(target=self._look, name="archipel-check", daemon=True)

    def wait(self, patience: float) -> str | None:
        """What is wrong with the file, as far as is known after so many seconds."""
        self._thread.start()
        self._thread.join(patience)
        self._late = self._thread.is_alive()
        if self._late:
            self.tell("serve-large", file=str(self.file))
        return self.fault

    def _look(self) -> None:
        self.fault = look(self.file)
        if self._late and self.fault is not None:
            self.tell("serve-late", file=str(self.file), fault=self.fault)


def look(file: Path) -> str | None:
    """What SQLite's quick check finds; nothing too where the store itself will say what is wrong."""
    if not file.is_file() or not file.stat().st_size:
        return None
    try:
        connection = connect(file)
        try:
            if connection.execute("PRAGMA user_version").fetchone()[0] > len(STEPS):
                return None
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        finally:
            connection.close()
    except sqlite3.Error as error:
        return str(error) if is_damage(error) else None
    return None if found == "ok" else " ".join(found.split())
