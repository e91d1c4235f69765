"""A server forked from a process that has loaded the program: hundreds of starts do not load it each time."""

import contextlib
import json
import multiprocessing
import os
import socket
import sys
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from tests.table.server import PROGRAM, Server

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["tests.table.chaos.quick_server", "archipel.table.server"])


class QuickServer(Server):
    """Serves like :class:`Server`, in a process of its own that ``kill -9`` ends as well."""

    def __init__(self, folder: Path, **words: Any) -> None:
        super().__init__(folder, **words)
        self._forked: ForkServerProcess | None = None

    def start(self) -> None:
        """Start, and return when it answers."""
        told = [str(self.port), str(self.db), json.dumps(self.words)]
        self._forked = _forks.Process(target=_serve, args=(told, str(self.log)))
        self._forked.start()
        end = time.monotonic() + 30
        while self._forked.is_alive() and time.monotonic() < end:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            time.sleep(0.01)
        raise AssertionError("the server did not start:\n" + self.log.read_text()[-2000:])

    def kill(self) -> None:
        """``kill -9``: no time for a last word."""
        assert self._forked is not None
        self._forked.kill()
        self._forked.join()

    def stop(self) -> None:
        """Ask it to end."""
        if self._forked is not None:
            self._forked.terminate()
            self._forked.join(15)
            if self._forked.is_alive():
                self.kill()
                raise AssertionError("the server did not end when asked to")


def _serve(told: list[str], log: str) -> None:
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.argv = ["server", *told]
    exec(PROGRAM, {"__name__": "__main__"})  # what the other kind of server runs as a file
