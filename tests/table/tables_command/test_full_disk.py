"""``archipel tables backup`` and ``restore`` on a disk without room."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.table.host.store_file import fault_of
from archipel.table.stores import StoreFailed
from archipel.table.table import Table
from archipel.words import Words
from tests.table.tables_command.conftest import Run

# A disk that takes no more than so many bytes of a file, of a real program.
ON_A_SMALL_DISK = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
from archipel.cli import main
main(sys.argv[1:], prog_name="archipel")
"""


@pytest.mark.parametrize("words", [["backup", "copy.db", "--force"], ["restore", "whole.db", "--yes"]])
@pytest.mark.parametrize("older", [False, True], ids=["nothing there", "an older copy there"])
def test_a_disk_without_room_leaves_everything_and_nothing_half_written(
    run: Run, db: Path, tables: dict[str, Table], tmp_path: Path, words: list[str], older: bool
) -> None:
    run("backup", str(tmp_path / "whole.db"))
    if older:
        (tmp_path / "copy.db").write_bytes(b"an older copy")
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir() if each.suffix == ".db"}
    command = [sys.executable, "-c", ON_A_SMALL_DISK, "tables", *words, "--db", str(db), "--lang", "en"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2
    assert "could not be written (the disk " in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    left = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert {name for name in left if not name.endswith((".lock", "-shm", "-wal"))} == set(before)
    assert {name: left[name] for name in before} == before


def test_a_full_disk_is_said_in_the_readers_language() -> None:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    error = StoreFailed("copy_failed", file="copy.db", fault=fault_of(full))
    assert "(the disk is full)" in Words("en").mistake(error)
    assert "(le disque est plein)" in Words("fr").mistake(error)
