"""The line between a server and its PostgreSQL is cut, held up and slow: people hear of it, and go on."""

import asyncio
import time
from pathlib import Path

import pytest

from archipel.table.stores import StoreAway
from archipel.table.stores.opening import store_at
from archipel.table.stores.postgres import watch
from tests.table.chaos.comparing import faults
from tests.table.chaos.database_line import DatabaseLine
from tests.table.chaos.lines import line_faults
from tests.table.house import HouseServer
from tests.table.postgres import Postgres, cluster
from tests.table.test_store import HEADER, row


def test_who_waits_for_a_silent_database_hears_that_it_is_away(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "LOOK", 0.02)

    async def go() -> None:
        async with DatabaseLine(postgres.port) as line:
            through = database.replace(f":{postgres.port}/", f":{line.port}/")
            store = await asyncio.to_thread(store_at, through)
            await store.add_table("t", "island", 1.0, HEADER)
            line.hold()
            monkeypatch.setattr(watch, "PATIENCE", 0.2)
            begun = time.monotonic()
            with pytest.raises(StoreAway):
                await store.append("t", 0, [row("a", "one")])
            assert time.monotonic() - begun < 5
            monkeypatch.undo()
            line.let_go()
            kept = len(await store.entries("t"))  # whether it was kept is known when the database is back
            await store.append("t", kept, [row("b", "two")])
            assert len(await store.entries("t")) == kept + 1
            await asyncio.to_thread(store.close)

    asyncio.run(go())


@pytest.mark.long
def test_faults_of_the_line_lose_nothing_and_are_told_in_a_sentence(tmp_path: Path) -> None:
    """One of each kind; more by ``python -m tests.table.chaos lines --count 100``."""

    def quiet(*_: object, **__: object) -> None:
        pass

    with cluster() as database:
        server = HouseServer(tmp_path, database.address())
        found = asyncio.run(line_faults(4, 3, 7, server, database, quiet))
    assert found["connections cut"] > 4
    assert found["looks answered by a sentence"] > 0
    assert found["acknowledged"] > 20
    assert not faults(found)
