"""A real server on loopback for the tests: in this process (:class:`Client`), or in one of its own."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent

PROGRAM = """
if __name__ == "__main__":  # what follows is for the server alone, and not for the bots' workers
    import json, resource, sys
    from archipel.table import app, connections, openapi, retention
    from archipel.table.addresses import Proxies
    from archipel.table.limits import Rates
    from archipel.table.pace import Pace
    from archipel.table.server import listen, serve
    port, db, words = int(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3])
    if words["files"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (words["files"], words["files"]))
    if words["clear_every"]:
        app.SWEEP = retention.EVERY = words["clear_every"]
    connections.HEAD_WITHIN = openapi.BODY_WITHIN = words["head_within"]
    pace, rates = Pace(words["between_acts"], words["window"]), Rates(words["ease"])
    proxies = Proxies(words["proxies"])
    listener, (form, level) = listen("127.0.0.1", port), words["log"]
    more = {"proxies": proxies, "log_form": form, "log_level": level}
    serve(listener, db, words["workers"], pace=pace, rates=rates, **more)
"""


def free_port() -> int:
    """A port of loopback that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process; :meth:`kill` is ``kill -9``, and :meth:`start` starts it again on the same store."""

    def __init__(
        self,
        folder: Path,
        between_acts: float = 0.0,
        window: float = 0.0,
        workers: int = 1,
        path: list[str] | None = None,
        *,
        ease: float = 1e6,  # the tests are one address and many people
        files: int = 0,
        head_within: float = 10.0,
        proxies: list[str] | None = None,
        log: tuple[str, str] = ("text", "warning"),
        clear_every: float = 0,  # seconds between two looks for tables that are too old
    ) -> None:
        self.folder = folder
        self.path = sys.path if path is None else path  # where its program is found
        self.db = folder / "games.db"
        self.port = free_port()
        self.words = {
            "between_acts": between_acts,
            "window": window,
            "workers": workers,
            "ease": ease,
            "files": files,
            "head_within": head_within,
            "proxies": proxies or [],
            "log": log,
            "clear_every": clear_every,
        }
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self._script = folder / "server_process.py"
        self._script.write_text(PROGRAM)

    def start(self) -> None:
        """Start, and return when it answers."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in self.path if path)}
        command = [sys.executable, str(self._script), str(self.port), str(self.db)]
        command.append(json.dumps(self.words))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=ROOT)
        end = time.monotonic() + 30
        while True:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError("the server did not start:\n" + self.log.read_text()[-2000:])
            time.sleep(0.01)

    def kill(self) -> None:
        """``kill -9``: no time for a last word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("the server did not end when asked to") from None

    def call(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """One HTTP call: status and JSON."""
        return http(self.port, method, path, body, key)

    def stream(self, table: str) -> str:
        """The address of a table's stream."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream"


def http(
    port: int,
    method: str,
    path: str,
    body: Any = None,
    key: str = "",
    more: dict[str, str] | None = None,
    host: str = "127.0.0.1",
) -> tuple[int, Any]:
    """One HTTP call to loopback, or a test's machine: status and JSON."""
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    headers |= more or {}
    request = urllib.request.Request(f"http://{host}:{port}{path}", method=method, data=data, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


@contextlib.contextmanager
def running(folder: Path, **words: Any) -> Iterator[Server]:
    """A server process that ends with the block."""
    server = Server(folder, **words)
    server.start()
    try:
        yield server
    finally:
        server.stop()
