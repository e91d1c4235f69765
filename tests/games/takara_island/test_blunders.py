"""What a strong bot must not do, seen in play."""

import pytest

from archipel.bots.bot import Bot
from archipel.bots.driver import next_action
from archipel.bots.registry import make_bot
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.takara_island.rules.state import TakaraState
from tests.bots.company import small_planner
from tests.games.takara_island.positions import play, takara

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


def first_of(state: TakaraState, seed: int) -> str:
    """What the planner begins with, as the game sets it; one that thinks for a moment only still errs."""
    bots: list[Bot] = [make_bot("planner", GAME) for _ in range(state.seats)]
    return state.action(next_action(state, bots, Chance.from_seed(seed))).text


def learn(state: TakaraState, seat: int, site: int, depth: int) -> None:
    """A seat has seen this place."""
    state.known[seat] |= 1 << 9 * (site - 1) + depth - 1


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


def monster_seen(rival: int) -> TakaraState:
    """Seat 0's last adventurer sees the drake; the rival, who has so many Karas, moves next."""
    sites = {"site_1": "empty", "site_2": "empty", "site_3": "7: d_drake", "site_4": "3: ^s_rockfall"}
    state = takara(sites, won=[["d_xp_4"], ["d_xp_4"]], karas=[2, rival], team=[3, 3])
    learn(state, 0, 3, 7)
    state.out[6], state.free = 2, 1
    play(state, "0 observe site_3")
    return state


@SEEDS
def test_no_great_monster_is_turned_up_for_a_rival_who_can_fight_it(seed: int) -> None:
    assert turn_of(monster_seen(rival=9), seed)[0] == "0 look_on"


@SEEDS
def test_a_monster_that_no_rival_can_fight_is_turned_up_for_its_karas(seed: int) -> None:
    assert turn_of(monster_seen(rival=0), seed)[0] == "0 turn_up"


@SEEDS
def test_karas_that_nothing_else_needs_buy_a_token(seed: int) -> None:
    """A single adventurer cannot open a site; at the end five Karas are a point, a token two."""
    sites = {f"site_{n}": "3: ^s_rockfall" for n in (3, 4, 5, 6)}
    state = takara({"site_1": "empty", "site_2": "empty", **sites}, karas=[20], resting=[1])
    assert "0 buy" in turn_of(state, seed)


@SEEDS
def test_the_miner_brings_the_winning_stone_from_below_a_rockfall(seed: int) -> None:
    sites = {"site_1": "empty", "site_3": "6: ^i_rockfall d_stone"}
    state = takara(sites, won=[["d_stone"]], karas=[5], team=[2, 2])
    learn(state, 0, 3, 7)
    turn_of(state, seed)
    assert state.outcome is not None
    assert state.outcome.won == [True, False]


@SEEDS
def test_three_adventurers_get_to_the_winning_stone_below_a_rockfall(seed: int) -> None:
    sites = {"site_1": "empty", "site_3": "6: ^i_rockfall d_stone"}
    state = takara(sites, won=[["d_stone"]], team=[3, 2])
    learn(state, 0, 3, 7)
    assert turn_of(state, seed) == ["0 destroy site_3", "0 dig site_3"]


@SEEDS
@pytest.mark.parametrize("karas", [2, 3])
def test_below_two_monsters_a_specialist_looks_for_the_winning_stone(seed: int, karas: int) -> None:
    """It lies below one of two monsters that one blow beats, where no adventurer can look (TK-O9).

    The rival is far ahead on points: only both Stones win.
    """
    monsters = {"site_2": "8: ^d_skeleton_a ?", "site_3": "8: ^d_skeleton_b ?"}
    others = {"site_1": "empty", "site_4": "empty", "site_5": "9: ^d_drake", "site_6": "9: d_kara_6"}
    rich = ["d_xp_4", "d_xp_4", "d_xp_4", "i_xp_2", "i_xp_2", "i_xp_2"]
    state = takara(
        {**others, **monsters},
        won=[["d_stone"], rich],
        wounds={"site_2": 2, "site_3": 2},
        karas=[karas, 60],
        team=[3, 3],
        sword=True,
    )
    learn(state, 0, 6, 9)
    assert first_of(state, seed) in {"0 hire archaeologist", "0 hire diviner"}


@SEEDS
def test_the_miner_is_not_sent_blind_while_others_can_go_first(seed: int) -> None:
    rockfalls = {"site_3": "3: ^s_rockfall", "site_4": "3: ^s_rockfall"}
    sites = {"site_1": "empty", "site_2": "empty", **rockfalls, "site_5": "8: ? ?", "site_6": "8: ? ?"}
    state = takara(sites, won=[[], ["d_stone"]], karas=[5], team=[3, 3])
    assert first_of(state, seed) != "0 hire miner"
