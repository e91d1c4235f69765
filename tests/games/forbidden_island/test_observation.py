"""The vector of a position tells the same as its view."""

import pytest

from tests.conformance.observed import around, only, seen


@pytest.mark.parametrize("seats", [2, 4])
def test_a_vector_says_under_each_name_what_the_view_says(seats: int) -> None:
    for told, view, seat in seen("forbidden_island", seats):
        tiles = view["island"]["tiles"]
        assert told["level"][""] == view["water"]["level"]
        assert [bool(each) for each in told["flooded"].values()] == [t["state"] == "flooded" for t in tiles]
        assert [bool(each) for each in told["above water"].values()] == [t["state"] != "sunk" for t in tiles]
        assert sum(told["drawn next"].values()) == len((view["flood_pile"]["layers"] or [[]])[0])
        assert told["pile size"][""] == view["treasure_pile"]["size"]
        for name, place in around(view, seat):
            assert only(told[f"{name} adventurer"]) == place["adventurer"]
            assert tiles[int(only(told[f"{name} position"]))]["tile"] == place["tile"]
            assert {card: n for card, n in told[f"{name} hand"].items() if n} == place["hand"]
