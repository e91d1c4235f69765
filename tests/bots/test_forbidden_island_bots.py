"""The bots of Forbidden Island: legal, repeatable, sensible, and blind to what nobody may know."""

from collections.abc import Callable

import pytest
from tests.bots.secrecy import reachable

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action, play_out
from archipel.bots.greedy import Greedy
from archipel.bots.planner import Planner
from archipel.bots.random_bot import RandomBot
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import find
from archipel.games.forbidden_island.actions import LAND, SANDBAGS_ON, SHORE_UP, TAKE_OFF
from archipel.games.forbidden_island.advice import IslandAdvice
from archipel.games.forbidden_island.cards import ONE
from archipel.games.forbidden_island.components import (
    ALL_TILES,
    HELICOPTER_LIFT,
    SANDBAGS,
    SHAPES,
    WATERS_RISE,
)
from archipel.games.forbidden_island.danger import flood_odds, rise_odds
from archipel.games.forbidden_island.reasons import REASONS
from archipel.games.forbidden_island.state import ESCAPED, IslandState
from archipel.games.forbidden_island.steps import DRAW_FLOODS, DRAW_TREASURES, TAKE_ACTIONS

GAME = find("forbidden_island")


def greedy() -> Bot:
    return Greedy(IslandAdvice())


def small_planner() -> Bot:
    return Planner(IslandAdvice(), width=4, playouts=6, depth=1)


def begin(seats: int = 2, seed: int = 1, **options: str) -> IslandState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, IslandState)
    return state


def play_checked(state: IslandState, bots: list[Bot], chance: Chance) -> list[int]:
    """Play to the end; every answer has to be legal, and every reason one that the words know."""
    played = []
    while not state.over:
        code = next_action(state, bots, chance)
        assert code in state.legal()
        reason = bots[code >> SEAT_SHIFT].why()
        assert reason is None or reason.key in REASONS
        state.push(code)
        played.append(code)
    assert state.faults() == []
    return played


def test_the_shelf_has_them_from_the_weakest_to_the_strongest() -> None:
    assert bot_names(GAME) == ["random", "greedy", "planner"]
    assert make_bot("planner", GAME).name == "planner"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", ["novice", "normal", "elite", "legendary"])
def test_greedy_always_answers_legally(seats: int, difficulty: str) -> None:
    for seed in range(12):
        state = begin(seats, seed, difficulty=difficulty)
        play_checked(state, [greedy() for _ in range(seats)], Chance.from_seed(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", ["novice", "legendary"])
def test_the_planner_always_answers_legally(seats: int, difficulty: str) -> None:
    for seed in range(2):
        state = begin(seats, seed, difficulty=difficulty)
        play_checked(state, [small_planner() for _ in range(seats)], Chance.from_seed(seed))


@pytest.mark.parametrize("island", SHAPES)
def test_bots_play_on_every_island_and_with_the_option(island: str) -> None:
    options = {
        "island": island,
        "navigator_uses_pawn_powers": "yes",
        "adventurers": "navigator,diver,explorer",
    }
    for seed in range(3):
        play_checked(begin(3, seed, **options), [greedy() for _ in range(3)], Chance.from_seed(seed))
    play_checked(begin(3, 1, **options), [small_planner() for _ in range(3)], Chance.from_seed(1))


def test_bots_play_beside_others_who_do_not_obey() -> None:
    for seed in range(4):
        bots = [small_planner(), RandomBot(), greedy()]
        play_checked(begin(3, seed), bots, Chance.from_seed(seed))


@pytest.mark.parametrize("maker", [greedy, small_planner])
def test_the_same_seeds_give_the_same_game(maker: Callable[[], Bot]) -> None:
    games = [play_checked(begin(2, 5), [maker(), maker()], Chance.from_seed("bots")) for _ in range(2)]
    assert games[0] == games[1]


def test_greedy_beats_random_play() -> None:
    wins = 0
    for seed in range(40):
        state = begin(2, seed)
        play_out(state, [greedy(), greedy()], Chance.from_seed(seed))
        wins += state.ending == ESCAPED
        lost = begin(2, seed)
        play_out(lost, [RandomBot(), RandomBot()], Chance.from_seed(seed))
        assert lost.ending != ESCAPED
    assert wins >= 6


def ready_to_leave() -> IslandState:
    state = begin(2, 3)
    state.captors = (0, 0, 1, 1)
    state.pawns = [state.landing, state.landing]
    state.hands = [0, ONE[HELICOPTER_LIFT]]
    return state


@pytest.mark.parametrize("maker", [greedy, small_planner])
def test_bots_take_off_when_they_can(maker: Callable[[], Bot]) -> None:
    for active in range(2):
        for step in (TAKE_ACTIONS[3], DRAW_TREASURES[1], DRAW_FLOODS[2]):
            state = ready_to_leave()
            state.active = active
            state.stack = [step]
            holder = maker()
            code = next_action(state, [maker(), holder], Chance.from_seed(1))
            assert code == (1 << SEAT_SHIFT) + TAKE_OFF
            reason = holder.why()
            assert reason is not None
            assert reason.key == "reason-take_off"


@pytest.mark.parametrize("maker", [greedy, small_planner])
def test_a_spare_flight_brings_the_last_pawn_home_and_then_all_leave(maker: Callable[[], Bot]) -> None:
    state = ready_to_leave()
    state.pawns[0] = next(p for p in range(24) if state.shape.distance[p][state.landing] > 4)
    state.hands = [ONE[HELICOPTER_LIFT], ONE[HELICOPTER_LIFT]]
    state.active = 1
    state.stack = [DRAW_FLOODS[3]]
    state.layers, state.flooded, state.flood_discards = [1 << state.landing, ALL_TILES], 1 << state.landing, 0
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
    state.layers = [ALL_TILES & ~landing, landing]
    state.flood_discards = 0
    return state


@pytest.mark.parametrize("maker", [greedy, small_planner])
def test_bots_save_fools_landing_with_an_action(maker: Callable[[], Bot]) -> None:
    state = landing_in_danger()
    state.active = 0
    away = next(p for p in range(24) if state.shape.distance[p][state.landing] == 3)
    state.pawns = [away, away]
    bots = [maker(), maker()]
    said = []
    while state.turn == 1 and state.flooded >> state.landing & 1:
        code = next_action(state, bots, Chance.from_seed(2))
        reason = bots[0].why()
        assert reason is not None
        said.append(reason)
        state.push(code)
        assert not isinstance(state.stack[-1], type(DRAW_FLOODS[0]))
    assert code & 4095 == SHORE_UP + state.landing
    assert said[-1].key == "reason-shore_up_critical"
    assert said[-1].args["tile"] == "fools_landing"
    assert said[-1].args["risk"] == 100


@pytest.mark.parametrize("maker", [greedy, small_planner])
def test_a_holder_out_of_turn_saves_fools_landing_with_sandbags(maker: Callable[[], Bot]) -> None:
    state = landing_in_danger()
    state.active = 0
    state.hands = [0, ONE[SANDBAGS]]
    state.stack = [DRAW_FLOODS[2]]
    code = next_action(state, [maker(), maker()], Chance.from_seed(3))
    assert code == (1 << SEAT_SHIFT) + SANDBAGS_ON + state.landing


def test_the_planner_weighs_every_card_that_may_come_not_one() -> None:
    for seed in range(10):
        state = landing_in_danger()
        other = 1 << (state.landing + 1) % 24
        state.layers = [ALL_TILES & ~other & ~(1 << state.landing), other | 1 << state.landing]
        state.active = 0
        state.hands = [ONE[SANDBAGS], 0]
        state.stack = [DRAW_FLOODS[1]]
        bot = Planner(IslandAdvice(), playouts=60, depth=1)
        code = next_action(state, [bot, RandomBot()], Chance.from_seed(seed))
        assert code == SANDBAGS_ON + state.landing
        reason = bot.why()
        assert reason is not None
        assert reason.args["risk"] == 50
        chance = reason.args["chance"]
        assert isinstance(chance, int)
        assert 0 <= chance <= 100


def test_flood_odds_are_exact_inside_a_pass() -> None:
    state = begin(2, 4)
    state.layers = [0b111100000, 0b11000, 0b100]
    state.flood_discards = 0b11
    state.pile, state.pile_size = 3 * ONE[WATERS_RISE] + 7 * ONE[0], 10
    assert flood_odds(state, 0, 2)[:9] == [0, 0, 1, 0.5, 0.5, 0, 0, 0, 0]
    risen = 1 - 7 / 10 * 6 / 9
    assert rise_odds(state, 2) == pytest.approx(risen)
    # A Waters Rise would put the two discards on top, and both flood cards would be spent on them.
    assert flood_odds(state, 2, 2)[:4] == pytest.approx([risen, risen, 1 - risen, (1 - risen) / 2])


# -- what bots cannot see ------------------------------------------------------------------------------------


def test_the_walk_would_find_a_leak() -> None:
    state = begin(3, 6)
    leaky = Perspective(state, 1, Chance.from_seed("a bot's own"))
    leaky._world = state
    found = reachable(leaky)
    assert any(thing is state for thing in found)
    assert any(thing is state.chance for thing in found)


def test_no_path_leads_from_a_perspective_to_the_true_position() -> None:
    state = begin(3, 6)
    chance = Chance.from_seed("a bot's own")
    found = reachable(Perspective(state, 1, chance))
    assert any(isinstance(thing, State) for thing in found)  # the imagined world is there
    assert all(thing is not state for thing in found)
    assert all(thing is not state.chance for thing in found)
    assert all(thing is not state.stack and thing is not state.hands for thing in found)
    words = [thing.word for thing in found if isinstance(thing, Chance)]
    assert state.chance.word not in words


@pytest.mark.parametrize("maker", [greedy, small_planner])
def test_a_bot_keeps_nothing_of_the_true_position(maker: Callable[[], Bot]) -> None:
    state = begin(3, 6)
    bots = [maker(), maker(), maker()]
    for _ in range(12):
        state.push(next_action(state, bots, Chance.from_seed("a bot's own")))
    for bot in bots:
        found = reachable(bot)
        assert all(thing is not state and thing is not state.chance for thing in found)


@pytest.mark.parametrize("maker", [greedy, small_planner])
def test_positions_that_differ_only_in_chance_to_come_get_the_same_answers(maker: Callable[[], Bot]) -> None:
    state = begin(2, 9)
    bots = [maker(), maker()]
    chance = Chance.from_seed("table")
    asked = 0
    while not state.over and asked < 60:
        answers = set()
        for other in ("one", "two"):
            twin = state.copy()
            twin.chance = Chance.from_seed(other)
            answers.add(next_action(twin, [maker(), maker()], Chance.from_seed(asked)))
        assert len(answers) == 1
        state.push(next_action(state, bots, chance))
        asked += 1
