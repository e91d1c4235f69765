"""Several servers on one database: one of them counts for all, and another goes on when it is gone."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from archipel.table.house import head as heads
from archipel.table.house.account import Account, crowds_of, limits_of
from archipel.table.house.everywhere import CrowdEverywhere, LimitEverywhere, TurnsEverywhere
from archipel.table.house.head import Head
from archipel.table.house.line import NobodyThere
from archipel.table.limits import Rates
from archipel.table.quotas import Quotas
from archipel.table.server import listen
from archipel.table.stores import StoreFailed
from archipel.table.turns import Place, Turns

ME, YOU = "192.0.2.1", "192.0.2.2"


class Server:
    """As much of a server as counts."""

    def __init__(self, database: str) -> None:
        rates, quotas = Rates(), Quotas()
        self.own = Account(limits_of(rates, quotas), crowds_of(rates, quotas))
        self.head = Head(database, listen(), self.own, 1)
        self.turns = TurnsEverywhere(self.head, Turns(1, 2))

    @property
    def presides(self) -> bool:
        """Whether it is the head."""
        return self.head._office is not None

    def limit(self, name: str) -> LimitEverywhere:
        """One of its limits."""
        return LimitEverywhere(self.head, name, self.own.limits[name])

    def crowd(self, name: str) -> CrowdEverywhere:
        """One of its crowds."""
        return CrowdEverywhere(self.head, name, self.own.crowds[name])


@pytest.fixture(autouse=True)
def quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "BEAT", 0.05)


@contextlib.asynccontextmanager
async def servers(database: str, count: int) -> AsyncIterator[list[Server]]:
    """So many on one database; the first is the head."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            found.append(Server(database))
            await found[-1].head.open()
            stack.push_async_callback(found[-1].head.close)
        yield found


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def run(database: str, count: int, test: Callable[[list[Server]], Awaitable[None]]) -> None:
    async def go() -> None:
        async with servers(database, count) as found:
            await test(found)

    asyncio.run(go())


def test_one_of_them_counts_and_all_make_the_same_marks(database: str) -> None:
    async def go(found: list[Server]) -> None:
        assert [each.presides for each in found] == [True, False, False]
        assert len({each.head.secret for each in found}) == 1

    run(database, 3, go)


@pytest.mark.parametrize(("name", "burst"), [("hints", 15), ("tables", 30), ("tables a day", 300)])
def test_a_rate_holds_over_all_servers(database: str, name: str, burst: int) -> None:
    async def go(found: list[Server]) -> None:
        limits = [each.limit(name) for each in found]
        begun = time.monotonic()
        count = [await limits[i % 2].ask(ME) for i in range(2 * burst)].count(0.0)
        assert burst <= count <= burst + 1 + (time.monotonic() - begun) / 2
        assert await limits[1].ask(YOU) == 0, "others are not touched"

    run(database, 2, go)


def test_the_next_head_knows_what_the_others_let_pass_and_who_is_inside(database: str) -> None:
    async def go(found: list[Server]) -> None:
        first, second, third = found
        for server in (second, third):
            for _ in range(100):
                assert await server.limit("tables a day").ask(ME) == 0
            for _ in range(20):
                assert await server.crowd("sockets").enter(ME)
        await first.head.close()  # as when it is killed: its lock and its lines are gone
        await until(lambda: second.presides or third.presides)
        other = third if second.presides else second
        await until(lambda: other.head._line is not None and other.head._line.there)
        waits = [await other.limit("tables a day").ask(ME) for _ in range(150)]
        assert 100 <= waits.count(0.0) <= 102, "300 a day, of which 200 were had"
        places = [await other.crowd("sockets").enter(ME) for _ in range(30)]
        assert places[0] == 41
        assert places.count(0) == 6, "64 at once, of which 40 were there"

    run(database, 3, go)


def test_between_two_heads_each_counts_for_itself(database: str) -> None:
    async def go(found: list[Server]) -> None:
        second = found[1]
        for _ in range(10):
            await second.limit("hints").ask(ME)
        await found[0].head.close()
        second.head._tasks[0].cancel()  # it does not look who is the head now
        await until(lambda: second.head._line is None or not second.head._line.there)
        with pytest.raises(NobodyThere):
            await second.head.ask("ask", "hints", ME, 1)
        assert [await second.limit("hints").ask(ME) for _ in range(20)].count(0.0) == 5
        assert await second.crowd("sockets").enter(ME) == 1
        await second.turns.wait(Place(ME))
        second.turns.finish(Place(ME))

    run(database, 2, go)


def test_what_a_server_had_entered_is_free_when_it_is_gone(database: str) -> None:
    async def go(found: list[Server]) -> None:
        first, second = found
        for _ in range(64):
            assert await second.crowd("sockets").enter(ME)
        assert not await first.crowd("sockets").enter(ME)
        await second.turns.wait(Place(ME))
        await second.head.close()
        await until(lambda: not first.head._office or not first.head._office.all.crowds["sockets"].now())
        assert await first.crowd("sockets").enter(ME) == 1
        await asyncio.wait_for(first.turns.wait(Place(ME)), 5)

    run(database, 2, go)


def test_the_bots_of_an_address_share_its_turns_at_all_servers(database: str) -> None:
    async def go(found: list[Server]) -> None:
        first, second = found
        await second.turns.wait(Place(ME, "x"))
        mine = asyncio.create_task(first.turns.wait(Place(ME, "y")))
        await asyncio.wait_for(first.turns.wait(Place(YOU, "z")), 5)
        await asyncio.sleep(0.1)
        assert not mine.done(), "one at a time for each address"
        assert first.turns.waiting == 1
        second.turns.finish(Place(ME, "x"))
        await asyncio.wait_for(mine, 5)
        given_up = asyncio.create_task(second.turns.wait(Place(ME, "x")))
        await asyncio.sleep(0.05)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        first.turns.finish(Place(ME, "y"))
        await asyncio.wait_for(second.turns.wait(Place(ME, "v")), 5)

    run(database, 2, go)


def test_who_waits_for_a_turn_has_it_when_the_head_steps_down(database: str) -> None:
    async def go(found: list[Server]) -> None:
        (only,) = found
        await only.turns.wait(Place(ME, "x"))
        waiting = asyncio.create_task(only.turns.wait(Place(ME, "y")))
        await asyncio.sleep(0.05)
        only.head._step_down()
        only.turns.finish(Place(ME, "x"))
        await asyncio.wait_for(waiting, 5)

    run(database, 1, go)


def test_a_head_that_is_silent_is_asked_no_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "SOON", 0.2)

    async def go(found: list[Server]) -> None:
        first, second = found
        assert first.head._office is not None
        for line in first.head._office._lines:
            line.transport.pause_reading()  # type: ignore[attr-defined]
        assert await asyncio.wait_for(second.limit("hints").ask(ME), 5) == 0
        assert second.own.limits["hints"].spent(), "it was counted here"

    run(database, 2, go)


def test_a_stranger_at_the_heads_door_is_sent_away(database: str) -> None:
    async def go(found: list[Server]) -> None:
        host, port = found[0].head._door.getsockname()
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"0" * 16 + b"\0\0\0\1x")
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()

    run(database, 1, go)


def test_a_head_that_cannot_be_reached_is_told_at_the_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "PATIENCE", 0.3)

    async def go(found: list[Server]) -> None:
        server = found[0].head._server
        assert server is not None
        server.close()
        await server.wait_closed()
        second = Server(database)
        with pytest.raises(StoreFailed) as refused:
            await second.head.open()
        await second.head.close()
        assert refused.value.key == "head_unreachable"

    run(database, 1, go)
