"""How long after ``serve`` the page can be opened: ``python benchmarks/start.py [--tables 100000]``.

A server is started on an empty store and on one of so many tables, after an orderly end and after a kill, in
turn; the clock runs from the start of the process until the page, the games and the list of tables were sent.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from meter import free_port
from opening import play

from archipel.table.stores.sqlite.store import SqliteStore

KINDS = 20  # of tables, of which the rest are copies under other names
ENTRIES = 20  # of each at the most
PATHS = ("/", "/api/games", "/api/tables")


def fill(file: Path, count: int) -> None:
    """A store of so many tables, every tenth of them in the list."""
    store = SqliteStore(file)
    for number in range(KINDS if count else 0):
        header, rows = play("forbidden_island", number)
        asyncio.run(store.add_table(f"kind{number}", "forbidden_island", time.time(), header))
        asyncio.run(store.append(f"kind{number}", 0, rows[:ENTRIES]))
    store.close()
    if not count:
        return
    copies = count // KINDS - 1
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {copies})"
    summary = '{"game":"forbidden_island","options":{},"status":"playing","seats":[]}'
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("CREATE TEMP TABLE kind AS SELECT * FROM tables")
        connection.execute("CREATE TEMP TABLE kind_entries AS SELECT * FROM entries")
        connection.execute(
            f"""INSERT INTO tables (id, game, created, header, summary, listed, over, opener) {numbers}
            SELECT id || '-' || i, game, created + i, header, '{summary}', i % 10 = 0, 0, i % 997
            FROM n, kind"""
        )
        connection.execute(
            f"""INSERT INTO entries (table_id, seq, at, command, data) {numbers}
            SELECT table_id || '-' || i, seq, at, command, data FROM kind_entries, n
            ORDER BY table_id, i, seq"""
        )
        connection.commit()


def opened(file: Path, end: int) -> float:
    """Seconds from the start until the page is there; the server is ended by this signal afterwards."""
    port = free_port()
    words = ["serve", "--no-browser", "--port", str(port), "--db", str(file), "--lang", "en"]
    begun = time.perf_counter()
    server = subprocess.Popen([sys.executable, "-m", "archipel", *words], stdout=subprocess.DEVNULL)
    try:
        for path in PATHS:
            while True:
                with contextlib.suppress(OSError):
                    urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60).read()
                    break
                time.sleep(0.01)
        return time.perf_counter() - begun
    finally:
        os.kill(server.pid, end)
        server.wait()


def main() -> None:
    """Measure both stores after both ends."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=100_000)
    words.add_argument("--times", type=int, default=3)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        files = {0: Path(folder) / "empty.db", asked.tables: Path(folder) / "many.db"}
        for count, file in files.items():
            fill(file, count)
            print(f"{count} tables: {file.stat().st_size / 1e6:.0f} MB", flush=True)
        for name, end in (("an orderly end", signal.SIGTERM), ("a kill", signal.SIGKILL)):
            for file in files.values():
                opened(file, end)
            took: dict[int, list[float]] = {count: [] for count in files}
            for _ in range(asked.times):
                for count, file in files.items():
                    took[count].append(opened(file, end))
            for count, seconds in took.items():
                shown = ", ".join(f"{each:.1f}" for each in seconds)
                print(
                    f"after {name}, {count} tables: {statistics.median(seconds):.1f} s ({shown})", flush=True
                )


if __name__ == "__main__":
    main()
