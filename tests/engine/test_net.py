"""A net gives each row one number, and these make shares of a victory, or a team's odds."""

import math

import pytest

from archipel import COMPILED
from archipel.engine.native import vec
from archipel.engine.net import Net, net_of, read_net

if COMPILED:  # then a net takes bare numbers only
    from librt.vecs import vec

# Two inputs, two hidden numbers, one behind them: first 1 and -1, each input adds to one of them.
SMALL = [1.0, -1.0, 2.0, 0.0, 0.0, 3.0, 0.5, 1.0, -1.0, 0.25, 4.0]


def test_a_score_is_what_two_layers_make_of_a_row() -> None:
    net = Net(2, 2, 1, SMALL)
    # hidden: 1 + 2 * 0.5 = 2 and -1 + 3 * 1 = 2; behind them: 0.5 + 2 - 2 = 0.5; then 0.25 + 4 * 0.5.
    assert net.score(vec[float]([0.5, 1.0])) == pytest.approx(2.25)


def test_what_is_hidden_and_below_zero_counts_for_nothing() -> None:
    net = Net(2, 2, 1, SMALL)
    # hidden: 1 and -1, of which only the first counts; behind them: 0.5 + 1.
    assert net.score(vec[float]([0.0, 0.0])) == pytest.approx(0.25 + 4 * 1.5)


def test_shares_add_up_to_one_and_follow_the_scores() -> None:
    net = Net(2, 2, 1, SMALL)
    rows = vec[vec[float]]([vec[float]([0.0, 0.0]), vec[float]([0.5, 1.0])])
    first, second = net.shares(rows)
    assert first + second == pytest.approx(1.0)
    assert math.log(first / second) == pytest.approx(6.25 - 2.25)


def test_a_team_with_one_row_has_odds_against_the_game() -> None:
    net = Net(2, 2, 1, SMALL)
    assert net.odds(vec[float]([0.5, 1.0])) == pytest.approx(1 / (1 + math.exp(-2.25)))


def test_a_score_beyond_all_doubt_makes_odds_all_the_same() -> None:
    assert Net(1, 1, 1, [0.0, 1.0, 0.0, 1.0, 0.0, 1e6]).odds(vec[float]([1.0])) == pytest.approx(1.0)
    assert Net(1, 1, 1, [0.0, 1.0, 0.0, 1.0, 0.0, -1e6]).odds(vec[float]([1.0])) == pytest.approx(0.0)


def test_a_net_is_read_from_its_text() -> None:
    net = read_net("2 2 1\n1 -1 2 0 0 3\n0.5 1 -1 0.25 4\n")
    assert net.score(vec[float]([0.5, 1.0])) == pytest.approx(2.25)


def test_a_net_that_lacks_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="has 11 numbers, not 10"):
        Net(2, 2, 1, SMALL[:10])


def test_a_game_without_a_net_says_so() -> None:
    assert net_of("takara_island") is None
