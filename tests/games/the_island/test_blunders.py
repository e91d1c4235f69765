"""What a strong bot must not do, seen in play."""

from collections.abc import Callable

import pytest

from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.the_island.rules.components import LAND_SPACES
from archipel.games.the_island.rules.state import TheIslandState
from tests.bots.company import thinkers
from tests.games.the_island.positions import island

GAME = find("the_island")
STRONG = {name: maker for name, maker in thinkers(GAME).items() if name != "greedy"}
SUNK = [space for space in LAND_SPACES if space not in ("I7", "I8", "J7")]  # all but three mountains


PartOfTurn = Callable[[TheIslandState], list[str]]


@pytest.fixture(params=[(name, seed) for name in STRONG for seed in range(4)], ids=str)
def part_of_turn(request: pytest.FixtureRequest) -> PartOfTurn:
    """What a strong bot does until something else is asked: a set of moves, or a creature's move."""
    name, seed = request.param

    def done(state: TheIslandState) -> list[str]:
        bots = [STRONG[name](GAME) for _ in range(state.seats)]
        chance = Chance.from_seed(seed)
        said: list[str] = []
        begun = state.stack[-1].name
        while state.stack and state.active == 0 and state.stack[-1].name in (begun, "move_creature"):
            code = next_action(state, bots, chance)
            said.append(state.action(code).text)
            state.push(code)
        return said

    return done


@pytest.mark.parametrize("moves", [1, 2, 3])
def test_who_swims_at_the_shore_lands_with_the_moves_left(moves: int, part_of_turn: PartOfTurn) -> None:
    """Another explorer waits beside a boat, which can be boarded in the next turn as well."""
    explorers = {"red_01": "C1", "red_02": "F3", "blue_01": "J5", "blue_02": "boat F12"}
    state = island(
        explorers,
        ["E2", "F12"],
        serpents=["G6"],
        terrain={"F3": "mountain", "J7": "beach"},
        at=f"move {moves}",
        values={"red_01": 3},
    )
    assert "0 land red_01" in part_of_turn(state)


def test_both_passengers_at_the_shore_land_with_two_moves(part_of_turn: PartOfTurn) -> None:
    explorers = {"red_01": "boat C1", "red_02": "boat C1", "red_03": "E4", "blue_01": "J5"}
    state = island(explorers, ["C1"], serpents=["G6"], at="move 2")
    assert sorted(part_of_turn(state)) == ["0 land red_01", "0 land red_02"]


def test_a_shark_takes_a_rivals_swimmer_for_nothing(part_of_turn: PartOfTurn) -> None:
    state = island({"red_01": "J5", "blue_01": "C2"}, sharks=["C4", "L2"], at="creature shark")
    assert part_of_turn(state) == ["0 pick_creature shark C4", "0 move_to C2"]


def test_a_serpent_takes_a_rivals_boat_for_nothing(part_of_turn: PartOfTurn) -> None:
    """Also where another serpent could lie in wait for a fuller boat further off."""
    explorers = {"red_01": "J5", "blue_01": "boat C2", "blue_02": "boat L4", "blue_03": "boat L4"}
    state = island(explorers, ["C2", "L4"], serpents=["C3", "L7"], at="creature sea_serpent")
    assert part_of_turn(state) == ["0 pick_creature sea_serpent C3", "0 move_to C2"]


def test_a_whale_capsizes_the_boat_that_is_about_to_land(part_of_turn: PartOfTurn) -> None:
    explorers = {
        "red_01": "J5",
        "blue_01": "boat C1",
        "blue_02": "boat C1",
        "blue_03": "boat C1",
        "blue_04": "boat G2",
    }
    state = island(
        explorers, ["C1", "G2"], serpents=["G6"], sharks=["D1"], whales=["D2"], at="creature whale"
    )
    assert part_of_turn(state) == ["0 pick_creature whale D2", "0 move_to C1"]


@pytest.mark.parametrize("tile", ["move_serpent", "move_whale"])
def test_a_creature_is_set_before_a_rivals_boat_while_there_is_time(
    tile: str, part_of_turn: PartOfTurn
) -> None:
    """A tile left in the hand when the volcano comes is worth nothing (TI-E3)."""
    explorers = {
        "red_01": "isle_nw",
        "red_02": "J7",
        "blue_01": "boat E2",
        "blue_02": "boat E2",
        "blue_03": "I8",
    }
    state = island(
        explorers,
        ["E2"],
        serpents=["M1", "A7"],
        whales=["M2"],
        sunk=SUNK,
        hands=[[f"beach {tile}"]],
        at="tile",
        values={"red_01": 5, "blue_01": 6, "blue_02": 4},
    )
    assert part_of_turn(state)[0] == f"0 play_tile {tile} beach"


@pytest.mark.parametrize(("tile", "where"), [("dolphin", "E3"), ("favourable_wind", "boat F2")])
def test_a_ride_of_the_least_explorer_is_not_kept_too_long(
    tile: str, where: str, part_of_turn: PartOfTurn
) -> None:
    explorers = {"red_01": "isle_nw", "red_02": where, "blue_01": "isle_nw", "blue_02": "I8"}
    state = island(
        explorers,
        ["F2"],
        serpents=["G6"],
        sunk=SUNK,
        hands=[[f"beach {tile}"]],
        at="tile",
        values={"red_01": 4, "red_02": 1, "blue_01": 4},
    )
    assert part_of_turn(state)[0] == f"0 play_tile {tile} beach"
