"""The bots of Forbidden Desert: sensible, and better than chance."""

import hashlib

import pytest

from archipel.bots import Bot
from archipel.bots.driver import next_action, play_out
from archipel.bots.planner import Planner
from archipel.bots.registry import advice_of
from archipel.engine.chance import Chance
from archipel.engine.team import ESCAPED
from archipel.games import find
from archipel.games.forbidden_desert.mind.advice import DesertAdvice
from archipel.games.forbidden_desert.mind.suns import sun_odds
from archipel.games.forbidden_desert.mind.ways import FAR, ways_from, ways_to
from archipel.games.forbidden_desert.mind.weighed import SIZE, WEIGHED
from archipel.games.forbidden_desert.mind.weights import AFTER_ACTIONS, BETWEEN_TURNS
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.bots.company import Maker, both, greedy, play_checked, small_planner
from tests.coach.cases import Case
from tests.coach.forbidden_desert import check
from tests.games.forbidden_desert.positions import BLASTER, JET, SCOPE, SHIELD, SUN, THROTTLE, desert

GAME = find("forbidden_desert")
NAMES = ["Ana", "Ben", "Cléo", "Dov", "Eve"]
PARTS = ("propeller", "gearbox", "crystal", "navigation")
BOTS = both("forbidden_desert")


def begin(seats: int = 2, seed: int | str = 1, **options: str) -> DesertState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, DesertState)
    return state


def turn_of(state: DesertState, maker: Maker) -> list[str]:
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


@pytest.mark.parametrize(
    "team",
    ["navigator,climber", "meteorologist,water_carrier,explorer", "archaeologist,climber,navigator,explorer"],
)
def test_the_planner_always_answers_legally(team: str) -> None:
    seats = len(team.split(","))
    state = begin(seats, 7, adventurers=team)
    play_checked(state, [small_planner(GAME) for _ in range(seats)], Chance.from_seed(7))


def test_every_form_of_the_program_plays_the_same_game() -> None:
    """Compiled or not, floating point and all. A change of the weights changes this game."""
    bots: list[Bot] = [
        Planner(DesertAdvice(), width=6, glances=2, kept=3, playouts=12, depth=1) for _ in range(3)
    ]
    codes = play_checked(begin(3, "forms"), bots, Chance.from_seed("forms"))
    assert hashlib.blake2b(repr(codes).encode(), digest_size=8).hexdigest() == "99685d0a9be519e3"


def test_greedy_wins_where_chance_never_does() -> None:
    wins = 0
    for seed in range(60):
        state = begin(2, seed)
        play_out(state, [greedy(GAME), greedy(GAME)], Chance.from_seed(seed))
        wins += state.ending == ESCAPED
    assert wins >= 10


# -- obvious moves -------------------------------------------------------------------------------------------


@BOTS
def test_with_four_parts_the_team_walks_to_the_launch_pad_and_wins(maker: Maker) -> None:
    state = desert(
        at=["b2", "d2"], faces={"b2": "gear", "c2": "gear", "d2": "launch_pad"}, parts=dict.fromkeys(PARTS, 0)
    )
    assert turn_of(state, maker) == ["0 move c2", "0 move d2"]
    assert state.ending == ESCAPED


@BOTS
def test_the_last_one_flies_home_out_of_turn(maker: Maker) -> None:
    state = desert(
        at=["d2", "a5"],
        faces={"d2": "launch_pad", "a5": "gear"},
        hands=[[], [JET]],
        parts=dict.fromkeys(PARTS, 0),
        phase=("storm", 2),
    )
    assert turn_of(state, maker) == ["1 jet_pack", "1 land d2"]
    assert state.ending == ESCAPED


@BOTS
def test_a_part_underfoot_is_picked_up(maker: Maker) -> None:
    state = desert(at=["b2", "d4"], faces={"b2": "gear"}, parts={"crystal": "b2"})
    assert "0 pick_up crystal" in turn_of(state, maker)


@BOTS
def test_the_second_clue_of_a_part_is_revealed_when_it_is_known(maker: Maker) -> None:
    state = desert(
        at=["b2", "d4"],
        faces={"a4": "clue_crystal_row"},
        peeked={"b2": "clue_crystal_col"},
        hands=[[SCOPE], []],
    )
    assert "0 reveal" in turn_of(state, maker)
    assert state.parts[2] >= 0


@BOTS
def test_water_is_shared_with_a_team_mate_before_the_sun(maker: Maker) -> None:
    state = desert(at=["b2", "b2"], water=[0, 4], top=[SUN], phase=("storm", 1))
    assert turn_of(state, maker)[0].startswith("1 give 0")
    assert not state.over


@BOTS
def test_the_water_carrier_gives_to_the_next_tile(maker: Maker) -> None:
    state = desert("archaeologist", "water_carrier", at=["b2", "b1"], water=[0, 5], phase=("storm", 2))
    assert turn_of(state, maker)[0].startswith("1 give 0")


@BOTS
def test_a_shield_is_raised_when_the_sun_would_kill(maker: Maker) -> None:
    state = desert(at=["b2", "b2"], water=[0, 0], hands=[[SHIELD], []], top=[SUN], phase=("storm", 1))
    assert turn_of(state, maker)[0] == "0 solar_shield"
    assert not state.over


@BOTS
def test_whoever_is_buried_digs(maker: Maker) -> None:
    state = desert(at=["b2", "d4"], sand={"b2": 3})
    assert turn_of(state, maker)[0] == "0 dig b2"


@BOTS
def test_an_empty_supply_is_filled_before_the_wind(maker: Maker) -> None:
    state = desert(at=["b2", "d4"], sand={"b1": 2, "a2": 2, "c2": 3}, supply=0, hands=[[BLASTER], []])
    assert any("dune_blaster" in said or "dig" in said for said in turn_of(state, maker))
    assert not state.over


# -- what the judgment is made of ----------------------------------------------------------------------------


def test_the_odds_of_a_sun_count_what_is_known() -> None:
    odds = sun_odds(desert(mark=1), 3)[3]
    assert odds[0] == pytest.approx(1 - (27 * 26 * 25) / (31 * 30 * 29))
    assert odds[0] > odds[1] > odds[2] > odds[3] == 0
    assert list(sun_odds(desert(top=[SUN]), 2)[2])[:2] == pytest.approx([1.0, 3 / 30])
    assert list(sun_odds(desert(top=[SUN, SUN]), 2)[2])[:3] == [1.0, 1.0, 0.0]
    assert sun_odds(desert(top=["wind_n1", "wind_n2"]), 2)[2][0] == 0.0
    assert list(sun_odds(desert(bottom=[SUN]), 31)[31])[:4] == pytest.approx([1.0] * 4)


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


def test_everything_weighed_has_a_weight() -> None:
    assert len(WEIGHED) == SIZE == len(AFTER_ACTIONS) == len(BETWEEN_TURNS)


def test_a_time_throttle_is_handed_over_with_a_word_on_what_it_is_for() -> None:
    """FD-W3, and a claim that seldom comes up by chance: the other coach checks it here."""
    state = desert(at=["b2", "b2"], faces={"b2": "gear"}, hands=[[], [THROTTLE]])
    code = state.parse("1 hand_over time_throttle 0").code
    [(key, args)] = advice_of(GAME).reasons(state, 1, [code])
    assert (key, args) == ("reason-hand_over", {"receiver": 0, "equipment": "time_throttle"})
    assert check(Case(state, 1, [code], key, dict(args)))
