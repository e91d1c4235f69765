"""FI-X1 to X29: the corners that the rulebook leaves open, as the specification settles them."""

from archipel.games.forbidden_island.rules.components import CARDS, TILES, TREASURES
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    RISE,
    WATER,
    WIND,
    condition,
    draw_flood,
    draw_treasure,
    ending,
    flood_discards,
    flood_layers,
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

BESIDE = ["observatory", "twilight_hollow"]  # the neighbours of the Watchtower
FIVE = [EARTH, EARTH, WIND, WIND, FIRE]


@rule("FI-X1")
def test_the_treasure_pile_can_always_be_refilled() -> None:
    roles = ("diver", "engineer", "messenger", "pilot")
    hands = [FIVE, [EARTH, EARTH, WIND, WIND, FIRE], [WATER] * 5, [LIFT, LIFT, LIFT, BAGS, BAGS]]
    state = island(*roles, hands=hands, pile=[FIRE], phase=("treasure", 2))
    draw_treasure(state, FIRE)
    assert seen(state)["seats"][0]["hand_size"] == 6
    assert seen(state)["treasure_pile"]["size"] == 7


@rule("FI-X2")
def test_every_pass_through_the_treasure_deck_holds_three_waters_rise() -> None:
    state = island(phase=("treasure", 2), pile=[RISE, RISE, RISE])
    draw_treasure(state, RISE, RISE)
    state = island(phase=("treasure", 2), pile=[RISE], level=3)
    draw_treasure(state, RISE)
    assert state.pile >> 4 * CARDS.index(RISE) & 15 == 3
    assert seen(state)["treasure_pile"]["size"] == 28


@rule("FI-X5")
def test_seven_cards_in_hand_never_arise() -> None:
    state = island(phase=("treasure", 2), hands=[FIVE])
    draw_treasure(state, WATER)
    assert "0 draw_treasure" not in legal(state)
    play(state, f"0 discard {EARTH}")
    draw_treasure(state, WATER)
    assert seen(state)["seats"][0]["hand_size"] == 6


@rule("FI-X6")
def test_a_flood_pile_used_up_at_the_end_of_a_turn_leaves_no_discards_to_stack() -> None:
    state = island(layers=[["watchtower"]], phase=("flood", 1))
    draw_flood(state, "watchtower")
    assert flood_discards(state) == set()
    play(state, "1 end_actions")
    draw_treasure(state, RISE)
    assert flood_layers(state) == [set(TILES)]


@rule("FI-X7")
def test_with_few_tiles_left_drawing_goes_on_through_refills() -> None:
    kept = [LANDING, "watchtower", "misty_marsh"]
    gone = [tile for tile in TILES if tile not in kept]
    state = island(at=[LANDING] * 2, sunk=gone, captured=TREASURES, level=8, phase=("flood", 5))
    draw_flood(state, "watchtower", "misty_marsh", LANDING, "watchtower", "misty_marsh")
    assert phase(state) == ["take_actions", 3]
    assert flood_layers(state) == [{LANDING}]
    assert condition(state, LANDING) == "flooded"


@rule("FI-X8")
def test_two_waters_rise_from_level_eight_lose_at_the_second() -> None:
    state = island(level=8, phase=("treasure", 2))
    draw_treasure(state, RISE)
    assert not state.over
    assert seen(state)["water"]["level"] == 9
    draw_treasure(state, RISE)
    assert ending(state) == "water_level"


@rule("FI-X9")
def test_a_waters_rise_at_level_nine_leaves_the_second_card_undrawn() -> None:
    state = island(level=9, phase=("treasure", 2))
    draw_treasure(state, RISE)
    assert ending(state) == "water_level"
    assert seen(state)["treasure_pile"]["size"] == 27


@rule("FI-X13")
def test_the_heliport_sinks_under_a_team_that_is_ready_to_leave() -> None:
    state = island(
        at=[LANDING] * 2, hands=[[LIFT], [LIFT]], captured=TREASURES, flooded=[LANDING], phase=("flood", 2)
    )
    assert "0 take_off" in legal(state)
    draw_flood(state, LANDING)
    assert ending(state) == "heliport_sunk"


@rule("FI-X14")
def test_no_treasure_is_captured_in_reaction() -> None:
    state = island(
        at=["coral_palace", LANDING],
        hands=[[WATER] * 4],
        sunk=["tidal_palace"],
        flooded=["coral_palace"],
        phase=("flood", 2),
    )
    draw_flood(state, "coral_palace")
    assert ending(state) == "treasure_lost"


@rule("FI-X16")
def test_a_pawn_alone_on_an_isolated_tile() -> None:
    at = ["watchtower", LANDING]
    state = island("engineer", "pilot", at=at, sunk=BESIDE, flooded=["watchtower"], hands=[[], [LIFT]])
    assert {text for text in legal(state) if text.startswith("0")} == {
        "0 shore_up watchtower",
        "0 end_actions",
    }
    assert "1 helicopter watchtower" in legal(state)
    assert tiles_to(island("diver", "pilot", at=at, sunk=BESIDE), 0, "move") == {
        "misty_marsh",
        "phantom_rock",
        "cliffs_of_abandon",
    }
    assert len(tiles_to(island("pilot", "diver", at=at, sunk=BESIDE), 0, "fly")) == 21


@rule("FI-X18")
def test_one_helicopter_lifts_all_stranded_pawns() -> None:
    at = ["watchtower"] * 2
    state = island(
        "engineer",
        "messenger",
        at=at,
        sunk=BESIDE,
        flooded=["watchtower"],
        hands=[[LIFT]],
        phase=("flood", 2),
    )
    draw_flood(state, "watchtower")
    play(state, "0 helicopter watchtower", "0 board 1", "0 land misty_marsh")
    assert [where(state, seat) for seat in range(2)] == ["misty_marsh"] * 2
    assert phase(state) == ["draw_flood", 1]


@rule("FI-X19")
def test_one_pawn_swims_and_another_is_lifted() -> None:
    at = ["watchtower"] * 2
    state = island("engineer", "messenger", at=at, flooded=["watchtower"], hands=[[LIFT]], phase=("flood", 2))
    draw_flood(state, "watchtower")
    play(state, "0 swim observatory", "0 helicopter watchtower", "0 land fools_landing")
    assert [where(state, seat) for seat in range(2)] == ["observatory", LANDING]


@rule("FI-X26")
def test_the_navigator_moves_one_pawn_per_action_and_splits_nothing() -> None:
    state = island("navigator", "engineer", "diver", at=["watchtower", "bronze_gate", "iron_gate"])
    assert all(set(args) == {"pawn", "tile"} for args in options_of(state, 0, "navigate"))
    play(state, "0 navigate 1 fools_landing")
    assert phase(state) == ["take_actions", 2]
    assert where(state, 2) == "iron_gate"


@rule("FI-X28")
def test_the_engineer_with_one_flooded_tile_in_reach_shores_up_that_one() -> None:
    state = island("engineer", "pilot", flooded=["iron_gate"])
    assert options_of(state, 0, "shore_up_two") == []
    play(state, "0 shore_up iron_gate")
    assert phase(state) == ["take_actions", 2]


@rule("FI-X29", "FI-R10")
def test_the_engineer_cannot_save_the_second_tile_for_later() -> None:
    state = island("engineer", "pilot", flooded=["iron_gate", "howling_garden"])
    play(state, "0 shore_up iron_gate", "0 move iron_gate", "0 shore_up howling_garden")
    assert phase(state) == ["draw_treasure", 2]
