"""FD-W, FD-G: water and cards that change hands, and every piece of equipment."""

import pytest

from tests.games.forbidden_desert.positions import (
    BLASTER,
    JET,
    RESERVE,
    SCOPE,
    SHIELD,
    SUN,
    THROTTLE,
    canteens,
    cells_of,
    desert,
    draw,
    hand,
    keys,
    kinds,
    legal,
    phase,
    play,
    refusal,
    sand_at,
    seen,
    tile,
    where,
)
from tests.rules import rule

# -- sharing -------------------------------------------------------------------------------------------------


@rule("FD-W1", "FD-W2", "FD-Z2")
def test_players_on_one_tile_give_each_other_water_down_to_nothing_and_up_to_the_mark() -> None:
    state = desert("explorer", "archaeologist", "navigator", at=["b2", "b2", "b1"], water=[3, 1, 1])
    assert {text for text in legal(state) if "give" in text} == {"0 give 1 1", "0 give 1 2", "1 give 0 1"}
    assert refusal(state, "0 give 1 3") == "FD-W2"
    assert refusal(state, "0 give 2 1") == "FD-W1"
    play(state, "1 give 0 1")
    assert (canteens(state), state.over) == ([4, 0, 1], False)
    assert phase(state) == ["take_actions", 4], "it costs nothing"


@rule("FD-W3", "FD-G1")
def test_cards_are_passed_on_one_tile_and_used_only_by_who_holds_them() -> None:
    state = desert(at=["b2", "b2"], hands=[[SHIELD, BLASTER], []])
    assert {text for text in legal(state) if "hand_over" in text} == {
        "0 hand_over solar_shield 1",
        "0 hand_over dune_blaster 1",
    }
    assert refusal(state, "1 solar_shield") == "FD-G1"
    assert refusal(state, "1 hand_over solar_shield 0") == "FD-G1"
    play(state, "0 hand_over solar_shield 1")
    assert (hand(state, 0), hand(state, 1)) == ({BLASTER: 1}, {SHIELD: 1})
    assert "1 solar_shield" in legal(state)
    state = desert(at=["b2", "b1"], hands=[[SHIELD]])
    assert refusal(state, "0 hand_over solar_shield 1") == "FD-W3"


@rule("FD-G1")
def test_there_is_no_limit_to_a_hand_and_equal_cards_are_one_option() -> None:
    cards = [BLASTER] * 3 + [JET] * 3 + [SHIELD] * 2 + [RESERVE]
    state = desert(at=["b2", "b2"], faces={"a1": "gear"}, hands=[cards])
    assert sum(hand(state, 0).values()) == 9
    assert len([text for text in legal(state) if "hand_over" in text]) == 4


@rule("FD-G2")
def test_equipment_costs_no_action_and_leaves_the_game() -> None:
    state = desert(at=["b2", "d4"], hands=[[SHIELD]])
    left = seen(state)["equipment_pile"]
    play(state, "0 solar_shield")
    assert (hand(state, 0), phase(state)) == ({}, ["take_actions", 4])
    assert seen(state)["equipment_pile"] == left


@rule("FD-G3", "FD-T5")
@pytest.mark.parametrize("moment", [("actions", 4), ("actions", 0), ("storm", 3), ("storm", 1)])
def test_every_holder_may_play_at_any_time_and_buried_but_for_the_time_throttle(
    moment: tuple[str, int],
) -> None:
    cards = [BLASTER, JET, SHIELD, SCOPE, RESERVE, THROTTLE]
    state = desert(at=["a1", "b2"], hands=[[], cards], sand={"b2": 2}, water=[3, 3], phase=moment)
    assert seen(state)["seats"][1]["buried"]
    assert kinds(state, 1) == {"dune_blaster", "jet_pack", "solar_shield", "terrascope", "water_reserve"}


# -- Dune Blaster --------------------------------------------------------------------------------------------


@rule("FD-G5", "FD-Z26")
def test_the_dune_blaster_clears_ones_own_or_an_adjacent_tile() -> None:
    state = desert(at=["b2", "d4"], hands=[[BLASTER, BLASTER]], sand={"b2": 2, "b1": 7, "a1": 1})
    assert cells_of(state, 0, "dune_blaster") == {"b2", "b1"}
    assert refusal(state, "0 dune_blaster a1") == "FD-G5"
    assert refusal(state, "0 dune_blaster c2") == "FD-T11"
    supply = seen(state)["sand"]["supply"]
    play(state, "0 dune_blaster b1")
    assert (sand_at(state, "b1"), seen(state)["sand"]["supply"]) == (0, supply + 7)
    assert hand(state, 0) == {BLASTER: 1}


# -- Jet Pack ------------------------------------------------------------------------------------------------


@rule("FD-G6", "FD-Z22", "FD-Z23", "FD-Z25")
def test_the_jet_pack_flies_anywhere_unblocked_with_at_most_one_passenger_also_while_buried() -> None:
    state = desert(
        "explorer",
        "archaeologist",
        "navigator",
        at=["b2", "b2", "b2"],
        hands=[[JET]],
        sand={"b2": 2, "d1": 2, "e2": 1},
    )
    play(state, "0 jet_pack")
    assert legal(state) == {"0 alone", "0 passenger 1", "0 passenger 2"}
    play(state, "0 passenger 2")
    landings = cells_of(state, 0, "land")
    assert landings.isdisjoint({"b2", "c3", "d1"})
    assert len(landings) == 22
    play(state, "0 land e2")
    assert [where(state, seat) for seat in range(3)] == ["e2", "b2", "e2"]
    assert (hand(state, 0), phase(state)) == ({}, ["take_actions", 4])


@rule("FD-G6", "FD-T9")
def test_alone_on_a_tile_there_is_no_passenger_to_choose_and_out_of_turn_is_fine() -> None:
    state = desert(at=["b2", "d4"], hands=[[], [JET]], phase=("storm", 2))
    play(state, "1 jet_pack", "1 land a1")
    assert (where(state, 1), phase(state)) == ("a1", ["draw_storm", 2])


@rule("FD-Z23", "FD-Z24", "FD-Z80")
def test_the_climber_flies_like_everybody_and_those_she_leaves_are_buried() -> None:
    state = desert(
        "climber", "explorer", "navigator", at=["b2", "b2", "b2"], hands=[[JET]], sand={"b2": 2, "d1": 2}
    )
    play(state, "0 jet_pack", "0 passenger 1")
    assert "d1" not in cells_of(state, 0, "land")
    play(state, "0 land a1")
    assert [where(state, seat) for seat in range(3)] == ["a1", "a1", "b2"]
    assert seen(state)["seats"][2]["buried"]


@rule("FD-Z80")
def test_the_climber_may_leave_as_somebodys_passenger() -> None:
    state = desert("explorer", "climber", "navigator", at=["b2", "b2", "b2"], hands=[[JET]], sand={"b2": 2})
    play(state, "0 jet_pack", "0 passenger 1", "0 land a1")
    assert seen(state)["seats"][2]["buried"]


# -- Solar Shield --------------------------------------------------------------------------------------------


@rule("FD-G7", "FD-D11", "FD-Z5", "FD-Z8")
def test_the_shield_follows_its_player_and_covers_whoever_shares_the_tile_when_the_sun_comes() -> None:
    state = desert(
        "explorer",
        "archaeologist",
        "navigator",
        at=["b2", "b2", "b1"],
        hands=[[SHIELD]],
        water=[2, 2, 2],
        mark=1,
    )
    play(state, "0 solar_shield", "0 move b1", "0 end_step")
    draw(state, SUN)
    assert canteens(state) == [2, 1, 2], "not those who shared the tile when it was played"
    draw(state, SUN)
    assert canteens(state) == [2, 0, 2], "several suns are covered"
    state = desert(
        "explorer", "archaeologist", at=["b2", "b2"], shields=[0, 1], water=[2, 2], phase=("storm", 1)
    )
    draw(state, SUN)
    assert canteens(state) == [2, 2], "two shields do no more than one"


@rule("FD-T11", "FD-Z8")
def test_anothers_shield_does_not_keep_a_player_from_raising_the_own() -> None:
    state = desert("explorer", "archaeologist", at=["b2", "b2"], hands=[[SHIELD], [SHIELD]])
    play(state, "0 solar_shield", "1 solar_shield")
    assert [each["shield"] for each in seen(state)["seats"]] == [True, True]


@rule("FD-G7", "FD-Z6")
def test_the_shield_lasts_until_the_start_of_its_players_next_turn() -> None:
    state = desert(
        "explorer", "archaeologist", at=["b2", "d4"], hands=[[SHIELD, SHIELD]], active=1, water=[2, 2]
    )
    play(state, "0 solar_shield")
    assert refusal(state, "0 solar_shield") == "FD-T11"
    play(state, "1 end_step")
    draw(state, SUN, "wind_n1")
    assert canteens(state)[0] == 2
    assert seen(state)["active"] == 0
    assert not seen(state)["seats"][0]["shield"], "played in another's turn, it ends when his own begins"
    play(state, "0 solar_shield", "0 end_step")
    draw(state, "wind_n1", "wind_s1")
    assert seen(state)["seats"][0]["shield"]
    play(state, "1 end_step")
    draw(state, SUN)
    assert canteens(state)[0] == 2


@rule("FD-Z72")
def test_a_shield_played_after_the_last_card_by_the_next_player_ends_at_once() -> None:
    state = desert("explorer", "archaeologist", at=["b2", "d4"], hands=[[], [SHIELD]], phase=("storm", 1))
    draw(state, "wind_n1")
    events = play(state, "1 solar_shield")
    assert keys(events) == ["shield_raised", "shield_ended", "turn_began"]
    assert not seen(state)["seats"][1]["shield"]


# -- Terrascope ----------------------------------------------------------------------------------------------


@rule("FD-G8", "FD-S2")
def test_the_terrascope_shows_any_hidden_face_to_the_team_and_triggers_nothing() -> None:
    state = desert(at=["b2", "d4"], hands=[[SCOPE]], sand={"a5": 4}, water=[1, 1])
    choices = cells_of(state, 0, "terrascope")
    assert {"a5", "b2", "e1"} <= choices
    assert choices.isdisjoint({"a1", "c3"}), "the wreck is known and the hole is no tile"
    state.chance.script = [1]
    events = play(state, "0 terrascope a5")
    assert keys(events) == ["peeked"]
    for viewer in (None, 0, 1):
        told = state.view(viewer)["desert"]
        assert isinstance(told, dict)
    assert (tile(state, "a5")["face"], tile(state, "a5")["revealed"]) == ("tunnel", False)


@rule("FD-G8", "FD-T11")
def test_a_tile_that_was_revealed_or_peeked_at_is_no_target() -> None:
    state = desert(at=["b2", "d4"], hands=[[SCOPE]], faces={"b2": "tunnel"}, peeked={"b1": "tunnel"})
    assert refusal(state, "0 terrascope b2") == "FD-G8"
    assert refusal(state, "0 terrascope b1") == "FD-T11"
    assert refusal(state, "0 terrascope c3") == "FD-G8"


@rule("FD-G8")
def test_what_was_peeked_at_travels_with_the_tile_and_is_what_is_revealed_later() -> None:
    state = desert(at=["c4", "a1"], hands=[[SCOPE]])
    state.chance.script = [2]
    play(state, "0 terrascope c4", "0 end_step")
    draw(state, "wind_n1")
    assert tile(state, "c3")["face"] == "launch_pad"
    assert "launch_pad" not in seen(state)["hidden"]["plain"]


# -- Secret Water Reserve ------------------------------------------------------------------------------------


@rule("FD-G9", "FD-Z33", "FD-Z71")
def test_the_reserve_gives_two_water_to_everybody_on_the_tile() -> None:
    state = desert(
        "explorer", "archaeologist", "navigator", at=["b2", "b2", "b1"], hands=[[RESERVE]], water=[1, 2, 1]
    )
    play(state, "0 water_reserve")
    assert canteens(state) == [3, 3, 1]
    state = desert("explorer", "archaeologist", at=["b2", "b2"], hands=[[RESERVE]], water=[4, 3])
    assert refusal(state, "0 water_reserve") == "FD-T11"


# -- Time Throttle -------------------------------------------------------------------------------------------


@rule("FD-G10", "FD-Z59")
def test_the_time_throttle_gives_two_more_actions_also_when_none_are_left_and_while_buried() -> None:
    state = desert(at=["b2", "d4"], hands=[[THROTTLE]], phase=("actions", 0), sand={"b2": 4})
    play(state, "0 time_throttle")
    assert phase(state) == ["take_actions", 2]
    state = desert(at=["b2", "d4"], hands=[[THROTTLE]])
    play(state, "0 time_throttle")
    assert phase(state) == ["take_actions", 6]


@rule("FD-G3", "FD-Z59")
def test_the_time_throttle_is_for_ones_own_first_step_only() -> None:
    state = desert(at=["b2", "d4"], hands=[[], [THROTTLE]])
    assert refusal(state, "1 time_throttle") == "FD-G10"
    state = desert(at=["b2", "d4"], hands=[[THROTTLE]], phase=("storm", 2))
    assert refusal(state, "0 time_throttle") == "FD-G10"
    state = desert("navigator", "explorer", at=["b2", "d4"], hands=[[THROTTLE]])
    play(state, "0 navigate 1", "0 step d5")
    assert "0 time_throttle" not in legal(state), "not in the middle of a Navigator's action"


@rule("FD-G4")
def test_equipment_is_of_no_use_against_a_card_already_drawn() -> None:
    state = desert(at=["b2", "d4"], hands=[[SHIELD]], water=[2, 2], phase=("storm", 2))
    draw(state, SUN)
    play(state, "0 solar_shield")
    assert canteens(state) == [1, 1]
