"""Two real servers on one database, as on two machines: what one stranger may holds over both."""

import time
from collections.abc import Callable, Iterator

import pytest

from tests.table.house import Door, HouseServer, list_at_once
from tests.table.postgres import Postgres
from tests.table.server import http

pytestmark = pytest.mark.long
EASE = 0.5  # half of what an address usually may
NEW = {"game": "forbidden_island", "seats": [{"kind": "person"}, {"kind": "open"}]}
HEAD = """SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.granted AND a.application_name LIKE 'archipel-desk %'
    AND l.objsubid = 2"""
PATIENCE = 60.0


class Pair:
    """Two servers; each process is one door, two of the one and then two of the other."""

    def __init__(self, postgres: Postgres, database: str, servers: list[HouseServer]) -> None:
        self.postgres = postgres
        self.database = database
        self.servers = servers
        self._of: dict[Door, HouseServer] = {}

    def start(self, server: HouseServer) -> None:
        """Start one of them, and see which doors are its own."""
        before = set(server.doors())
        server.start()
        self._of |= dict.fromkeys(set(server.doors()) - before, server)

    def doors(self) -> list[Door]:
        """A door of each server that runs, in turn."""
        there = set(self.servers[0].doors())
        mine = [[door for door in there if self._of.get(door) is each] for each in self.servers]
        return [door for pair in zip(*mine, strict=False) for door in pair] or [
            each for one in mine for each in one
        ]

    def head(self) -> str:
        """Under which name the head is connected; nothing if nobody is."""
        rows = self.postgres.ask(HEAD, self.database)
        return str(rows[0][0]) if rows else ""

    def passed(self, times: int, one: Callable[[Door], int]) -> tuple[int, float]:
        """How many of so many calls, at each server in turn, were not too many; the seconds."""
        doors, begun = self.doors(), time.monotonic()
        assert len({self._of[door] for door in doors}) == 2
        statuses = [one(doors[i % len(doors)]) for i in range(times)]
        return sum(status != 429 for status in statuses), time.monotonic() - begun


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    postgres.ask("CREATE DATABASE several")
    store = postgres.address("several")
    servers = [HouseServer(tmp_path_factory.mktemp(name), store, ease=EASE) for name in ("one", "two")]
    pair = Pair(postgres, "several", servers)
    for each in servers:
        pair.start(each)
    yield pair
    for each in servers:
        each.stop()
    postgres.ask("DROP DATABASE several WITH (FORCE)")


def test_tables_that_are_opened(pair: Pair) -> None:
    count, took = pair.passed(40, lambda door: door.call("192.0.2.1", "POST", "/api/tables", NEW)[0])
    assert 15 <= count <= 15 + 0.25 * took + 1


def test_hints(pair: Pair) -> None:
    path = "/api/tables/none/hint"
    count, took = pair.passed(30, lambda door: door.call("192.0.2.2", "POST", path, {})[0])
    assert 7 <= count <= 8 + 0.25 * took


def test_the_list_has_so_many_of_one_address_also_when_all_come_at_once(pair: Pair) -> None:
    doors = pair.doors()
    answers = list_at_once(doors, "192.0.2.3", NEW, 14)
    good = sum(status == 201 for status, _ in answers)
    assert 7 <= good <= 10, answers
    assert {error for status, error in answers if status != 201} <= {"quota_listed"}
    for door in doors:
        assert len(door.call("192.0.2.4", "GET", "/api/tables")[1]["tables"]) == good


def test_it_goes_on_when_the_one_that_counts_is_killed(pair: Pair) -> None:
    tables = []
    for door in pair.doors():
        status, told = door.call("198.51.100.1", "POST", "/api/tables", NEW)
        assert status == 201
        tables.append((told["table"], told["keys"][0]))
    path = "/api/tables/none/hint"
    doors = pair.doors()
    for door in doors[:4]:
        assert door.call("192.0.2.5", "POST", path, {})[0] != 429
    before = pair.head()
    assert before
    first, second = pair.servers  # the one that was started first has the count
    first.kill()
    begun = time.monotonic()
    for table, key in tables:  # whoever had them, the other serves them now
        while http(second.port, "GET", f"/api/tables/{table}", key=key)[0] != 200:
            assert time.monotonic() - begun < PATIENCE
            time.sleep(0.05)
    while pair.head() in ("", before):
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.05)
    assert time.monotonic() - begun < 10
    pair.start(first)  # and another joins who counts now
    count, took = pair.passed(30, lambda door: door.call("192.0.2.6", "POST", path, {})[0])
    assert 7 <= count <= 8 + 0.25 * took
    count, took = pair.passed(30, lambda door: door.call("192.0.2.5", "POST", path, {})[0])
    assert count <= 6 + 0.25 * (took + time.monotonic() - begun), "two of them were counted at the other"
