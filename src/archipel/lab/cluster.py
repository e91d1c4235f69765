"""Work shared out over many machines by Ray: the same parts as on one, and a lost machine loses nothing."""

import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic

import archipel
from archipel.engine.errors import ArchipelError
from archipel.lab.extras import need
from archipel.lab.worker_pool import Chunks, Job, P, noticing_ctrl_c

LOCAL = "local"
CHUNK_SECONDS = 2.0
CHUNK_SECONDS_A_CORE = 0.02  # the one process that hands tasks out spends some ms on each: docs/lab.md
LARGEST_CHUNK = 100_000
AHEAD = 2  # tasks a core: one that is played, and one that waits beside it
ANSWER_SECONDS = 5.0
# Ray speaks HTTP/2 (RFC 9113): whoever does answers this opening with a frame of settings.
SETTINGS = b"\4"
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0" + SETTINGS + bytes(5)


class NoCluster(ArchipelError):
    """No Ray answers at an address, or its machines cannot play."""


class ClusterPool(Generic[P]):
    """Plays a job's games on a cluster and hands every part to ``collect`` as it comes in.

    It stands in for a :class:`~archipel.lab.worker_pool.WorkerPool`. What a killed worker, or a machine that
    went away, had in hand is played again elsewhere: a part depends on its numbers alone.
    """

    def __init__(self, job: Job[P], collect: Callable[[P], None], address: str) -> None:
        self.job = job
        self.collect = collect
        self.address = address
        self.interrupted = False
        self.enough = False
        self.lost_a_worker = False  # never: Ray plays what was lost again
        self._failed = False

    def play(self, games: int, workers: int = 1) -> None:
        """Play games 0 to ``games - 1``; ``workers`` counts only where the cluster is this machine alone."""
        ray = need("ray", "ray")
        join(ray, self.address, workers)
        try:
            run = ray.remote(max_retries=-1, num_cpus=1)(_run)
            with noticing_ctrl_c(self):
                self._hand_out(ray, run, ray.put(self.job), games)
        finally:
            ray.shutdown()

    def _stopped(self) -> bool:
        return self.interrupted or self.enough or self._failed

    def _hand_out(self, ray: Any, run: Any, job: Any, games: int) -> None:
        chunks = Chunks(games, 1, CHUNK_SECONDS, LARGEST_CHUNK)
        pending: list[Any] = []
        counted = 0.0
        while True:
            if time.monotonic() - counted > 1:  # machines may join and leave
                counted = time.monotonic()
                chunks.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
                chunks.seconds = max(CHUNK_SECONDS, CHUNK_SECONDS_A_CORE * chunks.workers)
            while not self._stopped() and len(pending) < AHEAD * chunks.workers and (chunk := chunks.take()):
                pending.append(run.remote(job, *chunk))
            if not pending:
                return
            many = min(len(pending), chunks.workers)
            done, pending = ray.wait(pending, num_returns=many, timeout=0.2)
            for each in done:
                part, seconds = ray.get(each)
                chunks.learn(part.games, seconds)
                self._failed = self._failed or part.failed
                self.collect(part)


def _run(job: Job[P], first: int, last: int) -> tuple[P, float]:
    started = time.perf_counter()
    return job.run(first, last, bool), time.perf_counter() - started


def _greet() -> str:
    return archipel.__version__


def join(ray: Any, address: str, workers: int = 0) -> None:
    """Join the cluster at an address, or make one of this machine alone; what cannot be is refused."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    if address == LOCAL:
        # Its processes find the program where this one found it.
        here = str(Path(archipel.__file__).parent.parent)
        before = os.environ.get("PYTHONPATH", "")
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [here, before]))
        settings |= {
            "address": LOCAL,  # a new one, whatever else runs here
            "num_cpus": workers or None,
            "include_dashboard": False,
            "_node_ip_address": "127.0.0.1",
        }
    else:
        host = _knock(address)
        settings["address"] = address
        if host.startswith("127.") and host != "127.0.0.1":
            # Ray reads 127.0.0.1 as this machine's outer address; a cluster that stays inside has another.
            settings["_node_ip_address"] = host
    try:
        ray.init(**settings)
        version = ray.get(ray.remote(max_retries=-1)(_greet).remote(), timeout=60)
    except KeyboardInterrupt:
        raise
    except Exception as problem:  # whatever Ray raises; its first line says enough
        ray.shutdown()
        reason = (str(problem) or type(problem).__name__).strip().splitlines()[0]
        raise NoCluster("cluster_fault", address=address, reason=reason) from None
    if version != archipel.__version__:
        ray.shutdown()
        raise NoCluster("cluster_version", address=address, here=archipel.__version__, there=version)


def _knock(address: str) -> str:
    """The host at an address where somebody answers; Ray itself would ask for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise NoCluster("cluster_address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), ANSWER_SECONDS) as line:
            if os.environ.get("RAY_USE_TLS") != "1":  # behind it nothing can be seen from here
                line.sendall(GREETING)
                if line.recv(9, socket.MSG_WAITALL)[3:4] != SETTINGS:
                    raise ConnectionError
    except (OSError, OverflowError):
        raise NoCluster("no_cluster", address=address) from None
    return host
