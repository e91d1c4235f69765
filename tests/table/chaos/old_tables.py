"""Tables that nobody has touched for years, put into a store for a server to clear away."""

import asyncio
import contextlib
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Final

from tests.table.many_tables import written

AT_ONCE: Final = 10  # of which the last is pinned
UNKNOWN: Final = 2  # of which an older program did not note whether they are over


class OldTables:
    """Copies of the same ten old tables, under new names each time."""

    def __init__(self, folder: Path) -> None:
        self.added = 0
        self.pinned: set[str] = set()
        self._pattern = folder / "old.db"
        self._names = list(written(self._pattern, AT_ONCE))

    def add(self, db: Path) -> None:
        """Ten more, while no server runs."""
        with contextlib.closing(sqlite3.connect(db, timeout=10)) as connection:
            connection.execute("ATTACH ? AS old", (str(self._pattern),))
            with connection:
                for number, name in enumerate(self._names):
                    over = None if number < UNKNOWN else number % 2
                    self._add(connection, name, over, pinned=number == AT_ONCE - 1)

    def _add(self, connection: sqlite3.Connection, name: str, over: int | None, pinned: bool) -> None:
        new = f"old-{self.added:06}"
        connection.execute(
            """INSERT INTO tables (id, game, created, header, over, pinned)
            SELECT ?, game, created, header, ?, ? FROM old.tables WHERE id = ?""",
            (new, over, int(pinned), name),
        )
        connection.execute(
            """INSERT INTO entries (table_id, seq, at, command, data)
            SELECT ?, seq, at, command, data FROM old.entries WHERE table_id = ?""",
            (new, name),
        )
        self.added += 1
        if pinned:
            self.pinned.add(new)

    def gone(self, db: Path) -> int:
        """How many are cleared away by now."""
        return self.added - len(_kept(db))

    async def are_gone(self, db: Path, patience: float) -> None:
        """Wait until a server has cleared away all that nobody pinned, or for so many seconds."""
        end = time.monotonic() + patience
        while set(_kept(db)) - self.pinned and time.monotonic() < end:
            await asyncio.sleep(0.1)

    def compare(self, db: Path, found: Counter[str]) -> None:
        """What nobody pinned is gone, what somebody pinned is whole, and nothing is there in part."""
        kept, whole = _kept(db), _kept(self._pattern, "table-")
        found["old tables"] = self.added
        found["old tables left"] = len(set(kept) - self.pinned)
        found["pinned tables lost"] = sum(kept.get(id) != whole[self._names[-1]] for id in self.pinned)
        with contextlib.closing(sqlite3.connect(db)) as connection:
            query = "SELECT count(*) FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
            found["old tables in pieces"] = connection.execute(query).fetchone()[0]


def _kept(db: Path, prefix: str = "old-") -> dict[str, int]:
    """The old tables in a store, and how many entries each has."""
    query = """SELECT id, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables
        WHERE id LIKE ? || '%'"""
    with contextlib.closing(sqlite3.connect(db, timeout=10)) as connection:
        return dict(connection.execute(query, (prefix,)).fetchall())
