"""Nobody is told anything that is not on the disk, however they ask."""

import asyncio
import sqlite3
from collections.abc import Iterable
from pathlib import Path

import pytest

from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.entries import NextOpened
from archipel.table.news import Around, news
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from archipel.table.stores import Change, DiskFull, Row
from archipel.table.stores.sqlite.store import SqliteStore
from archipel.table.tables import IDLE, Tables
from tests.table.support import Ear, act_somehow, opened, tables_at


class SlowStore(SqliteStore):
    """A store whose commits wait until the gate is open."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = asyncio.Event()
        self.full = False

    async def append(
        self,
        table: str,
        seq: int,
        entries: Iterable[Row],
        summary: wire.TableSummary | None = None,
        changes: Iterable[Change] = (),
    ) -> None:
        self.waiting.set()
        await self.gate.wait()
        if self.full:
            raise DiskFull("The disk is full: nothing was changed. Make room, then try again.")
        await super().append(table, seq, entries, summary, changes)


async def started(tables: Tables) -> tuple[Actor, list[str]]:
    table = await opened(tables, "person", "person")
    return await tables.actor(table.table), table.keys


async def turn_key(actor: Actor, keys: list[str]) -> str:
    seat = next(each.seat for each in actor.table.match.state.decisions() if not each.optional)
    return keys[seat]


def test_an_act_being_stored_is_seen_by_nobody(tmp_path: Path) -> None:
    async def go() -> None:
        store = SlowStore(tmp_path / "a.db")
        async with tables_at(store) as tables:
            actor, keys = await started(tables)
            early = Ear()
            await actor.join(early.client)
            before = early.last.version
            store.gate.clear()
            acting = asyncio.create_task(act_somehow(actor, await turn_key(actor, keys)))
            await store.waiting.wait()
            late = Ear()
            joining = asyncio.create_task(actor.join(late.client))
            reading = asyncio.create_task(
                actor.see(lambda: news(actor.table, actor.people.who([]), 0, Around(actor.table)))
            )
            actor.leave(Ear().client)
            actor.tell_later()
            await asyncio.sleep(0.05)
            assert not late.heard
            assert not reading.done()
            assert early.last.version == before
            store.gate.set()
            await asyncio.gather(acting, joining)
            assert (await reading).version == late.last.version == early.last.version == before + 1

    asyncio.run(go())


def test_an_act_that_the_disk_refuses_never_happened_and_the_table_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        store = SlowStore(tmp_path / "a.db")
        async with tables_at(store) as tables:
            actor, keys = await started(tables)
            ear = Ear(keys[0])
            await actor.join(ear.client)
            store.full = True
            with pytest.raises(DiskFull):
                await act_somehow(actor, await turn_key(actor, keys), id="first try")
            again = await tables.actor(actor.table.id)
            assert again is not actor
            assert ear.client in again.people.clients
            assert ear.last.version == 0
            store.full = False
            await act_somehow(again, await turn_key(again, keys), id="first try")
            assert ear.last.version == 1
            assert len(await store.entries(actor.table.id)) == 1

    asyncio.run(go())


def test_a_table_that_broke_down_is_opened_again_though_nobody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archipel.table.tables.REOPEN", 0.02)

    async def go() -> None:
        store = SlowStore(tmp_path / "a.db")
        async with tables_at(store) as tables:
            store.full = True
            table = await opened(tables, "bot", "bot")
            ear = Ear()
            await tables.join(table.table, ear.client)
            await asyncio.sleep(1)  # a bot tries to act, in vain
            assert ear.last.version == 0
            store.full = False
            for _ in range(200):
                await asyncio.sleep(0.05)
                if ear.last.status == "over":
                    break
            assert ear.last.status == "over"

    asyncio.run(go())


def test_after_a_fault_of_ours_the_table_is_as_it_was_and_its_clients_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, keys = await started(tables)
            ear = Ear(keys[0])
            await actor.join(ear.client)

            def fail(*_: object) -> None:
                actor.table.seats[0].name = "half done"
                raise ZeroDivisionError

            monkeypatch.setattr(actor.table, "follow", fail)
            with pytest.raises(RequestRefused) as caught:
                await actor.command(wire.Command("1", wire.Say("hello")), [fingerprint(keys[0])])
            assert (caught.value.key, caught.value.status) == ("fault", 500)
            again = await tables.actor(actor.table.id)
            assert again.table.seats[0].name == ""
            await again.command(wire.Command("1", wire.Say("hello")), [fingerprint(keys[0])])
            assert ear.last.told[-1].args["text"] == "hello"

    asyncio.run(go())


def test_one_invitation_gives_one_seat_however_many_take_it_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        store = SlowStore(tmp_path / "a.db")
        async with tables_at(store) as tables:
            table = await opened(tables, "person", "open")
            claim = wire.Claim(table.invitations["1"], "Ana")
            got = await asyncio.gather(
                *(tables.claim(table.table, claim) for _ in range(5)), return_exceptions=True
            )
            keys = [each.keys[0] for each in got if isinstance(each, wire.OpenedTable)]
            assert len(keys) == 1
            refused = [each for each in got if isinstance(each, RequestRefused)]
            assert [each.status for each in refused] == [403] * 4
            actor = await tables.actor(table.table)
            assert actor.table.seats_of([fingerprint(keys[0])]) == [1]

    asyncio.run(go())


def test_a_rematch_asked_for_twice_at_once_is_one_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, keys = await started(tables)
            await actor.command(wire.Command("x", wire.Resign(0)), [fingerprint(keys[0])])
            opened = await asyncio.gather(*(tables.open.again(actor) for _ in range(4)))
            assert len(set(opened)) == 1
            entries = [row.entry for row in await tables.store.entries(actor.table.id)]
            nexts = [entry for entry in entries if isinstance(entry, NextOpened)]
            assert [entry.table for entry in nexts] == [opened[0]]
            again = await tables.actor(opened[0])
            assert again.table.seats_of([fingerprint(key) for key in keys]) == [0, 1]

    asyncio.run(go())


def test_a_request_in_the_queue_of_a_table_that_closes_is_answered(tmp_path: Path) -> None:
    async def go() -> None:
        store = SlowStore(tmp_path / "a.db")
        async with tables_at(store) as tables:
            actor, keys = await started(tables)
            store.gate.clear()
            first = asyncio.create_task(act_somehow(actor, await turn_key(actor, keys)))
            await store.waiting.wait()
            second = asyncio.create_task(
                actor.command(wire.Command("x", wire.Say("hello")), [fingerprint(keys[0])])
            )
            await asyncio.sleep(0)
            await actor.close()
            for waiting in (first, second):
                with pytest.raises(ArchipelError):
                    await asyncio.wait_for(waiting, 1)
            with pytest.raises(ArchipelError):
                await asyncio.wait_for(actor.see(lambda: 1), 1)

    asyncio.run(go())


def test_a_table_somebody_has_just_come_to_is_not_put_away(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            first, keys = await started(tables)
            second, _ = await started(tables)
            first.last_used = second.last_used = -IDLE
            close = first.close

            async def close_slowly() -> None:
                ear = Ear()
                await tables.join(second.table.id, ear.client)
                await close()

            first.close = close_slowly  # type: ignore[method-assign]
            assert await tables.put_away_idle() == 1
            assert await tables.actor(second.table.id) is second
            reopened = await tables.actor(first.table.id)
            await act_somehow(reopened, await turn_key(reopened, keys))

    asyncio.run(go())


def test_two_servers_on_one_store_cannot_both_write_the_same_move(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as one, tables_at(tmp_path / "a.db") as other:
            actor, keys = await started(one)
            rival = await other.actor(actor.table.id)
            await act_somehow(actor, await turn_key(actor, keys))
            with pytest.raises(ArchipelError, match="Somebody else"):
                await act_somehow(rival, await turn_key(rival, keys))
            rival = await other.actor(actor.table.id)
            assert rival.position == actor.position == 1
            await act_somehow(rival, await turn_key(rival, keys))

    asyncio.run(go())
    check = sqlite3.connect(tmp_path / "a.db")
    assert check.execute("PRAGMA integrity_check").fetchone() == ("ok",)
