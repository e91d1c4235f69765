"""Reviews beside live tables: bots come first, and for the cores everybody does."""

import asyncio
import os
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from archipel.engine.record import Record
from archipel.games import find
from archipel.table import bot_pool, review_work
from archipel.table.bot_pool import BotPool
from archipel.table.surroundings import Answer, Question, ReviewAnswer, ReviewQuestion
from archipel.table.turns import Place

LONG = 0.5  # seconds of a slice of a review
HERE, ELSEWHERE = Place("here", "a table"), Place("elsewhere", "another table")


def slow_look(question: ReviewQuestion) -> ReviewAnswer:
    """A slice of a review that never gets anywhere."""
    time.sleep(LONG)
    return ReviewAnswer(b"", 0.5, None)


def quick_thought(question: Question) -> Answer:
    """A bot that answers at once."""
    return Answer(None, [], None)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    monkeypatch.setattr(bot_pool, "look", slow_look)
    monkeypatch.setattr(bot_pool, "think", quick_thought)
    made = BotPool(1)
    yield made
    made.close()


def asked(seed: int) -> Question:
    state = find("forbidden_island").new(seats=2, seed=seed)
    return Question.about(state, 0, "random", f"a game {seed}")


async def waited(pool: BotPool, place: Place) -> float:
    began = time.perf_counter()
    await pool.think(asked(1), place)
    return time.perf_counter() - began


@pytest.mark.parametrize("place", [HERE, ELSEWHERE], ids=["of the same address", "of another"])
def test_a_bot_does_not_wait_for_reviews(pool: BotPool, place: Place) -> None:
    async def meet() -> list[float]:
        watched = [asyncio.create_task(go_on(pool, number)) for number in range(4)]
        await pool.review(question(9), HERE)  # both workers are up
        await asyncio.gather(*(pool.think(asked(each), HERE) for each in range(3)))
        found = [await waited(pool, place) for _ in range(10)]
        for task in watched:
            task.cancel()
        return found

    found = asyncio.run(meet())
    assert sorted(found)[len(found) // 2] < LONG / 2


def question(number: int) -> ReviewQuestion:
    return ReviewQuestion(f"game {number}", "", b"", False)


async def go_on(pool: BotPool, number: int) -> None:
    while True:
        await pool.review(question(number), HERE)


def test_a_review_waits_while_bots_wait(pool: BotPool) -> None:
    async def meet() -> bool:
        blocked = [pool.turns.wait(HERE), pool.turns.wait(HERE)]  # one has the worker, the other waits
        waiting = [asyncio.create_task(each) for each in blocked]
        await asyncio.sleep(0.05)
        review = asyncio.create_task(pool.review(question(1), ELSEWHERE))
        await asyncio.sleep(4 * bot_pool.LET_OTHERS)
        begun = bool(pool.pids())
        for task in (review, *waiting):
            task.cancel()
        return begun

    assert not asyncio.run(meet())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
def test_a_review_steps_back_for_the_cores_and_the_worker_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def watched(asked: ReviewQuestion) -> Any:
        seen.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return ReviewAnswer(b"", 0.0, None)

    monkeypatch.setattr(review_work, "_look", watched)
    before = os.getpriority(os.PRIO_PROCESS, 0)
    review_work.look(question(1))
    assert seen == [review_work.BEHIND]
    assert os.getpriority(os.PRIO_PROCESS, 0) == before < review_work.BEHIND


def test_a_worker_keeps_the_games_at_hand_that_are_looked_at_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Told:
        def __init__(self, record: Any) -> None:
            made.append(record)

    monkeypatch.setattr(review_work, "Desk", Told)
    monkeypatch.setattr(Record, "loads", lambda text: text)
    monkeypatch.setattr(review_work, "_desks", {})
    for name in "abcabcdab":
        review_work._known(ReviewQuestion(name, name, b"", False))
    assert made == ["a", "b", "c", "d", "a", "b"]
