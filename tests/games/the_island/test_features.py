"""What the net sees of a position: sound numbers, and what the board says."""

import math

import pytest

from archipel.bots.driver import next_action
from archipel.bots.random_bot import RandomBot
from archipel.engine.chance import Chance
from archipel.games.the_island.game import GAME
from archipel.games.the_island.mind.features import FEATURES, SIZE, Features
from archipel.games.the_island.rules.components import LAND_SPACES
from archipel.games.the_island.rules.state import TheIslandState
from tests.games.the_island.positions import island

TABLES = [
    (2, {}),
    (3, {"set_up": "quick"}),
    (4, {"end": "submerged", "overcrowded": "yes"}),
    (4, {"set_up": "quick", "end": "to_the_last", "all_equal": "yes"}),
    (2, {"colours": "two", "end": "submerged"}),
]


def seen(state: TheIslandState, seat: int) -> dict[str, float]:
    """The numbers of a seat by their names."""
    return dict(zip(FEATURES, Features().rows(state)[seat], strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == SIZE


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_rows_are_finite_at_every_moment_and_change_nothing(seats: int, options: dict[str, str]) -> None:
    features = Features()
    state = GAME.new(seats, options, seed=3)
    assert isinstance(state, TheIslandState)
    bots, chance = [RandomBot() for _ in range(seats)], Chance.from_seed(3)
    while state.stack:
        before = state.to_json()
        rows = features.rows(state)
        assert state.to_json() == before
        assert len(rows) == seats
        for row in rows:
            assert len(row) == SIZE
            assert all(math.isfinite(number) and abs(number) < 12 for number in row)
        state.push(next_action(state, bots, chance))
    assert len(features.rows(state)) == seats


def test_a_boat_at_the_shore_brings_its_three_passengers_within_one_turn() -> None:
    aboard = {"red_01": "boat C1", "red_02": "boat C1", "red_03": "boat C1"}
    state = island(
        {**aboard, "blue_01": "J5"},
        ["C1"],
        serpents=["G6"],
        values={"red_01": 6, "red_02": 2, "red_03": 1},
    )
    red = seen(state, 0)
    assert red["worth leading a boat at the shore"] == pytest.approx(0.9)
    assert red["worth that one turn can land"] == pytest.approx(0.9)
    assert red["boats full of its own"] == pytest.approx(1 / 3)
    assert red["on the board of value 6"] == 1
    assert seen(state, 1)["worth that one turn can land"] == 0


def test_a_boat_two_sails_away_lands_its_best_passenger_in_one_turn() -> None:
    state = island(
        {"red_01": "boat C3", "red_02": "boat C3", "blue_01": "J5"},
        ["C3"],
        serpents=["G6"],
        values={"red_01": 5, "red_02": 4},
    )
    assert seen(state, 0)["worth leading a boat, two sails"] == pytest.approx(0.9)
    assert seen(state, 0)["worth that one turn can land"] == pytest.approx(0.5)


def test_a_minority_aboard_is_a_guest_and_its_hope_a_fare_of_the_leader() -> None:
    aboard = {"red_01": "boat G2", "red_02": "boat G2", "blue_01": "boat G2"}
    state = island(aboard, ["G2"], serpents=["G6"], values={"blue_01": 4})
    assert seen(state, 1)["worth a guest further away"] == pytest.approx(0.4)
    assert seen(state, 0)["boats led"] == pytest.approx(1 / 3)
    assert seen(state, 0)["hope of rivals in the boats led"] == seen(state, 1)["hope on the water"] > 0


def test_a_shark_within_two_spaces_threatens_a_swimmer_but_no_boat() -> None:
    explorers = {"red_01": "C3", "blue_01": "boat D3"}
    state = island(explorers, ["D3"], serpents=["G6"], sharks=["C4"])
    assert seen(state, 0)["hope in reach of sharks"] > 0
    assert seen(state, 1)["hope in reach of sharks"] == 0
    assert seen(state, 1)["the best rival's hope in reach of creatures"] > 0


def test_on_the_last_mountain_the_volcano_is_certain() -> None:
    sunk = [space for space in LAND_SPACES if space != "J7"]
    state = island({"red_01": "isle_nw", "blue_01": "J7"}, sunk=sunk, at="remove", values={"red_01": 6})
    red = seen(state, 0)
    assert red["odds that the next tile is: volcano"] == pytest.approx(1, abs=0.01)
    assert red["lead over the best rival in saved points"] == pytest.approx(0.6)
    assert seen(state, 1)["rank in saved points"] == pytest.approx(1 / 3)


def test_enclosed_tiles_do_not_sink_now() -> None:
    state = island({"red_01": "D4", "red_02": "E5", "blue_01": "J5"}, values={"red_01": 6, "red_02": 5})
    red = seen(state, 0)
    assert red["worth on a tile that can sink now"] == pytest.approx(0.6)
    assert red["worth on what sinks first, but enclosed"] == pytest.approx(0.5)
    assert seen(state, 1)["worth on what sinks third"] > 0
