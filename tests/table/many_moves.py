"""Moves a store with many tables to PostgreSQL and back: ``python -m tests.table.many_moves 10000``."""

import contextlib
import hashlib
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from archipel.table.host.moving import move
from tests.table.many_tables import written
from tests.table.postgres import cluster

TABLES = "game, created, header, summary, listed, over, pinned, opener"
ENTRIES = "seq, at, command, data"


def multiplied(store: Path, target: Path, count: int) -> Path:
    """The same tables under so many other names."""
    shutil.copy(store, target)
    with contextlib.closing(sqlite3.connect(target)) as file, file:
        (there,) = file.execute("SELECT count(*) FROM tables").fetchone()
        for number in range(count // there):
            for table, id, others in (("tables", "id", TABLES), ("entries", "table_id", ENTRIES)):
                copies = f"SELECT {id} || '.{number}', {others} FROM {table} WHERE {id} NOT LIKE '%.%'"
                file.execute(f"INSERT INTO {table} ({id}, {others}) {copies}")
    return target


def digest(store: Path) -> str:
    """Of every row."""
    made = hashlib.sha256()
    with contextlib.closing(sqlite3.connect(store)) as file:
        for table, id, others in (("tables", "id", TABLES), ("entries", "table_id", ENTRIES)):
            for row in file.execute(f"SELECT {id}, {others} FROM {table} ORDER BY 1, 2"):
                made.update(repr(row).encode())
    return made.hexdigest()[:16]


def main(count: int) -> None:
    """There, back, and compare."""
    with tempfile.TemporaryDirectory() as folder, cluster(fsync="on") as server:
        few, many, back = (Path(folder) / f"{name}.db" for name in ("few", "many", "back"))
        written(few, 100, acts=40)
        multiplied(few, many, count)
        for source, target in ((many, server.address()), (server.address(), back)):
            begun = time.monotonic()
            moved = move(source, target)
            took = time.monotonic() - begun
            kind = "to SQLite" if target == back else "to PostgreSQL"
            print(
                f"{kind}: {moved.tables} tables, {moved.entries} entries in {took:.0f} s, {moved.digest[:16]}"
            )
        print("the same" if digest(many) == digest(back) else "NOT THE SAME", digest(many), digest(back))


if __name__ == "__main__":
    main(int(sys.argv[1]))
