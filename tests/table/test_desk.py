"""What the parent of several processes counts and lends: the bound holds over all of them, not for each."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from archipel.games import find
from archipel.table.host import meters
from archipel.table.house.desk import Desk
from archipel.table.house.shared import Shared
from archipel.table.limits import Limit, Rates
from archipel.table.quotas import Quotas
from archipel.table.surroundings import NoAnswer, Question, Thinkers
from archipel.table.turns import Place, Turns

ME, YOU = "192.0.2.1", "192.0.2.2"


class Process:
    """What one of several processes has of its parent."""

    def __init__(self, desk: Desk, rates: Rates, quotas: Quotas) -> None:
        self.rates, self.quotas = rates, quotas
        self.shared = Shared(desk.line())
        self.shared.rule(rates, quotas)

    def limit(self, name: str) -> Limit:
        """One of its limits by name."""
        owner, _, which = name.partition(".")
        found: Limit = getattr(getattr(self, owner), which)
        return found


@contextlib.asynccontextmanager
async def two(ease: float = 1.0, each: float = 50) -> AsyncIterator[tuple[Desk, list[Process]]]:
    """A parent and two processes."""
    with Desk(Rates(ease), Quotas(each, ease=ease), 1) as desk:
        processes = [Process(desk, Rates(ease), Quotas(each, ease=ease)) for _ in range(2)]
        for each_one in processes:
            await each_one.shared.open(lambda: meters.snapshot({"archipel_sockets": 3}))
        yield desk, processes
        for each_one in processes:
            await each_one.shared.close()


@pytest.mark.parametrize(
    ("name", "burst"),
    [
        ("rates.calls", 200),
        ("rates.tables", 30),
        ("rates.hints", 15),
        ("rates.claims", 3),
        ("rates.sockets", 60),
        ("quotas.tables", 300),
        ("quotas.pins", 5),
    ],
)
def test_a_rate_holds_over_both_processes(name: str, burst: int) -> None:
    async def go() -> None:
        async with two() as (_, both):
            loop = asyncio.get_running_loop()
            begun = loop.time()
            waits = [await both[i % 2].limit(name).ask(ME) for i in range(2 * burst)]
            passed = waits.count(0.0)
            # Meanwhile some more may: by the call's own rate, which is 80 a second at the most.
            assert burst <= passed <= burst + 80 * (loop.time() - begun) + 1
            if passed < len(waits):
                assert max(waits) > 0, "whoever is refused hears when to come again"
            assert await both[0].limit(name).ask(YOU) == 0, "others are not touched"

    asyncio.run(go())


def test_a_days_room_holds_over_both_processes_though_it_is_lent_in_lumps() -> None:
    async def go() -> None:
        async with two(each=0.1) as (desk, both):
            asked: list[str] = []
            real = desk._limits["bytes a day"].ask

            async def counting(client: str, amount: float = 1) -> float:
                asked.append(client)
                return await real(client, amount)

            desk._limits["bytes a day"].ask = counting  # type: ignore[method-assign]
            spent = 0
            while not await both[spent % 2].limit("quotas.bytes").ask(ME, 40):
                spent += 1
                assert spent < 5_000
            assert 100_000 - 2 * 100 <= 40 * spent <= 100_000 + 10, "at most two lumps are left over"
            assert len(asked) < spent, "most are spent without asking"

    asyncio.run(go())


def test_what_an_address_has_at_once_is_counted_over_both_and_free_when_a_process_dies() -> None:
    async def go() -> None:
        async with two(ease=0.5) as (_, both):
            first, second = (each.rates.sockets_now for each in both)
            places = [await (first if i % 2 else second).enter(ME) for i in range(40)]
            assert places == [*range(1, 33), *[0] * 8]
            first.leave(ME)
            assert await second.enter(ME) == 32
            await both[0].shared.close()  # as when it is killed
            while not (place := await second.enter(ME)):
                await asyncio.sleep(0.01)
            assert place == 18, "the second has 17, and this one"

    asyncio.run(go())


@pytest.mark.long  # workers have to be started
def test_the_bots_of_an_address_share_one_worker_whichever_process_asks() -> None:
    async def go() -> None:
        async with two() as (desk, both):
            assert isinstance(desk._pool.turns, Turns)
            busy, busiest = desk._pool.turns._busy, 0
            state = find("forbidden_island").new(2, {}, 5)
            seat = state.decisions()[0].seat

            def think(thinkers: Thinkers, address: str) -> "asyncio.Task[object]":
                place = Place(address, "x")
                return asyncio.create_task(thinkers.think(Question.about(state, seat, "random", "s"), place))

            mine = [think(both[i % 2].shared.thinkers, ME) for i in range(6)]
            await asyncio.sleep(0)
            yours = think(both[1].shared.thinkers, YOU)
            while not all(task.done() for task in [*mine, yours]):
                busiest = max(busiest, busy[ME])
                await asyncio.sleep(0.001)
            assert busiest == 1, "one for each address, as --bots 1 says"
            assert len({str(task.result()) for task in mine}) == 1, "the same question, the same answer"
            gone = think(both[0].shared.thinkers, ME)
            await asyncio.sleep(0)
            gone.cancel()  # nobody waits any more: its turn is another's
            await asyncio.gather(gone, return_exceptions=True)
            await think(both[1].shared.thinkers, ME)

    asyncio.run(go())


def test_figures_are_the_sum_and_what_a_process_counted_stays_when_it_is_gone() -> None:
    async def go() -> None:
        async with two() as (_, both):
            mine = meters.snapshot({"archipel_sockets": 4})
            mine = mine._replace(counted=[[2.0] * len(each) for each in mine.counted])
            while True:  # the other notes how it is when it opens its line
                told = await both[0].shared.together(mine)
                if told.now["archipel_sockets"] == 7:
                    break
                await asyncio.sleep(0.01)
            assert told.now["archipel_bot_workers"] == 2, "the parent's, for all"
            both[0].shared._here = lambda: mine  # its last word
            await both[0].shared.close()
            zero = mine._replace(counted=[[0.0] * len(each) for each in mine.counted])
            while "archipel_sockets" in told.now and told.now["archipel_sockets"] != 4:
                told = await both[1].shared.together(zero)
                await asyncio.sleep(0.01)
            assert told.counted[0][0] >= 2, "a counter never goes back"

    asyncio.run(go())


def test_a_process_without_a_parent_lets_people_pass_and_its_bots_are_silent() -> None:
    async def go() -> None:
        async with two() as (desk, both):
            for process in both:
                assert await process.rates.calls.ask(ME) == 0
            for guest in list(desk._guests):
                desk._loop.call_soon_threadsafe(guest.cancel)
            while desk._guests:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            assert await both[0].rates.calls.ask(ME) == 0
            assert await both[0].rates.sockets_now.enter(ME) == 1
            state = find("forbidden_island").new(2, {}, 5)
            with pytest.raises(NoAnswer):
                await both[0].shared.thinkers.think(Question.about(state, 0, "random", "s"))

    asyncio.run(go())
