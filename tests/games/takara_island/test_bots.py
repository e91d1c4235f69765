"""The bots of Takara Island: sensible, blind to what others saw, and better than chance."""

import pytest

from archipel.bots import make_bot
from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.games import find
from archipel.games.takara_island.mind.evaluation import Evaluation
from archipel.games.takara_island.mind.weights import ODDS, QUICK
from archipel.games.takara_island.mind.worth import Worth
from archipel.games.takara_island.rules.components import CELLS, COPIES, DEPTHS, STONE_TILE, TILES, UNDECIDED
from archipel.games.takara_island.rules.imagination import lay_out
from archipel.games.takara_island.rules.state import TakaraState
from tests.bots.company import Maker, both, greedy, small_planner
from tests.games.takara_island.positions import play, takara
from tests.knowledge import agrees
from tests.rules import rule

GAME = find("takara_island")
BOTS = both("takara_island")


def answer(state: TakaraState, maker: Maker = lambda: greedy(GAME)) -> str:
    """What a bot does here, without the seat."""
    code = maker().choose(Perspective(state, state.active, Chance.from_seed(1)))
    assert code is not None
    return state.action(code).text.partition(" ")[2]


def test_greedy_beats_chance_nearly_always() -> None:
    won = 0
    for seed in range(12):
        state = GAME.new(2, {}, f"chance {seed}")
        bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
        chance = Chance.from_seed(seed)
        while not state.over:
            state.push(next_action(state, bots, chance))
        assert state.outcome is not None
        won += state.outcome.won[0]
    assert won >= 10


@BOTS
def test_it_takes_the_second_stone_when_it_knows_where_it_is(maker: Maker) -> None:
    state = takara({"site_1": "empty", "site_3": "9: d_stone"}, won=[["d_stone"]], seats=2, karas=[9])
    state.known[0] |= 1 << 9 * 2 + 8
    assert answer(state, maker) == "dig site_3"


def test_it_does_not_know_what_only_another_seat_has_seen() -> None:
    seen = takara({"site_1": "empty", "site_3": "9: d_stone"}, won=[["d_stone"]], seats=2)
    unseen = takara({"site_1": "empty", "site_3": "9: d_drake"}, won=[["d_stone"]], seats=2)
    cell = 9 * 2 + 8
    assert Worth(seen, 0, QUICK).odds(cell) == Worth(unseen, 0, QUICK).odds(cell)
    assert answer(seen) == answer(unseen)


@BOTS
def test_it_does_not_make_everybody_lose(maker: Maker) -> None:
    empty = {f"site_{n}": "empty" for n in (1, 2, 3)}
    state = takara({**empty, "site_4": "9: d_xp_4"}, seats=2)
    state.known[0] |= 1 << 9 * 3 + 8
    assert answer(state, maker) != "dig site_4"


@BOTS
def test_it_recruits_heals_and_keeps_the_map(maker: Maker) -> None:
    assert answer(takara(karas=[6], at="recruit"), maker) == "recruit"
    assert answer(takara(karas=[9], hospital=2, team=[3], at="heal"), maker) == "heal 2"
    state = takara({"site_1": "7: d_chest"}, karas=[9], team=[3])
    play(state, "0 dig site_1", chance="c_map")
    assert answer(state, maker) == "keep_map"


@BOTS
def test_it_rents_the_sword_for_a_monster_that_is_nearly_beaten(maker: Maker) -> None:
    sites = {"site_1": "7: ^d_drake d_kara_6"}
    assert answer(takara(sites, karas=[9], wounds={"site_1": 3}, at="sword"), maker) == "rent_sword"
    assert answer(takara(karas=[9], at="sword"), maker) == "leave_sword"


# -- the planner ---------------------------------------------------------------------------------------------


def test_it_digs_down_to_a_stone_that_it_can_reach_this_turn() -> None:
    sites = {"site_1": "empty", "site_3": "7: d_kara_6 d_stone"}
    state = takara(sites, won=[["d_stone"]], seats=2, team=[3])
    state.known[0] |= 0b11 << 9 * 2 + 6
    bots = [small_planner(GAME), small_planner(GAME)]
    while not state.over and state.active == 0:
        state.push(next_action(state, bots, Chance.from_seed(1)))
    assert state.outcome is not None
    assert state.outcome.won == [True, False]


def test_it_does_not_end_the_game_while_it_is_behind() -> None:
    sites = {"site_1": "empty", "site_2": "empty", "site_3": "9: d_stone"}
    rich = ["d_stone", "d_xp_4", "d_xp_4", "i_xp_2", "i_xp_2"]
    state = takara(sites, won=[[], rich], seats=2)
    state.known[0] |= 1 << 9 * 2 + 8
    assert answer(state, lambda: small_planner(GAME)) != "dig site_3"


def test_worlds_of_playouts_agree_with_what_the_seat_has_seen_and_with_nothing_else() -> None:
    state = takara({"site_1": "3: s_bat_a i_chest i_goblin_a"}, seats=2)
    state.known[0] |= 1 << 2
    chances = [Chance.from_seed(seed) for seed in range(40)]
    worlds = [lay_out(state, 0, chance) for chance in chances]
    assert {world.tiles[2] for world in worlds} == {TILES.index("s_bat_a")}
    assert len({world.tiles[3] for world in worlds}) > 1
    for world in worlds:
        assert UNDECIDED not in world.tiles
        assert [list(world.tiles).count(kind) for kind in range(len(TILES))] == list(COPIES)


def test_stones_of_imagined_worlds_lie_on_two_sites_and_anywhere_deep() -> None:
    state = takara(seats=2)
    places: dict[int, int] = {}
    for seed in range(900):
        world = lay_out(state, 0, Chance.from_seed(seed))
        stones = [cell for cell in range(CELLS) if world.tiles[cell] == STONE_TILE]
        assert len({cell // DEPTHS for cell in stones}) == 2
        for cell in stones:
            places[cell] = places.get(cell, 0) + 1
    assert sorted(places) == [cell for cell in range(CELLS) if cell % DEPTHS >= 6]
    assert all(70 <= number <= 130 for number in places.values())


@rule("TK-S6", "TK-I6")
def test_stones_of_imagined_worlds_are_equally_likely_at_every_pair_of_places() -> None:
    """Three places on one site and one on each of two others: six of seven pairs have one on the first."""
    gone = {f"site_{number}": "empty" for number in (4, 5, 6)}
    state = takara({"site_1": "7: ?", "site_2": "9: ?", "site_3": "9: ?", **gone})
    dice = Chance.from_seed("pairs")
    laid = [lay_out(state, 0, dice) for _ in range(4000)]
    first = sum(STONE_TILE in world.tiles[6:DEPTHS] for world in laid)
    assert agrees(first, len(laid), 6 / 7)


def test_shares_of_the_victory_add_up_and_a_stone_is_worth_much() -> None:
    evaluation = Evaluation(ODDS)
    even = takara({"site_1": "empty"}, seats=3)
    held = takara({"site_1": "empty"}, won=[[], ["d_stone"]], seats=3)
    assert sum(evaluation.odds(even, seat) for seat in range(3)) == pytest.approx(1.0)
    assert sum(evaluation.odds(held, seat) for seat in range(3)) == pytest.approx(1.0)
    assert evaluation.odds(held, 1) > 1.3 * evaluation.odds(even, 1)
