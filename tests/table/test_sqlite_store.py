"""The store in a file: a full disk, a file that is none, a file that is cut."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from archipel.table.stores import DiskFull, StoreFailed
from archipel.table.stores.sqlite.store import SqliteStore
from tests.table.test_store import HEADER, row


class SmallDisk(SqliteStore):
    """A store on a disk with few pages left."""

    pages = 0

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        if self.pages:
            connection.execute(f"PRAGMA max_page_count = {self.pages}")
        return connection


def test_a_full_disk_is_named_and_nothing_is_lost_and_after_room_is_made_it_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.add_table("t", "island", 1.0, HEADER)
        store.close()
        small = SmallDisk.__new__(SmallDisk)
        small.pages = 24
        small.__init__(tmp_path / "a.db")  # type: ignore[misc]
        kept = 0
        with contextlib.suppress(DiskFull):
            while kept < 1000:
                await small.append("t", kept, [row("x" * 500)])
                kept += 1
        with pytest.raises(DiskFull, match="disk is full"):
            await small.append("t", kept, [row("x" * 500)])
        assert 10 < kept < 1000
        assert len(await small.entries("t")) == kept
        small.close()
        roomy = SqliteStore(tmp_path / "a.db")
        await roomy.append("t", kept, [row("y")])
        assert len(await roomy.entries("t")) == kept + 1
        assert roomy._reader.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        roomy.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    "content", [b"this is no database at all, but it is long enough" * 100, b"\x00" * 5000]
)
def test_a_file_that_is_no_store_is_refused_with_its_name_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "letters.txt"
    path.write_bytes(content)
    with pytest.raises(StoreFailed, match=r"letters\.txt cannot be opened"):
        SqliteStore(path)
    assert path.read_bytes() == content


def test_a_folder_or_a_place_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "file" / "under.db"):
        with pytest.raises(StoreFailed, match="cannot be opened"):
            SqliteStore(path)


def test_a_store_cut_in_the_middle_answers_with_an_error_not_with_a_wrong_game(tmp_path: Path) -> None:
    async def go() -> None:
        path = tmp_path / "a.db"
        store = SqliteStore(path)
        await store.add_table("t", "island", 1.0, HEADER)
        for i in range(300):
            await store.append("t", i, [row("x" * 400)])
        store.close()
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
        with pytest.raises(StoreFailed, match="malformed"):
            await SqliteStore(path).entries("t")

    asyncio.run(go())


def test_the_folders_of_a_file_are_made(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "deep" / "in" / "a.db").close()
    assert (tmp_path / "deep" / "in" / "a.db").exists()
