"""Every store: all or none, in order, once, and never broken."""

import asyncio

import pytest

from archipel.table.entries import Header, Said
from archipel.table.stores import Row, StoreFailed
from tests.table.conftest import Opened

HEADER = Header({"é": "ü"}, False, 0, [], [], 1.0, "a seed")


def row(text: str, command: str | None = None) -> Row:
    return Row(1.5, command, Said(0, text, ""))


def texts(rows: list[Row]) -> list[str]:
    return [row.entry.text for row in rows if isinstance(row.entry, Said)]


def test_what_is_written_is_read_in_order(opened: Opened) -> None:
    async def go() -> None:
        store = opened()
        await store.add_table("t", "island", 1.0, HEADER)
        await store.append("t", 0, [row("a", "one"), row("b")])
        await store.append("t", 2, [row("ç")])
        assert await store.table("t") == ("island", HEADER)
        assert await store.entries("t") == [row("a", "one"), row("b"), row("ç")]
        assert await store.table("other") is None

    asyncio.run(go())


def test_many_writers_share_a_commit_and_each_is_kept(opened: Opened) -> None:
    async def go() -> None:
        store = opened()
        await asyncio.gather(*(store.add_table(f"t{i}", "island", 1.0, HEADER) for i in range(30)))
        jobs = [store.append(f"t{i % 30}", i // 30, [row(str(i))]) for i in range(1500)]
        await asyncio.gather(*jobs)
        for i in range(30):
            assert texts(await store.entries(f"t{i}")) == [str(i + 30 * k) for k in range(50)]

    asyncio.run(go())


def test_a_number_or_a_command_that_is_taken_is_refused_with_everything_beside_it(opened: Opened) -> None:
    async def go() -> None:
        store = opened()
        await store.add_table("t", "island", 1.0, HEADER)
        await store.append("t", 0, [row("a", "one")])
        with pytest.raises(StoreFailed):
            await store.append("t", 0, [row("again")])
        with pytest.raises(StoreFailed):
            await store.append("t", 1, [row("b"), row("c", "one")])
        assert texts(await store.entries("t")) == ["a"]

    asyncio.run(go())


def test_one_bad_write_does_not_spoil_those_in_the_same_commit(opened: Opened) -> None:
    async def go() -> None:
        store = opened()
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

    asyncio.run(go())


def test_closing_writes_what_is_queued(opened: Opened) -> None:
    async def go() -> None:
        store = opened()
        await store.add_table("t", "island", 1.0, HEADER)
        jobs = [asyncio.ensure_future(store.append("t", i, [row(str(i))])) for i in range(40)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*jobs)
        again = opened()
        assert len(await again.entries("t")) == 40

    asyncio.run(go())


def test_a_write_that_nobody_waits_for_any_more_is_still_whole(opened: Opened) -> None:
    async def go() -> None:
        store = opened()
        await store.add_table("t", "island", 1.0, HEADER)
        job = asyncio.ensure_future(store.append("t", 0, [row("a"), row("b")]))
        await asyncio.sleep(0)
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        await store.append("t", 2, [row("c")])
        assert texts(await store.entries("t")) == ["a", "b", "c"]

    asyncio.run(go())
