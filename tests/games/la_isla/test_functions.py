"""Section 2.7: every function of the cards, for every symbol, colour and animal; those of B and D apart."""

import pytest

from archipel.games.la_isla.rules.components import ANIMALS, RESOURCES, SYMBOLS
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import (
    asked,
    keys,
    legal,
    pending,
    play,
    points,
    position_of,
    resources,
    seen,
    spaces,
    table,
)
from tests.rules import rule

every_symbol = pytest.mark.parametrize("symbol", SYMBOLS)
every_colour = pytest.mark.parametrize("colour", RESOURCES)
every_animal = pytest.mark.parametrize("animal", ANIMALS)
TAKES = {f"0 take {colour}" for colour in RESOURCES}
MOVES = {f"0 advance {animal}" for animal in ANIMALS} | {"0 leave_markers"}


def space_with(symbol: str = "", colour: str = "", ring: str = "") -> tuple[str, str]:
    """A space that shows this, and its colour."""
    for each in seen(table())["spaces"]:
        if symbol in ("", each["symbol"]) and colour in ("", each["colour"]) and ring in ("", each["ring"]):
            return each["space"], each["colour"]
    raise AssertionError("there is no such space")


def placed(function: str, space: str, colour: str, **more: object) -> LaIslaState:
    """Seat 0 shows a function and places an explorer; no region is completed."""
    arguments = {"functions": {0: [function]}, "resources": {0: {colour: 2}}, **more}
    state = table(at="C", **arguments)  # type: ignore[arg-type]
    play(state, f"0 place {space}")
    return state


@every_symbol
@rule("LI-F4", "LI-F6", "LI-P8")
def test_sym_res_gives_a_resource_of_ones_choice(symbol: str) -> None:
    space, colour = space_with(symbol)
    state = placed(f"sym_res_{symbol}", space, colour)
    assert legal(state) == TAKES
    play(state, "0 take beige")
    assert resources(state, 0) == {"beige": 1}
    assert asked(state) == [1]


@every_symbol
@rule("LI-F6")
def test_sym_vp_scores_three(symbol: str) -> None:
    space, colour = space_with(symbol)
    assert points(placed(f"sym_vp_{symbol}", space, colour), 0) == 3


@every_symbol
@rule("LI-F6")
def test_sym_cost_leaves_the_price_at_one(symbol: str) -> None:
    space, colour = space_with(symbol)
    state = placed(f"sym_cost_{symbol}", space, colour)
    assert resources(state, 0) == {colour: 1}


@every_symbol
@rule("LI-P9", "LI-F13")
def test_sym_marker_lets_a_marker_move(symbol: str) -> None:
    space, colour = space_with(symbol)
    state = placed(f"sym_marker_{symbol}", space, colour)
    assert legal(state) == MOVES
    play(state, "0 advance owlet_moth")
    assert position_of(state, "owlet_moth") == 1
    assert points(state, 0) == 0


@every_colour
@rule("LI-F6", "LI-P8")
def test_land_res_gives_a_resource_of_ones_choice(colour: str) -> None:
    space, _ = space_with(colour=colour)
    state = placed(f"land_res_{colour}", space, colour)
    assert legal(state) == TAKES


@every_colour
@rule("LI-F6")
def test_land_vp_scores_three(colour: str) -> None:
    space, _ = space_with(colour=colour)
    assert points(placed(f"land_vp_{colour}", space, colour), 0) == 3


@every_colour
@rule("LI-F9")
def test_joker_pays_for_another_colour(colour: str) -> None:
    other = next(each for each in RESOURCES if each != colour)
    space, _ = space_with(colour=other)
    state = placed(f"joker_{colour}", space, colour, resources={0: {colour: 1, other: 1}})
    assert resources(state, 0) == {}


@rule("LI-F6")
@pytest.mark.parametrize("ring", ["outer", "middle", "inner"])
def test_a_ring_scores_two_in_that_ring_alone(ring: str) -> None:
    for where in ("outer", "middle", "inner"):
        space, colour = space_with(ring=where)
        assert points(placed(f"ring_{ring}", space, colour), 0) == (2 if where == ring else 0)


@rule("LI-F6", "LI-X21")
def test_company_scores_two_however_many_there_are() -> None:
    for others, scored in ((0, 0), (1, 2), (3, 2)):
        explorers = {seat: ["o0"] for seat in range(1, 1 + others)}
        state = placed("shared_vp", "o0", "yellow", seats=4, explorers=explorers)
        assert points(state, 0) == scored


@rule("LI-F6")
def test_company_makes_a_space_cheaper() -> None:
    state = table(
        at="C", functions={0: ["shared_cost"]}, resources={0: {"yellow": 1}}, explorers={1: ["o0", "m0"]}
    )
    assert spaces(state) == {"o0"}


def taking(function: str, animal: str, **more: object) -> LaIslaState:
    """Seat 0 completes rc0, where this animal lies, with the grey i1."""
    return placed(function, "i1", "grey", explorers={0: ["i0"]}, tiles={"rc0": animal}, **more)


@every_animal
@rule("LI-F7", "LI-P8")
def test_ani_res_gives_a_resource_of_ones_choice(animal: str) -> None:
    assert legal(taking(f"ani_res_{animal}", animal)) == TAKES


@every_animal
@rule("LI-F7")
def test_ani_vp_scores_three_beside_the_region(animal: str) -> None:
    assert points(taking(f"ani_vp_{animal}", animal), 0) == 2 + 3


@every_animal
@rule("LI-F7", "LI-P9")
def test_ani_marker_lets_a_marker_move_and_the_new_tile_scores(animal: str) -> None:
    state = taking(f"ani_marker_{animal}", animal)
    assert legal(state) == MOVES
    play(state, f"0 advance {animal}")
    large = 2 if animal == "dodo" else 0
    assert points(state, 0) == 2 + 1 + large


@rule("LI-F7")
def test_functions_of_another_animal_do_nothing() -> None:
    state = taking("ani_res_dodo", "owlet_moth")
    assert asked(state) == [1]
    assert points(taking("ani_vp_dodo", "owlet_moth"), 0) == 2


def two_moths() -> LaIslaState:
    """An explorer that completes two regions takes two tiles of an animal that each move a marker."""
    return placed(
        "ani_marker_owlet_moth",
        "i1",
        "grey",
        explorers={0: ["i0", "i2", "m1"]},
        tiles={"rc0": "owlet_moth", "ri1": "owlet_moth"},
    )


@rule("LI-F7", "LI-X20")
def test_two_tiles_of_one_animal_ask_twice_and_both_are_owned_before_a_marker_scores() -> None:
    state = two_moths()
    assert seen(state)["step"] == ["free_marker", 2]
    play(state, "0 advance owlet_moth")
    assert points(state, 0) == 5 + 2
    assert legal(state) == MOVES
    play(state, "0 leave_markers")
    assert asked(state) == [1]


@rule("LI-F13", "LI-P9")
def test_every_marker_move_is_declined_by_itself() -> None:
    state = two_moths()
    play(state, "0 leave_markers")
    assert (asked(state), legal(state)) == ([0], MOVES)
    play(state, "0 advance owlet_moth")
    assert position_of(state, "owlet_moth") == 1
    assert asked(state) == [1]


@rule("LI-X27", "LI-D4")
def test_a_marker_at_the_top_may_be_chosen_and_scores() -> None:
    state = taking("ani_marker_owlet_moth", "owlet_moth", markers={"dodo": 12})
    events = play(state, "0 advance dodo")
    assert keys(events)[0] == "marker_at_top"
    assert position_of(state, "dodo") == 12
    assert points(state, 0) == 2 + 2


@rule("LI-V6", "LI-F2", "LI-X19")
@pytest.mark.parametrize("third", ["sym_res_rope", "land_res_green"])
def test_peter_scores_six_and_takes_a_resource(third: str) -> None:
    space, _ = space_with("rope", "green")
    state = table(at="C", functions={0: ["land_vp_green", "sym_vp_rope", third]}, resources={0: {"green": 2}})
    play(state, f"0 place {space}")
    assert points(state, 0) == 6
    assert legal(state) == TAKES


@rule("LI-F5")
def test_a_moved_explorer_brings_bonuses_like_a_new_one() -> None:
    state = placed("land_vp_yellow", "i0", "yellow", explorers={0: ["o1", "o2", "o3", "o4", "o6"]})
    assert pending(state) == "choose_explorer"
    play(state, "0 move_from o1")
    assert points(state, 0) == 3


@rule("LI-X19", "LI-P8", "LI-P9")
def test_resources_are_named_before_markers_move() -> None:
    state = table(
        at="C",
        functions={0: ["sym_marker_bottle", "land_res_grey", "ani_res_owlet_moth"]},
        resources={0: {"grey": 2}},
        explorers={0: ["i0"]},
        tiles={"rc0": "owlet_moth"},
    )
    play(state, "0 place i1")
    assert seen(state)["step"] == ["take_bonus", 2, 1]
    play(state, "0 take grey", "0 take grey")
    assert legal(state) == MOVES


@rule("LI-X24")
def test_functions_of_d_do_nothing_for_a_marker_moved_in_c() -> None:
    state = table(
        at="C",
        functions={0: ["ani_marker_owlet_moth", "d_vp_dodo", "d_res_dodo"]},
        resources={0: {"grey": 2}},
        explorers={0: ["i0"]},
        tiles={"rc0": "owlet_moth"},
    )
    play(state, "0 place i1", "0 advance dodo")
    assert points(state, 0) == 2 + 2
    assert asked(state) == [1]
