"""FD-T, FD-B, FD-A: the turn, sand that blocks and buries, and the four basic actions."""

import pytest

from tests.games.forbidden_desert.positions import (
    RISE,
    THROTTLE,
    cells_of,
    desert,
    draw,
    hand,
    keys,
    kinds,
    legal,
    part,
    phase,
    play,
    refusal,
    reveal,
    sand_at,
    seen,
    tile,
    where,
)
from tests.rules import rule

WINDS = ["wind_n1", "wind_s1"]


@rule("FD-T1", "FD-T2", "FD-D1")
@pytest.mark.parametrize("taken", [0, 1, 2, 3, 4])
def test_up_to_four_actions_then_storm_cards_then_the_next_player(taken: int) -> None:
    state = desert("archaeologist", "meteorologist", "explorer", at=["b2", "d4", "e2"])
    for cell in ["b1", "b2", "b1", "b2"][:taken]:
        play(state, f"0 move {cell}")
    assert phase(state) == ["take_actions", 4 - taken]
    play(state, "0 end_step")
    assert phase(state) == ["draw_storm", 2]
    draw(state, *WINDS)
    assert (phase(state), seen(state)["active"], seen(state)["turn"]) == (["take_actions", 4], 1, 2)


@rule("FD-T1")
def test_turns_pass_clockwise_and_round_the_table() -> None:
    state = desert("archaeologist", "meteorologist", "explorer", at=["b2", "d4", "e2"], active=2)
    play(state, "2 end_step")
    draw(state, *WINDS)
    assert seen(state)["active"] == 0


@rule("FD-T2")
def test_the_same_action_may_be_taken_again_and_a_fifth_one_is_refused() -> None:
    state = desert(at=["b2", "d4"])
    play(state, "0 move b1", "0 move b2", "0 move b1", "0 move b2")
    assert legal(state) == {"0 end_step"}
    assert refusal(state, "0 move b1") == "FD-T2"


@rule("FD-T8", "FD-G10", "FD-Z59")
def test_the_step_ends_when_its_player_says_so_and_not_before() -> None:
    state = desert(at=["b2", "d4"], hands=[[THROTTLE]], phase=("actions", 0))
    assert legal(state) == {"0 end_step", "0 time_throttle"}
    play(state, "0 end_step")
    assert legal(state) == {"0 draw_storm"}
    assert refusal(state, "0 move b1") == "FD-T8"
    assert refusal(state, "0 time_throttle") == "FD-G10"


@rule("FD-T1")
def test_storm_cards_are_not_drawn_before_the_step_is_ended() -> None:
    state = desert(at=["b2", "d4"])
    assert refusal(state, "0 draw_storm") == "FD-T1"
    assert refusal(state, "0 end_turn") == "FD-T1"


# -- moving --------------------------------------------------------------------------------------------------


@rule("FD-A1", "FD-B1", "FD-B2", "FD-B3")
def test_a_pawn_steps_to_the_four_sides_but_not_onto_blocked_tiles_or_the_storm() -> None:
    """The rulebook's picture of a move (TV9): one marker lets through, two do not, the hole never."""
    state = desert(at=["c2", "a1"], sand={"b2": 1, "d2": 2})
    assert cells_of(state, 0, "move") == {"c1", "b2"}
    assert refusal(state, "0 move d2") == "FD-B2"
    assert refusal(state, "0 move c3") == "FD-B3"
    assert refusal(state, "0 move b1") == "FD-A1"
    play(state, "0 move b2")
    assert (where(state, 0), phase(state)) == ("b2", ["take_actions", 3])


@rule("FD-A1")
def test_there_is_no_way_round_the_edge() -> None:
    state = desert(at=["e4", "a1"])
    assert cells_of(state, 0, "move") == {"e3", "d4", "e5"}


@rule("FD-B1")
@pytest.mark.parametrize(("markers", "blocked"), [(0, False), (1, False), (2, True), (3, True), (30, True)])
def test_two_markers_block_a_tile_and_there_is_no_limit(markers: int, blocked: bool) -> None:
    assert tile(desert(sand={"b2": markers}), "b2")["blocked"] is blocked


@rule("FD-A2", "FD-X5")
def test_a_tunnel_leads_to_every_other_revealed_tunnel_at_any_distance() -> None:
    state = desert(at=["a2", "e4"], faces={"a2": "tunnel", "d5": "tunnel", "e2": "tunnel"})
    assert cells_of(state, 0, "move") == {"a1", "b2", "a3", "d5", "e2"}
    play(state, "0 move d5")
    assert phase(state) == ["take_actions", 3]
    assert {"a2", "e2"} <= cells_of(state, 0, "move")


@rule("FD-A2", "FD-Z9", "FD-Z10")
def test_a_blocked_or_unrevealed_tunnel_is_no_way() -> None:
    state = desert(
        at=["a2", "e4"], faces={"a2": "tunnel", "d5": "tunnel"}, peeked={"e2": "tunnel"}, sand={"d5": 2}
    )
    assert cells_of(state, 0, "move") == {"a1", "b2", "a3"}
    assert refusal(state, "0 move d5") == "FD-A2"
    assert refusal(state, "0 move e2") == "FD-A1"


@rule("FD-A2")
def test_a_tunnel_next_door_is_offered_once() -> None:
    state = desert(at=["a2", "e4"], faces={"a2": "tunnel", "b2": "tunnel"})
    assert cells_of(state, 0, "move") == {"a1", "b2", "a3"}


# -- removing sand -------------------------------------------------------------------------------------------


@rule("FD-A3")
def test_sand_is_removed_from_ones_own_tile_or_one_at_its_side() -> None:
    state = desert(
        "meteorologist", "explorer", at=["b2", "c4"], sand={"b2": 1, "b1": 3, "c1": 1, "c4": 1, "b4": 1}
    )
    assert cells_of(state, 0, "dig") == {"b2", "b1"}
    supply = seen(state)["sand"]["supply"]
    play(state, "0 dig b1")
    assert (sand_at(state, "b1"), seen(state)["sand"]["supply"]) == (2, supply + 1)
    assert phase(state) == ["take_actions", 3]
    assert refusal(state, "0 dig c1") == "FD-A3"
    assert refusal(state, "0 dig c3") == "FD-A3"


@rule("FD-A3", "FD-B7")
def test_the_tile_dug_may_be_blocked_unrevealed_and_hold_a_buried_teammate() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "b1"], sand={"b1": 2})
    assert seen(state)["seats"][1]["buried"]
    play(state, "0 dig b1")
    assert not seen(state)["seats"][1]["buried"]


# -- buried --------------------------------------------------------------------------------------------------


@rule("FD-B4", "FD-B5")
def test_a_buried_player_can_only_dig_at_home_or_end_the_step() -> None:
    state = desert("explorer", "meteorologist", at=["b2", "d4"], sand={"b2": 3, "b1": 1})
    assert legal(state, 0) == {"0 dig b2", "0 end_step"}
    assert [each.kind for each in state.decisions()] == ["dig_out"]
    for text in ("0 move b1", "0 dig b1", "0 reveal"):
        assert refusal(state, text) == "FD-B5"
    play(state, "0 dig b2")
    assert legal(state, 0) == {"0 dig b2", "0 end_step"}
    play(state, "0 dig b2")
    assert {"move", "dig"} <= kinds(state, 0)


@rule("FD-B6", "FD-Z62")
def test_a_buried_player_still_shares_water_and_uses_equipment() -> None:
    state = desert(
        "explorer", "meteorologist", at=["b2", "b2"], sand={"b2": 2}, water=[2, 1], hands=[["solar_shield"]]
    )
    assert {"0 give 1 1", "1 give 0 1", "0 solar_shield", "0 hand_over solar_shield 1"} <= legal(state)


@rule("FD-B5", "FD-Z35")
def test_the_archaeologist_gets_out_of_three_markers_with_one_action() -> None:
    state = desert("archaeologist", "explorer", at=["b2", "d4"], sand={"b2": 3})
    play(state, "0 dig b2")
    assert sand_at(state, "b2") == 1
    assert "move" in kinds(state, 0)


# -- revealing -----------------------------------------------------------------------------------------------


@rule("FD-A4", "FD-A5")
def test_only_ones_own_tile_without_any_sand_and_still_covered_can_be_revealed() -> None:
    assert "0 reveal" in legal(desert(at=["b2", "d4"]))
    assert refusal(desert(at=["b2", "d4"], sand={"b2": 1}), "0 reveal") == "FD-A4"
    assert refusal(desert(at=["b2", "d4"], faces={"b2": "gear"}), "0 reveal") == "FD-A4"
    state = desert(at=["b2", "b2"])
    reveal(state, 0, "launch_pad")
    assert tile(state, "b2")["revealed"]
    assert phase(state) == ["take_actions", 3]
    assert [where(state, seat) for seat in (0, 1)] == ["b2", "b2"]


@rule("FD-A3", "FD-A4", "FD-X3")
def test_the_rulebooks_example_of_a_turn() -> None:
    """The Water Carrier digs twice, moves and reveals (TV3)."""
    state = desert("water_carrier", "explorer", at=["a2", "e4"], sand={"a2": 1, "b2": 1})
    supply = seen(state)["sand"]["supply"]
    play(state, "0 dig b2", "0 dig a2", "0 move b2")
    events = reveal(state, 0, "gear", "terrascope")
    assert keys(events) == ["revealed", "drew_equipment"]
    assert (sand_at(state, "a2"), sand_at(state, "b2")) == (0, 0)
    assert seen(state)["sand"]["supply"] == supply + 2
    assert (where(state, 0), tile(state, "b2")["face"]) == ("b2", "gear")
    assert hand(state, 0) == {"terrascope": 1}
    assert phase(state) == ["take_actions", 0]


# -- parts ---------------------------------------------------------------------------------------------------


@rule("FD-A6", "FD-Z70")
def test_a_part_is_picked_up_from_ones_own_revealed_tile() -> None:
    state = desert(at=["b2", "b1"], faces={"b2": "gear", "b1": "gear"}, parts={"crystal": "b2"}, active=1)
    assert refusal(state, "1 pick_up crystal") == "FD-A6"
    state = desert(at=["b2", "b1"], faces={"b2": "gear"}, parts={"crystal": "b2"}, sand={"b2": 1})
    play(state, "0 pick_up crystal")
    assert part(state, "crystal") == ("picked_up", 0)
    assert phase(state) == ["take_actions", 3]
    assert refusal(state, "0 pick_up crystal") == "FD-A6"


@rule("FD-A6", "FD-Z14")
def test_a_part_on_a_blocked_tile_cannot_be_picked_up_even_by_the_climber() -> None:
    state = desert(
        "climber", "explorer", at=["b2", "b1"], faces={"b2": "gear"}, parts={"crystal": "b2"}, sand={"b2": 2}
    )
    assert refusal(state, "0 pick_up crystal") == "FD-A6"
    assert refusal(state, "0 reveal") == "FD-A4"
    assert {"move", "move_with", "dig"} & kinds(state, 0) == {"move", "dig"}


@rule("FD-A7", "FD-Z51")
def test_an_unrevealed_tile_must_be_revealed_before_its_part_is_picked_up() -> None:
    state = desert(at=["b2", "e4"], parts={"crystal": "b2"}, free=["b2"])
    assert refusal(state, "0 pick_up crystal") == "FD-A7"
    reveal(state, 0, "launch_pad")
    play(state, "0 pick_up crystal")
    assert part(state, "crystal") == ("picked_up", 0)


@rule("FD-A8")
def test_several_parts_on_one_tile_cost_an_action_each_and_the_player_chooses() -> None:
    state = desert(at=["b2", "e4"], faces={"b2": "gear"}, parts={"crystal": "b2", "gearbox": "b2"})
    assert {"0 pick_up crystal", "0 pick_up gearbox"} <= legal(state)
    play(state, "0 pick_up gearbox")
    assert part(state, "crystal") == ("on_tile", "b2")
    play(state, "0 pick_up crystal")
    assert phase(state) == ["take_actions", 2]


@rule("FD-D1", "FD-D9", "FD-Z41", "FD-Z81")
def test_the_number_of_cards_is_fixed_when_the_second_step_begins() -> None:
    """TV8: level 3 means three cards."""
    state = desert(at=["b2", "d4"], mark=3)
    play(state, "0 end_step")
    assert phase(state) == ["draw_storm", 3]
    draw(state, RISE)
    assert seen(state)["storm"]["level"] == 4
    assert phase(state) == ["draw_storm", 2]
    draw(state, *WINDS)
    assert (seen(state)["active"], seen(state)["cards_to_draw"]) == (1, 4)
