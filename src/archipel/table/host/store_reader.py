"""A store looked at from outside, whichever database it is: nothing in it is ever changed."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from types import TracebackType
from typing import Any, NamedTuple


class StoredTable(NamedTuple):
    """A table as it lies in the store: nothing has been read of its header yet."""

    id: str
    game: str
    created: float
    header: str


class StoredEntry(NamedTuple):
    """An entry as it lies in the store."""

    seq: int
    at: float
    command: str | None
    data: str


class StoreReader(ABC):
    """The tables of a store, to look at, also while a server runs; ``name`` is what the host calls it."""

    name: str

    @abstractmethod
    def rows(self, sql: str, *values: Any) -> list[Any]:
        """What a question to the store is answered; values stand as ``?``."""

    @abstractmethod
    def faults(self) -> list[str]:
        """What the database's own check of the whole store finds, in its words."""

    @abstractmethod
    def close(self) -> None:
        """Look no more."""

    def __enter__(self) -> "StoreReader":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def ids(self) -> tuple[str, ...]:
        """The tables by name, the oldest first."""
        return tuple(row[0] for row in self.rows("SELECT id FROM tables ORDER BY created, id"))

    def tables(self) -> Iterator[StoredTable]:
        """Every table, the oldest first; the rows are fetched one by one, so that few are held at once."""
        for id in self.ids():
            table = self.table(id)
            if table is not None:  # else it was deleted meanwhile
                yield table

    def table(self, id: str) -> StoredTable | None:
        """One table, if there is such a one."""
        found = self.rows("SELECT id, game, created, header FROM tables WHERE id = ?", id)
        return StoredTable(*found[0]) if found else None

    def entries(self, id: str) -> list[StoredEntry]:
        """The entries of a table, in order."""
        return self.entries_of([id])[id]

    def entries_of(self, ids: list[str]) -> dict[str, list[StoredEntry]]:
        """The entries of some tables, each in order."""
        found: dict[str, list[StoredEntry]] = {id: [] for id in ids}
        query = f"""SELECT table_id, seq, at, command, data FROM entries
            WHERE table_id IN ({", ".join("?" * len(ids))}) ORDER BY table_id, seq"""
        for table, *entry in self.rows(query, *ids):
            found[table].append(StoredEntry(*entry))
        return found
