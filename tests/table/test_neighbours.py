"""An open socket goes to the process that has its table, and whoever is at its other end notices nothing."""

import asyncio
import socket
from pathlib import Path

import psutil
import pytest

from archipel.table.house import neighbours
from archipel.table.house.neighbours import Neighbours, Visit
from archipel.table.house.ownership import Owner
from tests.table.house import HouseServer
from tests.table.player import Player
from tests.table.postgres import Postgres
from tests.table.test_house import opened, played

VISIT = Visit("table", "192.0.2.1", "fr")
THE_OTHER = Owner("127.0.0.1:1", "other")


def test_a_connection_is_handed_over_with_what_is_known_of_it(tmp_path: Path) -> None:
    async def go() -> None:
        came: list[tuple[socket.socket, Visit]] = []
        one, other = Neighbours(str(tmp_path), "one"), Neighbours(str(tmp_path), THE_OTHER.token)
        other.listen(lambda line, visit: came.append((line, visit)))
        here, client = socket.socketpair()
        client.send(b"said before")
        assert one.has(THE_OTHER)
        assert await one.hand_over(THE_OTHER, here.fileno(), VISIT)
        here.close()
        await asyncio.sleep(0.05)
        [(line, visit)] = came
        assert visit == VISIT
        assert line.recv(100) == b"said before"
        line.send(b"answered there")
        assert client.recv(100) == b"answered there"
        other.close()
        for each in (line, client):
            each.close()

    asyncio.run(go())


def test_who_is_on_another_machine_is_no_neighbour(tmp_path: Path) -> None:
    assert not Neighbours(str(tmp_path), "one").has(THE_OTHER)


def test_one_that_has_died_takes_nothing(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as dead:
        dead.bind(str(tmp_path / THE_OTHER.token))

    async def go() -> bool:
        here, client = socket.socketpair()
        with here, client:
            return await Neighbours(str(tmp_path), "one").hand_over(THE_OTHER, here.fileno(), VISIT)

    assert not asyncio.run(go())


def test_one_that_is_too_busy_for_too_long_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "WITHIN", 0.1)

    async def go() -> bool:
        one = Neighbours(str(tmp_path), "one")
        here, client = socket.socketpair()
        with here, client:
            for _ in range(2_000):  # nobody reads them
                if not await one.hand_over(THE_OTHER, here.fileno(), VISIT):
                    return True
        return False

    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as busy:
        busy.bind(str(tmp_path / THE_OTHER.token))
        assert asyncio.run(go())


@pytest.mark.long
def test_every_socket_of_a_table_ends_at_the_process_that_has_it(postgres: Postgres, tmp_path: Path) -> None:
    postgres.ask("CREATE DATABASE neighbours")
    server = HouseServer(tmp_path, postgres.address("neighbours"))
    server.start()
    try:
        table, keys = opened(server)
        server.news(table, keys[0])

        async def go() -> list[int]:
            watching = [Player(server.stream(table), keys[0], f"w{i}", None) for i in range(8)]  # type: ignore[arg-type]
            for each in watching:
                each.acting = False
            tasks = [asyncio.create_task(each.live()) for each in watching]
            await played(server, table, keys, 6)
            count = [_lines(child, server.port) for child in server.children()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert all(len(each.told) > 5 for each in watching)
            assert [each.connections for each in watching] == [1] * 8
            return count

        assert sorted(asyncio.run(go())) == [0, 8]
    finally:
        server.stop()
        postgres.ask("DROP DATABASE neighbours WITH (FORCE)")


def _lines(pid: int, port: int) -> int:
    """How many connections of people a process has."""
    lines = psutil.Process(pid).net_connections("tcp")
    return sum(each.status == psutil.CONN_ESTABLISHED and each.laddr.port == port for each in lines)
