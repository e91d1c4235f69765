"""The chance that a hint names: odds put right, in the same order, and never more than certain."""

import math
from typing import Any

import pytest

from archipel.bots.registry import advice_of
from archipel.engine.advice import Advice, calibrate
from archipel.games import GAMES


def test_a_line_through_the_log_odds_moves_and_stretches_them() -> None:
    assert calibrate(0.5, [0.0, 1.0]) == pytest.approx(0.5)
    assert calibrate(0.2, [0.0, 1.0]) == pytest.approx(0.2)
    assert calibrate(0.5, [math.log(3), 1.0]) == pytest.approx(0.75)
    assert calibrate(0.8, [0.0, 0.5]) == pytest.approx(2 / 3)


@pytest.mark.parametrize("advice", [Advice(), *(advice_of(game) for game in GAMES.values() if game.bots)])
def test_better_odds_are_told_as_better_and_stay_odds(advice: Advice[Any]) -> None:
    told = [advice.calibrated(tenth / 10) for tenth in range(11)]
    assert told == sorted(told)
    assert all(0.0 <= share <= 1.0 for share in told)
