"""Several seats owe an answer at once (The Island's quick set-up): nobody waits for a slow one among them."""

import asyncio
from pathlib import Path

import pytest

from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.bot_pool import BotPool
from archipel.table.bot_tasks import NOTICEABLE
from archipel.table.pace import Pace
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from archipel.table.surroundings import NOBODY, Answer, Question
from archipel.table.tables import Tables
from archipel.table.turns import Place
from tests.table.support import Ear, act_somehow, opened, seats, tables_at
from tests.table.test_bots_at_the_table import first_action, until


class SlowPool(BotPool):
    """Bots of which some think until they are let go; the others take the first action at once."""

    def __init__(self, *slow: int) -> None:
        super().__init__(1)
        self.slow = slow
        self.asked: list[int] = []
        self.go = asyncio.Event()

    async def think(self, question: Question, place: Place = NOBODY) -> Answer:
        self.asked.append(question.seat)
        if question.seat in self.slow:
            await self.go.wait()
        return Answer(first_action(question), [], None)


async def all_asked(tables: Tables, *kinds: str, keep_after: int = 0) -> tuple[Actor, list[str]]:
    """A table at which every seat is asked whether it is ready."""
    options = {"set_up": "quick", "first_player": "1"}
    request = wire.NewTable("the_island", seats(*kinds), options, keep_after=keep_after)
    table = await tables.open.new(request)
    actor = await tables.actor(table.table)
    assert owing(actor) == list(range(len(kinds)))
    return actor, table.keys


def owing(actor: Actor) -> list[int]:
    return [each.seat for each in actor.table.decisions() if not each.optional]


def test_every_bot_answers_though_a_person_before_them_does_not(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, _ = await all_asked(tables, "person", "bot", "person", "bot")
            await until(lambda: owing(actor) == [0, 2])

    asyncio.run(go())


def test_a_slow_bot_holds_up_neither_a_quick_one_nor_a_person_and_thinks_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            tables.bot_pool = slow = SlowPool(0)
            actor, keys = await all_asked(tables, "bot", "bot", "person")
            await until(lambda: owing(actor) == [0, 2])
            await act_somehow(actor, keys[0])
            assert owing(actor) == [0]
            assert slow.asked == [0, 1]
            slow.go.set()
            await until(lambda: owing(actor) != [0])
            assert slow.asked[:2] == [0, 1]

    asyncio.run(go())


def test_answers_to_questions_asked_at_once_do_not_outdate_each_other(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, keys = await all_asked(tables, "person", "person", "person")
            for key in keys:
                await act_somehow(actor, key, version=0)
            assert owing(actor) == [0]

    asyncio.run(go())


def test_an_answer_to_a_question_that_was_answered_or_taken_back_is_stale(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            actor, keys = await all_asked(tables, "person", "person", "person")
            await act_somehow(actor, keys[0], id="ready")
            ready = actor.table.match.history[0].action
            again = wire.Command("again", wire.Act(ready.seat, ready.number), 0)
            with pytest.raises(RequestRefused, match="moved on"):
                await actor.command(again, [fingerprint(keys[0])])
            await actor.command(wire.Command("back", wire.Undo(0)), [fingerprint(keys[0])])
            with pytest.raises(RequestRefused, match="moved on"):
                await act_somehow(actor, keys[1], version=0)

    asyncio.run(go())


def test_who_is_asked_alone_looks_again_when_anything_has_moved(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            table = await opened(tables, "person", "person")
            actor = await tables.actor(table.table)
            key = table.keys[owing(actor)[0]]
            await act_somehow(actor, key)
            with pytest.raises(RequestRefused, match="moved on"):
                await act_somehow(actor, key, id="late", version=0)

    asyncio.run(go())


def test_all_who_are_away_get_a_bot_and_nobody_waits_for_the_first(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            tables.bot_pool = SlowPool(0, 1, 2)
            actor, keys = await all_asked(tables, "person", "person", "person", keep_after=1)
            await tables.join(actor.table.id, Ear(keys[0]).client)
            await until(lambda: [seat.kind for seat in actor.table.seats] == ["person", "kept", "kept"], 5)

    asyncio.run(go())


def test_everybody_is_told_when_a_bot_begins_to_think_and_when_it_is_done(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            tables.bot_pool = slow = SlowPool(0)
            actor, _ = await all_asked(tables, "bot", "person", "person")
            ear = Ear()
            await tables.join(actor.table.id, ear.client)
            assert not ear.last.seats[0].thinking
            await until(lambda: ear.last.seats[0].thinking)
            slow.go.set()
            await until(lambda: not ear.last.seats[0].thinking)

    asyncio.run(go())


def test_a_quick_answer_is_not_worth_a_word(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            tables.bot_pool = SlowPool()
            actor, _ = await all_asked(tables, "bot", "person")
            ear = Ear()
            await tables.join(actor.table.id, ear.client)
            await asyncio.sleep(2 * NOTICEABLE)
            assert len(ear.heard) <= 2
            assert not any(news.seats[0].thinking for news in ear.heard)

    asyncio.run(go())


def test_whoever_takes_a_kept_seat_back_finds_no_bot_thinking_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db", Pace(0, 0)) as tables:
            tables.bot_pool = SlowPool(0)
            actor, keys = await all_asked(tables, "person", "person")
            mine, other = Ear(keys[0]), Ear(keys[1])
            await tables.join(actor.table.id, other.client)
            await actor.command(wire.Command("1", wire.Sit(0, "random")), [fingerprint(keys[0])])
            await until(lambda: other.last.seats[0].thinking)
            await tables.join(actor.table.id, mine.client)
            await until(lambda: other.last.seats[0].kind == "person")
            assert not other.last.seats[0].thinking
            assert not mine.last.seats[0].thinking

    asyncio.run(go())
