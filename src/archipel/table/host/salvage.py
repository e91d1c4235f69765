"""Save what is sound of a damaged store: every table whose rows are all there and can be played again.

The damaged file is kept beside the new one, untouched. What SQLite can still reach is taken first; the rest
is looked for page by page, because a table can be whole though the way to it is lost.
"""

import contextlib
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from archipel.table.host.pages import Record, rows_in
from archipel.table.host.store_file import Unsound, connect, fault_of, replay
from archipel.table.host.store_reader import StoredEntry, StoredTable
from archipel.table.host.swap import draft_of, swap_in
from archipel.table.stores import NewerStore, StoreFailed
from archipel.table.stores.sqlite.migrations import STEPS, migrate, steps_seen
from archipel.table.stores.sqlite.private import make_private

_ID: Final = re.compile(r"[\w-]+", re.ASCII)
VERSION: Final = 60  # where in a file the schema's number stands


class Lost(NamedTuple):
    """A table that could not be saved, and why."""

    table: str
    game: str  # empty if nothing tells it any more
    reason: Unsound


class Unsure(NamedTuple):
    """A table that was saved, though nothing proves that its last entries are there."""

    table: str
    game: str


class Salvage(NamedTuple):
    """What came of it."""

    kept: Path  # the damaged file
    saved: list[str]
    unsure: list[Unsure]  # of the saved
    lost: list[Lost]


class _Source:
    """One damaged store, by SQLite and by its pages."""

    def __init__(self, store: Path, flat: Path) -> None:
        self.flat = flat
        _copy_pages(store, flat)
        self.headers: dict[str, dict[str, Any]] = {}
        self.headless: set[str] = set()  # tables of which only entries are left
        self.known: dict[str, int] = {}  # the last entry that the index of commands knows of
        self._connection = connect(flat)
        self.steps = _steps(self._connection, flat)
        self.columns = _columns(self.steps)
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
        if not values or not _ID.fullmatch(str(values[0])):
            return  # a hole may begin in the middle of a row
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
        raise StoreFailed("store_salvage", file=str(store), fault=fault_of(error)) from None
    finally:
        flat.unlink(missing_ok=True)
    if not source.headers:
        draft.unlink(missing_ok=True)
        return None
    return Salvage(swap_in(store, draft, "damaged"), *sorted_out)


def _sort(
    source: _Source, draft: Path, progress: Callable[[int, int], None]
) -> tuple[list[str], list[Unsure], list[Lost]]:
    """Write every sound table; gives the saved, those of them that may lack their end, and the lost."""
    unreached = {id for id in source.headers if source.reached(id) is None}
    if unreached:
        source.look_for(unreached)
    lost = [Lost(id, "", Unsound("unsound_header")) for id in sorted(source.headless)]
    make_private(draft)
    with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as fresh:
        fresh.execute("PRAGMA auto_vacuum = INCREMENTAL")  # as the store makes a file that can shrink
        _build(fresh, source.steps)
        fresh.execute("BEGIN")
        for id, named in source.headers.items():
            _write(fresh, named, source.found(id) if id in unreached else source.reached(id) or [])
        fresh.execute("COMMIT")
        migrate(fresh)  # only the newest form can be played again
        fresh.execute("BEGIN")
        for number, id in enumerate(sorted(source.headers)):
            progress(number, len(source.headers))
            try:
                _judge(fresh, id, source.known.get(id, -1))
            except Unsound as unsound:
                lost.append(Lost(id, source.headers[id]["game"], unsound))
                fresh.execute("DELETE FROM entries WHERE table_id = ?", (id,))
                fresh.execute("DELETE FROM tables WHERE id = ?", (id,))
        fresh.execute("COMMIT")
    gone = {each.table for each in lost}
    saved = [id for id in sorted(source.headers) if id not in gone]
    unsure = [Unsure(id, source.headers[id]["game"]) for id in saved if id in unreached]
    return saved, unsure, lost


def _judge(fresh: sqlite3.Connection, id: str, known: int) -> None:
    """Refuses a table that cannot be played again, or of which the index knows later entries."""
    header = fresh.execute("SELECT id, game, created, header FROM tables WHERE id = ?", (id,)).fetchone()
    if header is None:  # what was found of it fits into no store
        raise Unsound("unsound_header")
    query = "SELECT seq, at, command, data FROM entries WHERE table_id = ? ORDER BY seq"
    entries = [StoredEntry(*row) for row in fresh.execute(query, (id,))]
    replay(StoredTable(*header), entries)
    if len(entries) <= known:
        raise Unsound("unsound_missing")


def _copy_pages(store: Path, flat: Path) -> None:
    """The pages of a store with those of its log in their places; without the log if SQLite reads neither."""
    flat.unlink(missing_ok=True)
    make_private(flat)
    try:
        with contextlib.closing(connect(store)) as source, contextlib.closing(sqlite3.connect(flat)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error:
        flat.write_bytes(store.read_bytes())


def _steps(connection: sqlite3.Connection, flat: Path) -> list[list[str]]:
    """The steps that the store has seen; if nothing tells them any more, all."""
    with contextlib.suppress(sqlite3.Error, NewerStore):
        return steps_seen(connection) or STEPS
    with flat.open("rb") as file:
        file.seek(VERSION)
        told = int.from_bytes(file.read(4), "big")
    return STEPS[:told] or STEPS


def _columns(steps: list[list[str]]) -> list[str]:
    """The columns of the table “tables” after these steps."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        _build(connection, steps)
        return [row[1] for row in connection.execute("PRAGMA table_info(tables)")]


def _build(connection: sqlite3.Connection, steps: list[list[str]]) -> None:
    for step in steps:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(steps)}")


def _write(fresh: sqlite3.Connection, named: dict[str, Any], entries: list[StoredEntry]) -> None:
    """All that was found of a table; of two rows that contradict each other the first."""
    names, places = ", ".join(named), ", ".join("?" * len(named))
    fresh.execute(f"INSERT OR IGNORE INTO tables ({names}) VALUES ({places})", tuple(named.values()))
    kept = fresh.execute("SELECT 1 FROM tables WHERE id = ?", (named["id"],)).fetchone()
    rows = [(named["id"], *entry) for entry in entries] if kept else []
    fresh.executemany(
        "INSERT OR IGNORE INTO entries (table_id, seq, at, command, data) VALUES (?, ?, ?, ?, ?)", rows
    )
