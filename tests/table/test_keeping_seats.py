"""A bot keeps the seat of somebody who is away, and hands it back."""

import asyncio
from pathlib import Path
from typing import Any

from archipel.table import messages as wire
from archipel.table.pace import Pace
from archipel.table.seats import fingerprint
from archipel.table.tables import Tables
from tests.table.support import Ear, opened, tables_at
from tests.table.test_bots_at_the_table import until


async def table_of_two(tables: Tables) -> tuple[Any, list[str], int]:
    table = await opened(tables, "person", "person", keep_after=2)
    actor = await tables.actor(table.table)
    return actor, table.keys, actor.table.match.state.decisions()[0].seat


def test_after_a_while_a_bot_keeps_the_seat_and_gives_it_back_with_what_happened(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0.01, 0)) as tables:
            actor, keys, owing = await table_of_two(tables)
            other = Ear(keys[1 - owing])
            await tables.join(actor.table.id, other.client)
            gone = Ear(keys[owing])
            await tables.join(actor.table.id, gone.client)
            told = gone.last.n
            tables.leave(actor.table.id, gone.client)
            await until(lambda: other.last.seats[owing].kind == "kept", 5)
            await until(lambda: other.last.version >= 2 or other.last.status == "over")
            back = Ear(keys[owing], after=told)
            await tables.join(actor.table.id, back.client)
            await until(lambda: back.last.seats[owing].kind == "person")
            assert other.last.seats[owing].here
            heard = [told.n for news in back.heard for told in news.told]
            assert heard == list(range(told + 1, back.last.n + 1))

    asyncio.run(go())


def test_who_looks_in_now_and_then_keeps_the_seat(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0.01, 0)) as tables:
            actor, keys, owing = await table_of_two(tables)
            for _ in range(6):
                ear = Ear(keys[owing])
                await tables.join(actor.table.id, ear.client)
                tables.leave(actor.table.id, ear.client)
                await asyncio.sleep(0.5)
                assert actor.table.seats[owing].kind == "person"
            await until(lambda: actor.table.seats[owing].kind == "kept", 5)

    asyncio.run(go())


def test_a_seat_that_owes_nothing_is_not_taken(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0.01, 0)) as tables:
            actor, keys, owing = await table_of_two(tables)
            ear = Ear(keys[owing])
            await tables.join(actor.table.id, ear.client)
            await asyncio.sleep(2.5)
            assert [seat.kind for seat in actor.table.seats] == ["person", "person"]
            await actor.command(wire.Command("1", wire.Sit(owing, "random")), [fingerprint(keys[owing])])
            assert actor.table.seats[owing].kind == "kept"

    asyncio.run(go())
