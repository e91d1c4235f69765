"""A club on several machines, as docs/hosting.md has it: a database, two servers and a proxy before them."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg

from tests.table import nginx
from tests.table.house import SESSIONS
from tests.table.machines import Machine
from tests.table.postgres import Postgres
from tests.table.server import ROOT, http

PORT = 8765
PROCESSES = 2
PATIENCE = 90.0  # seconds for a start on a busy machine
RESTART = 1.0  # seconds, as deploy/archipel.service has it


class Club:
    """Whoever comes to the proxy is at any of the servers, each of which runs ``archipel serve``."""

    def __init__(self, folder: Path, database: Postgres, proxy: Machine, servers: list[Machine]) -> None:
        self.folder = folder
        self.store = database.address()
        self.proxy = proxy
        self.servers = servers
        self._running: list[subprocess.Popen[bytes]] = []
        self.log = folder / "servers.log"

    # -- for whoever plays ----------------------------------------

    def call(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """One HTTP call by way of the proxy: status and JSON."""
        return http(PORT, method, path, body, key, host=self.proxy.address)

    def stream(self, table: str) -> str:
        """The address of a table's stream, by way of the proxy."""
        return f"ws://{self.proxy.address}:{PORT}/api/tables/{table}/stream"

    def news(self, table: str, key: str) -> dict[str, Any]:
        """A table as one of its people sees it."""
        status, told = self.call("GET", f"/api/tables/{table}", key=key)
        assert status == 200, told
        return dict(told)

    # -- for whoever runs it ----------------------------------------

    def start(self) -> None:
        """Start everything but the database."""
        for server in self.servers:
            self.serve(server)
        self._start_proxy()

    def serve(self, server: Machine) -> None:
        """Start ``archipel serve`` on a machine as it is documented, and return when it answers.

        As in deploy/archipel.service, what ends is started again after a second: a machine that was just
        plugged in may not reach the database yet.
        """
        command = [sys.executable, "-m", "archipel", "serve", "--no-browser", "--port", str(PORT)]
        command += ["--host", server.address, "--inside", server.address, "--proxy", self.proxy.address]
        command += ["--store", self.store, "--processes", str(PROCESSES), "--bots", "1"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        said = self.folder / f"{server.name}.said"
        end = time.monotonic() + PATIENCE
        while True:
            said.write_text("")
            with self.log.open("ab") as log, said.open("ab") as out:
                running = server.start(command, env=environment, stdout=out, stderr=log, cwd=ROOT)
            self._running.append(running)
            while running.poll() is None:
                if "Ctrl" in said.read_text():
                    return
                assert time.monotonic() < end, f"{server.name} did not start:\n{self.log.read_text()[-2000:]}"
                time.sleep(0.05)
            assert time.monotonic() < end, f"{server.name} ended:\n{self.log.read_text()[-2000:]}"
            time.sleep(RESTART)

    def wait_for(self, server: Machine) -> None:
        """Return when all processes of a machine are connected to the database."""
        end = time.monotonic() + PATIENCE
        while self.sessions(server) < PROCESSES:
            assert time.monotonic() < end, self.log.read_text()[-2000:]
            time.sleep(0.1)

    def sessions(self, server: Machine) -> int:
        """How many processes of a machine the database knows."""
        query = f"SELECT count(*) {SESSIONS} AND application_name LIKE '% {server.address}:% %'"
        with psycopg.connect(self.store) as connection:
            row = connection.execute(query.encode()).fetchone()
        return int(row[0]) if row else 0

    def stop(self) -> None:
        """End everything but the database."""
        for machine in (self.proxy, *self.servers):
            machine.kill()
        for each in self._running:
            each.wait()

    def _start_proxy(self) -> None:
        site = nginx.documented("map") + nginx.documented("upstream")
        replaced = [
            (" 443 ssl;", f" {self.proxy.address}:{PORT};"),
            ("http://127.0.0.1:8765;", "http://archipel;"),
        ]
        replaced += [
            (f"10.0.0.{number}:8765", f"{server.address}:{PORT}")
            for number, server in enumerate(self.servers, start=3)
        ]
        command = nginx.command(self.folder / "nginx", site, replaced)
        self._running.append(self.proxy.start(command, stderr=subprocess.DEVNULL))
        end = time.monotonic() + PATIENCE
        while True:
            try:
                assert self.call("GET", "/api/games")[0] == 200
                return
            except OSError:
                assert time.monotonic() < end, "nginx does not answer"
                time.sleep(0.05)
