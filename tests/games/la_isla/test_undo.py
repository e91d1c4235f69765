"""What can be taken back: the choices of one's own action, never a card that was shown (LI-K5, X19)."""

import pytest

from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.games.la_isla.game import GAME
from tests.conformance.matches import refused_undo
from tests.games.la_isla.positions import table
from tests.rules import rule


@rule("LI-X19", "LI-C9")
@pytest.mark.parametrize("act", ["0 place o0 desert backpack", "0 take green"])
def test_a_choice_of_action_c_can_be_undone(act: str) -> None:
    state = table(at="C", resources={0: {"yellow": 2}})
    assert refused_undo(state, act) == ""


@rule("LI-K5", "LI-A1")
@pytest.mark.parametrize("seed", range(3))
def test_no_card_that_was_shown_or_drawn_is_ever_undone(seed: int) -> None:
    dice = Chance.from_seed(seed)
    match = Match.start(GAME, 2, {}, f"cards {seed}")
    shown = 0
    while not match.state.over:
        match.play(dice.choice(match.state.legal()))
        keys = {event.key for event in match.history[-1].events}
        if keys & {"showed_a", "showed_b", "showed_d", "drew"}:
            assert not match.can_undo()
            shown += 1
    assert shown
