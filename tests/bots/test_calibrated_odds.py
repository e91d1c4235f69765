"""The chance that a hint names: odds put right, in the same order, and never more than certain."""

import math
from typing import Any

import pytest

from archipel.bots.master import Master
from archipel.bots.registry import advice_of
from archipel.engine.advice import Advice, calibrate
from archipel.engine.game import Game
from archipel.games import GAMES


def test_a_line_through_the_log_odds_moves_and_stretches_them() -> None:
    assert calibrate(0.5, [0.0, 1.0]) == pytest.approx(0.5)
    assert calibrate(0.2, [0.0, 1.0]) == pytest.approx(0.2)
    assert calibrate(0.5, [math.log(3), 1.0]) == pytest.approx(0.75)
    assert calibrate(0.8, [0.0, 0.5]) == pytest.approx(2 / 3)


def of_master(game: Game) -> Advice[Any]:
    """A mind that thinks for a master."""
    advice = advice_of(game)
    Master(advice)
    return advice


WITH_BOTS = [game for game in GAMES.values() if game.bots]
WITH_MASTERS = [game for game in WITH_BOTS if "master" in game.bots]


@pytest.mark.parametrize("advice", [Advice(), *map(advice_of, WITH_BOTS), *map(of_master, WITH_MASTERS)])
def test_better_odds_are_told_as_better_and_stay_odds(advice: Advice[Any]) -> None:
    told = [advice.calibrated(tenth / 10) for tenth in range(11)]
    assert told == sorted(told)
    assert all(0.0 <= share <= 1.0 for share in told)


@pytest.mark.parametrize("game", WITH_MASTERS)
def test_what_masters_find_is_put_right_by_a_line_of_their_own_where_there_is_one(game: Game) -> None:
    planners, masters = advice_of(game), of_master(game)
    own = masters.by_master
    assert planners.calibrated(0.4) == pytest.approx(calibrate(0.4, planners.calibration or [0.0, 1.0]))
    assert masters.calibrated(0.4) == (calibrate(0.4, own) if own else planners.calibrated(0.4))
