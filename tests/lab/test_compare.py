"""Two on the same deals: the interval holds whenever one stops, and the answer is the same on any machine."""

import random

import pytest

from archipel.engine.errors import ArchipelError
from archipel.lab import compare
from archipel.lab.sequential import Betting

ISLAND = "forbidden_island"


def walk(share_up: float, share_down: float, pairs: int, seed: int) -> bool:
    """Whether the true mean was inside the interval at every look of such a walk."""
    chance, test, truth = random.Random(seed), Betting(), share_up - share_down
    for pair in range(1, pairs + 1):
        drawn = chance.random()
        test.add(1.0 if drawn < share_up else -1.0 if drawn < share_up + share_down else 0.0)
        if pair % 40 == 0:
            low, high = test.interval()
            if not low <= truth <= high:
                return False
    return True


def test_the_interval_holds_at_all_looks_together() -> None:
    missed = sum(not walk(0.3, 0.2, 400, seed) for seed in range(60))
    assert missed <= 6  # one in twenty at most, give or take chance


def test_the_interval_closes_in() -> None:
    test = Betting()
    for pair in range(2000):
        test.add(1.0 if pair % 4 == 0 else 0.0)
    low, high = test.interval()
    assert 0.2 < low < 0.25 < high < 0.3


def test_a_clear_answer_comes_soon() -> None:
    found = compare(ISLAND, "greedy", "random", games=500, seed=1)
    assert found.verdict == "a"
    assert found.test.pairs < 100


def test_it_stops_at_the_same_deal_on_any_number_of_processes() -> None:
    alone = compare("takara_island", "greedy", "random", games=200, seed=2)
    assert (
        compare("takara_island", "greedy", "random", games=200, seed=2, workers=2).to_json()
        == alone.to_json()
    )
    assert alone.verdict == "a"


def test_two_of_a_kind_are_alike_or_open_but_never_better() -> None:
    found = compare(ISLAND, "random", "random", games=30)
    assert (found.test.mean, found.verdict) == (0.0, "open")


def test_settings_are_compared_by_the_wins_of_who_plays() -> None:
    easy, hard = "difficulty=novice", "difficulty=legendary"
    found = compare(ISLAND, easy, hard, bots=("greedy",), games=300, seed=3)
    assert found.verdict == "a"


def test_among_rivals_the_first_bot_sits_everywhere_equally_often() -> None:
    found = compare(
        "takara_island", "memory_aid=yes", "memory_aid=no", bots=("greedy", "random"), games=40, margin=1
    )
    assert found.wins[0] / found.test.pairs > 0.8


@pytest.mark.parametrize(
    ("a", "b", "bots", "answer"),
    [
        ("genius", "greedy", (), "no bot “genius”"),
        ("greedy", "difficulty=elite", (), "two bots, or two settings"),
        ("difficulty=novice", "difficulty=elite", (), "--bots"),
        ("difficulty=novice", "difficulty=absurd", ("greedy",), "cannot be “absurd”"),
        ("greedy", "planner:speed=3", (), "no setting “speed=3”"),
        ("greedy", "planner:depth=much", (), "whole number, not “much”"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(
    a: str, b: str, bots: tuple[str, ...], answer: str
) -> None:
    with pytest.raises(ArchipelError, match=answer):
        compare(ISLAND, a, b, bots=bots)
