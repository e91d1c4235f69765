"""What the coach says of a line in The Island, in positions that leave it no more obvious thing to say."""

from typing import Any

import pytest

from archipel.games import find
from archipel.games.the_island.rules.state import TheIslandState
from tests.coach.saying import claims_of, codes_of
from tests.games.the_island.positions import island

GAME = find("the_island")
RIVAL = {"blue_01": "J5"}


def said(state: TheIslandState, *texts: str) -> list[tuple[str, dict[str, Any]]]:
    """What is claimed of some actions of seat 0; the other coach checks each claim."""
    return [(key, dict(args)) for key, args in claims_of(state, 0, codes_of(state, *texts))]


def test_an_explorer_is_taken_while_there_are_mountains() -> None:
    state = GAME.new(2, {"set_up": "by_players", "first_player": "1"}, 1)
    assert isinstance(state, TheIslandState)
    assert said(state, "0 take red 6") == [("reason-take", {"terrain": "mountain", "count": 8})]


def test_tiles_are_kept() -> None:
    state = island(
        {"red_01": "D2", **RIVAL},
        hands=[["beach dolphin", "beach shark_defence"]],
        sunk=["D4", "D5"],
        at="tile",
    )
    assert said(state, "0 keep_tiles") == [("reason-keep", {"count": 2})]


# -- boats ---------------------------------------------------------------------------------------------------


def test_each_of_two_boats_is_followed() -> None:
    """One sails two spaces with somebody aboard, an empty one comes to somebody on the beach."""
    explorers = {"red_01": "boat D2", "red_02": "H3", **RIVAL}
    state = island(explorers, ["D2", "G1"], serpents=["G6"])
    claims = said(state, "0 sail D2 C2", "0 sail G1 G2", "0 sail C2 C1")
    assert claims == [
        ("reason-sail", {"boat": "D2", "own": 1, "before": 2, "count": 0}),
        ("reason-fetch", {"boat": "G1", "count": 1}),
    ]


def test_an_empty_boat_is_taken_away_from_rivals() -> None:
    state = island({"red_01": "I5", "blue_01": "D4"}, ["C4"], serpents=["G6"])
    assert said(state, "0 sail C4 B4", "0 end_moves") == [
        ("reason-hide", {"boat": "C4", "count": 2, "before": 1})
    ]


def test_an_empty_boat_stays_at_hand() -> None:
    state = island({"red_01": "D4", "blue_01": "D7"}, ["C4"], serpents=["G6"])
    assert said(state, "0 sail C4 C5") == [("reason-stay_near", {"boat": "C4", "count": 1})]


def test_a_boat_sails_out_of_reach() -> None:
    state = island({"red_01": "boat F2", **RIVAL}, ["F2"], serpents=["E2"])
    assert said(state, "0 sail F2 F1") == [("reason-sail_clear", {"boat": "F2", "own": 1})]


def test_a_passenger_changes_into_a_boat_that_is_nearer_to_an_isle() -> None:
    state = island({"red_01": "boat D2", **RIVAL}, ["C2", "D2"], serpents=["G6"], at="move 1")
    assert said(state, "0 board red_01 C2") == [
        ("reason-board", {"explorer": "red_01", "space": "C2", "count": 1})
    ]


# -- nobody moves, or nowhere in particular ------------------------------------------------------------------


def test_nobody_at_sea_is_in_danger() -> None:
    state = island({"red_01": "D2", "red_02": "H5", **RIVAL}, serpents=["G6"])
    assert said(state, "0 end_moves") == [("reason-unreached", {"count": 1})]


def test_fewer_are_in_danger() -> None:
    state = island({"red_01": "F2", "red_02": "B2", **RIVAL}, serpents=["E2", "B1"])
    assert said(state, "0 swim red_01 F1") == [("reason-fewer", {"count": 1, "before": 2})]


def test_all_are_on_tiles() -> None:
    state = island({"red_01": "D4", "red_02": "H5", **RIVAL}, serpents=["G6"])
    assert said(state, "0 end_moves") == [("reason-ashore", {"count": 2})]


# -- creatures -----------------------------------------------------------------------------------------------


def test_a_creature_comes_nearer_to_a_rival_on_a_tile() -> None:
    state = island({"red_01": "D4", "blue_01": "H10"}, serpents=["G6"], sharks=["K9"], at="creature shark")
    claims = said(state, "0 pick_creature shark K9", "0 move_to J8")
    assert claims == [("reason-approach", {"creature": "shark", "count": 2})]


def test_a_creature_leaves_ones_own_explorers_alone() -> None:
    state = island({"red_01": "D4", "blue_01": "F5"}, serpents=["C4"], at="creature sea_serpent")
    claims = said(state, "0 pick_creature sea_serpent C4", "0 move_to B4")
    assert claims == [("reason-withdraw", {"creature": "sea_serpent", "count": 2, "before": 1})]


def test_a_creature_goes_where_it_can_hit_none_of_ones_own() -> None:
    state = island({"red_01": "D2", **RIVAL}, serpents=["B2"], at="creature sea_serpent")
    claims = said(state, "0 pick_creature sea_serpent B2", "0 move_to B1")
    assert claims == [("reason-harmless", {"creature": "sea_serpent", "space": "B1"})]


@pytest.mark.parametrize(
    ("swimmers", "keys"),
    [
        ({"blue_01": "J5"}, ["reason-leave", "reason-leave_safe"]),
        ({"blue_01": "A4"}, ["reason-leave_safe"]),
        ({"blue_01": "A4", "red_02": "A4"}, ["reason-leave_both"]),
    ],
)
def test_no_creature_moves(swimmers: dict[str, str], keys: list[str]) -> None:
    """A shark at A3: nobody near it, a rival, a rival and one's own in one space."""
    state = island({"red_01": "K3", **swimmers}, serpents=["G6"], sharks=["A3"], at="creature shark")
    claims = said(state, "0 leave_creatures")
    assert [key for key, _ in claims] == keys


@pytest.mark.parametrize(
    ("red", "blue", "claim"),
    [
        ("B2", "J5", ("reason-lift_threat", {"creature": "sea_serpent", "space": "B1", "count": 1})),
        ("H5", "J5", ("reason-lift_far", {"creature": "sea_serpent", "space": "B1", "count": 8})),
        ("D2", "C4", ("reason-lift_near", {"creature": "sea_serpent", "space": "B1", "count": 2})),
    ],
)
def test_why_of_all_creatures_this_one_is_lifted(red: str, blue: str, claim: object) -> None:
    state = island(
        {"red_01": red, "blue_01": blue},
        serpents=["B1", "L10"],
        hands=[["beach move_serpent"]],
        sunk=["D4"],
        at="tile",
    )
    state.apply("0 play_tile move_serpent beach")
    assert said(state, "0 pick_creature sea_serpent B1") == [claim]


def test_where_a_lifted_creature_is_set_down() -> None:
    explorers = {"red_01": "D4", "blue_01": "K9"}
    state = island(explorers, hands=[["beach move_shark"]], sunk=["D5"], sharks=["A1"], at="tile")
    state.apply("0 play_tile move_shark beach")
    state.apply("0 pick_creature shark A1")
    assert said(state, "0 move_to K8") == [("reason-lurk", {"creature": "shark", "count": 1})]
