"""What a seat or a spectator receives when sockets and calls are spread over processes, and over machines."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect

from archipel.engine.secret_chance import SecretChance
from archipel.games import find
from archipel.table.commands import Who
from archipel.table.entries import Acted, Header
from archipel.table.news import Around, news
from archipel.table.rebuilding import rebuild
from archipel.table.stores import Row
from archipel.table.stores.opening import store_at
from archipel.table.table import Table
from tests.table.hearing import Hearing
from tests.table.house import Door, HouseServer
from tests.table.leaks import SECRET
from tests.table.postgres import Postgres
from tests.table.server import http
from tests.table.support import ISLAND, header
from tests.table.test_leaks import plain, twin

pytestmark = pytest.mark.long
Json = dict[str, Any]
ACTS = 40
SAME = ("view", "decisions", "n", "version", "status", "you")


@pytest.fixture(scope="module")
def house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseServer]:
    postgres.ask("CREATE DATABASE leaks")
    server = HouseServer(tmp_path_factory.mktemp("leaks"), postgres.address("leaks"))
    server.start()
    yield server
    server.stop()
    postgres.ask("DROP DATABASE leaks WITH (FORCE)")


class Listener:
    """One socket of one viewer, at a process that the test knows, and every text that came."""

    def __init__(self, line: ClientConnection, process: int, first: str) -> None:
        self.line = line
        self.process = process
        self.texts: list[str] = []
        self.told: dict[int, Json] = {}
        self.news: Json = {}
        self._hearing = Hearing()
        self._hear(first)

    async def listen(self) -> None:
        """Until the socket is closed."""
        async for text in self.line:
            self._hear(str(text))

    def _hear(self, text: str) -> None:
        self.texts.append(text)
        message = json.loads(text)
        if message["type"] in ("news", "changes"):
            self.news = self._hearing.hear(message)
            self.told |= {each["n"]: each for each in self.news["told"]}


@pytest.fixture(scope="module")
def another(house: HouseServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseServer]:
    """A second server on the same database, as on another machine: it passes on what it has not got."""
    server = HouseServer(tmp_path_factory.mktemp("another"), house.store, processes=1)
    server.start()
    yield server
    server.stop()


async def listener_at(server: HouseServer, table: str, key: str) -> Listener:
    """A socket of a viewer, by way of this server."""
    page: Any = f"http://127.0.0.1:{server.port}"  # a browser says which page asks
    options: Json = {"proxy": None, "compression": None, "ping_interval": None, "origin": page}
    line = await connect(server.stream(table), **options)
    await line.send(json.dumps({"type": "hello", "keys": [key] if key else []}))
    first = str(await line.recv())  # it is now where it will stay
    return Listener(line, await asyncio.to_thread(who_took, server, line.local_address[1]), first)


def who_took(house: HouseServer, port: int) -> int:
    """Which process has the other end of a connection."""
    for pid in house.children():
        for each in psutil.Process(pid).net_connections("tcp"):
            if each.raddr and each.raddr.port == port and each.laddr.port == house.port:
                return pid
    raise AssertionError("nobody has it")


@pytest.mark.parametrize("way", ["handed over", "passed on"])
@pytest.mark.parametrize("game", SECRET)
def test_each_viewer_hears_the_same_wherever_they_come_and_only_what_is_theirs(
    house: HouseServer, another: HouseServer, game: str, way: str
) -> None:
    seats = find(game).max_seats
    body = {"game": game, "seats": [{"kind": "person"}] * seats}
    opened = house.call("POST", "/api/tables", body)[1]
    table, keys = opened["table"], opened["keys"]
    house.news(table, keys[0])  # it has the table now
    rng = random.Random(game)
    servers = [house, house if way == "handed over" else another]

    async def go() -> list[list[Listener]]:
        everybody = [[await listener_at(each, table, key) for each in servers] for key in [*keys, ""]]
        tasks = [asyncio.create_task(each.listen()) for pair in everybody for each in pair]
        for number in range(ACTS):
            await heard(everybody, -1)
            owing = [
                (pair, each)
                for pair in everybody[:-1]
                for each in pair[0].news["decisions"]
                if not each["optional"]
            ]
            if not owing:
                break
            pair, decision = rng.choice(owing)
            action = rng.choice(decision["actions"])
            do = {"type": "act", "seat": action["seat"], "number": action["number"]}
            command = {"id": f"a{number}", "version": pair[0].news["version"], "do": do}
            before = pair[0].news["version"]
            await rng.choice(pair).line.send(json.dumps(command))  # by either way
            await heard([pair], before)
        await heard(everybody, -1)
        await asyncio.sleep(1)
        for task in tasks:
            task.cancel()
        for pair in everybody:
            for each in pair:
                await each.line.close()
        return everybody

    everybody = asyncio.run(go())
    kept, secrets = in_the_store(house.store, table)
    assert kept.match.history
    hidden = {tuple(sorted(json.dumps(pair[0].news["view"]))) for pair in everybody}
    assert len(hidden) > 1, "what the viewers see is not the same for all"
    for seat, pair in enumerate(everybody):
        viewer = seat if seat < seats else None
        who = Who([] if viewer is None else [viewer], seat == 0)
        right = json.loads(msgspec.json.encode(news(kept, who, 0, Around(kept))))
        first, second = pair
        assert (first.process == second.process) is (way == "handed over")
        assert first.told == second.told
        assert list(first.told.values()) == [
            {name: value for name, value in each.items() if name != "changes"} for each in right["told"]
        ]
        for each in pair:
            assert {name: each.news.get(name) for name in SAME} == {name: right.get(name) for name in SAME}
            whole = "\n".join(each.texts)
            assert not [secret for secret in secrets if secret in whole]
            assert not [key for key in keys if key in whole], "nobody is ever told a key"


async def heard(everybody: list[list[Listener]], after: int) -> None:
    """Returns when all have heard, each pair the same, and of more than this version."""
    end = time.monotonic() + 30
    while True:
        versions = [[each.news.get("version", -1) for each in pair] for pair in everybody]
        if all(len(set(pair)) == 1 and pair[0] > after for pair in versions):
            return
        assert time.monotonic() < end, versions
        await asyncio.sleep(0.01)


def in_the_store(store: str, table: str) -> tuple[Table, list[str]]:
    """The table as it was kept, and what nobody may know while it is played."""

    async def go() -> tuple[Table, list[str]]:
        opened = store_at(store)
        stored = await opened.table(table)
        assert stored is not None
        kept = rebuild(table, *stored, await opened.entries(table))
        opened.close()
        chance = kept.match.state.chance
        assert isinstance(chance, SecretChance)
        return kept, [stored[1].seed, chance.key.hex()]

    return asyncio.run(go())


def test_two_tables_that_differ_in_the_generator_alone_look_the_same_each_at_its_own_process(
    house: HouseServer,
) -> None:
    rng = random.Random(4)
    table = Table("t", find(ISLAND), header(["person"] * 3, "a seed"))
    compared = 0
    for turn in range(8):
        other = twin(table, "another seed")
        names = [f"{letter}{turn}" for letter in "tu"]
        acts = [
            Row(5.0, None, Acted(each.act, each.chance)) for each in table.match.record.entries if each.act
        ]
        put(house.store, names[0], table.header, acts)
        put(house.store, names[1], other.header, [])
        for door, name in zip(house.doors()[:2], names, strict=True):
            assert door.call("192.0.2.1", "GET", f"/api/tables/{name}")[0] == 200  # it has the table now
        for key in ("", "key 0", "key 1", "key 2"):
            for _ in range(3):  # whichever process is asked, and whether or not it passes the call on
                one, two = (answered(house, name, key) for name in names)
                assert one == two
                compared += 1
        decision = table.match.state.decisions()[0]
        table.follow(Acted(rng.choice(decision.actions).text), 5.0)
    assert compared == 96


def put(store: str, name: str, head: Header, rows: list[Row]) -> None:
    """A table in the database."""

    async def go() -> None:
        opened = store_at(store)
        await opened.add_table(name, ISLAND, 1.0, head)
        await opened.append(name, 0, rows)
        opened.close()

    asyncio.run(go())


def answered(house: HouseServer, table: str, key: str) -> bytes:
    """What a viewer is answered, without what differs for other reasons."""
    status, told = http(house.port, "GET", f"/api/tables/{table}", key=key)
    assert status == 200, told
    return plain(json.dumps(told, separators=(",", ":")).encode())


def test_the_door_of_a_process_tells_a_stranger_nothing(house: HouseServer) -> None:
    opened = house.call("POST", "/api/tables", {"game": ISLAND, "seats": [{"kind": "person"}] * 2})[1]
    path = f"/api/tables/{opened['table']}"
    for door in house.doors():
        for token in ("", "0" * 16, door.token[:-1]):
            wrong = Door(door.port, token)
            assert wrong.call("127.0.0.1", "GET", path, key=opened["keys"][0])[0] == 404
            assert wrong.call("127.0.0.1", "GET", "/metrics")[0] == 404
