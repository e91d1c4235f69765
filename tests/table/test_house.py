"""Several processes on one database: a table is one process's, and whoever comes to another finds it."""

import asyncio
import collections
import contextlib
import random
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests.table.chaos.comparing import faults
from tests.table.chaos.house import house_kills
from tests.table.house import SESSIONS, HouseServer
from tests.table.player import Player
from tests.table.postgres import Postgres, cluster
from tests.table.server import http

pytestmark = pytest.mark.long
SEATS = [{"kind": "person"}, {"kind": "person"}]
OWNERS = """SELECT a.application_name, count(*) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.objsubid = 2 GROUP BY 1"""


@pytest.fixture(scope="module")
def house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseServer]:
    postgres.ask("CREATE DATABASE house")
    server = HouseServer(tmp_path_factory.mktemp("house"), postgres.address("house"))
    server.start()
    yield server
    server.stop()
    postgres.ask("DROP DATABASE house WITH (FORCE)")


def opened(server: HouseServer) -> tuple[str, list[str]]:
    status, told = server.call("POST", "/api/tables", {"game": "forbidden_island", "seats": SEATS})
    assert status == 201, told
    return told["table"], told["keys"]


async def played(
    server: HouseServer, table: str, keys: list[str], acts: int, pause: float = 0.0
) -> list[Player]:
    """People who play until so many acts were acknowledged, each by sockets of their own."""
    players = [
        Player(server.stream(table), key, f"{table[:4]}{seat}", random.Random(seat))
        for seat, key in enumerate(keys)
    ]
    for player in players:
        player.pause = pause
    tasks = [asyncio.create_task(player.live()) for player in players]
    end = time.monotonic() + 60
    while sum(len(player.done) for player in players) < acts and not players[0].over:
        assert time.monotonic() < end, "it does not go on"
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [wrong for player in players for wrong in player.wrong] == []
    return players


def test_whichever_process_people_come_to_they_are_at_the_same_table(
    house: HouseServer, postgres: Postgres
) -> None:
    tables = [opened(house) for _ in range(8)]

    async def go() -> None:
        await asyncio.gather(*(played(house, table, keys, 6) for table, keys in tables))

    asyncio.run(go())
    had = collections.Counter(dict(postgres.ask(OWNERS, "house")))
    assert sum(had.values()) >= len(tables), "each table is somebody's"
    for table, keys in tables:
        versions = {house.news(table, keys[0])["version"] for _ in range(6)}
        assert len(versions) == 1, "every process tells the same"


def test_a_call_is_answered_alike_by_every_process(house: HouseServer) -> None:
    table, keys = opened(house)
    house.news(table, keys[0])
    for _ in range(6):
        assert http(house.port, "GET", f"/api/tables/{table}", key="no key")[0] == 403
        assert http(house.port, "GET", "/api/tables/nothing")[0] == 404
        assert http(house.port, "POST", f"/api/tables/{table}/commands", {"x": 1}, keys[0])[0] == 400
        status, told = http(house.port, "POST", f"/api/tables/{table}/claim", {"name": "x"})
        assert (status, told["error"]) == (403, "no_open_seat"), told


def test_each_process_has_about_as_many_tables_whoever_is_woken_by_the_calls(
    house: HouseServer, postgres: Postgres
) -> None:
    """By chance none of two has fewer than 15 of 60 once in twenty thousand times."""
    before = collections.Counter(dict(postgres.ask(OWNERS, "house")))
    for _ in range(60):
        table, keys = opened(house)
        house.news(table, keys[0])
    owners = collections.Counter(dict(postgres.ask(OWNERS, "house"))) - before
    assert sum(owners.values()) == 60
    assert min(owners.values()) >= 15
    assert len(owners) == 2


def test_a_killed_process_is_taken_over_within_five_seconds_and_replaced(
    house: HouseServer, postgres: Postgres
) -> None:
    tables = [opened(house) for _ in range(6)]

    async def go() -> float:
        tasks = [asyncio.create_task(played(house, table, keys, 25)) for table, keys in tables]
        await asyncio.sleep(1.0)
        victim = house.children()[0]
        begun = time.monotonic()
        house.kill_one(victim)
        for table, keys in tables:
            while True:
                with contextlib.suppress(OSError, AssertionError):
                    await asyncio.to_thread(house.news, table, keys[0])
                    break
                await asyncio.sleep(0.05)
        took = time.monotonic() - begun
        await asyncio.gather(*tasks)
        await asyncio.to_thread(house.wait_for_all, victim)
        return took

    assert asyncio.run(go()) < 5


def test_processes_are_started_anew_one_by_one_and_people_notice_a_flicker(house: HouseServer) -> None:
    tables = [opened(house) for _ in range(4)]

    async def go() -> list[Player]:
        # Slowly, so that they are still at it when the processes go.
        playing = [asyncio.create_task(played(house, table, keys, 40, pause=0.2)) for table, keys in tables]
        await asyncio.sleep(0.5)
        for leaving in house.children():
            psutil.Process(leaving).terminate()
            await asyncio.to_thread(house.wait_for_all, leaving)
        return [player for people in await asyncio.gather(*playing) for player in people]

    gaps = [gap for player in asyncio.run(go()) for gap in player.gaps]
    assert gaps, "every table was at one of the two"
    assert max(gaps) < 2.0


def test_the_door_of_the_processes_is_for_them_alone(house: HouseServer, postgres: Postgres) -> None:
    table, keys = opened(house)
    house.news(table, keys[0])
    names = [row[0].split(" ") for row in postgres.ask(f"SELECT application_name {SESSIONS}", "house")]
    assert {len(name) for name in names} == {4}
    for _, _, address, token in names:
        port = int(address.rpartition(":")[2])
        assert address.startswith("127.0.0.1:")
        assert http(port, "GET", "/api/games")[0] == 404
        assert len(token) == 16


def test_kills_of_processes_and_of_the_database_lose_nothing(tmp_path: Path) -> None:
    """A little chaos; 200 and 20 of them by ``python -m tests.table.chaos house``."""

    def quiet(*_: object, **__: object) -> None:
        pass

    with cluster() as database:
        server = HouseServer(tmp_path, database.address())
        found = asyncio.run(house_kills(4, 1, 4, 7, server, database, quiet))
    assert found["kills of a process"] == 4
    assert found["kills of a database"] == 1
    assert found["acknowledged"] > 20
    assert not faults(found)
