"""What a strong bot must not do, seen in play."""

from itertools import pairwise

import pytest

from archipel.bots.driver import next_action
from archipel.bots.registry import advice_of
from archipel.engine.chance import Chance
from archipel.engine.team import ESCAPED
from archipel.games import find
from archipel.games.forbidden_desert.rules.components import CELLS
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.bots.company import MakerFor, small_master, small_planner
from tests.games.forbidden_desert.positions import RESERVE, SCOPE, SHIELD, SUN, THROTTLE, desert

GAME = find("forbidden_desert")
SEEDS = pytest.mark.parametrize("seed", range(4))
STRONG = pytest.mark.parametrize("maker", [small_planner, small_master], ids=["planner", "master"])
PARTS = ("propeller", "gearbox", "crystal", "navigation")


def turn_of(state: DesertState, maker: MakerFor, seed: int, turns: int = 1) -> list[str]:
    """What a table of such bots does until so many turns are over."""
    bots = [maker(GAME) for _ in range(state.seats)]
    chance = Chance.from_seed(seed)
    last = state.turn + turns
    said: list[str] = []
    while not state.over and state.turn < last:
        code = next_action(state, bots, chance)
        said.append(state.action(code).text)
        state.push(code)
    return said


@SEEDS
@STRONG
def test_the_navigator_does_with_one_action_what_takes_one(maker: MakerFor, seed: int) -> None:
    """FD-R11: up to three steps are one action."""
    state = desert("navigator", "archaeologist", at=["a1", "c1"], faces={"c1": "gear", "c2": "gear"})
    guided: list[tuple[str, int]] = []
    before = ""
    for said in turn_of(state, maker, seed):
        kind = said.split()[1]
        if kind == "navigate":
            guided.append((said if before in ("step", "stop") else "", 0))
        elif kind.startswith("step"):
            guided[-1] = (guided[-1][0], guided[-1][1] + 1)
        before = kind
    wasted = [first[1] + then[1] <= 3 for first, then in pairwise(guided) if then[0]]
    assert not any(wasted)


@SEEDS
@STRONG
def test_a_win_in_two_turns_is_seen(maker: MakerFor, seed: int) -> None:
    state = desert(
        at=["b2", "b3"],
        faces={"b2": "gear", "c2": "gear", "d2": "launch_pad", "b3": "gear"},
        parts=dict.fromkeys(PARTS, 0),
    )
    turn_of(state, maker, seed, 2)
    assert state.ending == ESCAPED


@SEEDS
def test_a_well_waits_for_the_one_who_is_dry_and_a_step_away(seed: int) -> None:
    """FD-X1: it gives to those on its tile, once. The master sees it, the planner does not always."""
    state = desert(
        "climber", "explorer", at=["e1", "d1"], peeked={"e1": "well"}, faces={"d1": "gear"}, water=[2, 1]
    )
    turn_of(state, small_master, seed)
    well = CELLS.index("e1")
    assert not state.revealed >> well & 1 or state.pawns[1] == well


@SEEDS
@STRONG
def test_a_shield_is_raised_before_the_sun_kills(maker: MakerFor, seed: int) -> None:
    state = desert(at=["b2", "b2"], water=[0, 1], hands=[[SHIELD], []], top=[SUN], phase=("storm", 1))
    assert "0 solar_shield" in turn_of(state, maker, seed)
    assert not state.over


@SEEDS
@STRONG
def test_the_water_reserve_is_opened_in_company(maker: MakerFor, seed: int) -> None:
    """FD-G9: it gives two portions to everybody on the tile, so one goes to whoever is dry first."""
    state = desert(
        at=["b2", "b3"],
        faces={"b2": "gear", "b3": "gear"},
        water=[1, 0],
        hands=[[RESERVE], []],
        top=[SUN],
    )
    turn_of(state, maker, seed)
    assert not state.over
    assert min(state.water) > 0


def test_a_terrascope_looks_for_the_mirage_before_plain_tiles() -> None:
    """Planner and master choose among these lines: what is not in them is not done."""
    state = desert(at=["c2", "c2"], hands=[[SCOPE], []])
    lines = advice_of(GAME).lines(state, 0, 1000)
    acts = [state.action(line.codes[0]).text for line in lines]
    assert {text.split()[-1] for text in acts if "terrascope" in text} == {"e1", "e3", "e5"}


@SEEDS
@STRONG
def test_a_shield_is_raised_for_company_in_the_open(maker: MakerFor, seed: int) -> None:
    """FD-Z6: at the end of one's own turn it lasts for a whole round."""
    state = desert(
        "explorer",
        "archaeologist",
        "climber",
        at=["b2", "b2", "b2"],
        water=[2, 2, 2],
        hands=[[SHIELD], [], []],
        top=[SUN],
        phase=("storm", 2),
    )
    assert "0 solar_shield" in turn_of(state, maker, seed)


@SEEDS
@STRONG
def test_a_time_throttle_goes_to_whoever_can_win_with_it(maker: MakerFor, seed: int) -> None:
    """FD-W3: twice three steps for the mate and four of one's own are six actions; the sun would kill."""
    state = desert(
        "navigator",
        "archaeologist",
        at=["a2", "a2"],
        faces={"a2": "gear", "b2": "gear", "c2": "gear", "d2": "gear", "e2": "launch_pad"},
        parts=dict.fromkeys(PARTS, 0),
        hands=[[], [THROTTLE]],
        water=[0, 0],
        top=[SUN],
    )
    turn_of(state, maker, seed)
    assert state.ending == ESCAPED
