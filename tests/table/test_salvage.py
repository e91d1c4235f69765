"""A damaged store: what is sound is saved and answers, what is not is named, and nothing is thrown away."""

import asyncio
import contextlib
import random
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from archipel.engine.errors import ArchipelError
from archipel.table.host import opening, swap
from archipel.table.host.opening import open_store
from archipel.table.host.pages import rows_in
from archipel.table.news import Around, news
from archipel.table.seats import fingerprint
from archipel.table.stores import StoreFailed
from archipel.table.stores.sqlite.migrations import STEPS
from archipel.table.table import Table
from tests.table.many_tables import key_of, written
from tests.table.server import Server
from tests.table.support import act_somehow, tables_at, told
from tests.table.test_stores_on_file import EXPECTED, STORES, as_it_was_left, unpacked

COUNT = 48
HOLE = 20_000
Whole = tuple[bytes, dict[str, Table]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """A sound store with many tables, and what is in it."""
    path = tmp_path_factory.mktemp("whole") / "tables.db"
    tables = written(path, COUNT, acts=60)
    return path.read_bytes(), tables


class Told:
    """What the host was told."""

    def __init__(self) -> None:
        self.notices: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, key: str, **about: Any) -> None:
        self.notices.append((key, about))

    def of(self, key: str) -> list[dict[str, Any]]:
        return [about for told, about in self.notices if told == key]


def holed(data: bytes, at: int, size: int = HOLE, fill: bytes | None = None) -> bytes:
    """The same bytes with a hole in them."""
    hole = fill * size if fill else random.Random(at).randbytes(size)
    return data[:at] + hole[: len(data) - at] + data[at + size :]


def opens(path: Path, tables: dict[str, Table], told_host: Told) -> set[str]:
    """Open a store as a server does; gives the tables that answer, each as it was and able to go on."""
    answering: set[str] = set()

    async def go() -> None:
        async with tables_at(open_store(path, told_host)) as opened:
            for id, before in tables.items():
                with contextlib.suppress(ArchipelError):
                    actor = await opened.actor(id)
                    assert told(actor.table, 0) == told(before, 0)
                    answering.add(id)

    asyncio.run(go())
    return answering


def untouched(holed: bytes, place: Path, tables: dict[str, Table]) -> set[str]:
    """The tables of which no row lay where the hole is."""
    place.write_bytes(holed)
    headers: set[str] = set()
    entries: dict[str, set[int]] = {id: set() for id in tables}
    for row in rows_in(place):
        match row.values:
            case [str(id), str(), _, str(), *_] if row.of_table and id in tables:
                headers.add(id)
            case [str(id), int(seq), _, _, str()] if id in tables:
                entries[id].add(seq)
    return {id for id in headers if entries[id] == set(range(tables[id].length))}


def test_rows_read_page_by_page_are_those_that_sqlite_reads(tmp_path: Path, whole: Whole) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(whole[0])
    connection = sqlite3.connect(path)
    entries = connection.execute("SELECT table_id, seq, at, command, data FROM entries").fetchall()
    headers = connection.execute("SELECT * FROM tables").fetchall()
    marks = connection.execute(
        "SELECT table_id, command, seq FROM entries WHERE command IS NOT NULL"
    ).fetchall()
    connection.close()
    read = [(row.of_table, tuple(row.values)) for row in rows_in(path)]
    for wanted in [(False, row) for row in entries + marks] + [(True, row) for row in headers]:
        assert wanted in read
    assert sum(len(values) == 5 and not table for table, values in read) == len(entries)


@pytest.mark.parametrize("start", [False, True], ids=["in the middle", "behind the first page"])
def test_20000_bytes_overwritten_leave_the_sound_tables_answering(
    tmp_path: Path, whole: Whole, start: bool
) -> None:
    """Behind the first page lie the roots of all trees: there every table was out of reach."""
    data, tables = whole
    at = 4096 if start else len(data) // 2
    assert len(data) > 10 * HOLE
    server = Server(tmp_path)
    server.db.write_bytes(holed(data, at))
    server.start()
    try:
        good = {id for id in tables if server.call("GET", f"/api/tables/{id}", key=key_of(id))[0] == 200}
        lost = set(tables) - good
        assert good >= untouched(holed(data, at, fill=b"\0"), tmp_path / "oracle", tables)
        assert 0 < len(lost) <= COUNT // 3
        assert {server.call("GET", f"/api/tables/{id}")[0] for id in lost} == {404}
        seats = [{"kind": "person"}, {"kind": "person"}]
        assert server.call("POST", "/api/tables", {"game": "la_isla", "seats": seats})[0] == 201
    finally:
        server.stop()
    (kept,) = tmp_path.glob("games.db.damaged-*[0-9]")
    assert kept.read_bytes() == holed(data, at)
    log = server.log.read_text()
    assert all(f"table={id}" in log for id in lost), "each is named"
    server.start()  # and the next start finds nothing to complain of
    server.stop()
    assert server.log.read_text() == log


@pytest.mark.long
@pytest.mark.parametrize("fill", [None, b"\0"])
@pytest.mark.parametrize("tenth", [0, 2, 4, 6, 8])
def test_wherever_the_hole_is_every_table_is_saved_or_named(
    tmp_path: Path, whole: Whole, tenth: int, fill: bytes | None
) -> None:
    data, tables = whole
    path = tmp_path / "tables.db"
    damaged = holed(data, len(data) * tenth // 10, fill=fill)
    path.write_bytes(damaged)
    host = Told()
    answering = opens(path, tables, host)
    named = {each["table"] for key in ("serve-lost", "serve-unsure") for each in host.of(key)}
    (saved,) = host.of("serve-saved")
    blank = holed(data, len(data) * tenth // 10, fill=b"\0")
    assert answering >= untouched(blank, tmp_path / "oracle", tables)
    assert answering | named == set(tables)
    assert Path(saved["kept"]).read_bytes() == damaged


def test_a_saved_table_can_be_played_on(tmp_path: Path, whole: Whole) -> None:
    data, tables = whole
    path = tmp_path / "tables.db"
    path.write_bytes(holed(data, len(data) // 2))

    async def go() -> None:
        async with tables_at(open_store(path, Told())) as opened:
            for id in list(tables)[:3]:
                actor = await opened.actor(id)
                key = fingerprint(key_of(id))
                seen = news(actor.table, actor.people.who([key]), 0, Around(actor.table))
                if any(not each["optional"] for each in seen.decisions):
                    await act_somehow(actor, key_of(id))

    asyncio.run(go())


def test_the_way_to_the_tables_may_be_lost_as_long_as_they_are_there(tmp_path: Path, whole: Whole) -> None:
    """The first page gone: SQLite opens nothing, and every table whose rows lie elsewhere is saved."""
    data, tables = whole
    path = tmp_path / "tables.db"
    path.write_bytes(b"\0" * 4096 + data[4096:])
    host = Told()
    assert opens(path, tables, host) == set(tables)
    assert {each["table"] for each in host.of("serve-unsure")} == set(tables)


def test_what_is_only_in_the_log_is_saved_too(tmp_path: Path, whole: Whole) -> None:
    data, _ = whole
    path, copy = tmp_path / "tables.db", tmp_path / "left" / "tables.db"
    path.write_bytes(data)
    writer = sqlite3.connect(path)
    writer.execute("UPDATE tables SET summary = 'new' WHERE id = 'table-0000'")
    writer.commit()
    copy.parent.mkdir()
    for end in ("", "-wal"):  # as after kill -9
        Path(f"{copy}{end}").write_bytes(Path(f"{path}{end}").read_bytes())
    writer.close()
    copy.write_bytes(holed(copy.read_bytes(), len(data) // 2))
    host = Told()
    store = open_store(copy, host)
    rows = asyncio.run(store.find("SELECT summary FROM tables WHERE id = 'table-0000'", (), str))
    store.close()
    assert rows == ["new"]
    (saved,) = host.of("serve-saved")
    assert Path(saved["kept"] + "-wal").exists()


def test_a_table_that_lost_entries_is_not_opened_as_an_earlier_game(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    tables = written(path, 8)
    connection = sqlite3.connect(path)
    connection.execute("DELETE FROM entries WHERE table_id = 'table-0003' AND seq >= 20")
    connection.execute("DELETE FROM entries WHERE table_id = 'table-0004' AND seq = 7")
    connection.execute("UPDATE entries SET data = '{}' WHERE table_id = 'table-0005' AND seq = 3")
    connection.execute("UPDATE tables SET header = '{}' WHERE id = 'table-0006'")
    connection.commit()
    root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries_command'").fetchone()[
        0
    ]
    connection.close()
    data = path.read_bytes()  # the index is at fault, the rows are not
    path.write_bytes(data[: (root - 1) * 4096] + b"\x07" * 4096 + data[root * 4096 :])
    host = Told()
    answering = opens(path, {id: tables[id] for id in tables if id != "table-0003"}, host)
    assert answering == {"table-0000", "table-0001", "table-0002", "table-0007"}
    reasons = {each["table"]: each["reason"].key for each in host.of("serve-lost")}
    assert reasons["table-0004"] == "unsound_missing"
    assert reasons["table-0005"] == reasons["table-0006"] == "unsound_unreadable"


@pytest.mark.parametrize("stops_at", range(1, 4))
def test_a_crash_while_the_new_store_is_put_in_place_loses_neither(
    tmp_path: Path, whole: Whole, monkeypatch: pytest.MonkeyPatch, stops_at: int
) -> None:
    data, tables = whole
    path = tmp_path / "tables.db"
    damaged = holed(data, len(data) // 2)
    path.write_bytes(damaged)
    renamed = 0
    rename = Path.rename

    def crash(self: Path, target: Any) -> Path:
        nonlocal renamed
        renamed += 1
        if renamed == stops_at:
            raise KeyboardInterrupt
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", crash)
    with pytest.raises(KeyboardInterrupt):
        open_store(path, Told())
    monkeypatch.undo()
    assert len(opens(path, tables, Told())) >= COUNT * 2 // 3
    (kept,) = tmp_path.glob("tables.db.damaged-*[0-9]")
    assert kept.read_bytes() == damaged
    assert not list(tmp_path.glob("*.next-*"))


def test_a_sound_store_is_opened_as_it_is(tmp_path: Path, whole: Whole) -> None:
    data, tables = whole
    path = tmp_path / "tables.db"
    path.write_bytes(data)
    host = Told()
    assert opens(path, tables, host) == set(tables)
    assert host.notices == []
    assert [each.name for each in tmp_path.iterdir()] == ["tables.db"]


@pytest.mark.parametrize(
    "content", [b"a letter to somebody " * 500, b"\0" * 50_000, b"SQLite format 3\0" * 900]
)
def test_a_file_in_which_no_table_can_be_found_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "letters.txt"
    path.write_bytes(content)
    with pytest.raises(StoreFailed, match=r"letters\.txt is damaged, or not a store at all"):
        open_store(path, Told())
    assert path.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir()] == ["letters.txt"]


def test_a_disk_without_room_for_the_new_store_leaves_everything(
    tmp_path: Path, whole: Whole, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, _ = whole
    path = tmp_path / "tables.db"
    path.write_bytes(holed(data, len(data) // 2))
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("archipel.table.host.salvage._write", full)
    with pytest.raises(StoreFailed, match="could not be saved"):
        open_store(path, Told())
    assert path.read_bytes() == before
    assert not {each.name for each in tmp_path.iterdir()} - {"tables.db", "tables.db-wal", "tables.db-shm"}


def test_a_large_file_keeps_nobody_waiting_and_damage_is_told_when_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    written(path, 1)
    found = threading.Event()
    host = Told()

    def slow(file: Path) -> str:
        found.wait(30)
        return "it is damaged"

    monkeypatch.setattr(opening, "look", slow)
    open_store(path, host, patience=0.05).close()
    assert [key for key, _ in host.notices] == ["serve-large"]
    found.set()
    for _ in range(200):
        if host.of("serve-late"):
            break
        threading.Event().wait(0.05)
    assert host.of("serve-late")[0]["fault"] == "it is damaged"


@pytest.mark.long
@pytest.mark.parametrize("store", STORES)
def test_a_damaged_store_of_an_older_program_is_saved_and_brought_up_to_date(
    tmp_path: Path, store: str
) -> None:
    path = unpacked(store, tmp_path)
    connection = sqlite3.connect(path)
    ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries_command'")
    connection.close()
    data = path.read_bytes()
    path.write_bytes(data[: (root - 1) * 4096] + b"\x07" * 4096 + data[root * 4096 :])
    host = Told()
    open_store(path, host).close()
    assert host.of("serve-saved")[0]["count"] == len(EXPECTED[store])
    for left in EXPECTED[store].values():
        asyncio.run(as_it_was_left(path, left))


def test_a_row_that_fits_into_no_store_makes_its_table_lost(tmp_path: Path, whole: Whole) -> None:
    data, tables = whole
    path = tmp_path / "tables.db"
    path.write_bytes(data)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(
        "UPDATE sqlite_master SET sql = replace(sql, 'TEXT NOT NULL', 'TEXT') WHERE name = 'tables'"
    )
    connection.commit()
    connection.close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE tables SET summary = NULL WHERE id = 'table-0001'")
    connection.commit()
    connection.close()
    written_so = path.read_bytes()
    path.write_bytes(b"\0" * 4096 + written_so[4096:])
    host = Told()
    answering = opens(path, tables, host)
    assert answering == set(tables) - {"table-0001"}
    assert [(each["table"], each["reason"].key) for each in host.of("serve-lost")] == [
        ("table-0001", "unsound_header")
    ]


def test_the_salvage_knows_every_table_of_the_schema() -> None:
    """Whoever adds one teaches the salvage to save its rows."""
    connection = sqlite3.connect(":memory:")
    for step in STEPS:
        for statement in step:
            connection.execute(statement)
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert names == {"tables", "entries"}


def test_a_name_with_stars_in_it_is_only_that_name(tmp_path: Path) -> None:
    (tmp_path / "other.db.next-damaged-1").write_text("not ours")
    assert swap.finish(tmp_path / "[o]*.db") is None


@pytest.mark.parametrize("first", [False, True], ids=["an index is gone", "the first page is gone"])
def test_what_a_host_pinned_is_still_pinned(tmp_path: Path, first: bool) -> None:
    path = unpacked(f"schema_{len(STEPS)}", tmp_path)
    connection = sqlite3.connect(path)
    ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries_command'")
    connection.close()
    data, page = path.read_bytes(), 1 if first else root
    path.write_bytes(data[: (page - 1) * 4096] + b"\x07" * 4096 + data[page * 4096 :])
    open_store(path, Told()).close()
    connection = sqlite3.connect(path)
    pinned = {row[0] for row in connection.execute("SELECT id FROM tables WHERE pinned = 1")}
    connection.close()
    assert pinned == {EXPECTED[f"schema_{len(STEPS)}"]["island"]["table"]}
