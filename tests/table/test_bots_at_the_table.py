"""Bots: they play on whatever happens to their processes, wait for people, and keep seats."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from archipel.bots.bot import Plan
from archipel.games import find
from archipel.table import bot_pool
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.bot_pool import BotPool
from archipel.table.bot_work import think
from archipel.table.pace import Pace
from archipel.table.seats import fingerprint
from archipel.table.surroundings import NOBODY, Answer, NoAnswer, Question
from archipel.table.tables import Tables
from archipel.table.turns import Place
from tests.table.support import ISLAND, Ear, header, opened, table_of, tables_at


async def until(true: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


def first_action(question: Question) -> int:
    """What stands first among the answers to a question."""
    decision = find(question.game).load(question.world).decision_of(question.seat)
    assert decision is not None
    return decision.actions[0].code


def test_bots_alone_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "bot", "bot", "bot")
            ear = Ear()
            await tables.join(table.table, ear.client)
            await until(lambda: ear.last.status == "over")
            assert ear.last.seed
            assert [told.n for news in ear.heard for told in news.told] == list(range(1, ear.last.n + 1))

    asyncio.run(go())


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0.02, 0), workers=2) as tables:
            table = await opened(tables, "bot", "bot", "bot")
            ear = Ear()
            await tables.join(table.table, ear.client)
            pool = tables.bot_pool
            assert isinstance(pool, BotPool)
            for _ in range(3):
                await until(pool.pids)
                seen = ear.last.version
                for pid in pool.pids():
                    os.kill(pid, signal.SIGKILL)
                await until(lambda seen=seen: ear.last.version > seen or ear.last.status == "over")  # type: ignore[misc]
                if ear.last.status == "over":
                    break
            await until(lambda: ear.last.status == "over")

    asyncio.run(go())


class BadPool(BotPool):
    """Bots that fail, lie or keep silent when they owe an answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.faults = 0

    async def think(self, question: Question, place: Place = NOBODY) -> Answer:
        self.faults += 1
        if self.faults % 3 == 0:
            raise NoAnswer("The bot failed.")
        return Answer(None if self.faults % 3 == 1 else 123456, [], None)


def test_a_bot_that_fails_lies_or_stays_silent_does_not_stop_the_game(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            tables.bot_pool = BadPool()
            table = await opened(tables, "bot", "bot")
            ear = Ear()
            await tables.join(table.table, ear.client)
            await until(lambda: ear.last.status == "over")

    asyncio.run(go())


def test_a_bot_in_another_process_goes_on_with_the_plan_in_the_position_it_was_made_for() -> None:
    state = find(ISLAND).new(2, {}, 5)
    seat = state.decisions()[0].seat
    first = think(Question(ISLAND, state.to_json(), seat, "planner", "one"))
    assert first.code is not None
    assert first.plan is not None
    plan = pickle.loads(pickle.dumps(first.plan))
    state.push(first.code)
    again = Question(ISLAND, state.to_json(), seat, "planner", "another", [plan])
    assert think(again).code == plan.codes[0]
    elsewhere = find(ISLAND).new(2, {"difficulty": "elite"}, 6)
    seat = elsewhere.decisions()[0].seat
    fresh = Question(ISLAND, elsewhere.to_json(), seat, "planner", "one")
    assert think(fresh._replace(plans=[plan])) == think(fresh)


class Planners(BotPool):
    """Bots whose plan is to be asked again; what each was given is written down."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.given: dict[int, list[Plan | None]] = {}
        self.made: dict[int, list[Plan]] = {}

    async def think(self, question: Question, place: Place = NOBODY) -> Answer:
        seat = question.seat
        self.asked += 1
        self.given.setdefault(seat, []).append(question.plans[0] if question.plans else None)
        self.made.setdefault(seat, []).append(Plan([self.asked], (seat,)))
        return Answer(first_action(question), [], self.made[seat][-1])


def is_over(ear: Ear) -> bool:
    return ear.last.status == "over"


def test_each_seat_is_given_its_own_plan_with_its_next_question(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            for _ in range(4):  # one island in sixty sinks in its first turn
                tables.bot_pool = planners = Planners()
                table = await opened(tables, "bot", "bot")
                ear = Ear()
                await tables.join(table.table, ear.client)
                await until(partial(is_over, ear))
                if len(planners.given) == 2:
                    break
            assert len(planners.given) == 2
            for seat, given in planners.given.items():
                assert given == [None, *planners.made[seat][:-1]]

    asyncio.run(go())


def hang(_: Question) -> None:
    time.sleep(30)


def test_workers_that_hang_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "PATIENCE", 0.2)

    async def go() -> None:
        pool = BotPool(1)
        before = time.monotonic()
        ready = pool._ready()
        ready.submit(time.sleep, 0)
        future = pool._answer(ready, Question(ISLAND, {}, 0, "planner", ""), NOBODY, hang)
        with pytest.raises(BrokenProcessPool):
            await future
        assert time.monotonic() - before < 10
        pool.close()

    asyncio.run(go())


def alive(pid: int) -> bool:
    """Whether a process runs (one that has ended and was not fetched by its parent does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


SERVER = """
import asyncio, sys
from archipel.games import find
from archipel.table.bot_pool import BotPool
from archipel.table.surroundings import Question
async def main():
    bot_pool = BotPool(1)
    await bot_pool.think(Question.about(find("forbidden_island").new(), 0, "random", "x"))
    print(*bot_pool.pids(), flush=True)
    await asyncio.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE)
    assert server.stdout is not None
    pids = [int(pid) for pid in server.stdout.readline().split()]
    assert pids
    server.kill()
    server.wait()
    end = time.monotonic() + 10
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_pause_stops_the_bots_until_somebody_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0.01, 0)) as tables:
            table = await opened(tables, "bot", "bot", "person")
            key = [fingerprint(table.keys[0])]
            ear = Ear()
            await tables.join(table.table, ear.client)
            actor = await tables.actor(table.table)
            await actor.command(wire.Command("stop", wire.Pause(True)), key)
            position = actor.position
            await asyncio.sleep(0.5)
            assert actor.position == position
            assert ear.last.status == "paused"
            with pytest.raises(Exception, match="paused"):
                await actor.command(wire.Command("x", wire.Act(2, 0), ear.last.version), key)
            await actor.command(wire.Command("go", wire.Pause(False)), key)
            owing = actor.table.match.state.decisions()[0].seat
            if owing != 2:
                await until(lambda: actor.position > position)

    asyncio.run(go())


async def until_a_bot_draws(tables: Tables) -> tuple[Actor, Ear, str]:
    """A table at which a bot waits because a person has a card to play before it draws."""
    kinds, first = ["person", "bot"], {"first_player": "2"}
    for seed in range(1000):
        hand = table_of(*kinds, seed=str(seed), options=first).match.state.view(0)["seats"][0]["hand"]  # type: ignore[index,call-overload]
        if "helicopter_lift" in hand or "sandbags" in hand:  # type: ignore[operator]
            break
    await tables.store.add_table("t", ISLAND, 1.0, header(kinds, str(seed), options=first))
    ear = Ear("key 0")
    await tables.join("t", ear.client)
    await until(lambda: ear.last.window is not None or ear.last.status == "over")
    return await tables.actor("t"), ear, "key 0"


@pytest.mark.parametrize("way", ["wait", "pass", "hold", "hold and leave", "leave"])
def test_a_bot_waits_before_it_draws(tmp_path: Path, way: str) -> None:
    async def go() -> None:
        seconds = 0.6 if way == "wait" else 30
        async with tables_at(tmp_path / "a.db", Pace(0, seconds)) as tables:
            actor, ear, key = await until_a_bot_draws(tables)
            position = actor.position
            window = ear.last.window
            assert window is not None
            assert window.waiting == [0]
            assert 0 < window.seconds <= seconds
            print_of = [fingerprint(key)]
            if way == "pass":
                await actor.command(wire.Command("p", wire.Pass(0)), print_of)
            if way.startswith("hold"):
                await actor.command(wire.Command("h", wire.Hold(0)), print_of)
                assert ear.last.window is not None
                assert ear.last.window.held == [0]
                actor.bots._deadline = time.monotonic()
                await asyncio.sleep(0.3)
                assert actor.position == position
            if way == "hold":
                await actor.command(wire.Command("r", wire.Hold(0, False)), print_of)
            if way.endswith("leave"):
                tables.leave(actor.table.id, ear.client)
            await until(lambda: actor.position > position, 5)

    asyncio.run(go())


def test_nobody_holds_a_window_open_for_ever(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0, 0.2, hold=0.8)) as tables:
            actor, ear, key = await until_a_bot_draws(tables)
            position = actor.position
            await actor.command(wire.Command("h", wire.Hold(0)), [fingerprint(key)])
            window = ear.last.window
            assert window is not None
            assert 0.2 < window.seconds <= 0.8, "how long it can be held"
            await asyncio.sleep(0.3)
            assert actor.position == position
            for again in range(20):
                await actor.command(wire.Command(f"h{again}", wire.Hold(0)), [fingerprint(key)])
                await asyncio.sleep(0.05)
            assert actor.position > position

    asyncio.run(go())


def test_a_sign_for_somebody_elses_seat_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            actor = await tables.actor(table.table)
            for do in (wire.Pass(1), wire.Hold(1), wire.Hold(99)):
                with pytest.raises(Exception, match="not yours"):
                    await actor.command(wire.Command("x", do), [fingerprint(table.keys[0])])

    asyncio.run(go())
