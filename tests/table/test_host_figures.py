"""/health and /metrics: true, readable by Prometheus, and for the host alone."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.host import health
from archipel.table.limits import Rates
from archipel.table.stores.group_commit import Job
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.tables import Tables
from tests.table.server import running
from tests.table.support import ISLAND, QUICK
from tests.table.test_http import Opened

LINE = re.compile(r'([a-z_]+)(?:\{le="([^"]+)"\})? (-?[0-9.e+-]+)')


@contextmanager
def server(
    path: Path, store: type[SqliteStore] = SqliteStore, here: str = "127.0.0.1", **more: Any
) -> Iterator[TestClient]:
    """A server, and a client that calls from some address."""
    tables = Tables(store(path), BotPool(1), QUICK)
    with TestClient(make_app(tables, **more), client=(here, 5000), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def host(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path / "a.db") as client:
        yield client


class Figures:
    """The text as Prometheus takes it apart."""

    def __init__(self, text: str) -> None:
        self.kinds: dict[str, str] = {}
        self.values: dict[str, float] = {}
        self.buckets: dict[str, list[tuple[str, float]]] = {}
        assert text.endswith("\n")
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                _, _, name, kind = line.split(" ")
                assert name not in self.kinds, "told twice"
                self.kinds[name] = kind
            elif not line.startswith("# HELP "):
                found = LINE.fullmatch(line)
                assert found, line
                name, bound, value = found.groups()
                if bound:
                    self.buckets.setdefault(name.removesuffix("_bucket"), []).append((bound, float(value)))
                else:
                    self.values[name] = float(value)


def figures(client: TestClient) -> Figures:
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return Figures(answer.text)


def until(client: TestClient, true: Callable[[Figures], bool]) -> Figures:
    """The figures once something is true of them."""
    end = time.monotonic() + 60
    while not true(seen := figures(client)):
        assert time.monotonic() < end, seen.values
        time.sleep(0.1)
    return seen


def test_a_server_in_a_process_of_its_own_says_how_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as started:
        status, told = started.call("GET", "/health")
        assert status == 200
        assert (told["status"], told["store"], told["tables"]) == ("ok", "ok", 0)


class FullDisk(SqliteStore):
    """A store that cannot write any more."""

    def _commit(self, batch: list[Job]) -> None:
        self._writer.execute("PRAGMA query_only = ON")
        super()._commit(batch)


def test_health_says_no_when_the_store_cannot_write(tmp_path: Path) -> None:
    with server(tmp_path / "a.db", FullDisk) as client:
        answer = client.get("/health")
        assert answer.status_code == 503
        assert answer.json()["status"] == "failing"
        assert answer.json()["store"] == "store_refused"
        assert figures(client).values["archipel_store_failures_total"] > 0


def test_health_says_no_when_the_store_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stuck(SqliteStore):
        def _commit(self, batch: list[Job]) -> None:
            time.sleep(1)
            super()._commit(batch)

    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with server(tmp_path / "a.db", Stuck) as client:
        answer = client.get("/health")
        assert (answer.status_code, answer.json()["store"]) == (503, "store_silent")


def test_to_be_well_the_store_must_have_written(host: TestClient, tmp_path: Path) -> None:
    log = tmp_path / "a.db-wal"
    before = log.stat().st_size
    assert host.get("/health").status_code == 200
    assert log.stat().st_size > before


@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_both_are_for_this_machine_only_unless_opened(tmp_path: Path, path: str) -> None:
    with server(tmp_path / "a.db", here="192.0.2.7") as stranger:
        answer = stranger.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown_call")
    with server(tmp_path / "b.db") as local:
        assert local.get(path).status_code == 200
        for header in ("x-forwarded-for", "forwarded", "x-real-ip"):  # a proxy here speaks for others
            assert local.get(path, headers={header: "192.0.2.7"}).status_code == 404
    rates = Rates(ease=0.01)
    with server(tmp_path / "c.db", here="192.0.2.7", open_metrics=True, rates=rates) as stranger:
        answers = [stranger.get(path).status_code for _ in range(40)]
        assert answers[0] == 200
        assert answers[-1] == 429, "each writes to the disk: as often as other calls, and no more"


def test_every_figure_that_a_host_watches_is_there_and_whole(host: TestClient) -> None:
    seen = figures(host)
    assert seen.kinds == {
        "archipel_uptime_seconds": "gauge",
        "archipel_processes": "gauge",
        "archipel_replaced_total": "counter",
        "archipel_tables_in_memory": "gauge",
        "archipel_tables_in_store": "gauge",
        "archipel_sockets": "gauge",
        "archipel_bot_workers": "gauge",
        "archipel_bot_queue": "gauge",
        "archipel_bot_seconds": "histogram",
        "archipel_acts_total": "counter",
        "archipel_act_seconds": "histogram",
        "archipel_store_bytes": "gauge",
        "archipel_store_commit_seconds": "histogram",
        "archipel_store_failures_total": "counter",
    }
    for name, kind in seen.kinds.items():
        if kind == "histogram":
            bounds = [float(bound) for bound, _ in seen.buckets[name]]
            counts = [count for _, count in seen.buckets[name]]
            assert bounds == sorted(bounds)
            assert bounds[-1] == float("inf")
            assert counts == sorted(counts)
            assert counts[-1] == seen.values[f"{name}_count"]
            assert seen.values[f"{name}_sum"] >= 0
        else:
            assert name in seen.values


def test_the_figures_follow_what_happens(host: TestClient) -> None:
    before = figures(host)
    table = Opened(host)
    for number in range(3):
        seat, action, version = table.owed()
        do = {"type": "act", "seat": seat, "number": action}
        assert table.command(seat, do, id=str(number), version=version).status_code == 200
    with ExitStack() as open_sockets:
        for seat in range(2):
            socket = open_sockets.enter_context(host.websocket_connect(table.path + "/stream"))
            socket.send_json({"type": "hello", "keys": [table.keys[seat]]})
            socket.receive_json()
        during = figures(host)
    grown = {name: value - before.values[name] for name, value in during.values.items()}
    assert grown["archipel_acts_total"] == 3
    assert grown["archipel_act_seconds_count"] == 3
    assert grown["archipel_tables_in_memory"] == grown["archipel_tables_in_store"] == 1
    assert grown["archipel_sockets"] == 2
    assert grown["archipel_store_commit_seconds_count"] >= 4
    assert during.values["archipel_uptime_seconds"] > before.values["archipel_uptime_seconds"]
    assert during.values["archipel_store_bytes"] > 0
    until(host, lambda seen: seen.values["archipel_sockets"] == 0)


def test_bots_are_counted_while_they_wait_and_when_they_have_thought(host: TestClient) -> None:
    before = figures(host)
    seats = [{"kind": "bot", "bot": "planner"}, {"kind": "bot", "bot": "planner"}]
    for _ in range(4):
        opened = host.post("/api/tables", json={"game": ISLAND, "seats": seats}).json()["table"]
        assert host.get(f"/api/tables/{opened}").status_code == 200
    until(host, lambda seen: seen.values["archipel_bot_queue"] > 0)
    seen = until(
        host,
        lambda now: now.values["archipel_bot_seconds_count"] > before.values["archipel_bot_seconds_count"],
    )
    assert seen.values["archipel_bot_seconds_sum"] > before.values["archipel_bot_seconds_sum"]
    until(host, lambda now: now.values["archipel_acts_total"] > before.values["archipel_acts_total"])


def test_no_figure_names_a_table_or_a_person(host: TestClient) -> None:
    table = Opened(host)
    text = host.get("/metrics").text + host.get("/health").text
    for secret in [table.id, *table.keys, "Ana"]:
        assert secret not in text
