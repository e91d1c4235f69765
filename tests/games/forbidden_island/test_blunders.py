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
from tests.bots.company import MakerFor, small_master, small_planner
from tests.games.forbidden_island.positions import BAGS, EARTH, FIRE, LIFT, WATER, WIND, island

GAME = find("forbidden_island")
SEEDS = pytest.mark.parametrize("seed", range(4))
STRONG = pytest.mark.parametrize("maker", [small_planner, small_master], ids=["planner", "master"])


def turn_of(state: IslandState, maker: MakerFor, seed: int) -> list[str]:
    """The actions of the present turn, up to the first card that is drawn."""
    bots = [maker(GAME) for _ in range(state.seats)]
    chance = Chance.from_seed(seed)
    said: list[str] = []
    while state.stack and state.stack[-1].name not in ("draw_treasure", "draw_flood"):
        code = next_action(state, bots, chance)
        said.append(state.action(code).text)
        state.push(code)
    return said


# -- cards that are thrown away ------------------------------------------------------------------------------


def six_cards(special: int, seed: int) -> IslandState:
    """Three cards of two treasures each are worth keeping, and the special card is the sixth."""
    state = GAME.new(2, {}, seed)
    assert isinstance(state, IslandState)
    state.hands = row([3 * ONE[0] + 2 * ONE[1] + ONE[special], 0])
    state.active = 0
    state.stack = [DRAW_TREASURES[1], DISCARDS[0]]
    return state


@SEEDS
@STRONG
def test_sandbags_are_played_rather_than_thrown_away(maker: MakerFor, seed: int) -> None:
    state = six_cards(SANDBAGS, seed)
    code = next_action(state, [maker(GAME), maker(GAME)], Chance.from_seed(seed)) & 4095
    assert code != DISCARD + SANDBAGS
    assert state.flooded
    assert code < SANDBAGS_ON or state.flooded >> code - SANDBAGS_ON & 1


@SEEDS
@STRONG
def test_a_helicopter_is_flown_rather_than_thrown_away(maker: MakerFor, seed: int) -> None:
    state = six_cards(HELICOPTER_LIFT, seed)
    code = next_action(state, [maker(GAME), maker(GAME)], Chance.from_seed(seed)) & 4095
    assert code != DISCARD + HELICOPTER_LIFT


def thrown(hand: list[str], mate: list[str], maker: MakerFor, seed: int) -> str:
    """What a seat with six cards does about it."""
    state = island("engineer", "explorer", at=["observatory", "tidal_palace"], hands=[hand[:5], mate])
    state.hands[0] += ONE[[EARTH, WIND, FIRE, WATER, LIFT, BAGS].index(hand[5])]
    state.stack = [DRAW_TREASURES[1], DISCARDS[0]]
    code = next_action(state, [maker(GAME), maker(GAME)], Chance.from_seed(seed))
    return state.action(code).text


@SEEDS
@STRONG
@pytest.mark.parametrize("other", [EARTH, WATER])
def test_a_complete_set_is_not_broken_by_a_discard(maker: MakerFor, other: str, seed: int) -> None:
    assert thrown([FIRE, FIRE, FIRE, FIRE, other, WIND], [other, other], maker, seed) != f"0 discard {FIRE}"


@SEEDS
@STRONG
def test_what_completes_the_set_of_a_team_mate_is_not_thrown_away(maker: MakerFor, seed: int) -> None:
    assert (
        thrown([FIRE, EARTH, EARTH, WIND, WIND, WATER], [FIRE, FIRE, FIRE], maker, seed)
        != f"0 discard {FIRE}"
    )


# -- treasures and flights -----------------------------------------------------------------------------------

FOUR = [FIRE, FIRE, FIRE, FIRE]


@SEEDS
@STRONG
def test_a_treasure_is_captured_at_once(maker: MakerFor, seed: int) -> None:
    state = island(
        at=["cave_of_embers", "observatory"], hands=[FOUR, []], flooded=["cave_of_shadows", "watchtower"]
    )
    assert turn_of(state, maker, seed)[0] == f"0 capture {FIRE}"


@SEEDS
@STRONG
def test_nobody_flies_where_a_step_is_enough(maker: MakerFor, seed: int) -> None:
    state = island("engineer", "messenger", at=["howling_garden", "observatory"], hands=[[*FOUR, LIFT], []])
    said = turn_of(state, maker, seed)
    assert not any("helicopter" in each for each in said)
    assert f"0 capture {FIRE}" in said


@SEEDS
@STRONG
def test_nobody_is_given_what_nobody_needs(maker: MakerFor, seed: int) -> None:
    state = island(
        "engineer",
        "explorer",
        at=["observatory", "observatory"],
        hands=[[EARTH, WIND], [WIND, WIND]],
        captured=[EARTH],
        flooded=["cliffs_of_abandon"],
    )
    assert f"0 give {EARTH} 1" not in turn_of(state, maker, seed)
