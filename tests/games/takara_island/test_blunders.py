"""What a strong bot must not do, seen in play."""

import pytest

from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.takara_island.rules.state import TakaraState
from tests.bots.company import small_planner
from tests.games.takara_island.positions import takara

GAME = find("takara_island")
SEEDS = pytest.mark.parametrize("seed", range(4))


def turn_of(state: TakaraState, seed: int) -> list[str]:
    """What the planner does until its turn or the game is over."""
    bots = [small_planner(GAME) for _ in range(state.seats)]
    chance = Chance.from_seed(seed)
    said: list[str] = []
    while not state.over and state.active == 0:
        code = next_action(state, bots, chance)
        said.append(state.action(code).text)
        state.push(code)
    return said


@SEEDS
def test_a_rented_sword_is_used(seed: int) -> None:
    sites = {"site_1": "3: ^s_bat_a", "site_2": "7: ^d_drake"}
    said = turn_of(takara(sites, karas=[5], team=[3], sword=True), seed)
    assert any(each.startswith("0 fight") for each in said)


@SEEDS
def test_no_sword_is_rented_where_there_is_no_monster(seed: int) -> None:
    assert turn_of(takara(karas=[9], team=[3], at="sword"), seed)[0] == "0 leave_sword"


@SEEDS
def test_the_second_stone_is_dug_by_whom_it_makes_win(seed: int) -> None:
    """The rival has the first, and less than the Stones are worth less than what seat 0 has (TK-E2)."""
    sites = {"site_1": "empty", "site_2": "empty", "site_3": "9: d_stone"}
    rich = ["d_xp_4", "d_xp_4", "i_xp_2", "i_xp_2"]
    state = takara(sites, won=[rich, ["d_stone"]], seats=2)
    state.known[0] |= 1 << 9 * 2 + 8
    turn_of(state, seed)
    assert state.outcome is not None
    assert state.outcome.won == [True, False]


@SEEDS
def test_the_second_stone_is_left_by_whom_it_makes_lose(seed: int) -> None:
    sites = {"site_1": "empty", "site_2": "empty", "site_3": "9: d_stone"}
    rich = ["d_stone", "d_xp_4", "d_xp_4", "i_xp_2", "i_xp_2"]
    state = takara(sites, won=[[], rich], seats=2)
    state.known[0] |= 1 << 9 * 2 + 8
    assert "0 dig site_3" not in turn_of(state, seed)


@SEEDS
def test_the_fifth_site_is_not_emptied_by_whom_that_makes_lose(seed: int) -> None:
    empty = {f"site_{n}": "empty" for n in (1, 2, 3)}
    state = takara({**empty, "site_4": "9: d_xp_4"}, seats=2)
    state.known[0] |= 1 << 9 * 3 + 8
    assert "0 dig site_4" not in turn_of(state, seed)
