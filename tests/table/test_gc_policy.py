"""How often Python may stop everything to look for lost objects."""

import gc
from collections.abc import Iterator

import pytest

from archipel.table import gc_policy


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The other tests have Python's own habits again."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_the_more_tables_are_in_use_the_rarer_a_look_at_young_objects() -> None:
    gc_policy.expect(0)
    empty = gc.get_threshold()[0]
    gc_policy.expect(1_000)
    assert (empty, gc.get_threshold()[0]) == (100_000, 400_000)


def test_all_objects_are_looked_at_only_when_asked_for() -> None:
    gc_policy.keep_quiet()
    before = gc.get_stats()[2]["collections"]
    # Several looks at young objects, and at those that survived one.
    kept: list[list[object]] = [[] for _ in range(3_000_000)]
    assert len(kept) == 3_000_000
    assert gc.get_stats()[2]["collections"] == before
    gc_policy.collect()
    assert gc.get_stats()[2]["collections"] == before + 1


def test_what_was_lost_in_a_circle_is_found_all_the_same() -> None:
    gc_policy.keep_quiet()
    before = gc.get_stats()[0]["collected"]
    for _ in range(2 * gc_policy.YOUNG):
        circle: list[object] = []
        circle.append(circle)
    assert gc.get_stats()[0]["collected"] - before > 0.9 * gc_policy.YOUNG
