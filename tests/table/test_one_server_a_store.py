"""One server a store, and “ready” is said when it is true: the command as a host starts it."""

import contextlib
import os
import queue
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.table.host.lock import StoreLock
from archipel.table.host.opening import LARGE, patience_with
from archipel.table.stores import StoreFailed
from archipel.table.stores.sqlite.migrations import STEPS
from tests.table.server import ROOT, free_port, http

PATIENCE = 60  # seconds for a server to start on a busy machine


class Command:
    """``archipel serve`` in a process of its own, and what it says."""

    def __init__(self, db: Path, *words: str) -> None:
        self.port = free_port()
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            "ARCHIPEL_LANG": "en",
        }
        command = ["serve", "--no-browser", "--port", str(self.port), "--db", str(db), *words]
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "archipel", *command],
            env=environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._errors: list[str] = []
        self.printed = ""  # on standard output
        self._listening = [
            threading.Thread(target=listen) for listen in (self._listen, self._listen_to_errors)
        ]
        for thread in self._listening:
            thread.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed += line
            self._lines.put(line)

    def _listen_to_errors(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._errors.append(line)
            self._lines.put(line)

    def log(self) -> list[str]:
        """Everything on standard error, once it has ended."""
        for thread in self._listening:
            thread.join(PATIENCE)
        return [line.rstrip("\n") for line in self._errors]

    def wait_for(self, words: str) -> str:
        """The next line that says this."""
        end = time.monotonic() + PATIENCE
        while True:
            line = self._lines.get(timeout=max(0.1, end - time.monotonic()))
            if words in line:
                return line

    def end(self) -> tuple[int, str]:
        """How it ended by itself, and what it complained of."""
        self.process.wait(PATIENCE)
        return self.process.returncode, "\n".join(self.log())

    def said(self) -> str:
        """Every line that it has said and nobody has read."""
        lines = []
        with contextlib.suppress(queue.Empty):
            while True:
                lines.append(self._lines.get(timeout=0.2))
        return "".join(lines)

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        """Ask it to end."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def serving(db: Path, *words: str) -> Iterator[Command]:
    """The command, ready, until the block ends."""
    command = Command(db, *words)
    try:
        command.wait_for("Archipel is ready")
        yield command
    finally:
        command.stop()


def test_a_second_server_on_the_same_file_refuses_with_one_sentence(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    (tmp_path / "other.db").symlink_to(db)
    with serving(db) as first:
        for name in ("tables.db", "other.db"):  # another name of the same file does not help
            second = Command(tmp_path / name)
            code, errors = second.end()
            assert code == 2
            assert len(errors.splitlines()) == 1
            assert f"in use by another Archipel (process {first.process.pid})" in errors
            assert "ready" not in second.said()
        assert http(first.port, "GET", "/api/games")[0] == 200


def test_after_kill_9_the_store_is_free(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db) as first:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        assert http(first.port, "POST", "/api/tables", {"game": "forbidden_island", "seats": seats})[0] == 201
        first.stop(signal.SIGKILL)
    with serving(db):
        pass


def test_ready_is_said_when_the_next_call_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as command:
        assert http(command.port, "GET", "/api/tables") == (200, {"tables": []})


def test_ready_is_not_said_when_the_store_cannot_be_opened(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    connection = sqlite3.connect(db)
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()
    command = Command(db)
    code, errors = command.end()
    assert code == 2
    assert "newer Archipel" in errors
    assert len(errors.splitlines()) == 1
    assert "ready" not in command.said()


def test_an_orderly_end_is_known_to_the_next_and_a_kill_too(tmp_path: Path) -> None:
    store = tmp_path / "a.db"
    with StoreLock(store) as first:
        assert not first.orderly, "nobody has looked at it yet"
        first.orderly = True  # as a server does that has
    with StoreLock(store) as command:
        assert command.orderly, "a command in between changes nothing"
    killed = StoreLock(store)
    killed.__enter__()
    assert killed.orderly
    assert killed._file is not None
    killed._file.close()  # no time for a last word
    with StoreLock(store) as after:
        assert not after.orderly
    with StoreLock(store) as again:
        assert not again.orderly, "nobody has looked at it since"


def test_the_lock_is_for_one_at_a_time_and_ends_with_the_block(tmp_path: Path) -> None:
    with (
        StoreLock(tmp_path / "a.db"),
        pytest.raises(StoreFailed, match=rf"a\.db are in use .*process {os.getpid()}\)"),
        StoreLock(tmp_path / "a.db"),
    ):
        pass
    with StoreLock(tmp_path / "a.db"), StoreLock(tmp_path / "b.db"):
        pass


def test_a_place_that_cannot_be_locked_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with (
        pytest.raises(StoreFailed, match=r"under\.db cannot be opened"),
        StoreLock(tmp_path / "file" / "under.db"),
    ):
        pass


@pytest.mark.parametrize(
    ("size", "orderly", "waits"),
    [(1_000, True, 0.3), (LARGE + 1, True, 0.0), (LARGE + 1, False, 10.0), (1_000, False, 10.0)],
)
def test_a_large_file_is_waited_for_after_a_crash_alone(
    tmp_path: Path, size: int, orderly: bool, waits: float
) -> None:
    file = tmp_path / "a.db"
    with file.open("wb") as empty:
        empty.truncate(size)
    assert patience_with(file, orderly) == waits
