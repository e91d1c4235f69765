"""The bots of Forbidden Desert: legal, repeatable, sensible, and blind to what nobody may know."""

import hashlib
from collections.abc import Callable

import pytest
from tests.bots.secrecy import reachable
from tests.forbidden_desert.positions import BLASTER, JET, SCOPE, SHIELD, SUN, desert

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action, play_out
from archipel.bots.greedy import Greedy
from archipel.bots.planner import Planner
from archipel.bots.random_bot import RandomBot
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.games import find
from archipel.games.forbidden_desert.advice import DesertAdvice
from archipel.games.forbidden_desert.features import FEATURES, SIZE
from archipel.games.forbidden_desert.reasons import REASONS
from archipel.games.forbidden_desert.state import ESCAPED, DesertState
from archipel.games.forbidden_desert.suns import sun_odds
from archipel.games.forbidden_desert.ways import FAR, ways_from, ways_to
from archipel.games.forbidden_desert.weights import AFTER_ACTIONS, BETWEEN_TURNS
from archipel.words import LANGUAGES, Words

GAME = find("forbidden_desert")
NAMES = ["Ana", "Ben", "Cléo", "Dov", "Eve"]
PARTS = ("propeller", "gearbox", "crystal", "navigation")


def greedy() -> Bot:
    return Greedy(DesertAdvice())


def small_planner() -> Bot:
    return Planner(DesertAdvice(), width=6, glances=2, kept=3, playouts=12, depth=1)


MAKERS = pytest.mark.parametrize("maker", [greedy, small_planner])


def begin(seats: int = 2, seed: int | str = 1, **options: str) -> DesertState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, DesertState)
    return state


def play_checked(state: DesertState, bots: list[Bot], chance: Chance) -> list[int]:
    """Play to the end; every answer has to be legal, and every reason one that the words know."""
    words = [Words(language, GAME.id, NAMES, strict=True) for language in LANGUAGES]
    played = []
    while not state.over:
        code = next_action(state, bots, chance)
        assert code in state.legal()
        reason = bots[code >> SEAT_SHIFT].why()
        if reason is not None:
            assert reason.key in REASONS
            assert all(each.reason(reason.key, reason.args) for each in words)
        state.push(code)
        played.append(code)
    assert state.faults() == []
    return played


def turn_of(state: DesertState, maker: Callable[[], Bot]) -> list[str]:
    """What a table of such bots does until this turn is over."""
    bots = [maker() for _ in range(state.seats)]
    chance = Chance.from_seed("a turn")
    turn = state.turn
    said = []
    while not state.over and state.turn == turn:
        code = next_action(state, bots, chance)
        said.append(state.action(code).text)
        state.push(code)
    return said


def test_the_shelf_has_them_from_the_weakest_to_the_strongest() -> None:
    assert bot_names(GAME) == ["random", "greedy", "planner"]
    assert make_bot("planner", GAME).name == "planner"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", ["novice", "normal", "elite", "legendary"])
def test_greedy_always_answers_legally(seats: int, difficulty: str) -> None:
    for seed in range(6):
        state = begin(seats, seed, difficulty=difficulty)
        play_checked(state, [greedy() for _ in range(seats)], Chance.from_seed(seed))


@pytest.mark.parametrize(
    "team",
    ["navigator,climber", "meteorologist,water_carrier,explorer", "archaeologist,climber,navigator,explorer"],
)
def test_the_planner_always_answers_legally(team: str) -> None:
    seats = len(team.split(","))
    state = begin(seats, 7, adventurers=team)
    play_checked(state, [small_planner() for _ in range(seats)], Chance.from_seed(7))


def test_bots_play_beside_others_who_do_not_obey() -> None:
    bots = [small_planner(), RandomBot(), greedy()]
    play_checked(begin(3, 3), bots, Chance.from_seed(3))


@MAKERS
def test_the_same_seeds_give_the_same_game(maker: Callable[[], Bot]) -> None:
    games = [play_checked(begin(2, 5), [maker(), maker()], Chance.from_seed("bots")) for _ in range(2)]
    assert games[0] == games[1]


def test_every_form_of_the_program_plays_the_same_game() -> None:
    """Compiled or not, floating point and all. A change of the weights changes this game."""
    codes = play_checked(begin(3, "forms"), [small_planner() for _ in range(3)], Chance.from_seed("forms"))
    assert hashlib.blake2b(repr(codes).encode(), digest_size=8).hexdigest() == "60946009b8f674a6"


def test_greedy_wins_where_chance_never_does() -> None:
    wins = 0
    for seed in range(60):
        state = begin(2, seed)
        play_out(state, [greedy(), greedy()], Chance.from_seed(seed))
        wins += state.ending == ESCAPED
    assert wins >= 10


# -- obvious moves -------------------------------------------------------------------------------------------


@MAKERS
def test_with_four_parts_the_team_walks_to_the_launch_pad_and_wins(maker: Callable[[], Bot]) -> None:
    state = desert(
        at=["b2", "d2"], faces={"b2": "gear", "c2": "gear", "d2": "launch_pad"}, parts=dict.fromkeys(PARTS, 0)
    )
    assert turn_of(state, maker) == ["0 move c2", "0 move d2"]
    assert state.ending == ESCAPED


@MAKERS
def test_the_last_one_flies_home_out_of_turn(maker: Callable[[], Bot]) -> None:
    state = desert(
        at=["d2", "a5"],
        faces={"d2": "launch_pad", "a5": "gear"},
        hands=[[], [JET]],
        parts=dict.fromkeys(PARTS, 0),
        phase=("storm", 2),
    )
    assert turn_of(state, maker) == ["1 jet_pack", "1 land d2"]
    assert state.ending == ESCAPED


@MAKERS
def test_a_part_underfoot_is_picked_up(maker: Callable[[], Bot]) -> None:
    state = desert(at=["b2", "d4"], faces={"b2": "gear"}, parts={"crystal": "b2"})
    assert "0 pick_up crystal" in turn_of(state, maker)


@MAKERS
def test_the_second_clue_of_a_part_is_revealed_when_it_is_known(maker: Callable[[], Bot]) -> None:
    state = desert(
        at=["b2", "d4"],
        faces={"a4": "clue_crystal_row"},
        peeked={"b2": "clue_crystal_col"},
        hands=[[SCOPE], []],
    )
    assert "0 reveal" in turn_of(state, maker)
    assert state.parts[2] >= 0


@MAKERS
def test_water_is_shared_with_a_team_mate_before_the_sun(maker: Callable[[], Bot]) -> None:
    state = desert(at=["b2", "b2"], water=[0, 4], top=[SUN], phase=("storm", 1))
    assert turn_of(state, maker)[0].startswith("1 give 0")
    assert not state.over


@MAKERS
def test_the_water_carrier_gives_to_the_next_tile(maker: Callable[[], Bot]) -> None:
    state = desert("archaeologist", "water_carrier", at=["b2", "b1"], water=[0, 5], phase=("storm", 2))
    assert turn_of(state, maker)[0].startswith("1 give 0")


@MAKERS
def test_a_shield_is_raised_when_the_sun_would_kill(maker: Callable[[], Bot]) -> None:
    state = desert(at=["b2", "b2"], water=[0, 0], hands=[[SHIELD], []], top=[SUN], phase=("storm", 1))
    assert turn_of(state, maker)[0] == "0 solar_shield"
    assert not state.over


@MAKERS
def test_whoever_is_buried_digs(maker: Callable[[], Bot]) -> None:
    state = desert(at=["b2", "d4"], sand={"b2": 3})
    assert turn_of(state, maker)[0] == "0 dig b2"


@MAKERS
def test_an_empty_supply_is_filled_before_the_wind(maker: Callable[[], Bot]) -> None:
    state = desert(at=["b2", "d4"], sand={"b1": 2, "a2": 2, "c2": 3}, supply=0, hands=[[BLASTER], []])
    assert any("dune_blaster" in said or "dig" in said for said in turn_of(state, maker))
    assert not state.over


# -- what the judgment is made of ----------------------------------------------------------------------------


def test_the_odds_of_a_sun_count_what_is_known() -> None:
    odds = sun_odds(desert(mark=1), 3)[3]
    assert odds[0] == pytest.approx(1 - (27 * 26 * 25) / (31 * 30 * 29))
    assert odds[0] > odds[1] > odds[2] > odds[3] == 0
    assert sun_odds(desert(top=[SUN]), 2)[2][:2] == pytest.approx([1.0, 3 / 30])
    assert sun_odds(desert(top=[SUN, SUN]), 2)[2][:3] == [1.0, 1.0, 0.0]
    assert sun_odds(desert(top=["wind_n1", "wind_n2"]), 2)[2][0] == 0.0
    assert sun_odds(desert(bottom=[SUN]), 31)[31][:4] == pytest.approx([1.0] * 4)


def test_ways_count_moves_and_digs() -> None:
    state = desert("archaeologist", "climber", "explorer", at=["a1"] * 3, sand={"b1": 4, "a2": 4, "b2": 2})
    archaeologist, climber, explorer = (ways_from(state, pawn) for pawn in range(3))
    assert (archaeologist[1], climber[1], explorer[1]) == (3, 1, 4)  # b1
    assert explorer[6] == 2  # b2, diagonally: a marker to dig, a step
    assert archaeologist[12] == FAR  # nobody stands in the storm
    assert ways_to(state, state.adventurers[0], 1 << 1)[0] == 3


def test_tunnels_are_short_ways() -> None:
    state = desert(at=["a1", "e5"], faces={"a1": "tunnel", "e4": "tunnel"}, crash="c1")
    assert ways_from(state, 0)[19] == 1


def test_every_feature_has_a_weight() -> None:
    assert len(FEATURES) == SIZE == len(AFTER_ACTIONS) == len(BETWEEN_TURNS)


def test_every_reason_has_words() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME.id, NAMES, strict=True)
        assert all(words.has(key) for key in REASONS)


# -- what bots cannot see ------------------------------------------------------------------------------------


@MAKERS
def test_a_bot_keeps_nothing_of_the_true_position(maker: Callable[[], Bot]) -> None:
    state = begin(3, 6)
    bots = [maker(), maker(), maker()]
    for _ in range(12):
        state.push(next_action(state, bots, Chance.from_seed("a bot's own")))
    for bot in bots:
        found = reachable(bot)
        assert all(thing is not state and thing is not state.chance for thing in found)


def test_no_path_leads_from_a_perspective_to_the_true_position() -> None:
    state = begin(3, 6)
    found = reachable(Perspective(state, 1, Chance.from_seed("a bot's own")))
    assert all(thing is not state and thing is not state.chance for thing in found)
    assert state.chance.word not in [thing.word for thing in found if isinstance(thing, Chance)]


@MAKERS
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
