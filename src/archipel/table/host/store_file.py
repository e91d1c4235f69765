"""A store read from outside: nothing in it is ever changed, and a server may be running on it."""

import errno
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.engine.match import Match
from archipel.engine.record import Record, commitment
from archipel.games import find
from archipel.table.entries import decode_entry, decode_header
from archipel.table.host.store_reader import StoredEntry, StoredTable, StoreReader
from archipel.table.stores import NewerStore, Row, StoreFailed
from archipel.table.stores.sqlite.migrations import STEPS, migrate
from archipel.table.table import Table

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
SYSTEM: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
}


class Unsound(ArchipelError):
    """What is stored of a table does not make a game."""


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is at fault, not the disk, the rights or somebody who writes."""
    return _code(error) in DAMAGE


def fault_of(error: OSError | sqlite3.Error) -> OSError | str:
    """What went wrong, for a sentence: the system's word where there is one, else SQLite's."""
    if isinstance(error, OSError):
        return error
    system = SYSTEM.get(_code(error))
    return OSError(system, str(error)) if system else str(error)


def _code(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection that can only read."""
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=10)


def count_in(connection: sqlite3.Connection) -> tuple[int, int]:
    """How many tables and entries there are."""
    query = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)"
    tables, entries = connection.execute(query).fetchone()
    return tables, entries


class StoreFile(StoreReader):
    """The tables of a file, to look at; those of an older program as the newest would read them."""

    def __init__(self, path: Path | str) -> None:
        self.name = str(path)
        self.path = Path(path)
        try:
            self.path.stat()  # for the system's own word: missing, not allowed …
            self.connection = connect(path)
            self.version: int = self.connection.execute("PRAGMA user_version").fetchone()[0]
            self._names = {
                row[0] for row in self.connection.execute("SELECT name FROM sqlite_master").fetchall()
            }
        except OSError as error:
            raise ArchipelError("file", file=str(path), reason=error) from None
        except sqlite3.Error as error:
            if _code(error) == sqlite3.SQLITE_NOTADB:
                raise StoreFailed("store_foreign", file=str(path)) from None
            raise StoreFailed("store_open", file=str(path), fault=fault_of(error)) from None
        if self.version > len(STEPS):
            raise NewerStore("store_newer", found=str(self.version), known=str(len(STEPS)))
        if not {"tables", "entries"} <= self._names:
            raise StoreFailed("store_foreign", file=str(path))
        self._newest = self.connection if self.version == len(STEPS) else self._brought_up_to_date()

    def _brought_up_to_date(self) -> sqlite3.Connection:
        """A copy for ourselves alone: only a server may change the file."""
        copy = sqlite3.connect("", isolation_level=None)  # on the disk if it is large
        try:
            self.connection.backup(copy)
            copy.execute("PRAGMA journal_mode = MEMORY")
            migrate(copy)
        except sqlite3.Error as error:
            raise StoreFailed("store_read", file=str(self.path), fault=fault_of(error)) from None
        return copy

    def close(self) -> None:
        """Look no more."""
        self._newest.close()
        self.connection.close()

    def __enter__(self) -> "StoreFile":
        return self

    def rows(self, sql: str, *values: Any) -> list[Any]:
        """What a question to the file is answered."""
        try:
            return self._newest.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed("store_read", file=str(self.path), fault=fault_of(error)) from None

    def faults(self) -> list[str]:
        """What SQLite's own check of the whole file finds, in its words."""
        try:
            found = [row[0] for row in self.connection.execute("PRAGMA integrity_check(20)")]
        except sqlite3.Error as error:
            return [str(error)]
        return [] if found == ["ok"] else found


def replay(stored: StoredTable, entries: Iterable[StoredEntry]) -> Table:
    """The table that the stored entries make, played from the first on; or :class:`Unsound`."""
    try:
        header = decode_header(stored.header)
        rows = [(entry.seq, Row(entry.at, entry.command, decode_entry(entry.data))) for entry in entries]
    except msgspec.DecodeError:
        raise Unsound("unsound_unreadable") from None
    if [seq for seq, _ in rows] != list(range(len(rows))):
        raise Unsound("unsound_missing")
    try:
        table = Table(stored.id, find(stored.game), header)
        for _, row in rows:
            table.follow(row.entry, row.at, row.command)
    except Exception:  # whatever a damaged entry leads to
        raise Unsound("unsound_replay") from None
    return table


def prove(table: Table) -> None:
    """The game holds together, and its record tells the same game; :class:`Unsound` if not."""
    match = table.match
    if match.state.check():
        raise Unsound("unsound_position")
    if table.header.record is None and commitment(table.header.seed) != match.record.commitment:
        raise Unsound("unsound_seed")
    try:
        again = Match.replay(table.game, Record.loads(match.record.dumps()))
    except ArchipelError:
        raise Unsound("unsound_record") from None
    viewers = [None, *range(len(table.seats))]
    if any(again.state.view(viewer) != match.state.view(viewer) for viewer in viewers):
        raise Unsound("unsound_record")
