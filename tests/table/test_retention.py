"""How long tables are kept, which are never cleared away, and that the file shrinks."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from archipel.table import app, retention
from archipel.table import messages as wire
from archipel.table.entries import Paused, Resigned, Said
from archipel.table.refusals import RequestRefused
from archipel.table.retention import DAY, Keep, clear_away
from archipel.table.stores import Row
from archipel.table.stores.sqlite import store as sqlite_store
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.tables import Tables
from tests.table.support import ISLAND, QUICK, header, opened, sql, tables_at
from tests.table.test_migrations import store_of_version

NOW = 1_000 * DAY


async def left(tables: Tables) -> set[str]:
    return set(await sql(tables).find("SELECT id FROM tables", (), str))


async def keep_table(tables: Tables, name: str, days: float, **more: Any) -> None:
    """A table that was opened so many days ago."""
    await tables.store.add_table(name, ISLAND, NOW - days * DAY, header(["person", "person"]), **more)


def cleared(tmp_path: Path, keep: Keep, **tables_kept: Any) -> set[str]:
    """Which of these tables are left."""

    async def go() -> set[str]:
        async with tables_at(tmp_path / "a.db") as tables:
            for name, (days, over) in tables_kept.items():
                await keep_table(tables, name, days, over=over)
            await clear_away(tables, keep, NOW)
            return await left(tables)

    return asyncio.run(go())


@pytest.mark.parametrize(
    ("keep", "expected"),
    [
        (Keep(90, 365), {"young", "young_over", "old_over"}),
        (Keep(0, 365), {"young", "young_over", "old", "old_over", "ancient"}),
        (Keep(90, 0), {"young", "young_over", "old_over", "ancient_over"}),
        (Keep(0, 0), {"young", "young_over", "old", "old_over", "ancient", "ancient_over"}),
        (Keep(365, 30), {"young", "young_over", "old"}),
    ],
)
def test_unfinished_and_finished_tables_have_terms_of_their_own(
    tmp_path: Path, keep: Keep, expected: set[str]
) -> None:
    left = cleared(
        tmp_path,
        keep,
        young=(10, False),
        young_over=(10, True),
        old=(100, False),
        old_over=(100, True),
        ancient=(400, False),
        ancient_over=(400, True),
    )
    assert left == expected


def test_what_counts_is_when_something_last_happened_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            for name, days in (("touched", 5), ("left", 200)):
                await keep_table(tables, name, 300)
                await tables.store.append(name, 0, [Row(NOW - days * DAY, None, Said(0, "hello", ""))])
            assert await clear_away(tables, Keep(), NOW) == 1
            assert await left(tables) == {"touched"}
            assert await sql(tables).find("SELECT count(*) FROM entries", (), int) == [1]

    asyncio.run(go())


def test_a_table_in_use_is_never_deleted(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            await keep_table(tables, "used", 900)
            await keep_table(tables, "not", 900)
            actor = await tables.actor("used")
            assert await clear_away(tables, Keep(), NOW) == 1
            assert await left(tables) == {"used"}
            await actor.command(wire.Command("1", wire.Say("still here")), actor.table.header.hosts)

    asyncio.run(go())


def test_who_asks_for_a_table_while_it_is_deleted_hears_that_it_is_gone(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            await keep_table(tables, "old", 900)
            going = asyncio.create_task(tables.delete(["old"]))
            await asyncio.sleep(0)
            for _ in range(2):
                with pytest.raises(RequestRefused) as caught:
                    await tables.actor("old")
                assert caught.value.key == "unknown_table"
                await going

    asyncio.run(go())


def test_what_the_host_pinned_is_kept_and_only_the_host_can(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            await keep_table(tables, "t", 900)
            for on, expected in ((True, {"t"}), (False, set())):
                actor = await tables.actor("t")
                with pytest.raises(RequestRefused) as caught:
                    await actor.command(wire.Command(f"x{on}", wire.Pin(on)), ["nobody's"])
                assert caught.value.key == "not_host"
                await actor.command(wire.Command(f"{on}", wire.Pin(on)), actor.table.header.hosts)
                assert actor.table.pinned == on
                tables._actors.clear()
                await actor.close()
                assert (await tables.stored("t")).pinned == on
                await clear_away(tables, Keep(), time.time() + 900 * DAY)
                assert await left(tables) == expected

    asyncio.run(go())


def test_the_end_of_a_game_is_noted_when_it_comes(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            actor = await tables.actor(table.table)
            query = "SELECT over FROM tables"
            assert await sql(tables).find(query, (), int) == [0]
            await actor.command(wire.Command("1", wire.Resign(0)), actor.table.header.hosts)
            assert await sql(tables).find(query, (), int) == [1]
            record = dict(actor.table.match.record.to_json())
            shown = await tables.open.record(wire.ImportedTable(record))
            assert await sql(tables).find(query + " WHERE id = ?", (shown.table,), int) == [0]

    asyncio.run(go())


def test_whether_an_older_programs_game_was_over_is_looked_up(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            for name in ("over", "paused", "damaged"):
                await keep_table(tables, name, 100)
            await tables.store.append("over", 0, [Row(NOW - 100 * DAY, None, Resigned(0))])
            await tables.store.append("paused", 0, [Row(NOW - 100 * DAY, None, Paused(True, 0))])
            damage = "UPDATE tables SET header = '{}' WHERE id = 'damaged'"
            await sql(tables).change([("UPDATE tables SET over = NULL", ()), (damage, ())])
            await clear_away(tables, Keep(), NOW)
            assert await left(tables) == {"over"}

    asyncio.run(go())


# -- space ---------------------------------------------------------------------------------------------------


def size(path: Path) -> int:
    return path.stat().st_size


def filled(path: Path, tables_count: int = 60) -> None:
    """A store with two megabytes of old tables."""

    async def go() -> None:
        async with tables_at(path) as tables:
            for number in range(tables_count):
                await keep_table(tables, f"t{number:03}", 900)
                row = Row(NOW - 900 * DAY, None, Said(0, "x" * 500, ""))
                await tables.store.append(f"t{number:03}", 0, [row] * 60)

    asyncio.run(go())


def test_space_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    filled(path)
    before = size(path)
    assert before > 2_000_000

    async def go() -> None:
        async with tables_at(path) as tables:
            assert await clear_away(tables, Keep(), NOW) == 60
            assert await tables.store.size() < 100_000

    asyncio.run(go())
    assert size(path) < before / 10


def old_file(path: Path) -> None:
    """A file that an older program made: it cannot shrink."""
    store_of_version(path, 1).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    connection.close()


def test_a_small_file_of_an_older_program_is_written_anew_and_can_shrink(tmp_path: Path) -> None:
    old_file(tmp_path / "a.db")
    opened = SqliteStore(tmp_path / "a.db")
    assert opened._reader.execute("PRAGMA auto_vacuum").fetchone() == (2,)
    assert asyncio.run(opened.entries("t")) == [Row(1.0, None, Said(0, "hello", ""))]
    opened.close()


def test_a_large_one_is_left_as_it_is_and_its_free_space_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "SMALL", 0)
    old_file(tmp_path / "a.db")
    opened = SqliteStore(tmp_path / "a.db")
    assert opened._reader.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    assert asyncio.run(opened.free_pages()) == 0
    opened.close()
    filled(tmp_path / "a.db")

    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            await clear_away(tables, Keep(), NOW)
            assert await tables.store.size() < 200_000

    asyncio.run(go())


def test_the_server_clears_away_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SWEEP", 0.01)

    async def go() -> None:
        async with tables_at(tmp_path / "a.db", QUICK) as tables:
            await keep_table(tables, "old", 900)
            monkeypatch.setattr(retention, "EVERY", 0.0)
            sweeper = asyncio.create_task(app._sweep(tables, Keep()))
            end = time.monotonic() + 10
            while await left(tables) and time.monotonic() < end:
                await asyncio.sleep(0.02)
            sweeper.cancel()
            assert await left(tables) == set()

    asyncio.run(go())
