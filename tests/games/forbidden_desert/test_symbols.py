"""FD-X, FD-P: what a revealed tile does, clues in every relative position, and parts that travel."""

import pytest

from tests.games.forbidden_desert.positions import (
    SCOPE,
    canteens,
    desert,
    draw,
    hand,
    keys,
    legal,
    part,
    play,
    reveal,
    sand_at,
    seen,
    tile,
    where,
)
from tests.rules import rule

# -- wells ---------------------------------------------------------------------------------------------------


@rule("FD-X1", "FD-Z32", "FD-Z33", "FD-Z71")
def test_a_well_gives_two_water_to_everybody_on_it_once_up_to_the_canteens_mark() -> None:
    state = desert("archaeologist", "explorer", "navigator", at=["e1", "e1", "d1"], water=[2, 1, 1])
    events = reveal(state, 0, "well")
    assert canteens(state) == [3, 3, 1], "the surplus is lost, and a neighbour gets nothing"
    assert keys(events) == ["revealed", "gained_water", "gained_water"]
    assert "0 reveal" not in legal(state)
    assert not any("take_water" in text for text in legal(state)), "a well gives only once"


@rule("FD-X2")
def test_a_mirage_gives_nothing_and_is_never_a_well() -> None:
    state = desert("water_carrier", "explorer", at=["e1", "e1"], water=[1, 1])
    reveal(state, 0, "mirage")
    assert canteens(state) == [1, 1]
    assert "0 take_water" not in legal(state)


@rule("FD-X2")
def test_when_both_wells_are_known_the_third_water_back_is_the_mirage() -> None:
    state = desert(at=["e5", "a1"], faces={"e1": "well"}, peeked={"e3": "well"})
    assert seen(state)["hidden"]["water"] == {"mirage": 1}
    play(state, "0 reveal")
    assert tile(state, "e5")["face"] == "mirage"


# -- gears, tunnels, pad -------------------------------------------------------------------------------------


@rule("FD-X3", "FD-Z61", "FD-Z82")
@pytest.mark.parametrize("face", ["gear", "tunnel"])
def test_a_gear_gives_the_revealing_player_a_card_face_up_and_so_does_a_tunnel(face: str) -> None:
    state = desert(at=["b2", "b2"])
    reveal(state, 0, face, "jet_pack")
    assert (hand(state, 0), hand(state, 1)) == ({"jet_pack": 1}, {})
    assert {"0 jet_pack", "0 hand_over jet_pack 1"} <= legal(state), "it may be played or passed at once"


@rule("FD-X3")
def test_the_wreck_is_a_gear() -> None:
    state = desert()
    reveal(state, 0, "gear", "dune_blaster")
    assert hand(state, 0) == {"dune_blaster": 1}


@rule("FD-X5")
def test_a_tunnel_is_a_way_and_a_shelter_from_the_moment_it_is_revealed() -> None:
    state = desert(at=["b2", "e4"], faces={"e4": "tunnel"}, water=[2, 2], phase=("actions", 2))
    assert "0 move e4" not in legal(state)
    reveal(state, 0, "tunnel", "jet_pack")
    assert "0 move e4" in legal(state)
    play(state, "0 end_step")
    draw(state, "sun_beats_down")
    assert canteens(state) == [2, 2]


@rule("FD-X6")
def test_the_launch_pad_has_no_effect_of_its_own() -> None:
    state = desert(at=["b2", "b2"])
    assert keys(reveal(state, 0, "launch_pad")) == ["revealed"]
    assert not state.over


@rule("FD-Z57")
def test_there_are_exactly_as_many_equipment_cards_as_gears() -> None:
    state = desert(
        at=["b2", "a1"],
        faces={
            **dict.fromkeys(["a2", "a3", "a4", "a5", "b5", "c5", "d5", "d4"], "gear"),
            **dict.fromkeys(["c1", "c2"], "tunnel"),
            "a1": "gear",
        },
    )
    assert seen(state)["equipment_pile"]["size"] == 1
    last = next(iter(seen(state)["equipment_pile"]["left"]))
    reveal(state, 0, "tunnel", last)
    assert seen(state)["equipment_pile"]["size"] == 0


# -- clues ---------------------------------------------------------------------------------------------------


@rule("FD-P1", "FD-P2", "FD-P3", "FD-X4")
def test_the_rulebooks_example_of_the_crystal() -> None:
    """Row clue on a2, column clue revealed on d4: the crystal lies on d2 at once (TV6)."""
    state = desert(at=["d4", "a1"], faces={"a2": "clue_crystal_row"})
    assert part(state, "crystal") == ("hidden", None)
    events = reveal(state, 0, "clue_crystal_col")
    assert keys(events) == ["revealed", "part_placed"]
    assert part(state, "crystal") == ("on_tile", "d2")


@rule("FD-P2", "FD-P4", "FD-Z52")
def test_with_one_clue_nothing_is_placed_and_its_row_may_still_change() -> None:
    state = desert(at=["a1", "d5"], faces={"c4": "clue_gearbox_row"}, phase=("storm", 1))
    draw(state, "wind_n1")
    assert tile(state, "c3")["face"] == "clue_gearbox_row", "the tile went one row up"
    assert part(state, "gearbox") == ("hidden", None)
    reveal(state, 1, "clue_gearbox_col")
    assert part(state, "gearbox") == ("on_tile", "d3"), "its row now counts, not the old one"


@rule("FD-P5")
@pytest.mark.parametrize(
    ("shown", "second", "at", "where_placed"),
    [
        ("row", "col", "b1", "b1"),  # same row: on the column clue, which is turned over last
        ("col", "row", "b1", "a1"),  # same row: on the column clue, turned over first
        ("row", "col", "a3", "a1"),  # same column: on the row clue
        ("col", "row", "a3", "a3"),  # same column: on the row clue, turned over last
    ],
)
def test_clues_in_one_line_point_at_one_of_themselves(
    shown: str, second: str, at: str, where_placed: str
) -> None:
    """TV7."""
    state = desert(at=[at, "e4"], faces={"a1": f"clue_navigation_{shown}"}, crash="e4")
    reveal(state, 0, f"clue_navigation_{second}")
    assert part(state, "navigation") == ("on_tile", where_placed)


@rule("FD-P3", "FD-Z51")
@pytest.mark.parametrize("setting", ["blocked", "occupied", "unrevealed", "launch_pad", "clue"])
def test_a_part_may_appear_on_any_tile(setting: str) -> None:
    faces = {"a2": "clue_propeller_row"}
    if setting == "launch_pad":
        faces["d2"] = "launch_pad"
    if setting == "clue":
        faces["d2"] = "clue_crystal_row"
    state = desert(
        at=["d4", "d2" if setting == "occupied" else "a1"],
        faces=faces,
        sand={"d2": 3} if setting == "blocked" else {},
        free=["d2"],
    )
    reveal(state, 0, "clue_propeller_col")
    assert part(state, "propeller") == ("on_tile", "d2")


@rule("FD-G8", "FD-P2")
def test_a_clue_that_was_only_peeked_at_does_not_count() -> None:
    state = desert(at=["d4", "a1"], peeked={"a2": "clue_crystal_row"})
    reveal(state, 0, "clue_crystal_col")
    assert part(state, "crystal") == ("hidden", None)
    state.pawns[0] = 5
    play(state, "0 reveal")
    assert part(state, "crystal") == ("on_tile", "d2")


# -- parts in the eye of the storm ---------------------------------------------------------------------------


@rule("FD-P6", "FD-Z47", "FD-Z50")
def test_a_part_in_the_eye_waits_for_the_next_tile_and_only_for_that_one() -> None:
    state = desert(at=["c4", "a1"], faces={"a3": "clue_crystal_row"})
    events = reveal(state, 0, "clue_crystal_col")
    assert keys(events) == ["revealed", "part_in_eye"]
    assert part(state, "crystal") == ("in_eye", "c3")
    assert not any("pick_up" in text for text in legal(state))
    play(state, "0 end_step")
    events = draw(state, "wind_w2")
    assert keys(events) == ["drew_storm", "shifted", "part_caught", "shifted", "sand_fell", "sand_fell"]
    assert part(state, "crystal") == ("on_tile", "c3")
    assert sand_at(state, "c3") == 1
    assert seen(state)["desert"]["hole"] == "e3"


@rule("FD-Z49")
def test_a_respite_leaves_the_part_in_the_eye() -> None:
    state = desert(at=["a1", "a1"], hole="c5", parts={"crystal": "c5"}, phase=("storm", 2))
    draw(state, "wind_n3")
    assert part(state, "crystal") == ("in_eye", "c5")
    draw(state, "wind_s1")
    assert part(state, "crystal") == ("on_tile", "c5")


@rule("FD-Z48")
def test_two_parts_in_the_eye_go_to_the_same_tile() -> None:
    state = desert(at=["a1", "a1"], parts={"crystal": "c3", "gearbox": "c3"}, phase=("storm", 1))
    draw(state, "wind_s1")
    assert part(state, "crystal") == part(state, "gearbox") == ("on_tile", "c3")


@rule("FD-P7", "FD-D5")
def test_a_part_travels_with_its_tile_on_top_of_the_sand() -> None:
    state = desert(at=["c4", "c2"], parts={"crystal": "c4"}, sand={"c4": 1}, phase=("storm", 1))
    draw(state, "wind_n1")
    assert part(state, "crystal") == ("on_tile", "c3")
    assert sand_at(state, "c3") == 2
    assert where(state, 0) == "c3"


@rule("FD-P8", "FD-W3")
def test_parts_that_were_picked_up_are_never_passed_or_lost() -> None:
    state = desert(at=["b2", "b2"], parts={"crystal": 0}, hands=[[SCOPE]], water=[2, 2])
    assert {"0 hand_over terrascope 1"} == {text for text in legal(state) if "hand_over" in text}
    play(state, "0 move b1", "0 end_step")
    draw(state, "wind_n1", "wind_s1")
    assert part(state, "crystal") == ("picked_up", 0)
