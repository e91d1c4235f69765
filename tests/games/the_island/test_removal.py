"""TI-R, TI-G: removing a tile, and the tiles that act at once."""

import pytest

from archipel.engine.errors import IllegalAction
from archipel.games.the_island.rules.components import LAND_SPACES
from tests.games.the_island.positions import (
    BEACHES,
    FORESTS,
    MOUNTAINS,
    boats,
    creatures,
    hand,
    island,
    keys,
    legal,
    pending,
    play,
    remove,
    seen,
    spaces_to,
    where,
)
from tests.rules import rule


def lying(beaches: list[str], forests: list[str]) -> dict[str, str]:
    """A whole island with these beaches and forests among the rest."""
    rest = [space for space in LAND_SPACES if space not in beaches and space not in forests]
    kinds = ["beach"] * (16 - len(beaches)) + ["forest"] * (16 - len(forests)) + ["mountain"] * 8
    return {
        **dict.fromkeys(beaches, "beach"),
        **dict.fromkeys(forests, "forest"),
        **dict(zip(rest, kinds, strict=True)),
    }


@rule("TI-R1")
def test_the_explorers_of_the_tile_fall_in_and_then_the_player_alone_looks() -> None:
    state = island({"red_01": "D4", "blue_01": "D4", "blue_02": "J4"}, at="remove")
    events = remove(state, "D4", "dolphin")
    assert keys(events)[:4] == ["removed_tile", "fell_in", "fell_in", "kept_tile"]
    assert where(state, "red_01") == "sea D4"
    kept = events[3]
    assert [("tile" in told.args) for viewer in (0, 1, None) if (told := kept.seen_by(viewer))] == [
        True,
        False,
        False,
    ]


@rule("TI-R2")
def test_beaches_go_first_then_forests_then_mountains() -> None:
    state = island({"red_01": "J4"}, at="remove")
    assert spaces_to(state, "remove") <= set(BEACHES)
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 remove H3")
    assert refused.value.rule == "TI-R2"
    state = island({"red_01": "J4"}, sunk=BEACHES, at="remove")
    assert spaces_to(state, "remove") <= set(FORESTS)
    state = island({"red_01": "J4"}, sunk=[*BEACHES, *FORESTS], at="remove")
    assert spaces_to(state, "remove") == set(MOUNTAINS)


@rule("TI-R3")
def test_the_tile_must_touch_the_sea_an_emptied_space_or_the_lagoon() -> None:
    state = island({"red_01": "J4"}, at="remove")
    assert spaces_to(state, "remove") == set(BEACHES) - {"E5", "E6", "E7", "F5", "F8"}
    assert {"F6", "F7"} <= spaces_to(state, "remove")
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 remove E5")
    assert refused.value.rule == "TI-R3"
    state = island({"red_01": "J4"}, sunk=["D4"], at="remove")
    assert "E5" in spaces_to(state, "remove")


@rule("TI-R4")
def test_an_enclosed_beach_is_taken_as_the_last_one() -> None:
    terrain = lying(["I5", "D4"], [])
    rest = [space for space, kind in terrain.items() if kind == "beach" and space not in {"I5", "D4"}]
    state = island({"red_01": "J4"}, terrain=terrain, sunk=rest, at="remove")
    assert spaces_to(state, "remove") == {"D4"}
    state = island({"red_01": "J4"}, terrain=terrain, sunk=[*rest, "D4"], at="remove")
    assert spaces_to(state, "remove") == {"I5"}
    remove(state, "I5", "shark_defence")
    assert seen(state)["tiles_left"]["beach"] == 0


@rule("TI-R4")
def test_of_several_enclosed_ones_any_is_taken_and_its_neighbours_touch_the_sea_then() -> None:
    inland = ["I5", "I6", "H8"]
    terrain = lying(inland, [])
    rest = [space for space, kind in terrain.items() if kind == "beach" and space not in inland]
    state = island({"red_01": "J4", "blue_01": "J4"}, terrain=terrain, sunk=rest, at="remove")
    assert spaces_to(state, "remove") == set(inland)
    remove(state, "I5", "shark_defence")
    play(state, "1 end_moves")
    assert spaces_to(state, "remove") == {"I6"}


@rule("TI-R4")
def test_an_enclosed_forest_likewise() -> None:
    terrain = lying(BEACHES, ["I6"])
    forests = [space for space, kind in terrain.items() if kind == "forest" and space != "I6"]
    around = {"I5", "I7", "H6", "H7", "J5", "J6"}
    swapped = {**terrain}
    for space in around:  # mountains all around the last forest
        if swapped[space] != "mountain":
            other = next(s for s, kind in swapped.items() if kind == "mountain" and s not in around)
            swapped[space], swapped[other] = "mountain", swapped[space]
    forests = [space for space, kind in swapped.items() if kind == "forest" and space != "I6"]
    state = island({"red_01": "J4"}, terrain=swapped, sunk=[*BEACHES, *forests], at="remove")
    assert spaces_to(state, "remove") == {"I6"}


@rule("TI-R5", "TI-X24")
def test_any_legal_tile_may_be_taken_whoever_is_on_it() -> None:
    state = island({"red_01": "D4", "blue_01": "D5"}, at="remove")
    assert {"D4", "D5", "D6"} <= spaces_to(state, "remove")
    remove(state, "D4", "shark")
    assert where(state, "red_01") == "lost"


@rule("TI-R6")
def test_green_tiles_are_shown_and_removed_red_ones_are_kept_hidden() -> None:
    state = island({"red_01": "J4", "blue_01": "J4"}, at="remove")
    events = remove(state, "D4", "whale")
    assert "revealed_tile" in keys(events)
    assert hand(state, 0) == []
    play(state, "0 leave_creatures", "1 end_moves")
    remove(state, "D5", "dolphin", roll="shark")
    assert hand(state, 1, viewer=1) == ["beach dolphin"]
    assert hand(state, 1, viewer=0) == hand(state, 1) == ["beach ?"]


@rule("TI-R6")
def test_there_is_no_limit_to_a_hand() -> None:
    tiles = ["beach dolphin"] * 3 + ["beach favourable_wind"] * 2
    tiles += ["beach move_serpent", "beach move_shark", "beach move_whale", "beach shark_defence"]
    state = island({"red_01": "J4"}, sunk=[*BEACHES[:9]], hands=[tiles], at="tile")
    assert hand(state, 0, viewer=0) == sorted(tiles, key=tiles.index)


@rule("TI-G1", "TI-X15")
def test_a_shark_appears_and_eats_whoever_fell_in() -> None:
    crew = {"red_01": "D4", "blue_01": "D4", "blue_02": "J4"}
    state = island(crew, sunk=["D7"], hands=[[], ["beach shark_defence"]], at="remove")
    remove(state, "D4", "shark")
    assert creatures(state, "shark") == ["D4"]
    assert where(state, "red_01") == where(state, "blue_01") == "lost"
    assert seen(state)["supply"]["shark"] == 5
    assert hand(state, 1, viewer=1) == ["beach shark_defence"]


@rule("TI-G2")
def test_a_whale_appears_and_leaves_swimmers_alone() -> None:
    state = island({"red_01": "D4", "blue_02": "J4"}, at="remove")
    remove(state, "D4", "whale", roll="shark")
    assert creatures(state, "whale") == ["D4"]
    assert where(state, "red_01") == "sea D4"
    assert seen(state)["supply"]["whale"] == 4


@rule("TI-G3")
def test_a_boat_appears_and_takes_up_to_three_swimmers_at_no_cost() -> None:
    state = island({"red_01": "D4", "blue_01": "D4", "blue_02": "J4"}, at="remove")
    remove(state, "D4", "boat", roll="shark")
    assert boats(state) == {"D4": ["red_01", "blue_01"]}
    assert seen(state)["supply"]["boat"] == 7


@rule("TI-G3")
def test_with_more_than_three_swimmers_the_revealer_chooses_exactly_three() -> None:
    crowd = ["red_01", "red_02", "blue_01", "blue_02", "blue_03"]
    state = island({**dict.fromkeys(crowd, "D4"), "blue_09": "J4"}, at="remove")
    remove(state, "D4", "boat", roll="sea_serpent")
    assert pending(state) == "take_aboard"
    assert legal(state) == {f"0 take_aboard {name}" for name in crowd}
    state.chance.script = [0]
    play(state, "0 take_aboard blue_03", "0 take_aboard red_02")
    assert legal(state) == {f"0 take_aboard {name}" for name in ("red_01", "blue_01", "blue_02")}
    play(state, "0 take_aboard red_01")
    assert boats(state) == {"D4": ["red_01", "red_02", "blue_03"]}
    assert where(state, "blue_01") == where(state, "blue_02") == "sea D4"
    assert pending(state) == "choose_creature"


@rule("TI-G4", "TI-X32")
def test_a_whirlpool_takes_everything_from_its_space_and_the_sea_around() -> None:
    state = island(
        {
            "red_01": "H3",
            "blue_01": "G2",
            "blue_02": "boat H2",
            "red_02": "H4",
            "red_03": "G3",
            "blue_09": "J7",
        },
        boats=["H2", "I2", "G1"],
        serpents=["I3", "A1"],
        sharks=["H2", "I2", "G1"],
        whales=["G2"],
        sunk=BEACHES,
        at="remove",
    )
    events = remove(state, "H3", "whirlpool", roll="shark")
    assert {where(state, name) for name in ("red_01", "blue_01", "blue_02")} == {"lost"}
    assert "fell_in" not in keys(events)[2:]
    assert where(state, "red_02") == "land H4"
    assert where(state, "red_03") == "land G3"
    assert boats(state) == {"G1": []}
    assert creatures(state, "sea_serpent") == ["A1"]
    assert creatures(state, "shark") == ["G1"]
    assert creatures(state, "whale") == []


@rule("TI-G5", "TI-E1", "TI-X33")
def test_the_volcano_ends_the_game_at_once() -> None:
    crew = {"red_01": "J4", "red_02": "boat E3", "blue_01": "D3", "blue_02": "J7", "red_03": "isle_nw"}
    state = island(crew, boats=["E3"], sunk=[*BEACHES, *FORESTS], at="remove")
    events = remove(state, "J4", "volcano")
    assert "rolled" not in keys(events)
    assert state.over
    assert {where(state, name) for name in ("red_01", "red_02", "blue_01", "blue_02")} == {"lost"}
    assert where(state, "red_03") == "isle isle_nw"


@rule("TI-X23")
def test_a_revealed_piece_that_is_not_in_the_supply_does_not_come() -> None:
    state = island({"red_01": "D4", "blue_01": "J4"}, boats=["E3"], boats_aside=0, at="remove")
    remove(state, "D4", "boat", roll="shark")
    assert boats(state) == {"E3": []}
    assert where(state, "red_01") == "sea D4"


@rule("TI-X38")
def test_a_creature_placed_in_step_3_may_move_in_step_4() -> None:
    state = island({"red_01": "J4", "blue_01": "J4"}, at="remove")
    remove(state, "D4", "shark", roll="shark")
    assert legal(state) == {"0 pick_creature shark D4", "0 leave_creatures"}
