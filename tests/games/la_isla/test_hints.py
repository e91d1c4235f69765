"""What the coach says of a line in La Isla, in positions that leave it no more obvious thing to say."""

from typing import Any

import pytest

from archipel.games import find
from archipel.games.la_isla.rules.state import LaIslaState
from tests.coach.saying import claims_of
from tests.games.la_isla.positions import PIECES, table

GAME = find("la_isla")


def said(state: LaIslaState, codes: list[int]) -> dict[str, dict[str, Any]]:
    """What is claimed of some actions of seat 0, by key; the other coach checks each claim."""
    return {key: dict(args) for key, args in claims_of(state, 0, codes)}


def code_of(state: LaIslaState, text: str) -> int:
    return next(code for code in state.legal() if state.action(code).text.startswith(text))


def card_with(resource: str, animal: str) -> str:
    """A card of this resource and animal whose function has to do with neither B nor D."""
    return next(
        str(face["card"])
        for face in PIECES.faces
        if (face["resource"], face["animal"], face["phase"]) == (resource, animal, "C")
    )


def assigned(state: LaIslaState) -> dict[str, dict[str, Any]]:
    """What is said of the first card at A, the second at B and the third at D."""
    return said(state, [code_of(state, "0 assign " + " ".join(HAND))])


HAND = [card_with("beige", "dodo"), card_with("grey", "dodo"), card_with("grey", "owlet_moth")]


@pytest.mark.parametrize(
    ("function", "key", "args"),
    [
        ("b_vp_grey", "reason-assign_b_points", {"resource": "grey", "points": 2}),
        ("d_vp_owlet_moth", "reason-assign_d_points", {"animal": "owlet_moth", "points": 2}),
        ("any_marker_owlet_moth", "reason-assign_any", {"animal": "owlet_moth", "points": 2}),
    ],
)
def test_what_functions_add_to_cards_at_b_and_d(function: str, key: str, args: dict[str, Any]) -> None:
    state = table(hands={0: sorted(HAND)}, functions={0: [function]})
    assert assigned(state)[key] == args


def test_an_animal_that_nobody_has_is_pushed() -> None:
    state = table(hands={0: sorted(HAND)}, resources={0: {}})
    assert assigned(state) == {"reason-assign_least": {"animal": "owlet_moth", "count": 0}}


def test_a_resource_that_pays_for_nothing_yet() -> None:
    """Of three spaces around a region the third is grey, and costs two."""
    state = table(at="C", explorers={0: ["i0", "i2", "m1"]}, resources={0: {"beige": 5}})
    [(key, args)] = said(state, [code_of(state, "0 take grey")]).items()
    assert key == "reason-toward"
    assert (args["resource"], args["space"], args["count"]) == ("grey", "i1", 1)


def test_a_resource_for_spaces_beside_animals() -> None:
    """Somebody stands on o5: o6 beside it is green."""
    state = table(at="C", explorers={0: ["o5"]}, resources={0: {}})
    claims = said(state, [code_of(state, "0 take green")])
    assert claims == {"reason-have": {"resource": "green", "count": 1, "spaces": 1}}


def test_what_an_explorer_leaves_and_brings() -> None:
    """o5 has nobody near, m0 lacks only i1."""
    explorers = {0: ["i0", "i2", "m1", "m0", "o5"]}
    state = table(at="C", resources={0: {"grey": 2}}, explorers=explorers, supply={0: 0})
    state.push(code_of(state, "0 place i1"))
    far = said(state, [code_of(state, "0 move_from o5")])
    assert far["reason-move_far"]["count"] >= 2
    assert far["reason-surround"]["space"] == "i1"


def test_an_explorer_moves_that_has_fewest_animals_beside_it() -> None:
    """In the outer ring a space touches fewer regions than further in."""
    state = table(
        at="C", resources={0: {"grey": 2}}, explorers={0: ["m0", "m1", "o0", "i0", "i2"]}, supply={0: 0}
    )
    state.push(code_of(state, "0 place i1"))
    assert "reason-move_few" in said(state, [code_of(state, "0 move_from o0")])
