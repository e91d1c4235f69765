"""What the coach of Forbidden Desert says where nothing is gained at once; the other coach checks it too."""

import pytest

from archipel.engine.advice import Claim
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.coach.saying import claims_of, codes_of
from tests.games.forbidden_desert.positions import BLASTER, SCOPE, SHIELD, SUN, THROTTLE, desert, play

FOUND: dict[str, str | int] = {"propeller": 0, "gearbox": 0, "crystal": 0, "navigation": 0}


def said(state: DesertState, seat: int, *texts: str) -> list[Claim]:
    """What is said of a line, and that it is so."""
    return claims_of(state, seat, codes_of(state, *texts))


# -- the storm -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "kept"), [([], "no"), ([THROTTLE], "no"), ([SCOPE], "yes"), ([SCOPE, THROTTLE], "yes")]
)
def test_after_the_storm_equipment_can_wait(hand: list[str], kept: str) -> None:
    state = desert(hands=[hand, [BLASTER]], phase=("storm", 0))
    assert said(state, 0, "0 end_turn") == [("reason-pause", {"seat": 1, "kept": kept})]


def test_a_small_risk_of_thirst_is_not_none() -> None:
    pile = [SUN, SUN, SUN, *[f"wind_{way}{far}" for way in "nsew" for far in (1, 1, 1, 2, 2, 3)]]
    state = desert(at=["b2", "b4"], water=[2, 2], pile=pile, phase=("storm", 3))
    assert said(state, 0, "0 draw_storm") == [("reason-thirst_unlikely", {})]


def test_a_pile_that_runs_out_is_told() -> None:
    state = desert(pile=["wind_n1"], phase=("storm", 2))
    assert said(state, 0, "0 draw_storm") == [("reason-shuffle", {"left": 1})]


def test_actions_that_gain_nothing_end_in_a_storm_or_in_none() -> None:
    state = desert("climber", "navigator", phase=("actions", 0), reductions=2)
    assert said(state, 0, "0 end_step") == [("reason-no_storm", {})]
    state = desert("climber", "navigator", phase=("actions", 0), water=[3, 4], top=["wind_n1", "wind_n1"])
    assert said(state, 0, "0 end_step") == [("reason-no_thirst", {})]


def test_a_shield_is_told_by_the_risk_of_its_turn_and_only_while_it_is_up() -> None:
    pile = [SUN, SUN, "wind_n1", "wind_n1"]
    for cards, risk in ((0, 0), (2, 83)):
        state = desert(at=["b2", "b4"], hands=[[SHIELD], []], water=[0, 4], pile=pile, phase=("storm", cards))
        assert said(state, 0, "0 solar_shield") == [("reason-shield", {"count": 1, "risk": risk})]


def test_water_drawn_in_several_acts_is_told_once() -> None:
    faces = {"e3": "well", "e4": "gear", "d5": "gear", "e5": "mirage"}
    state = desert("water_carrier", "climber", at=["e3", "b2"], water=[2, 1], faces=faces)
    claims = said(state, 0, "0 take_water", "0 take_water")
    assert ("reason-take_water", {"count": 3, "seat": 0}) in claims


def test_the_order_of_the_storm_is_told_card_by_card() -> None:
    state = desert("meteorologist", "climber", mark=1, top=["wind_n1", "wind_s2", SUN])
    play(state, "0 look", "0 under_none")
    assert said(state, 0, "0 next wind_s2") == [("reason-next", {"storm": "wind_s2", "number": 1})]
    play(state, "0 next wind_s2")
    assert said(state, 0, f"0 next {SUN}") == [("reason-next", {"storm": SUN, "number": 2})]


# -- tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sand", "left"), [(1, 0), (3, 2)])
def test_sand_that_is_dug_away_is_counted(sand: int, left: int) -> None:
    state = desert("climber", "navigator", at=["a1", "a1"], faces={"b1": "gear"}, sand={"b1": sand})
    assert said(state, 0, "0 dig b1") == [("reason-dig", {"cell": "b1", "left": left})]


def test_gears_that_are_known_bring_equipment() -> None:
    assert said(desert(), 0, "0 reveal") == [("reason-reveal_gear", {"cell": "a1"})]
    state = desert(at=["b1", "b1"], peeked={"b1": "tunnel"})
    assert said(state, 0, "0 reveal") == [("reason-reveal_gear", {"cell": "b1"})]
    state = desert(at=["b1", "b1"], parts=FOUND, faces={"a5": "launch_pad"}, free=["b1"])
    assert said(state, 0, "0 reveal") == [("reason-reveal_gear", {"cell": "b1"})]


def test_a_look_under_a_plain_tile_may_find_a_clue_or_the_pad() -> None:
    state = desert(hands=[[SCOPE], []], free=["b1"])
    assert said(state, 0, "0 terrascope b1") == [("reason-peek_clue", {"cell": "b1", "odds": 42})]
    state = desert(hands=[[SCOPE], []], parts=FOUND, free=["b1"])
    assert [key for key, _ in said(state, 0, "0 terrascope b1")] == ["reason-peek_pad"]


# -- pawns ---------------------------------------------------------------------------------------------------


def test_a_pawn_that_is_guided_is_told_where_it_stops() -> None:
    """FD-R11: the steps before are over; what counts is where the pawn stands."""
    state = desert("navigator", "climber", at=["a1", "a3"], faces={"a2": "gear", "a3": "tunnel"})
    play(state, "0 navigate 1", "0 step a2", "0 step a3")
    assert said(state, 0, "0 stop") == [("reason-go_shelter", {"pawn": 1, "cell": "a3"})]
    state = desert("navigator", "climber", at=["a1", "b2"], parts={"crystal": "b3"}, faces={"b3": "gear"})
    play(state, "0 navigate 1", "0 step b3")
    at_part = {"pawn": 1, "part": "crystal", "cell": "b3"}
    assert said(state, 0, "0 stop") == [("reason-at_part", at_part)]


def test_with_all_parts_a_pawn_waits_on_the_launch_pad() -> None:
    state = desert("navigator", "climber", at=["e5", "b2"], parts=FOUND, faces={"b3": "launch_pad"})
    play(state, "0 navigate 1", "0 step b3")
    assert said(state, 0, "0 stop") == [("reason-at_pad", {"pawn": 1, "cell": "b3"})]


@pytest.mark.parametrize(("to", "there"), [("e3", "yes"), ("e4", "no")])
def test_the_water_carrier_goes_to_a_well(to: str, there: str) -> None:
    faces = {"e3": "well", "e4": "gear", "d5": "gear", "e5": "mirage"}
    start = "e4" if to == "e3" else "e5"
    state = desert("water_carrier", "climber", at=[start, start], faces=faces, water=[3, 3])
    assert said(state, 0, f"0 move {to}") == [("reason-to_well", {"pawn": 0, "cell": "e3", "there": there})]


def test_the_water_carrier_pours_from_the_next_tile() -> None:
    faces = {"a2": "gear", "a3": "gear", "a4": "gear"}
    state = desert("water_carrier", "climber", at=["a2", "a4"], faces=faces, water=[5, 1])
    poured = {"pawn": 0, "mate": 1, "count": 5, "theirs": 1}
    assert said(state, 0, "0 move a3") == [("reason-pour", poured)]


def test_pawns_come_nearer_to_water_and_to_what_is_face_down() -> None:
    faces = {"a2": "gear", "a3": "gear", "a4": "gear"}
    state = desert("climber", "explorer", at=["a2", "a4"], faces=faces, water=[1, 4])
    shared = {"pawn": 0, "mate": 1, "count": 1, "theirs": 4}
    assert said(state, 0, "0 move a3") == [("reason-to_mate", shared)]
    state = desert("climber", "explorer", at=["a2", "a4"], faces=faces, water=[3, 4], free=["b3"])
    assert said(state, 0, "0 move a3") == [("reason-to_hidden", {"pawn": 0, "cell": "b3"})]
