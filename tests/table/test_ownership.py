"""Which process has a table, and what it hears when it has it no longer."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from archipel.cli import main
from archipel.table.house import ownership as ownership_module
from archipel.table.house.ownership import Ownership
from archipel.table.stores import StoreAway, StoreFailed
from tests.table.house import SESSIONS
from tests.table.postgres import Postgres


def test_a_table_is_one_process_s_until_it_lets_go_or_ends(database: str) -> None:
    async def go() -> None:
        first, second = Ownership(database, "127.0.0.1:1"), Ownership(database, "127.0.0.1:2")
        assert await first.take("t")
        assert await first.take("t"), "it has it already"
        assert not await second.take("t")
        found = await second.owner("t")
        assert found is not None
        assert (found.address, found.token) == ("127.0.0.1:1", first.token)
        assert await first.owner("t") is None
        assert await second.owner("u") is None
        await first.release("t")
        assert await second.take("t")
        second.close()
        await asyncio.sleep(0.3)
        assert await first.take("t")
        first.close()

    asyncio.run(go())


def test_whoever_loses_the_database_loses_every_table_and_hears_of_it(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership_module, "BEAT", 0.05)

    async def go() -> None:
        mine = Ownership(database, "127.0.0.1:1")
        lost = asyncio.Event()
        mine.when_lost = lost.set
        beating = asyncio.create_task(mine.keep_alive())
        assert await mine.take("t")
        postgres.ask(f"SELECT pg_terminate_backend(pid) {SESSIONS}", database.rpartition("/")[2])
        with pytest.raises(StoreAway):
            await mine.take("u")
        await asyncio.wait_for(lost.wait(), 10)
        while True:
            with contextlib.suppress(StoreAway):
                assert await mine.take("t")
                break
            await asyncio.sleep(0.05)
        beating.cancel()
        mine.close()

    asyncio.run(go())


def test_another_version_on_the_same_database_is_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Ownership(database, "127.0.0.1:1")
    monkeypatch.setattr(ownership_module, "__version__", "99.0")
    with pytest.raises(StoreFailed, match=r"and this is 99\.0"):
        Ownership(database, "127.0.0.1:2")
    first.close()


def test_processes_need_a_database(tmp_path: Path) -> None:
    words: list[Any] = ["serve", "--no-browser", "--port", "0", "--processes", "2", "--lang", "en"]
    told = CliRunner().invoke(main, [*words, "--db", str(tmp_path / "a.db")], prog_name="archipel")
    assert told.exit_code == 2
    assert "2 processes need a database" in told.stderr
