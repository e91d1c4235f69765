"""The vector of a position tells the same as its view."""

from typing import Any

import pytest

from tests.conformance.observed import around, seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_vector_says_under_each_name_what_the_view_says(seats: int) -> None:
    for told, view, seat in seen("the_island", seats):
        for tile in view["tiles"]:
            assert told[tile["terrain"]][tile["space"]] == 1
        assert told["tiles left"] == view["tiles_left"]
        assert [each for each, n in told["boat"].items() if n] == sorted_by(told["boat"], view["boats"])
        unseen = {f"{land} {back}": n for land, backs in view["unseen"].items() for back, n in backs.items()}
        assert told["unseen"] == unseen
        for name, place in around(view, seat):
            mine = [each for each in view["explorers"] if each["seat"] == view["seats"].index(place)]
            for number, each in enumerate(mine):
                about = told[f"{name} explorer {number + 1}"]
                assert about["value"] == (each["value"] or 0)
                assert about.get(each["where"], 0) == (each["where"] != "unplaced")
                assert about["swum"] == each["swum"]
            assert sum(told[f"{name} hand"].values()) == place["hand_size"]


def sorted_by(order: dict[str, int], boats: list[dict[str, Any]]) -> list[str]:
    """The spaces of boats in the order of the board."""
    return sorted((boat["space"] for boat in boats), key=list(order).index)
