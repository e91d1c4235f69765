"""What a strong bot must not do, seen in play."""

import pytest

from archipel.bots.driver import next_action
from archipel.engine.cards import ONE
from archipel.engine.chance import Chance
from archipel.engine.rows import row
from archipel.games import find
from archipel.games.forbidden_island.rules.actions import DISCARD, SANDBAGS_ON
from archipel.games.forbidden_island.rules.components import HELICOPTER_LIFT, SANDBAGS
from archipel.games.forbidden_island.rules.interruptions import DISCARDS
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DRAW_TREASURES
from tests.bots.company import small_planner

GAME = find("forbidden_island")
SEEDS = pytest.mark.parametrize("seed", range(4))


def six_cards(special: int, seed: int) -> IslandState:
    """Three cards of two treasures each are worth keeping, and the special card is the sixth."""
    state = GAME.new(2, {}, seed)
    assert isinstance(state, IslandState)
    state.hands = row([3 * ONE[0] + 2 * ONE[1] + ONE[special], 0])
    state.active = 0
    state.stack = [DRAW_TREASURES[1], DISCARDS[0]]
    return state


@SEEDS
def test_sandbags_are_played_rather_than_thrown_away(seed: int) -> None:
    state = six_cards(SANDBAGS, seed)
    code = next_action(state, [small_planner(GAME), small_planner(GAME)], Chance.from_seed(seed)) & 4095
    assert code != DISCARD + SANDBAGS
    assert state.flooded
    assert code < SANDBAGS_ON or state.flooded >> code - SANDBAGS_ON & 1


@SEEDS
def test_a_helicopter_is_flown_rather_than_thrown_away(seed: int) -> None:
    state = six_cards(HELICOPTER_LIFT, seed)
    code = next_action(state, [small_planner(GAME), small_planner(GAME)], Chance.from_seed(seed)) & 4095
    assert code != DISCARD + HELICOPTER_LIFT
