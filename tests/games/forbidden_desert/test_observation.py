"""The vector of a position tells the same as its view."""

import pytest

from tests.conformance.observed import around, only, seen


@pytest.mark.parametrize("seats", [2, 5])
def test_a_vector_says_under_each_name_what_the_view_says(seats: int) -> None:
    for told, view, seat in seen("forbidden_desert", seats):
        assert only(told["hole"]) == view["desert"]["hole"]
        for tile in view["desert"]["tiles"]:
            assert told["sand"][tile["cell"]] == tile["sand"]
            assert told["revealed"][tile["cell"]] == tile["revealed"]
            assert tile["face"] is None or told[f"{tile['face']} at"][tile["cell"]] == 1
        assert told["mark"][""] == view["storm"]["mark"]
        assert {card: n for card, n in told["storm bag"].items() if n} == view["storm_pile"]["unknown"]
        assert not view["storm_pile"]["top"] or only(told["storm card 1"]) == view["storm_pile"]["top"][0]
        for name, place in around(view, seat):
            assert only(told[f"{name} cell"]) == place["cell"]
            assert told[f"{name} water + 1"][""] == place["water"] + 1
            assert {card: n for card, n in told[f"{name} hand"].items() if n} == place["hand"]
