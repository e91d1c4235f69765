"""When Python may stop everything to look for lost objects."""

import asyncio
import contextlib
import gc
import sys
from collections.abc import Iterator

import pytest

from archipel.table import gc_policy


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The other tests have Python's own habits again."""
    yield
    gc.unfreeze()
    gc.enable()


def lose(circles: int) -> None:
    """Leave so many objects behind that nobody can reach, and nobody frees."""
    for _ in range(circles):
        circle: list[object] = []
        circle.append(circle)


def looks() -> int:
    return sum(generation["collections"] for generation in gc.get_stats())


def found() -> int:
    return sum(generation["collected"] for generation in gc.get_stats())


def followed(seconds: float, circles: int) -> tuple[int, int]:
    """How often everything was looked at in so much time, and how much was found of what is lost now."""
    before = looks(), found()

    async def go() -> None:
        following = asyncio.create_task(gc_policy.follow())
        await asyncio.sleep(0)
        lose(circles)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(following, seconds)

    asyncio.run(go())
    return looks() - before[0], found() - before[1]


def test_whatever_is_made_nothing_is_looked_at_by_itself() -> None:
    gc_policy.keep_quiet()
    before = looks()
    kept: list[list[object]] = [[] for _ in range(1_000_000)]
    assert len(kept) == 1_000_000
    assert looks() == before


def test_everything_is_looked_at_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_policy, "LOOK", 0.01)
    monkeypatch.setattr(gc_policy, "EVERY", 0.05)
    gc_policy.keep_quiet()
    often, lost = followed(0.5, circles=1_000)
    assert often > 0
    assert lost >= 1_000


def test_much_that_was_lost_is_found_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_policy, "LOOK", 0.01)
    monkeypatch.setattr(gc_policy, "SPARE", 100_000 - sys.getallocatedblocks())
    gc_policy.keep_quiet()
    assert followed(0.2, circles=1_000)[0] == 0
    often, lost = followed(0.5, circles=400_000)
    assert often > 0
    assert lost >= 400_000
