"""LI-B: a card gives a resource, and functions add to it."""

import pytest

from archipel.games.la_isla.rules.components import RESOURCES
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import (
    PIECES,
    assign_all,
    legal,
    pending,
    play,
    points,
    position_of,
    resources,
    seen,
    table,
    with_function,
)
from tests.rules import rule

COLOURS = pytest.mark.parametrize("colour", RESOURCES)
HARMLESS = with_function("d_vp_dodo")


def giving(colour: str) -> str:
    """A card with this resource and none of the tests' functions."""
    names = [
        name
        for number, name in enumerate(PIECES.cards)
        if RESOURCES[PIECES.resource[number]] == colour and PIECES.function[number].startswith("sym_")
    ]
    return names[0]


def after_b(colour: str, *functions: str) -> LaIslaState:
    card = giving(colour)
    state = table(functions={0: list(functions)}, resources={0: {}}, hands={0: [HARMLESS, card, "c100"]})
    assign_all(state, {0: f"{HARMLESS} {card} c100"})
    if pending(state) == "put_card":
        play(state, f"0 put {len(functions) + 1}")
    return state


@rule("LI-B1", "LI-V1")
def test_a_grey_card_gives_one_grey_resource_and_is_discarded() -> None:
    card = giving("grey")
    state = table(resources={0: {}}, hands={0: [HARMLESS, card, "c100"]})
    assign_all(state, {0: f"{HARMLESS} {card} c100"})
    assert resources(state, 0) == {"grey": 1}
    assert card in [each["card"] for each in seen(state)["discard"]]


@COLOURS
@rule("LI-B2", "LI-X23")
def test_b_res_gives_one_more_of_the_same_colour(colour: str) -> None:
    state = after_b(colour, f"b_res_{colour}")
    assert resources(state, 0) == {colour: 2}


@COLOURS
@rule("LI-B2")
def test_b_vp_gives_two_points(colour: str) -> None:
    state = after_b(colour, f"b_vp_{colour}", f"b_res_{colour}")
    assert points(state, 0) == 2


@COLOURS
@rule("LI-B2", "LI-P4", "LI-F13", "LI-D5")
def test_b_marker_lets_its_owner_move_any_marker(colour: str) -> None:
    state = after_b(colour, f"b_marker_{colour}")
    assert legal(state) == {
        "0 advance dodo",
        "0 advance giant_fossa",
        "0 advance golden_toad",
        "0 advance sardinian_pika",
        "0 advance owlet_moth",
        "0 leave_markers",
    }
    play(state, "0 advance dodo")
    # Seat 0 has the large Dodo tile.
    assert (position_of(state, "dodo"), points(state, 0)) == (1, 2)
    assert pending(state) == "choose_space"


@rule("LI-F3", "LI-F13", "LI-X40")
def test_a_marker_move_may_be_declined() -> None:
    state = after_b("grey", "b_marker_grey")
    play(state, "0 leave_markers")
    assert points(state, 0) == 0
    assert seen(state)["sum"] == 0


@rule("LI-B2")
def test_functions_of_other_colours_do_nothing() -> None:
    state = after_b("grey", "b_res_green", "b_marker_brown")
    assert resources(state, 0) == {"grey": 1}


@rule("LI-S10", "LI-F4")
def test_the_general_supply_never_runs_out() -> None:
    state = table(at="C", resources={0: {"grey": 40}})
    play(state, "0 take grey")
    assert resources(state, 0) == {"grey": 41}


@rule("LI-X23")
def test_a_resource_taken_in_c_is_not_rewarded_by_functions_of_b() -> None:
    state = table(at="C", functions={0: ["b_vp_grey", "b_res_grey"]}, resources={0: {}})
    play(state, "0 take grey")
    assert (resources(state, 0), points(state, 0)) == ({"grey": 1}, 0)
