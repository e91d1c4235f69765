"""Bots and hints of one stranger do not keep another table waiting; nobody's bots play for nobody."""

import asyncio
import statistics
import time
from pathlib import Path

from archipel.games import find
from archipel.table import messages as wire
from archipel.table.bot_pool import BotPool
from archipel.table.pace import Pace
from archipel.table.surroundings import Question, Thinkers
from archipel.table.tables import Tables
from archipel.table.turns import Place, Turns
from tests.table.support import ISLAND, Ear, opened, tables_at
from tests.table.test_bots_at_the_table import until


async def order(turns: Turns, places: list[Place]) -> list[str]:
    """Who is given a turn when, while each gives it back at once; all ask before the first has it."""
    first = Place("first", "first")
    for _ in range(turns.all):
        await turns.wait(first._replace(address=f"first {_}"))
    given: list[str] = []

    async def ask(place: Place) -> None:
        await turns.wait(place)
        given.append(place.table)
        turns.finish(place)

    tasks = [asyncio.create_task(ask(place)) for place in places]
    await asyncio.sleep(0)
    for _ in range(turns.all):
        turns.finish(first._replace(address=f"first {_}"))
    await asyncio.gather(*tasks)
    return given


def test_addresses_take_turns() -> None:
    many = [Place("a", f"a{number}") for number in range(6)]
    few = [Place("b", "b0"), Place("c", "c0"), Place("b", "b1")]
    given = asyncio.run(order(Turns(1, 1), [*many, *few]))
    assert given == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4", "a5"]


def test_the_tables_of_an_address_take_turns_however_many_bots_they_have() -> None:
    places = [Place("a", "four")] * 4 + [Place("a", "one")] + [Place("a", "two")] * 2
    assert asyncio.run(order(Turns(1, 1), places)) == ["four", "one", "two", "four", "two", "four", "four"]


def test_a_table_where_people_play_comes_before_bots_among_themselves() -> None:
    places = [Place("a", f"bots {number}", played=False) for number in range(3)] + [Place("a", "mine")]
    assert asyncio.run(order(Turns(1, 1), places))[0] == "mine"


def test_one_address_never_has_every_worker() -> None:
    async def go() -> None:
        turns = Turns(2, 3)
        for _ in range(2):
            await turns.wait(Place("a", "x"))
        third = asyncio.create_task(turns.wait(Place("a", "y")))
        await asyncio.sleep(0)
        assert not third.done()
        await asyncio.wait_for(turns.wait(Place("b", "z")), 1)
        turns.finish(Place("b", "z"))
        await asyncio.sleep(0)
        assert not third.done(), "a free worker is kept for others"
        turns.finish(Place("a", "x"))
        await asyncio.wait_for(third, 1)

    asyncio.run(go())


def test_who_leaves_the_queue_costs_nobody_a_turn() -> None:
    async def go() -> None:
        turns = Turns(1, 1)
        await turns.wait(Place("a", "x"))
        waiting = [asyncio.create_task(turns.wait(Place("a", str(number)))) for number in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.finish(Place("a", "x"))  # given to the second, who leaves before taking it
        waiting[1].cancel()
        await asyncio.wait_for(waiting[2], 1)
        turns.finish(Place("a", "2"))
        assert not turns._busy

    asyncio.run(go())


def _answer_after(seconds: float) -> float:
    """Work for one of the pool's processes."""
    time.sleep(seconds)
    return seconds


def test_a_worker_is_busy_until_it_has_an_answer_though_nobody_waits_for_it() -> None:
    async def go() -> None:
        pool = BotPool(1)
        place = Place("a", "x")
        assert await pool._work(_answer_after, 0.0, place, "warm") == 0
        thinking = asyncio.create_task(pool._work(_answer_after, 2.0, place, "slow"))
        assert isinstance(pool.turns, Turns)
        busy = pool.turns._busy
        await until(lambda: bool(busy["a"]))
        await asyncio.sleep(0.2)  # the worker has begun, and cannot have an answer yet
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        assert busy["a"] == 1
        await until(lambda: not busy["a"])
        pool.close()

    asyncio.run(go())


async def crowd(tables: Tables, count: int) -> list[tuple[str, Ear]]:
    """One stranger who watches so many tables of four planners."""
    seats = [wire.SeatRequest("bot", bot="planner")] * 4
    watching = []
    for _ in range(count):
        table = await tables.open.new(wire.NewTable(ISLAND, seats))
        ear = Ear()
        ear.client.address = "stranger"
        await tables.join(table.table, ear.client)
        watching.append((table.table, ear))
    return watching


async def quickly(pool: Thinkers, times: int = 5) -> float:
    """Seconds that a bot of another table takes for one question, always the same."""
    state = find(ISLAND).new(4, {}, 5)
    seat = state.decisions()[0].seat
    took = []
    for _ in range(times):
        before = time.monotonic()
        await pool.think(Question.about(state, seat, "planner", "the same"), Place("me", "mine"))
        took.append(time.monotonic() - before)
    return statistics.median(took)


def test_thirty_tables_of_four_planners_at_most_double_the_time_of_another_tables_bot(tmp_path: Path) -> None:
    async def go() -> float:
        async with tables_at(tmp_path / f"{time.monotonic()}.db") as tables:
            await quickly(tables.bot_pool, 1)
            quiet = await quickly(tables.bot_pool)
            watching = await crowd(tables, 30)
            await until(lambda: sum(ear.last.version for _, ear in watching) >= 2, 60)
            return await quickly(tables.bot_pool) / quiet

    # Others may work on this machine, too, now and not a moment ago; one queue for all made it six times.
    assert any(asyncio.run(go()) <= 2 for _ in range(3))


def test_bots_stop_when_nobody_has_looked_for_a_while_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0.05, 0, alone=0.5)) as tables:
            # An island may sink within so many acts: Takara's games are never so short.
            seats = [wire.SeatRequest("bot", bot="random")] * 2
            table = await tables.open.new(wire.NewTable("takara_island", seats))
            ear = Ear()
            await tables.join(table.table, ear.client)
            await until(lambda: ear.last.version >= 2)
            tables.leave(table.table, ear.client)
            actor = tables._actors[table.table]
            await until(lambda: actor.people.watched_for() <= 0)
            await asyncio.sleep(0.3)
            position = actor.position
            await asyncio.sleep(0.6)
            assert actor.position == position
            assert not actor.table.over
            back = Ear()
            await tables.join(table.table, back.client)
            await until(lambda: actor.position > position)

    asyncio.run(go())


def test_who_plays_by_plain_calls_is_played_with(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0.05, 0, alone=0.4)) as tables:
            table = await opened(tables, "bot", "bot")
            actor = await tables.actor(table.table)
            await until(lambda: actor.people.watched_for() <= 0)
            await asyncio.sleep(0.3)
            position = actor.position
            await asyncio.sleep(0.3)
            assert actor.position == position
            end = time.monotonic() + 20
            while actor.position == position and time.monotonic() < end:
                await tables.actor(table.table, "192.0.2.1")
                await asyncio.sleep(0.1)
            assert actor.position > position
            assert actor.people.place().address == "192.0.2.1"

    asyncio.run(go())


def test_the_bots_of_a_game_think_on_the_account_of_those_who_play_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            for key, address in (("", "stranger"), (table.keys[1], "friend"), (table.keys[0], "host")):
                ear = Ear(*[key] if key else [])
                ear.client.address = address
                await tables.join(table.table, ear.client)
            actor = await tables.actor(table.table)
            assert actor.people.place() == Place("host", table.table)
            tables.leave(table.table, actor.people.clients[2])
            assert actor.people.place() == Place("friend", table.table)

    asyncio.run(go())
