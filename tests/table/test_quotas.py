"""How much of the disk and of the list one address can fill."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from archipel.table import messages as wire
from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.limits import Rates
from archipel.table.quotas import LISTED_AT_ONCE, PINS_A_DAY, TABLES_A_DAY, Quotas
from archipel.table.refusals import RequestRefused
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.tables import Tables
from tests.table.support import ISLAND, QUICK, opened, seats, sql, tables_at
from tests.table.test_http import PEOPLE, Clock, Opened, refused

NEW = wire.NewTable(ISLAND, seats("person", "person"))
LISTED = wire.NewTable(ISLAND, seats("person", "open"), listed=True)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    still = Clock()
    monkeypatch.setattr("archipel.table.limits.time", still)
    return still


def key_of(error: pytest.ExceptionInfo[RequestRefused]) -> str:
    return error.value.key


def test_so_many_tables_a_day_for_each_address(tmp_path: Path, clock: Clock) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            for _ in range(TABLES_A_DAY):
                await tables.quotas.tables.ask("192.0.2.1")
            with pytest.raises(RequestRefused) as caught:
                await tables.open.new(NEW, "192.0.2.1")
            assert key_of(caught) == "quota_tables"
            assert caught.value.about["most"] == TABLES_A_DAY
            assert 1 <= caught.value.about["minutes"] <= 24 * 60 / TABLES_A_DAY + 1
            await tables.open.new(NEW, "192.0.2.2")
            clock.now += 86_400
            await tables.open.new(NEW, "192.0.2.1")

    asyncio.run(go())


def test_so_many_bytes_a_day_for_each_address_whatever_they_are(tmp_path: Path, clock: Clock) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            tables.quotas = Quotas(each=0.01)
            assert await until_refused(tables, NEW, "192.0.2.1") == "quota_bytes"
            for what in (
                tables.open.record(wire.ImportedTable(await record_of(tables)), "192.0.2.1"),
                tables.open.new(NEW, "192.0.2.1"),
            ):
                with pytest.raises(RequestRefused) as caught:
                    await what
                assert key_of(caught) == "quota_bytes"
            await tables.open.new(NEW, "192.0.2.2")

    asyncio.run(go())


async def until_refused(tables: Tables, request: wire.NewTable, address: str) -> str:
    """Why no more tables can be opened at last."""
    for _ in range(100):
        try:
            await tables.open.new(request, address)
        except RequestRefused as refusal:
            return refusal.key
    return ""


async def record_of(tables: Tables) -> wire.Json:
    table = await opened(tables, "person", "person")
    actor = await tables.actor(table.table)
    return dict(actor.table.match.record.to_json())


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    tables = Tables(SqliteStore(tmp_path / "a.db"), BotPool(1), QUICK, Quotas(each=0.02))
    with TestClient(make_app(tables, tmp_path, rates=Rates(1e6)), raise_server_exceptions=False) as client:
        yield client


def test_what_is_said_and_done_at_a_table_counts_by_call_and_on_the_stream(web: TestClient) -> None:
    table = Opened(web)
    say = {"type": "say", "text": "x" * 500}
    answers = [table.command(0, say, id=str(number)) for number in range(60)]
    assert answers[0].status_code == 200
    refused(answers[-1], 429, "quota_bytes")
    with web.websocket_connect(table.path + "/stream") as socket:
        socket.send_json({"type": "hello", "keys": table.keys})
        assert socket.receive_json()["type"] == "news"
        socket.send_json({"id": "x", "do": say})
        assert socket.receive_json()["error"] == "quota_bytes"
    refused(web.post("/api/tables", json={"game": ISLAND, "seats": PEOPLE}), 429, "quota_bytes")


def test_so_many_bytes_in_all_and_games_that_were_begun_go_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            tables.quotas = Quotas(all=0.01)
            with pytest.raises(RequestRefused) as caught:
                await tables.open.new(NEW, "192.0.2.2")
            assert key_of(caught) == "quota_all"
            assert caught.value.status == 507
            actor = await tables.actor(table.table)
            await actor.command(wire.Command("1", wire.Say("on we go")), actor.table.header.hosts)
            tables.quotas = Quotas(all=0)
            await tables.open.new(NEW, "192.0.2.2")

    asyncio.run(go())


def test_the_list_cannot_be_buried_by_one_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            mine = [(await tables.open.new(LISTED, "192.0.2.1")).table for _ in range(2)]
            assert await until_refused(tables, LISTED, "192.0.2.2") == "quota_listed"
            await tables.open.new(NEW, "192.0.2.2")  # one that is not listed
            shown = [each.table for each in await tables.store.listed()]
            assert len(shown) == 2 + LISTED_AT_ONCE
            assert shown[1] == mine[1]
            assert shown[3] == mine[0]
            assert [each.table for each in await tables.store.listed(2)][1] == mine[1]

    asyncio.run(go())


def test_who_opened_a_table_cannot_be_read_from_the_store(tmp_path: Path) -> None:
    async def go() -> list[str]:
        async with tables_at(tmp_path / "a.db") as tables:
            for _ in range(2):
                await tables.open.new(NEW, "192.0.2.77")
            return await sql(tables).find("SELECT opener FROM tables", (), str)

    first = asyncio.run(go())
    assert b"192.0.2.77" not in (tmp_path / "a.db").read_bytes()
    assert len(set(first)) == 1
    # Another run of the server could not even try all addresses.
    assert len(set(asyncio.run(go()))) == 2


def test_pins_are_few() -> None:
    async def go() -> None:
        quotas = Quotas()
        for _ in range(PINS_A_DAY):
            await quotas.command("192.0.2.1", wire.Pin(True), 10)
        await quotas.command("192.0.2.1", wire.Pin(False), 10)
        with pytest.raises(RequestRefused) as caught:
            await quotas.command("192.0.2.1", wire.Pin(True), 10)
        assert key_of(caught) == "quota_pins"
        await quotas.command("192.0.2.2", wire.Pin(True), 10)

    asyncio.run(go())
