"""FD-R: the powers of the six adventurers."""

import pytest

from tests.games.forbidden_desert.positions import (
    BLASTER,
    JET,
    SUN,
    THROTTLE,
    canteens,
    cells_of,
    desert,
    draw,
    ending,
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
    where,
)
from tests.rules import rule

# -- Archaeologist -------------------------------------------------------------------------------------------


@rule("FD-R1", "FD-Z34")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_the_archaeologist_takes_two_markers_of_one_tile_or_the_only_one(before: int, after: int) -> None:
    state = desert("archaeologist", "explorer", at=["b2", "d4"], sand={"b1": before, "a2": 1})
    play(state, "0 dig b1")
    assert (sand_at(state, "b1"), sand_at(state, "a2")) == (after, 1)
    assert phase(state) == ["take_actions", 3]


# -- Climber -------------------------------------------------------------------------------------------------


@rule("FD-R2", "FD-R3")
def test_the_climber_walks_onto_blocked_tiles() -> None:
    state = desert("climber", "explorer", at=["b2", "d4"], sand={"b1": 5})
    play(state, "0 move b1")
    assert not seen(state)["seats"][0]["buried"]
    assert {"move", "dig"} <= kinds(state, 0)


@rule("FD-R4", "FD-Z13")
def test_the_climber_may_take_another_pawn_along_at_every_move_also_onto_blocked_tiles() -> None:
    state = desert("climber", "explorer", "navigator", at=["b2", "b2", "b2"], sand={"b1": 2})
    play(state, "0 move_with b1 1")
    assert [where(state, seat) for seat in range(3)] == ["b1", "b1", "b2"]
    assert not seen(state)["seats"][1]["buried"]
    play(state, "0 move b2", "0 move_with b3 2")
    assert [where(state, seat) for seat in range(3)] == ["b3", "b1", "b3"]
    assert phase(state) == ["take_actions", 1]


@rule("FD-R4", "FD-Z12")
def test_the_climber_and_her_passenger_use_tunnels_even_into_a_blocked_one() -> None:
    state = desert(
        "climber", "explorer", at=["a2", "a2"], faces={"a2": "tunnel", "d5": "tunnel"}, sand={"d5": 2}
    )
    assert {"0 move d5", "0 move_with d5 1"} <= legal(state)
    play(state, "0 move_with d5 1")
    assert [where(state, seat) for seat in (0, 1)] == ["d5", "d5"]


@rule("FD-R4")
def test_only_the_climber_takes_passengers_and_only_from_her_tile() -> None:
    state = desert("climber", "explorer", "navigator", at=["b2", "b1", "b2"])
    assert refusal(state, "0 move_with b3 1") == "FD-R4"
    assert refusal(state, "0 move_with b3 0") == "FD-R4"
    assert refusal(state, "0 move_with e5 2") == "FD-A1"
    state = desert("explorer", "climber", at=["b2", "b2"])
    assert refusal(state, "0 move_with b1 1") == "FD-R4"


@rule("FD-R5", "FD-Z11", "FD-Z16")
def test_nobody_on_the_climbers_tile_is_buried_and_all_may_leave_it() -> None:
    state = desert(
        "explorer",
        "climber",
        at=["a2", "a2"],
        faces={"a2": "tunnel", "d5": "tunnel"},
        sand={"a2": 3},
        active=0,
    )
    assert not seen(state)["seats"][0]["buried"]
    assert {"a1", "b2", "d5"} <= cells_of(state, 0, "move"), "by tunnel too"
    play(state, "0 move d5")
    assert where(state, 0) == "d5"


@rule("FD-Z16")
def test_the_climber_frees_a_buried_teammate_and_carries_him_out() -> None:
    state = desert("climber", "explorer", at=["b2", "b1"], sand={"b1": 2})
    assert seen(state)["seats"][1]["buried"]
    play(state, "0 move b1")
    assert not seen(state)["seats"][1]["buried"]
    play(state, "0 move_with b2 1")
    assert where(state, 1) == "b2"


@rule("FD-R6")
def test_others_may_not_walk_onto_her_blocked_tile_and_are_buried_when_she_leaves() -> None:
    state = desert("explorer", "climber", "navigator", at=["b1", "b2", "b2"], sand={"b2": 2})
    assert refusal(state, "0 move b2") == "FD-B2"
    state = desert("climber", "explorer", at=["b2", "b2"], sand={"b2": 2})
    play(state, "0 move b1")
    assert seen(state)["seats"][1]["buried"]


# -- Explorer ------------------------------------------------------------------------------------------------


@rule("FD-R7", "FD-Z27")
def test_the_explorer_moves_digs_and_blasts_diagonally_also_past_the_storm() -> None:
    state = desert("explorer", "archaeologist", at=["c2", "a1"], sand={"b3": 1, "d1": 3}, hands=[[BLASTER]])
    assert cells_of(state, 0, "move") == {"b1", "c1", "b2", "d2", "b3", "d3"}
    assert cells_of(state, 0, "dig") == {"b3", "d1"}
    assert cells_of(state, 0, "dune_blaster") == {"b3", "d1"}
    play(state, "0 move d3")
    assert where(state, 0) == "d3"


@rule("FD-Z77")
def test_the_explorer_as_the_climbers_passenger_takes_no_diagonal_step() -> None:
    state = desert("climber", "explorer", at=["b2", "b2"])
    assert cells_of(state, 0, "move") == {"b1", "a2", "c2", "b3"}
    assert refusal(state, "0 move_with c1 1") == "FD-A1"


# -- Meteorologist -------------------------------------------------------------------------------------------


@rule("FD-R8", "FD-R9")
def test_the_meteorologist_draws_a_card_less_for_every_action_spent() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"], mark=12)
    play(state, "0 reduce", "0 reduce")
    assert seen(state)["cards_to_draw"] == 4
    play(state, "0 end_step")
    assert phase(state) == ["draw_storm", 4]


@rule("FD-R9", "FD-Z36", "FD-Z37", "FD-Z40")
def test_never_below_no_card_and_then_the_next_player_follows_at_once() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"], hands=[["solar_shield"]])
    play(state, "0 reduce", "0 reduce")
    assert refusal(state, "0 reduce") == "FD-R9"
    play(state, "0 end_step")
    assert (phase(state), seen(state)["active"]) == (["take_actions", 4], 1)
    assert seen(state)["storm_pile"]["size"] == 31
    assert seen(state)["cards_to_draw"] == 2, "the reduction was for one turn"


@rule("FD-Z60", "FD-G10")
def test_with_the_time_throttle_she_can_spend_six_actions_on_reductions() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"], hands=[[THROTTLE]], mark=12)
    play(state, "0 time_throttle", *["0 reduce"] * 6)
    assert (seen(state)["cards_to_draw"], phase(state)) == (0, ["take_actions", 0])


@rule("FD-R8")
def test_nobody_else_reduces_or_looks() -> None:
    state = desert("explorer", "meteorologist", at=["b2", "d4"])
    assert refusal(state, "0 reduce") == "FD-R8"
    assert refusal(state, "0 look") == "FD-R8"


@rule("FD-R10", "FD-Z38")
def test_she_looks_at_as_many_cards_as_the_meter_shows_puts_one_under_and_orders_the_rest() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"], mark=4, reductions=2)
    state.chance.script = [0, 12, 13, 12]
    events = play(state, "0 look")
    assert keys(events) == ["looked", "saw", "saw", "saw", "saw"]
    assert phase(state) == ["look_under", 4]
    assert legal(state) == {
        "0 under wind_n1",
        f"0 under {SUN}",
        "0 under storm_picks_up",
        "0 under_none",
    }, "equal cards are one option"
    play(state, f"0 under {SUN}")
    assert phase(state) == ["look_order", 3, 0]
    assert legal(state) == {"0 next wind_n1", f"0 next {SUN}", "0 next storm_picks_up"}
    play(state, "0 next storm_picks_up")
    assert legal(state) == {"0 next wind_n1", f"0 next {SUN}"}
    play(state, f"0 next {SUN}")
    assert phase(state) == ["take_actions", 3]
    pile = seen(state)["storm_pile"]
    assert (pile["top"], pile["bottom"]) == (["storm_picks_up", SUN, "wind_n1"], [SUN])
    play(state, "0 end_step")
    draw(state, "storm_picks_up", SUN)


@rule("FD-R10")
def test_she_may_leave_all_cards_on_top() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"])
    state.chance.script = [0, 4]
    play(state, "0 look", "0 under_none")
    assert phase(state) == ["look_order", 2, 0]
    play(state, "0 next wind_s2")
    assert seen(state)["storm_pile"]["top"] == ["wind_s2", "wind_n1"]


@rule("FD-R10")
def test_a_card_put_under_the_pile_comes_last_and_a_second_one_after_it() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"], pile=["wind_n1", "wind_s1", "wind_e1"])
    state.chance.script = [0, 3]
    play(state, "0 look", "0 under wind_n1")
    state.chance.script = [6]
    play(state, "0 look", "0 under wind_s1")
    assert seen(state)["storm_pile"]["bottom"] == ["wind_n1", "wind_s1"]
    play(state, "0 end_step")
    draw(state, "wind_e1")
    state.chance.script = []
    assert play(state, "0 draw_storm")[0].args["storm"] == "wind_n1"


@rule("FD-Z39", "FD-Z74")
def test_a_short_pile_shows_what_it_has_and_the_discards_are_left_alone() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"], mark=12, pile=["wind_n1"], bottom=[SUN])
    state.chance.script = [0]
    play(state, "0 look")
    assert phase(state) == ["look_under", 2]
    assert sum(seen(state)["storm_pile"]["discards"].values()) == 29
    play(state, "0 under wind_n1")
    assert phase(state) == ["take_actions", 3], "one card is left: no order to choose"
    pile = seen(state)["storm_pile"]
    assert (pile["top"], pile["bottom"]) == ([SUN], ["wind_n1"])


@rule("FD-Z73")
def test_once_she_has_looked_she_must_arrange_the_cards() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"])
    play(state, "0 look")
    assert refusal(state, "0 end_step") == "FD-R10"
    assert refusal(state, "0 move b1") == "FD-R10"


@rule("FD-Z40", "FD-R9")
def test_known_cards_that_were_skipped_stay_for_the_next_player() -> None:
    state = desert("meteorologist", "explorer", at=["b2", "d4"], top=["wind_n1", SUN])
    play(state, "0 reduce", "0 reduce", "0 end_step", "1 end_step")
    draw(state, "wind_n1")


# -- Navigator -----------------------------------------------------------------------------------------------


@rule("FD-R11", "FD-Z18", "FD-Z20")
def test_the_navigator_moves_one_other_pawn_one_to_three_steps_for_one_action() -> None:
    state = desert("navigator", "archaeologist", "explorer", at=["b2", "b2", "e4"])
    assert {text for text in legal(state) if "navigate" in text} == {"0 navigate 1", "0 navigate 2"}
    assert refusal(state, "0 navigate 0") == "FD-R11"
    play(state, "0 navigate 1")
    assert legal(state) == {"0 step b1", "0 step a2", "0 step c2", "0 step b3"}, "at least one step"
    assert refusal(state, "0 stop") == "FD-R11"
    assert refusal(state, "0 end_step") == "FD-R11"
    play(state, "0 step b1", "0 step c1")
    assert "0 stop" in legal(state)
    play(state, "0 step d1")
    assert (where(state, 1), phase(state)) == ("d1", ["take_actions", 3])


@rule("FD-R11")
@pytest.mark.parametrize("steps", [1, 2])
def test_she_may_stop_after_the_first_or_second_step(steps: int) -> None:
    state = desert("navigator", "archaeologist", at=["b2", "b2"])
    play(state, "0 navigate 1", *["0 step b1", "0 step c1"][:steps], "0 stop")
    assert phase(state) == ["take_actions", 3]
    assert where(state, 1) == ["b1", "c1"][steps - 1]


@rule("FD-R11", "FD-Z21")
def test_a_tunnel_is_one_of_the_three_steps() -> None:
    state = desert(
        "navigator", "archaeologist", at=["b5", "a2"], faces={"a2": "tunnel", "d5": "tunnel", "d1": "tunnel"}
    )
    play(state, "0 navigate 1", "0 step d5", "0 step d1", "0 step e1")
    assert (where(state, 1), phase(state)) == ("e1", ["take_actions", 3])


@rule("FD-R11", "FD-Z17")
def test_a_buried_pawn_cannot_be_moved_and_steps_go_onto_unblocked_tiles() -> None:
    state = desert("navigator", "archaeologist", at=["b2", "d4"], sand={"d4": 2})
    assert refusal(state, "0 navigate 1") == "FD-Z17"
    state = desert("navigator", "archaeologist", at=["b2", "d4"], sand={"d3": 2})
    play(state, "0 navigate 1")
    assert cells_of(state, 0, "step") == {"c4", "e4", "d5"}
    assert refusal(state, "0 step d3") == "FD-B2"


@rule("FD-Z68")
def test_a_pawn_with_no_legal_step_is_not_offered() -> None:
    state = desert("navigator", "archaeologist", at=["e5", "a1"], sand={"b1": 2, "a2": 2})
    assert refusal(state, "0 navigate 1") == "FD-R11"


@rule("FD-Z19")
def test_a_buried_navigator_can_only_dig() -> None:
    state = desert("navigator", "archaeologist", at=["b2", "d4"], sand={"b2": 2})
    assert legal(state) == {"0 dig b2", "0 end_step"}


@rule("FD-R12")
def test_she_moves_the_explorer_diagonally_and_the_climber_onto_blocked_tiles() -> None:
    state = desert("navigator", "explorer", "climber", at=["e5", "b2", "d2"], sand={"d1": 3})
    play(state, "0 navigate 1", "0 step a1", "0 stop", "0 navigate 2", "0 step d1")
    assert [where(state, seat) for seat in (1, 2)] == ["a1", "d1"]


@rule("FD-R13", "FD-Z66")
def test_the_climber_moved_by_her_takes_pawns_along_the_navigator_included() -> None:
    state = desert("navigator", "climber", "explorer", at=["b2", "b2", "b1"], sand={"a2": 2})
    play(state, "0 navigate 1", "0 step_with a2 0", "0 step b2", "0 step b1")
    assert [where(state, seat) for seat in range(3)] == ["a2", "b1", "b1"]
    assert seen(state)["seats"][0]["buried"], "and she was left behind"
    state = desert("navigator", "climber", "explorer", at=["b2", "b1", "b1"])
    play(state, "0 navigate 1")
    assert {"0 step_with c1 2"} <= legal(state)
    assert refusal(state, "0 step_with c1 0") == "FD-R13"
    state = desert("navigator", "archaeologist", "explorer", at=["b2", "b1", "b1"])
    play(state, "0 navigate 1")
    assert refusal(state, "0 step_with c1 2") == "FD-R13"


@rule("FD-Z67")
def test_a_navigator_left_on_a_blocked_tile_finishes_her_action_and_is_then_buried() -> None:
    state = desert("navigator", "climber", at=["b2", "b2"], sand={"b1": 2})
    play(state, "0 navigate 1", "0 step_with b1 0", "0 step c1")
    assert seen(state)["seats"][0]["buried"]
    assert cells_of(state, 0, "step") == {"b1", "d1", "c2"}
    play(state, "0 step d1")
    assert legal(state) == {"0 dig b1", "0 end_step"}


@rule("FD-Z78")
def test_a_teammate_found_on_the_way_can_be_taken_along_on_the_next_step() -> None:
    state = desert("navigator", "climber", "explorer", at=["e5", "b2", "b1"], sand={"b1": 3})
    play(state, "0 navigate 1", "0 step b1")
    assert not seen(state)["seats"][2]["buried"]
    play(state, "0 step_with c1 2")
    assert where(state, 2) == "c1"


@rule("FD-Z75", "FD-T6")
def test_free_acts_between_two_steps_change_where_the_rest_begins() -> None:
    state = desert("navigator", "archaeologist", at=["e5", "b2"], hands=[[], [JET, BLASTER]], sand={"b1": 2})
    play(state, "0 navigate 1", "0 step a2", "1 jet_pack", "1 land d1")
    assert "0 step c1" in legal(state)
    state = desert("navigator", "archaeologist", at=["e5", "c2"], hands=[[], [JET, BLASTER]], sand={"b1": 2})
    play(state, "0 navigate 1", "0 step c1")
    assert "0 step b1" not in legal(state)
    play(state, "1 dune_blaster b1")
    assert "0 step b1" in legal(state), "a Dune Blaster opens the way"


# -- Water Carrier -------------------------------------------------------------------------------------------


@rule("FD-R14", "FD-Z69")
def test_the_water_carrier_takes_two_water_for_an_action_while_on_a_revealed_well() -> None:
    state = desert("water_carrier", "explorer", at=["e1", "a1"], faces={"e1": "well"}, water=[1, 1])
    play(state, "0 take_water", "0 take_water")
    assert (canteens(state), phase(state)) == ([5, 1], ["take_actions", 2])
    assert refusal(state, "0 take_water") == "FD-T11"
    state = desert("water_carrier", "explorer", at=["d1", "e1"], faces={"e1": "well"}, water=[1, 1])
    assert refusal(state, "0 take_water") == "FD-R14"
    state = desert("water_carrier", "explorer", at=["e1", "e1"], peeked={"e1": "well"}, water=[1, 1])
    assert refusal(state, "0 take_water") == "FD-R14"
    state = desert("explorer", "water_carrier", at=["e1", "e1"], faces={"e1": "well"}, water=[1, 1])
    assert refusal(state, "0 take_water") == "FD-R14"


@rule("FD-Z30")
def test_the_water_carrier_reveals_a_well_and_takes_more_from_it() -> None:
    state = desert("water_carrier", "explorer", at=["e1", "e1"], water=[0, 0])
    reveal(state, 0, "well")
    assert canteens(state) == [2, 2]
    play(state, "0 take_water")
    assert canteens(state) == [4, 2]


@rule("FD-Z31")
@pytest.mark.parametrize(
    ("markers", "climber_at", "can"), [(1, "a1", True), (2, "a1", False), (2, "e1", True)]
)
def test_sand_on_the_well(markers: int, climber_at: str, can: bool) -> None:
    state = desert(
        "water_carrier",
        "climber",
        at=["e1", climber_at],
        faces={"e1": "well"},
        sand={"e1": markers},
        water=[1, 3],
    )
    assert ("0 take_water" in legal(state)) is can


@rule("FD-R15", "FD-Z28")
def test_she_gives_water_to_adjacent_tiles_but_nobody_gives_back_from_there() -> None:
    state = desert("water_carrier", "explorer", "navigator", at=["b2", "b1", "c1"], water=[3, 1, 1])
    assert {text for text in legal(state) if "give" in text} == {f"0 give 1 {k}" for k in (1, 2, 3)}
    play(state, "0 give 1 2")
    assert canteens(state) == [1, 3, 1]


@rule("FD-R15", "FD-Z28", "FD-Z29")
def test_not_through_tunnels_or_past_the_storm_but_to_and_from_buried_players() -> None:
    state = desert(
        "water_carrier", "explorer", at=["a2", "d5"], faces={"a2": "tunnel", "d5": "tunnel"}, water=[3, 1]
    )
    assert not any("give" in text for text in legal(state))
    state = desert("water_carrier", "explorer", at=["c2", "c4"], water=[3, 1])
    assert not any("give" in text for text in legal(state))
    state = desert(
        "water_carrier", "explorer", at=["b2", "b1"], sand={"b1": 4, "b2": 3}, water=[3, 1], active=1
    )
    assert "0 give 1 3" in legal(state), "out of her turn, buried, to a buried player"


@rule("FD-R16")
def test_her_canteen_holds_five() -> None:
    state = desert("water_carrier", "explorer", at=["b2", "b2"], water=[4, 3])
    assert {text for text in legal(state) if text.startswith("1 give")} == {"1 give 0 1"}


@rule("FD-Z76", "FD-E1")
def test_a_navigators_step_can_win_in_the_middle_of_the_action() -> None:
    parts: dict[str, str | int] = {"propeller": 0, "gearbox": 0, "crystal": 1, "navigation": 1}
    state = desert("navigator", "explorer", at=["b2", "b1"], faces={"b2": "launch_pad"}, parts=parts)
    play(state, "0 navigate 1", "0 step b2")
    assert ending(state) == "escaped"
    assert part(state, "crystal") == ("picked_up", 1)
