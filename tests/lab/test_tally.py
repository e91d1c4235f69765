"""Counting without keeping."""

import random
import statistics

import pytest

from archipel.lab.tally import Clock, Spread, Standing, rate, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # values from Brown, Cai and DasGupta's formula, worked out by hand
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (5, 10, 0.23659, 0.76341),
        (1, 400, 0.00044, 0.01403),
        (15800, 100000, 0.15575, 0.16027),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-5)


def test_no_games_tell_nothing_about_the_rate() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert rate(0, 0)["rate"] == 0.0


def test_a_spread_agrees_with_the_standard_library() -> None:
    values = [random.Random(3).randrange(200) for _ in range(501)]
    spread = Spread(values)
    assert spread.mean == pytest.approx(statistics.mean(values))
    assert spread.quantile(0.5) == statistics.median(values)
    assert spread.deviation == pytest.approx(statistics.stdev(values))
    assert (spread.quantile(0), spread.quantile(1)) == (min(values), max(values))


def test_the_median_of_an_even_number_of_values_lies_between_two() -> None:
    assert Spread([1, 2, 4, 9]).quantile(0.5) == 3


def test_merged_spreads_are_the_spread_of_all() -> None:
    left, right = Spread([5, 5, 1]), Spread([9, 5])
    left.merge(right)
    assert left.to_json() == Spread([1, 5, 5, 5, 9]).to_json()


def test_an_empty_spread_has_no_figures() -> None:
    assert set(Spread().to_json().values()) == {None}


def test_a_standing_counts_shared_wins_and_ranks() -> None:
    standing = Standing()
    standing.add(won=True, winners=1, rank=1, score=12)
    standing.add(won=True, winners=2, rank=1, score=10)
    standing.add(won=False, winners=1, rank=3, score=4)
    data = standing.to_json()
    assert (standing.wins, standing.shared_wins) == (2, 1)
    assert data["ranks"] == {"1": 2, "3": 1}
    assert data["mean_rank"] == pytest.approx(5 / 3)


def test_a_clock_keeps_the_longest_decision() -> None:
    clock = Clock()
    for seconds in (0.001, 0.004, 0.001):
        clock.add(seconds)
    assert clock.to_json() == pytest.approx({"mean": 2.0, "max": 4.0})
