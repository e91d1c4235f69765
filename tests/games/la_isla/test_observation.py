"""The vector of a position tells the same as its view."""

import pytest

from tests.conformance.observed import around, only, seen


@pytest.mark.parametrize("seats", [2, 4])
def test_a_vector_says_under_each_name_what_the_view_says(seats: int) -> None:
    for told, view, seat in seen("la_isla", seats):
        assert only(told["phase"]) == view["phase"]
        assert told["marker"] == {each["animal"]: each["position"] for each in view["markers"]}
        assert told["pile size"][""] == view["pile"]
        assert sum(told["unseen"].values()) == len(view["unseen"])
        for number, card in enumerate(view["seats"][seat]["hand"]):
            assert told[f"hand {number + 1}"][card["family"]] == 1
            assert told[f"hand {number + 1}"][f"animal {card['animal']}"] == 1
        for name, place in around(view, seat):
            assert told[f"{name} points"][""] == place["points"]
            assert told[f"{name} resources"] == place["resources"]
            assert [each for each, n in told[f"{name} explorers"].items() if n] == place["on_island"]
            assert told[f"{name} hand size"][""] == place["hand_size"]
            functions = {card["family"] for card in place["slots"] if card}
            assert {each.split()[0] for each, n in told[f"{name} functions"].items() if n} == functions
