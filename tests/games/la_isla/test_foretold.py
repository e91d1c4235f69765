"""What players are told before they choose: what cards give at their letters, and what every space costs."""

import pytest

from archipel.engine.event import Json
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import seen, table, with_function
from tests.rules import rule

DOUBLE, YELLOW, DODO = with_function("b_res_yellow"), "c071", "c012"


def foretold(state: LaIslaState, a: str, b: str, d: str) -> dict[str, Json]:
    """The forecast of one assignment of seat 0."""
    wanted = {"a": a, "b": b, "d": d}
    for code in state.legal():
        args = state.action(code).args
        if all(args.get(name) == card for name, card in wanted.items()):
            return dict(state.forecast(code))
    raise AssertionError(wanted)


@rule("LI-A2", "LI-B2", "LI-D2")
def test_cards_are_foretold_with_the_function_that_goes_into_the_holder() -> None:
    state = table(hands={0: [DOUBLE, YELLOW, DODO]})
    assert foretold(state, DOUBLE, YELLOW, DODO) == {"b": {"resources": 2}, "d": {"moves": 1, "points": 2}}
    assert foretold(state, DODO, YELLOW, DOUBLE)["b"] == {"resources": 1}


@rule("LI-D4", "LI-X26", "LI-P10")
@pytest.mark.parametrize(
    ("functions", "top", "told"),
    [
        (["d_vp_dodo", "d_res_dodo"], False, {"moves": 1, "points": 4, "resources": 1}),
        (["d_vp_dodo", "d_res_dodo"], True, {"points": 2}),
        (["any_marker_dodo"], False, {"any": 1}),
    ],
)
def test_a_marker_is_foretold_as_it_stands(functions: list[str], top: bool, told: dict[str, Json]) -> None:
    state = table(
        hands={0: [DOUBLE, YELLOW, DODO]}, functions={0: functions}, markers={"dodo": 12 if top else 0}
    )
    assert foretold(state, DOUBLE, YELLOW, DODO)["d"] == told


@rule("LI-C4", "LI-F9")
def test_every_space_has_its_price_and_says_what_is_missing() -> None:
    state = table(
        at="C", resources={0: {"yellow": 1, "grey": 1}}, functions={0: ["sym_cost_bottle", "joker_yellow"]}
    )
    assert "prices" not in seen(state)
    mine = seen(state, 0)
    prices = {space["space"]: price for space, price in zip(mine["spaces"], mine["prices"], strict=True)}
    assert prices["o0"] == [2, 1]  # yellow: one is there, and a joker does not help its own colour
    assert prices["m0"] == [1, 0]  # green with a bottle: cheaper, and the joker pays
    assert prices["i4"] == [2, 0]  # grey: one and the joker
    assert prices["i3"] == [2, 1]  # beige: the joker alone
