"""The bots of Forbidden Island: sensible, and better than chance."""

import pytest

from archipel.bots.driver import next_action, play_out
from archipel.bots.planner import Planner
from archipel.bots.random_bot import RandomBot
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.cards import ONE
from archipel.engine.chance import Chance
from archipel.engine.rows import row
from archipel.engine.team import ESCAPED
from archipel.games import find
from archipel.games.forbidden_island.mind.advice import IslandAdvice
from archipel.games.forbidden_island.mind.danger import flood_odds, rise_odds
from archipel.games.forbidden_island.rules.actions import LAND, SANDBAGS_ON, SHORE_UP, TAKE_OFF
from archipel.games.forbidden_island.rules.components import (
    ALL_TILES,
    HELICOPTER_LIFT,
    SANDBAGS,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DRAW_FLOODS, DRAW_TREASURES, TAKE_ACTIONS
from tests.bots.company import Maker, both, greedy, play_checked, small_planner
from tests.games.forbidden_island.positions import LIFT, island, play

GAME = find("forbidden_island")
BOTS = both("forbidden_island")


def begin(seats: int = 2, seed: int = 1, **options: str) -> IslandState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, IslandState)
    return state


@pytest.mark.parametrize("difficulty", ["novice", "legendary"])
def test_bots_play_with_the_navigators_option(difficulty: str) -> None:
    options = {"navigator_uses_pawn_powers": "yes", "adventurers": "navigator,diver,explorer"}
    for seed in range(3):
        state = begin(3, seed, difficulty=difficulty, **options)
        play_checked(state, [greedy(GAME) for _ in range(3)], Chance.from_seed(seed))
    state = begin(3, 1, difficulty=difficulty, **options)
    play_checked(state, [small_planner(GAME) for _ in range(3)], Chance.from_seed(1))


def test_greedy_beats_random_play() -> None:
    wins = 0
    for seed in range(40):
        state = begin(2, seed)
        play_out(state, [greedy(GAME), greedy(GAME)], Chance.from_seed(seed))
        wins += state.ending == ESCAPED
        lost = begin(2, seed)
        play_out(lost, [RandomBot(), RandomBot()], Chance.from_seed(seed))
        assert lost.ending != ESCAPED
    assert wins >= 6


def ready_to_leave() -> IslandState:
    state = begin(2, 3)
    state.captors = row([0, 0, 1, 1])
    state.pawns = row([state.landing, state.landing])
    state.hands = row([0, ONE[HELICOPTER_LIFT]])
    return state


@BOTS
def test_bots_take_off_when_they_can(maker: Maker) -> None:
    for active in range(2):
        for step in (TAKE_ACTIONS[3], DRAW_TREASURES[1], DRAW_FLOODS[2]):
            state = ready_to_leave()
            state.active = active
            state.stack = [step]
            holder = maker()
            code = next_action(state, [maker(), holder], Chance.from_seed(1))
            assert code == (1 << SEAT_SHIFT) + TAKE_OFF
            assert holder.why()[0].key == "reason-take_off"


@BOTS
def test_a_spare_flight_brings_the_last_pawn_home_and_then_all_leave(maker: Maker) -> None:
    state = ready_to_leave()
    state.pawns[0] = next(p for p in range(24) if state.shape.distance[p][state.landing] > 4)
    state.hands = row([ONE[HELICOPTER_LIFT], ONE[HELICOPTER_LIFT]])
    state.active = 1
    state.stack = [DRAW_FLOODS[3]]
    state.layers, state.flooded, state.flood_discards = (
        row([1 << state.landing, ALL_TILES]),
        1 << state.landing,
        0,
    )
    bots = [maker(), maker()]
    played = []
    while not state.over:
        code = next_action(state, bots, Chance.from_seed(1))
        played.append(code & 4095)
        state.push(code)
    assert LAND + state.landing in played
    assert state.ending == ESCAPED


def landing_in_danger() -> IslandState:
    """Fools' Landing is flooded and its card will be the next: it has to be shored up now."""
    state = begin(2, 8, adventurers="messenger,engineer")
    landing = 1 << state.landing
    state.flooded = landing
    state.layers = row([ALL_TILES & ~landing, landing])
    state.flood_discards = 0
    return state


@BOTS
def test_bots_save_fools_landing_with_an_action(maker: Maker) -> None:
    state = landing_in_danger()
    state.active = 0
    away = next(p for p in range(24) if state.shape.distance[p][state.landing] == 3)
    state.pawns = row([away, away])
    bots = [maker(), maker()]
    said = []
    while state.turn == 1 and state.flooded >> state.landing & 1:
        code = next_action(state, bots, Chance.from_seed(2))
        said.append(bots[0].why()[0])
        state.push(code)
        assert not isinstance(state.stack[-1], type(DRAW_FLOODS[0]))
    assert code & 4095 == SHORE_UP + state.landing
    assert said[-1].key == "reason-shore_up_critical"
    assert said[-1].args["tile"] == "fools_landing"
    assert said[-1].args["risk"] == 100


@BOTS
def test_a_holder_out_of_turn_saves_fools_landing_with_sandbags(maker: Maker) -> None:
    state = landing_in_danger()
    state.active = 0
    state.hands = row([0, ONE[SANDBAGS]])
    state.stack = [DRAW_FLOODS[2]]
    code = next_action(state, [maker(), maker()], Chance.from_seed(3))
    assert code == (1 << SEAT_SHIFT) + SANDBAGS_ON + state.landing


def test_the_planner_weighs_every_card_that_may_come_not_one() -> None:
    for seed in range(10):
        state = landing_in_danger()
        other = 1 << (state.landing + 1) % 24
        state.layers = row([ALL_TILES & ~other & ~(1 << state.landing), other | 1 << state.landing])
        state.active = 0
        state.hands = row([ONE[SANDBAGS], 0])
        state.stack = [DRAW_FLOODS[1]]
        bot = Planner(IslandAdvice(), playouts=60, depth=1)
        code = next_action(state, [bot, RandomBot()], Chance.from_seed(seed))
        assert code == SANDBAGS_ON + state.landing
        reason, odds = bot.why()
        assert reason.args["risk"] == 50
        chance = odds.args["chance"]
        assert isinstance(chance, int)
        assert 0 <= chance <= 100


def test_what_was_meant_for_other_passengers_is_not_kept_to() -> None:
    """FI-Q7: a plan for a flight holds for those who are aboard, whoever chose them."""
    advice = IslandAdvice()
    state = island("pilot", "engineer", "diver", at=["silver_gate"] * 3, hands=[[LIFT], [], []])
    play(state, "0 helicopter silver_gate", "0 board 0")
    without, beside = state.copy(), state.copy()
    play(without, "0 done")
    play(beside, "0 board 1")
    assert len({advice.position(each) for each in (state, without, beside)}) == 3


def test_flood_odds_are_exact_inside_a_pass() -> None:
    state = begin(2, 4)
    state.layers = row([0b111100000, 0b11000, 0b100])
    state.flood_discards = 0b11
    state.pile, state.pile_size = 3 * ONE[WATERS_RISE] + 7 * ONE[0], 10
    assert list(flood_odds(state, 0, 2))[:9] == [0, 0, 1, 0.5, 0.5, 0, 0, 0, 0]
    risen = 1 - 7 / 10 * 6 / 9
    assert rise_odds(state, 2) == pytest.approx(risen)
    # A Waters Rise would put the two discards on top, and both flood cards would be spent on them.
    assert list(flood_odds(state, 2, 2))[:4] == pytest.approx([risen, risen, 1 - risen, (1 - risen) / 2])
