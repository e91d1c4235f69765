"""Many machines: the same results, and a worker or a machine that is killed loses nothing."""

import os
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from archipel.lab import cluster, compare, simulate
from archipel.lab.cluster import NoCluster, join
from archipel.lab.play import Part
from archipel.lab.standings import play_tournament
from archipel.lab.tournament import make_tournament

ISLAND = "forbidden_island"
HERE = "127.0.0.2"  # loopback; Ray takes 127.0.0.1 for the machine's outer address
# On a busy machine the first start of Ray takes longer than it allows itself.
PATIENT = {"RAY_agent_register_timeout_ms": "240000", "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "No Ray answers at 127.0.0.1:1"),
        ("127.0.0.1:99999", "No Ray answers"),
        ("ray://127.0.0.1:1", "No Ray answers at ray://127.0.0.1:1"),
        ("somewhere", "not the address of a cluster"),
    ],
)
def test_an_address_where_no_ray_answers_is_told_in_a_sentence(address: str, sentence: str) -> None:
    with pytest.raises(NoCluster, match=sentence):
        join(None, address)


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"], ids=["silent", "a web server"])
def test_something_else_than_ray_at_the_address_is_no_cluster(
    answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as server:
        answering = threading.Thread(target=lambda: server.accept()[0].sendall(answer))
        answering.start()
        with pytest.raises(NoCluster, match="No Ray answers"):
            join(None, f"127.0.0.1:{server.getsockname()[1]}")
        answering.join()


def start(attempts: int) -> Any:
    """A head and a second node; Ray gives each half a minute to start, which a busy machine may not."""
    from ray.cluster_utils import Cluster

    nodes = Cluster()
    try:
        nodes.add_node(num_cpus=1, include_dashboard=False, node_ip_address=HERE)
        nodes.add_node(num_cpus=1, node_ip_address=HERE)
    except Exception:
        nodes.shutdown()
        if attempts <= 1:
            raise
        return start(attempts - 1)
    return nodes


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A real Ray of two nodes on loopback, with a core each."""
    before = dict(os.environ)
    os.environ.update(PATIENT)
    nodes = start(attempts=3)
    yield nodes
    nodes.shutdown()
    os.environ.clear()
    os.environ.update(before)


@pytest.mark.long
def test_two_nodes_find_what_one_process_finds(two_nodes: Any) -> None:
    parts: list[int] = []
    settings: dict[str, Any] = {"games": 120, "seed": 7, "notes": True}
    here = simulate(ISLAND, ["greedy"], **settings)
    there = simulate(
        ISLAND,
        ["greedy"],
        cluster=two_nodes.address,
        progress=lambda part: parts.append(part.games),
        **settings,
    )
    assert there.results() == here.results()
    assert there.notes == here.notes
    assert sum(parts) == 120
    assert len(parts) > 2


@pytest.mark.long
def test_a_tournament_and_a_comparison_are_the_same_there(two_nodes: Any) -> None:
    plan = make_tournament(ISLAND, ["random", "greedy"], deals=20)
    assert play_tournament(plan, cluster=two_nodes.address).to_json() == play_tournament(plan).to_json()
    order: dict[str, Any] = {"games": 200, "seed": 1}
    found = compare(ISLAND, "greedy", "random", cluster=two_nodes.address, **order)
    assert found.to_json() == compare(ISLAND, "greedy", "random", **order).to_json()


@pytest.mark.long
def test_a_killed_worker_loses_nothing(two_nodes: Any) -> None:
    import psutil

    killed: list[int] = []

    def kill_one(part: Part) -> None:
        if len(killed) < 2:
            ours = psutil.Process().children(recursive=True)
            playing = [each for each in ours if each.name().startswith("ray::_run")]
            for each in playing[:1]:
                each.kill()
                killed.append(each.pid)

    settings: dict[str, Any] = {"games": 400, "seed": 3}
    there = simulate(ISLAND, ["greedy"], cluster=two_nodes.address, progress=kill_one, **settings)
    assert len(killed) == 2
    assert there.results() == simulate(ISLAND, ["greedy"], **settings).results()


@pytest.mark.long
def test_a_machine_that_goes_away_loses_nothing(two_nodes: Any) -> None:
    gone = two_nodes.add_node(num_cpus=1, node_ip_address=HERE)
    threads: list[threading.Thread] = []

    def pull_the_plug(part: Part) -> None:
        if not threads:
            threads.append(threading.Thread(target=two_nodes.remove_node, args=(gone, False)))
            threads[0].start()

    settings: dict[str, Any] = {"games": 600, "seed": 4}
    there = simulate(ISLAND, ["greedy"], cluster=two_nodes.address, progress=pull_the_plug, **settings)
    threads[0].join()
    assert there.results() == simulate(ISLAND, ["greedy"], **settings).results()


@pytest.mark.long
def test_a_try_on_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in PATIENT.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PYTHONPATH", os.environ.get("PYTHONPATH", ""))
    there = simulate(ISLAND, ["random"], games=20, cluster="local", workers=1)
    assert there.results() == simulate(ISLAND, ["random"], games=20).results()
