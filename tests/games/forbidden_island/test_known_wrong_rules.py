"""Ten rules that another published program once got wrong, as its players reported them."""

from archipel.games.forbidden_island.rules.components import TILES, TREASURES
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    WATER,
    WIND,
    condition,
    draw_flood,
    draw_treasure,
    ending,
    hand,
    island,
    legal,
    options_of,
    phase,
    play,
    seen,
    tiles_to,
    where,
)
from tests.rules import rule


@rule("FI-R8", "FI-X22")
def test_the_diver_dives_from_dry_land_through_several_flooded_and_missing_tiles_at_once() -> None:
    # Down the middle of the island: flooded, missing, flooded, and out on a dry tile.
    state = island(
        "diver",
        "pilot",
        at=["bronze_gate", LANDING],
        flooded=["iron_gate", "cliffs_of_abandon"],
        sunk=["howling_garden"],
    )
    reached = tiles_to(state, 0, "move")
    assert reached >= {"iron_gate", "cliffs_of_abandon", "observatory"}
    assert reached.isdisjoint({"howling_garden", "watchtower", "bronze_gate"})
    play(state, "0 move observatory")
    assert phase(state) == ["take_actions", 2]


@rule("FI-R8", "FI-X21", "FI-X20")
def test_the_diver_neither_stops_in_the_water_nor_dives_under_dry_land() -> None:
    state = island(
        "diver", "pilot", at=["watchtower", LANDING], sunk=["observatory"], flooded=["lost_lagoon"]
    )
    assert tiles_to(state, 0, "move") == {
        "twilight_hollow",
        "misty_marsh",
        "phantom_rock",
        "cliffs_of_abandon",
    }


@rule("FI-P4", "FI-X24")
def test_the_diver_off_a_sunk_tile_swims_to_the_nearest_tile_even_when_all_neighbours_are_gone() -> None:
    gone = ["observatory", "twilight_hollow", "misty_marsh", "phantom_rock", "cliffs_of_abandon"]
    state = island(
        "diver", "pilot", at=["watchtower", LANDING], flooded=["watchtower"], sunk=gone, phase=("flood", 2)
    )
    draw_flood(state, "watchtower")
    assert not state.over
    nearest = {"lost_lagoon", "breakers_bridge", "crimson_forest", "howling_garden"}
    assert tiles_to(state, 0, "swim") == nearest


@rule("FI-R4", "FI-R5")
def test_the_navigator_moves_others_up_to_two_tiles_round_a_corner_on_his_turn() -> None:
    state = island("navigator", "engineer", at=["watchtower", "bronze_gate"], flooded=["iron_gate"])
    play(state, "0 navigate 1 silver_gate")
    assert where(state, 1) == "silver_gate"
    assert where(state, 0) == "watchtower"
    assert phase(state) == ["take_actions", 2]


@rule("FI-A12")
def test_a_treasure_is_claimed_on_a_flooded_tile() -> None:
    state = island(
        "engineer", "pilot", at=["tidal_palace", LANDING], hands=[[WATER] * 4], flooded=["tidal_palace"]
    )
    play(state, f"0 capture {WATER}")
    assert seen(state)["treasures"][WATER] == 0
    assert condition(state, "tidal_palace") == "flooded"


@rule("FI-C3")
def test_the_helicopter_flies_to_every_tile_that_is_left_flooded_ones_too() -> None:
    state = island("engineer", "pilot", hands=[[LIFT]], flooded=TILES[10:20], sunk=["watchtower"])
    play(state, "0 helicopter bronze_gate")
    assert tiles_to(state, 0, "land") == set(TILES) - {"bronze_gate", "watchtower"}


@rule("FI-H4")
def test_sandbags_are_used_while_discarding_and_that_settles_the_discard() -> None:
    hands = [[EARTH, WIND, FIRE, WATER, BAGS]]
    state = island("engineer", "pilot", hands=hands, flooded=["watchtower"], phase=("treasure", 1))
    draw_treasure(state, EARTH)
    play(state, "0 sandbags watchtower")
    assert condition(state, "watchtower") == "dry"
    assert sum(hand(state, 0).values()) == 5
    assert phase(state) == ["draw_flood", 2]


@rule("FI-A7")
def test_a_card_is_given_to_a_player_who_holds_none() -> None:
    state = island("engineer", "pilot", at=[LANDING] * 2, hands=[[FIRE], []])
    play(state, f"0 give {FIRE} 1")
    assert hand(state, 1) == {FIRE: 1}


@rule("FI-P3", "FI-R3")
def test_the_pilot_flies_off_a_sunk_tile_although_no_neighbour_is_left_and_he_has_flown() -> None:
    gone = ["observatory", "twilight_hollow"]
    state = island(
        "pilot",
        "engineer",
        at=["watchtower", LANDING],
        sunk=gone,
        flooded=["watchtower"],
        phase=("flood", 2),
        flown=True,
    )
    draw_flood(state, "watchtower")
    assert ending(state) is None
    play(state, "0 swim temple_of_the_moon")
    assert where(state, 0) == "temple_of_the_moon"


@rule("FI-E3")
def test_flooded_treasure_tiles_are_no_loss_as_long_as_one_has_not_sunk() -> None:
    sites = TILES[6:14]
    state = island(phase=("flood", 5), level=8, flooded=sites[1::2])
    draw_flood(state, sites[0], sites[2], sites[4], sites[6])
    assert ending(state) is None
    # Even with every site flooded and the first of each pair sunk.
    state = island(at=[LANDING] * 2, flooded=sites[1::2], sunk=sites[0::2])
    assert ending(state) is None
    assert "0 end_actions" in legal(state)
    assert options_of(state, 0, "capture") == []
    assert set(seen(state)["treasures"]) == set(TREASURES)
