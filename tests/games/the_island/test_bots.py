"""The bots of The Island: sensible, better than chance, and discreet."""

import pytest

from archipel.bots.driver import next_action, play_out
from archipel.bots.random_bot import RandomBot
from archipel.bots.registry import advice_of
from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.games import find
from archipel.games.the_island.mind.reasons import REASONS
from archipel.games.the_island.rules.components import EXPLORERS, LAND_SPACES, SHARK, WHALE
from archipel.games.the_island.rules.creatures import Defend
from archipel.games.the_island.rules.geometry import NUMBER
from archipel.games.the_island.rules.state import TheIslandState
from archipel.words import LANGUAGES, Words
from tests.bots.company import Maker, answer, both, greedy
from tests.games.the_island.positions import island

GAME = find("the_island")
BOTS = both("the_island")


def begin(seats: int = 4, seed: int = 1, **options: str) -> TheIslandState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, TheIslandState)
    return state


def test_greedy_beats_random_players() -> None:
    wins = 0
    for seed in range(12):
        state = begin(4, seed)
        bots = [greedy(GAME) if seat == seed % 4 else RandomBot() for seat in range(4)]
        play_out(state, bots, Chance.from_seed(seed))
        scores = state.scores()
        wins += scores[seed % 4] == max(scores) > 0
    assert wins >= 11


# -- positions with an obvious answer ------------------------------------------------------------------------


@BOTS
def test_whoever_can_land_lands(maker: Maker) -> None:
    state = island({"red_01": "boat C1", "red_02": "I5", "blue_01": "J5"}, ["C1"], at="move 1")
    assert answer(state, maker) == ("0 land red_01", "reason-land")


@BOTS
def test_a_boat_sails_to_the_shore_and_its_passenger_lands(maker: Maker) -> None:
    state = island({"red_01": "boat D2", "blue_01": "J5"}, ["D2"], serpents=["G6"], at="move 3")
    bots = [maker(), maker()]
    while state.active == 0 and state.stack[-1].name == "move_pieces":
        state.push(next_action(state, bots, Chance.from_seed(1)))
    assert state.scores()[0] > 0


@BOTS
def test_a_boat_beside_an_explorer_is_boarded_and_reaches_land(maker: Maker) -> None:
    explorers = {"red_01": "F3", "blue_01": "J5"}
    state = island(explorers, ["E2"], serpents=["G6"], terrain={"F3": "mountain", "J7": "beach"}, at="move 3")
    text, key = answer(state, maker)
    assert text == "0 board red_01 E2"
    assert key in ("reason-board", "reason-sail")  # by itself, or as the first step of a plan


@BOTS
def test_a_swimmer_never_swims_into_a_shark(maker: Maker) -> None:
    state = island({"red_01": "C2", "blue_01": "J5"}, serpents=["G6"], sharks=["C1"], at="move 1")
    text, _ = answer(state, maker)
    assert text != "0 swim red_01 C1"


@BOTS
def test_a_serpent_strikes_a_full_boat_of_a_rival(maker: Maker) -> None:
    explorers = {"red_01": "J5", "blue_01": "boat C2", "blue_02": "boat C2", "blue_03": "boat C2"}
    state = island(explorers, ["C2"], serpents=["C3", "L10"], at="creature sea_serpent")
    assert answer(state, maker) == ("0 pick_creature sea_serpent C3", "reason-strike")


@BOTS
def test_a_tile_sinks_under_a_rival_rather_than_under_oneself(maker: Maker) -> None:
    explorers = {"red_01": "D4", "red_02": "D5", "blue_01": "D7", "blue_02": "J5"}
    state = island(explorers, sharks=["C7"], at="remove", values={"red_01": 6, "red_02": 5})
    text, key = answer(state, maker)
    assert text not in ("0 remove D4", "0 remove D5")
    assert key in ("reason-remove_rivals", "reason-remove_empty")


@BOTS
@pytest.mark.parametrize(("creature", "tile"), [(SHARK, "shark_defence"), (WHALE, "whale_defence")])
def test_a_defence_is_played_for_a_precious_explorer(maker: Maker, creature: int, tile: str) -> None:
    where = "boat G2" if creature == WHALE else "G2"
    state = island(
        {"red_01": where, "red_02": where, "blue_01": "J5"},
        ["G2"] if creature == WHALE else [],
        serpents=["G6"],
        sharks=["G1"] if creature == SHARK else [],
        whales=["G1"] if creature == WHALE else [],
        hands=[[f"forest {tile}"], []],
        sunk=["F10"],
        values={"red_01": 6, "red_02": 5},
        active=1,
        at="creature shark" if creature == SHARK else "creature whale",
    )
    state.stack[-1] = Defend(creature, NUMBER["G1"], NUMBER["G2"], 0)
    assert answer(state, maker) == (f"0 defend {tile} forest", "reason-defend")


@pytest.mark.parametrize("seed", range(6))
def test_a_set_of_moves_ends_with_its_turn(seed: int) -> None:
    """With no tile to sink and no creature of the rolled kind the next turn begins with its moves at once."""
    state = island(
        {"red_01": "G5", "blue_01": "J5"}, ["H5"], sunk=LAND_SPACES, options={"end": "submerged"}, at="move 2"
    )
    state.chance = Chance.from_seed(seed)
    for line in advice_of(GAME).lines(state, 0, 1000):
        after = state.copy()
        for code in line.codes:
            assert after.turn == state.turn
            assert code in after.legal()
            after.push(code)


@BOTS
def test_a_dolphin_brings_the_best_swimmer_home(maker: Maker) -> None:
    state = island(
        {"red_01": "D2", "blue_01": "J5"},
        serpents=["G6"],
        hands=[["beach dolphin"], []],
        sunk=["D4"],
        values={"red_01": 6},
        at="tile",
    )
    assert answer(state, maker)[0] == "0 play_tile dolphin beach"


# -- what bots cannot see ------------------------------------------------------------------------------------


def test_no_reason_tells_a_value() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME.id, ["Ana", "Ben"], strict=True)
        args: Args = {"explorer": EXPLORERS[0], "space": "C1", "isle": "isle_nw", "boat": "C1", "chance": 50}
        args |= {"count": 2, "creature": "shark", "tile": "dolphin", "value": 6, "terrain": "beach"}
        args |= {"own": 1, "before": 4, "steps": 3}
        for key in REASONS:
            assert "6" not in words.reason(key, args)
