"""What there is to tell of the tables in a store, for ``archipel tables``."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.table.entries import SeatChanged, SeatFreed, decode_entry, decode_header
from archipel.table.host.logs import mark
from archipel.table.host.store_file import Unsound, prove, replay
from archipel.table.host.store_reader import StoredTable, StoreReader
from archipel.table.stores import StoreFailed
from archipel.table.table import Table


class Line(NamedTuple):
    """One table in the list; nothing was played again for it."""

    id: str
    game: str
    opened: float
    used: float  # when the last thing happened
    entries: int
    bytes: int
    people: list[str]

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "table": self.id,
            "mark": mark(self.id),
            "game": self.game,
            "opened": moment(self.opened),
            "used": moment(self.used),
            "entries": self.entries,
            "bytes": self.bytes,
            "people": self.people,
        }


class Verdict(NamedTuple):
    """What is wrong with a table."""

    table: str
    game: str
    reason: Unsound

    def to_json(self) -> dict[str, str]:
        """For programs."""
        return {"table": self.table, "game": self.game, "reason": self.reason.key}


def moment(at: float) -> str:
    """A point in time for programs."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def lines(file: StoreReader, only: str = "") -> list[Line]:
    """Every table, the one used last first; or only this one."""
    chosen = "table_id = ?" if only else "? = ''"
    count = f"""SELECT table_id, count(*), max(at), sum(length(data)) FROM entries
        WHERE {chosen} GROUP BY table_id"""
    sizes = {id: (n, at, size) for id, n, at, size in file.rows(count, only)}
    renamed: dict[str, list[str]] = {}
    for table, data in file.rows(
        f"""SELECT table_id, data FROM entries
        WHERE {chosen} AND (data LIKE '{{"kind":"seat"%' OR data LIKE '{{"kind":"freed"%'
            OR data LIKE '{{"kind": "seat"%')
        ORDER BY table_id, seq""",
        only,
    ):
        renamed.setdefault(table, []).append(data)
    found = [
        _line(each, sizes.get(each.id, (0, each.created, 0)), renamed.get(each.id, []))
        for each in ([find_table(file, only)] if only else file.tables())
    ]
    return sorted(found, key=lambda line: -line.used)


def _line(stored: StoredTable, size: tuple[int, float, int], renamed: list[str]) -> Line:
    entries, used, length = size
    try:
        seats = decode_header(stored.header).seats
        for data in renamed:
            change = decode_entry(data)
            if isinstance(change, SeatChanged):
                change.change.apply(seats[change.seat])
            elif isinstance(change, SeatFreed):
                seats[change.seat].name = ""
        people = [seat.name for seat in seats if seat.name]
    except (msgspec.DecodeError, IndexError):
        people = []  # the list does not judge: verify does
    return Line(stored.id, stored.game, stored.created, used, entries, length + len(stored.header), people)


def find_table(file: StoreReader, id: str) -> StoredTable:
    """A table by its id; a missing one is a mistake of the caller."""
    stored = file.table(id)
    if stored is None:
        raise ArchipelError("no_table", table=id, file=file.name)
    return stored


def open_table(file: StoreReader, id: str) -> Table:
    """A table, played again from its entries."""
    stored = find_table(file, id)
    try:
        return replay(stored, file.entries(id))
    except Unsound as unsound:
        raise ArchipelError("table_unsound", table=id, reason=unsound) from None


def verify(file: StoreReader, stored: StoredTable) -> Verdict | None:
    """What is wrong with a table, if anything is: every act is played again and its record compared."""
    try:
        prove(replay(stored, file.entries(stored.id)))
    except Unsound as unsound:
        return Verdict(stored.id, stored.game, unsound)
    except StoreFailed:
        return Verdict(stored.id, stored.game, Unsound("unsound_unreadable"))
    return None


def has_secrets(table: Table) -> bool:
    """Whether a record of this table would show what its people must not know yet."""
    return table.game.secrets and not table.over


def record_of(table: Table) -> str:
    """A table's game as the page saves it and ``archipel replay`` shows it; no seed before it is over."""
    record = table.match.record
    record.table = {"names": [seat.name for seat in table.seats]}
    return record.dumps()


def shown(table: Table, line: Line) -> dict[str, Any]:
    """Everything about one table that is no secret of its people."""
    outcome = table.match.record.outcome
    return {
        **line.to_json(),
        "status": table.status,
        "options": table.match.state.options,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
        "acts": len(table.match.history),
        "listed": table.header.listed,
        "pinned": table.pinned,
        "commitment": table.match.record.commitment,
        "outcome": outcome["name"] if outcome else None,
        "next": table.next_table,
    }


def write_record(folder: Path, table: Table) -> Path:
    """Write a table's record into a folder."""
    path = folder / f"{table.game.id}-{table.id}.json"
    path.write_text(record_of(table), encoding="utf-8")
    return path


def as_json(document: object) -> str:
    """One document, for programs."""
    return json.dumps(document, indent=1, ensure_ascii=False)
