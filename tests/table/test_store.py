"""The store: all or none, in order, once, and never broken."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from archipel.table.entries import Header, Said
from archipel.table.store import DiskFull, Row, Store, StoreFailed

HEADER = Header({"é": "ü"}, False, 0, [], [], 1.0, "a seed")


def row(text: str, command: str | None = None) -> Row:
    return Row(1.5, command, Said(0, text, ""))


def texts(rows: list[Row]) -> list[str]:
    return [row.entry.text for row in rows if isinstance(row.entry, Said)]


def test_what_is_written_is_read_in_order(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "deep" / "in" / "a.db")
        await store.add_table("t", "island", 1.0, HEADER)
        await store.append("t", 0, [row("a", "one"), row("b")])
        await store.append("t", 2, [row("ç")])
        assert await store.table("t") == ("island", HEADER)
        assert await store.entries("t") == [row("a", "one"), row("b"), row("ç")]
        assert await store.table("other") is None
        store.close()

    asyncio.run(go())


def test_many_writers_share_a_commit_and_each_is_kept(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "a.db")
        await asyncio.gather(*(store.add_table(f"t{i}", "island", 1.0, HEADER) for i in range(30)))
        jobs = [store.append(f"t{i % 30}", i // 30, [row(str(i))]) for i in range(1500)]
        await asyncio.gather(*jobs)
        for i in range(30):
            assert texts(await store.entries(f"t{i}")) == [str(i + 30 * k) for k in range(50)]
        store.close()

    asyncio.run(go())


def test_a_number_or_a_command_that_is_taken_is_refused_with_everything_beside_it(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "a.db")
        await store.add_table("t", "island", 1.0, HEADER)
        await store.append("t", 0, [row("a", "one")])
        with pytest.raises(StoreFailed):
            await store.append("t", 0, [row("again")])
        with pytest.raises(StoreFailed):
            await store.append("t", 1, [row("b"), row("c", "one")])
        assert texts(await store.entries("t")) == ["a"]
        store.close()

    asyncio.run(go())


def test_one_bad_write_does_not_spoil_those_in_the_same_commit(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "a.db")
        await store.add_table("t", "island", 1.0, HEADER)
        await store.add_table("u", "island", 1.0, HEADER)
        unwritable = row("\ud800")
        results = await asyncio.gather(
            store.append("t", 0, [row("a")]),
            store.append("t", 0, [row("taken")]),
            store.append("no such table", 0, [row("x")]),
            store.append("u", 0, [unwritable]),
            store.append("u", 0, [row("b")]),
            return_exceptions=True,
        )
        assert [type(each) for each in results] == [
            type(None),
            StoreFailed,
            StoreFailed,
            StoreFailed,
            type(None),
        ]
        assert texts(await store.entries("t")) == ["a"]
        assert texts(await store.entries("u")) == ["b"]
        store.close()

    asyncio.run(go())


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "a.db")
        await store.add_table("t", "island", 1.0, HEADER)
        jobs = [asyncio.ensure_future(store.append("t", i, [row(str(i))])) for i in range(40)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*jobs)
        again = Store(tmp_path / "a.db")
        assert len(await again.entries("t")) == 40
        again.close()

    asyncio.run(go())


class SmallDisk(Store):
    """A store on a disk with few pages left."""

    pages = 0

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        if self.pages:
            connection.execute(f"PRAGMA max_page_count = {self.pages}")
        return connection


def test_a_full_disk_is_named_and_nothing_is_lost_and_after_room_is_made_it_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "a.db")
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
        roomy = Store(tmp_path / "a.db")
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
        Store(path)
    assert path.read_bytes() == content


def test_a_folder_or_a_place_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "file" / "under.db"):
        with pytest.raises(StoreFailed, match="cannot be opened"):
            Store(path)


def test_a_store_cut_in_the_middle_answers_with_an_error_not_with_a_wrong_game(tmp_path: Path) -> None:
    async def go() -> None:
        path = tmp_path / "a.db"
        store = Store(path)
        await store.add_table("t", "island", 1.0, HEADER)
        for i in range(300):
            await store.append("t", i, [row("x" * 400)])
        store.close()
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
        with pytest.raises(StoreFailed, match="malformed"):
            await Store(path).entries("t")

    asyncio.run(go())


def test_a_write_that_nobody_waits_for_any_more_is_still_whole(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "a.db")
        await store.add_table("t", "island", 1.0, HEADER)
        job = asyncio.ensure_future(store.append("t", 0, [row("a"), row("b")]))
        await asyncio.sleep(0)
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        await store.append("t", 2, [row("c")])
        assert texts(await store.entries("t")) == ["a", "b", "c"]
        store.close()

    asyncio.run(go())
