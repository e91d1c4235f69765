"""Whatever the coach says is so: each claim is read again from the position, by other code."""

import pytest
from tests.coach.truth import COACHED, hold


@pytest.mark.parametrize("game", COACHED)
def test_everything_that_the_coach_says_is_true(game: str) -> None:
    findings = hold(game, seed=5, positions=60)
    assert findings.false == []
    assert len(findings.kinds) >= 8  # it says many different things
    assert findings.empty <= 3  # and hardly ever that it has nothing to say
