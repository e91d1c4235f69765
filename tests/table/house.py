"""A server of several processes for the tests: a parent, its children, and who has which table."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import psutil
import psycopg

from tests.table.server import ROOT, Server, http

PROGRAM = """
if __name__ == "__main__":  # what follows is for the parent alone
    import json, sys
    from archipel.table.house.processes import serve_together
    from archipel.table.limits import Rates
    from archipel.table.pace import Pace
    from archipel.table.server import listen
    port, store, words = int(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3])
    pace, rates = Pace(words["between_acts"], words["window"]), Rates(words["ease"])
    more = {"db": store, "workers": words["workers"], "pace": pace, "rates": rates}
    ready = lambda: print("ready", flush=True)
    serve_together(words["processes"], listen("127.0.0.1", port), ready, "text", "warning", **more)
"""
SESSIONS = "FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'archipel % %'"
PATIENCE = 90.0  # seconds for a start on a busy machine


def serves(process: psutil.Process) -> bool:
    """Whether a child of the server is one that serves, and not one in which bots think."""
    try:
        return any(each.status == psutil.CONN_LISTEN for each in process.net_connections("tcp"))
    except (psutil.ZombieProcess, psutil.NoSuchProcess):
        return False


class Door(NamedTuple):
    """Where one process listens to the others, and the word by which it knows them."""

    port: int
    token: str

    def headers(self, client: str) -> dict[str, str]:
        """What makes this process believe that somebody with this address asks."""
        return {"x-archipel-house": self.token, "x-archipel-client": client}

    def call(self, client: str, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """One call of somebody at this very process."""
        return http(self.port, method, path, body, key, self.headers(client))


def list_at_once(doors: Sequence[Door], client: str, body: Any, times: int) -> list[tuple[int, str]]:
    """One address lists so many tables at once, by every door in turn: status and error of each."""
    listed = {**body, "listed": True}

    def ask(number: int) -> tuple[int, str]:
        status, told = doors[number % len(doors)].call(client, "POST", "/api/tables", listed)
        return status, told.get("error", "")

    with ThreadPoolExecutor(times) as threads:
        return list(threads.map(ask, range(times)))


class HouseServer(Server):
    """So many processes behind one port, on one database."""

    def __init__(self, folder: Path, store: str, processes: int = 2, **words: Any) -> None:
        super().__init__(folder, **words)
        self.store = store
        self.words["processes"] = self.processes = processes
        self._script.write_text(PROGRAM)

    def start(self) -> None:
        """Start, and return when all of them answer."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in self.path if path)}
        command = [sys.executable, str(self._script), str(self.port), self.store, json.dumps(self.words)]
        said = self.folder / "said"
        said.write_text("")
        with self.log.open("ab") as log, said.open("ab") as out:
            self.process = subprocess.Popen(command, env=environment, stdout=out, stderr=log, cwd=ROOT)
        end = time.monotonic() + PATIENCE
        while "ready" not in said.read_text():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError("the server did not start:\n" + self.log.read_text()[-2000:])
            time.sleep(0.05)

    def children(self) -> list[int]:
        """The processes that serve, the oldest first."""
        assert self.process is not None
        family = psutil.Process(self.process.pid).children()
        serving = [each for each in family if serves(each)]
        return [each.pid for each in sorted(serving, key=lambda each: (each.create_time(), each.pid))]

    def kill_one(self, pid: int) -> None:
        """``kill -9`` of one of them."""
        os.kill(pid, signal.SIGKILL)

    def wait_for_all(self, gone: int) -> None:
        """Returns when another serves in the place of one that was killed."""
        end = time.monotonic() + PATIENCE
        while psutil.pid_exists(gone) or self.sessions() < self.processes:
            assert time.monotonic() < end, self.log.read_text()[-2000:]
            time.sleep(0.05)

    def sessions(self) -> int:
        """How many processes are connected to the database."""
        try:
            with psycopg.connect(self.store) as connection:
                row = connection.execute(f"SELECT count(*) {SESSIONS}".encode()).fetchone()
        except psycopg.OperationalError:
            return 0
        return int(row[0]) if row else 0

    def doors(self) -> list[Door]:
        """The door of each process, by which a test comes to this one and no other."""
        with psycopg.connect(self.store) as connection:
            rows = connection.execute(f"SELECT application_name {SESSIONS} ORDER BY 1".encode()).fetchall()
        names = [str(row[0]).split(" ") for row in rows]
        return [Door(int(name[2].rpartition(":")[2]), name[3]) for name in names]

    def stop(self) -> None:
        """Ask all of them to end."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(60)

    def news(self, table: str, key: str) -> dict[str, Any]:
        """A table as one of its people sees it."""
        status, told = http(self.port, "GET", f"/api/tables/{table}", key=key)
        assert status == 200, told
        return dict(told)
