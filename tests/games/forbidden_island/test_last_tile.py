"""When only one tile is left, a helicopter has nowhere to set anybody down (FI-C3)."""

import pytest

from archipel.engine.cards import ONE
from archipel.engine.errors import IllegalAction
from archipel.engine.rows import row
from archipel.games import find
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER
from archipel.games.forbidden_island.rules.components import HELICOPTER_LIFT
from archipel.games.forbidden_island.rules.state import IslandState


def last_tile() -> IslandState:
    """The whole team with all treasures on Fools' Landing, everything else has sunk."""
    state = find("forbidden_island").new(2, {"first_player": "1"}, 5)
    assert isinstance(state, IslandState)
    landing = 1 << state.landing
    state.alive, state.flooded, state.layers, state.flood_discards = landing, 0, row([landing]), 0
    state.pawns = row([state.landing] * 2)
    state.captors = row([0, 1, 0, 1])
    if not state.hands[0] & ANY_HELICOPTER:
        state.hands[0] += ONE[HELICOPTER_LIFT]
        state.pile -= ONE[HELICOPTER_LIFT]
        state.pile_size -= 1
    assert state.check() == []
    return state


def test_on_the_last_tile_a_helicopter_can_take_off_but_not_fly_elsewhere() -> None:
    kinds = {action.kind for decision in last_tile().decisions() for action in decision.actions}
    assert "take_off" in kinds
    assert "helicopter" not in kinds


def test_the_refusal_names_the_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        last_tile().apply("0 helicopter fools_landing")
    assert refused.value.rule == "FI-C3"
