"""A real PostgreSQL for the tests: in a folder of its own, on loopback or a test's machine, gone at the end.

Debian's package has the programs. The database refuses to be root's, so root starts it as another user.
"""

import contextlib
import functools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.table.machines import NETWORK, Machine

PATIENCE = 60.0  # seconds for a start on a busy machine
USER = "archipel"
# Nothing here outlives the machine, so the disk need not be waited for.
SETTINGS = {"fsync": "off", "max_connections": "60", "shared_buffers": "16MB"}


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    if found and (Path(found).resolve().parent / "postgres").exists():
        return Path(found).resolve().parent
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


@functools.cache
def _somebody() -> dict[str, Any]:
    """Whom to run it as: whoever we are, or for root somebody else."""
    if os.getuid():
        return {}
    names = [name for name in ("postgres", "nobody") if name in {each.pw_name for each in pwd.getpwall()}]
    who = pwd.getpwnam(names[0])
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


class Postgres:
    """A cluster; :meth:`kill` is ``kill -9``, and :meth:`start` starts it again."""

    def __init__(self, machine: Machine | None = None, **settings: str) -> None:
        bin = programs()
        assert bin is not None
        self.bin = bin
        self.machine = machine
        self.host = machine.address if machine else "127.0.0.1"
        self.folder = Path(tempfile.mkdtemp(prefix="archipel-pg-"))
        self.settings = SETTINGS | settings
        self.process: subprocess.Popen[bytes] | None = None
        self.file_size = 0  # bytes that a file may have, as on a disk that is full then
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        if who := _somebody():
            os.chown(self.folder, who["user"], who["group"])
        command = [str(bin / "initdb"), "-D", str(self.data), "-U", USER, "-A", "trust"]
        command += ["-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **_somebody())
        if machine is not None:
            with (self.data / "pg_hba.conf").open("a") as admitted:
                admitted.write(f"host all all {NETWORK}.0/24 trust\n")

    @property
    def data(self) -> Path:
        """Where the cluster lies."""
        return self.folder / "data"

    def address(self, database: str = "postgres") -> str:
        """For ``--store``."""
        return f"postgresql://{USER}@{self.host}:{self.port}/{database}"

    def start(self) -> None:
        """Start, and return when it answers."""
        end = time.monotonic() + PATIENCE
        while True:
            self._launch()
            while self.process is not None and self.process.poll() is None and time.monotonic() < end:
                with contextlib.suppress(psycopg.OperationalError):
                    psycopg.connect(self.address(), connect_timeout=2).close()
                    return
                time.sleep(0.05)
            # After a kill the last of its processes may still be there for a moment.
            assert time.monotonic() < end, (self.folder / "log").read_text()[-2000:]
            time.sleep(0.2)

    def _launch(self) -> None:
        command = [str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        command += ["-c", f"unix_socket_directories={self.folder}", "-c", f"listen_addresses={self.host}"]
        if self.file_size:
            command = ["prlimit", f"--fsize={self.file_size}", *command]
        for name, value in self.settings.items():
            command += ["-c", f"{name}={value}"]
        who = _somebody()
        if self.machine is not None:  # root goes there, and somebody else begins there
            user = [f"--reuid={who['user']}", f"--regid={who['group']}", "--clear-groups"] if who else []
            command, who = self.machine.there(["setpriv", *user, *command]), {}
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **who)

    def stop(self) -> None:
        """End it in an orderly way, without waiting for those who are connected."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)

    def kill(self) -> None:
        """``kill -9``: no time for a last word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def ask(self, sql: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """What the database answers, if anything."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def remove(self) -> None:
        """End it and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def needs_postgres() -> None:
    """Skip where there is no PostgreSQL; CI installs it."""
    if programs() is None:
        if os.environ.get("CI"):
            pytest.fail("CI must have PostgreSQL (Debian: postgresql).")
        pytest.skip("There is no PostgreSQL here (Debian: apt-get install postgresql).")


@contextlib.contextmanager
def cluster(machine: Machine | None = None, **settings: str) -> Iterator[Postgres]:
    """A running cluster, on this machine or another, that is gone after the block."""
    needs_postgres()
    server = Postgres(machine, **settings)
    try:
        server.start()
        yield server
    finally:
        server.remove()
