"""Save what is sound of a damaged store: every table whose rows are all there and can be played again.

The damaged file is kept beside the new one, untouched. What SQLite can still reach is taken first; the rest
is looked for page by page, because a table can be whole though the way to it is lost.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from archipel.table.host.pages import Record, rows_in
from archipel.table.host.store_file import StoredEntry, StoredTable, Unsound, connect, replay
from archipel.table.host.swap import draft_of, swap_in
from archipel.table.migrations import STEPS
from archipel.table.store import StoreFailed

VERSION: Final = 60  # where in a file the schema's number stands


class Lost(NamedTuple):
    """A table that could not be saved, and why: a key of the texts."""

    table: str
    game: str  # empty if nothing tells it any more
    reason: str


class Salvage(NamedTuple):
    """What came of it."""

    kept: Path  # the damaged file
    saved: list[str]
    unsure: list[Lost]  # saved, but nothing proves that their last entries are there
    lost: list[Lost]


class _Source:
    """One damaged store, by SQLite and by its pages."""

    def __init__(self, store: Path, flat: Path) -> None:
        self.flat = flat
        _copy_pages(store, flat)
        self.version = _version(flat)
        self.columns = _columns(self.version)
        self.headers: dict[str, dict[str, Any]] = {}
        self.headless: set[str] = set()  # tables of which only entries are left
        self.known: dict[str, int] = {}  # the last entry that the index of commands knows of
        self._connection = connect(flat)
        self._found: dict[str, dict[int, StoredEntry]] = {}
        for row in rows_in(flat):
            self._note(row.of_table, row.values)
        self._read_headers()

    def _read_headers(self) -> None:
        """What SQLite reaches is the newest; if it reaches all, there are no others: those were deleted."""
        reached: dict[str, dict[str, Any]] = {}
        try:
            for each in self._connection.execute(f"SELECT {', '.join(self.columns)} FROM tables"):
                reached[each[0]] = dict(zip(self.columns, each, strict=True))
        except sqlite3.Error:
            self.headers.update(reached)
            self.headless -= set(self.headers)
        else:
            self.headless = set()
            self.headers = reached

    def _note(self, of_table: bool, values: Record) -> None:
        match values:
            case [str(id), str(), float() | int(), str(header), *_] if of_table and header.startswith("{"):
                self.headers[id] = dict(zip(self.columns, values, strict=False))
            case [str(id), str(), int(seq)] if not of_table:
                self.known[id] = max(seq, self.known.get(id, -1))
                self.headless.add(id)
            case [str(id), int(), float() | int(), str() | None, str()] if not of_table:
                self.headless.add(id)

    def close(self) -> None:
        self._connection.close()

    def look_for(self, tables: set[str]) -> None:
        """Read the pages for entries of these tables."""
        for row in rows_in(self.flat):
            match row.values:
                case [str(id), int(seq), float() | int() as at, str() | None as command, str(data)]:
                    if id in tables and not row.of_table:
                        self._found.setdefault(id, {})[seq] = StoredEntry(seq, float(at), command, data)

    def reached(self, id: str) -> list[StoredEntry] | None:
        """The entries of a table, if SQLite reaches them all."""
        query = "SELECT seq, at, command, data FROM entries WHERE table_id = ? ORDER BY seq"
        try:
            return [StoredEntry(*row) for row in self._connection.execute(query, (id,))]
        except sqlite3.Error:
            return None

    def found(self, id: str) -> list[StoredEntry]:
        """The entries of a table that lie in any page, as far as they were looked for."""
        return sorted(self._found.get(id, {}).values())


def salvage(store: Path, progress: Callable[[int, int], None] = lambda done, of: None) -> Salvage | None:
    """Put a store with everything sound in the place of a damaged one; nothing if no table can be found.

    ``progress`` is told how many tables of how many have been looked at.
    """
    flat, draft = Path(f"{store}.flat"), draft_of(store)
    try:
        source = _Source(store, flat)
        try:
            sorted_out = _sort(source, draft, progress)
        finally:
            source.close()
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        raise StoreFailed("store_salvage", file=str(store), fault=str(error)) from None
    finally:
        flat.unlink(missing_ok=True)
    if not source.headers:
        draft.unlink(missing_ok=True)
        return None
    return Salvage(swap_in(store, draft, "damaged"), *sorted_out)


def _sort(
    source: _Source, draft: Path, progress: Callable[[int, int], None]
) -> tuple[list[str], list[Lost], list[Lost]]:
    """Write every sound table; gives the saved, those of them that may lack their end, and the lost."""
    saved: list[str] = []
    unsure: list[Lost] = []
    lost = [Lost(id, "", "unsound_header") for id in sorted(source.headless)]
    unreached = {id for id in source.headers if source.reached(id) is None}
    if unreached:
        source.look_for(unreached)
    with _fresh(draft, source.version) as fresh:
        for number, (id, named) in enumerate(sorted(source.headers.items())):
            progress(number, len(source.headers))
            entries = source.found(id) if id in unreached else source.reached(id) or []
            stored = StoredTable(id, named["game"], named["created"], named["header"])
            try:
                replay(stored, entries)
                if len(entries) <= source.known.get(id, -1):
                    raise Unsound("unsound_missing")
            except Unsound as unsound:
                lost.append(Lost(id, stored.game, unsound.reason))
                continue
            _write(fresh, named, entries)
            saved.append(id)
            if id in unreached:
                unsure.append(Lost(id, stored.game, ""))
    return saved, unsure, lost


def _copy_pages(store: Path, flat: Path) -> None:
    """The pages of a store with those of its log in their places; without the log if SQLite reads neither."""
    flat.unlink(missing_ok=True)
    try:
        with contextlib.closing(connect(store)) as source, contextlib.closing(sqlite3.connect(flat)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error:
        flat.write_bytes(store.read_bytes())


def _version(flat: Path) -> int:
    with flat.open("rb") as file:
        file.seek(VERSION)
        told = int.from_bytes(file.read(4), "big")
    return told if 1 <= told <= len(STEPS) else len(STEPS)


def _columns(version: int) -> list[str]:
    """The columns of the table “tables” in a schema."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        _build(connection, version)
        return [row[1] for row in connection.execute("PRAGMA table_info(tables)")]


def _build(connection: sqlite3.Connection, version: int) -> None:
    for step in STEPS[:version]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {version}")


@contextlib.contextmanager
def _fresh(draft: Path, version: int) -> Iterator[sqlite3.Connection]:
    """An empty store of a schema, all of it written when the block ends."""
    with contextlib.closing(sqlite3.connect(draft)) as connection:
        _build(connection, version)
        yield connection
        connection.commit()


def _write(fresh: sqlite3.Connection, named: dict[str, Any], entries: list[StoredEntry]) -> None:
    names, places = ", ".join(named), ", ".join("?" * len(named))
    fresh.execute(f"INSERT INTO tables ({names}) VALUES ({places})", tuple(named.values()))
    rows = [(named["id"], *entry) for entry in entries]
    fresh.executemany("INSERT INTO entries (table_id, seq, at, command, data) VALUES (?, ?, ?, ?, ?)", rows)
