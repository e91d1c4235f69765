"""The vector of a position tells the same as its view."""

import pytest

from tests.conformance.observed import around, seen


@pytest.mark.parametrize("seats", [2, 4])
def test_a_vector_says_under_each_name_what_the_view_says(seats: int) -> None:
    for told, view, seat in seen("takara_island", seats):
        for site in view["sites"]:
            assert told["gone"][site["site"]] == 9 - site["left"]
            for tile in site["tiles"]:
                known = told[f"{site['site']} {tile['depth']} is"]
                assert [kind for kind, n in known.items() if n] == ([tile["tile"]] if tile["tile"] else [])
        assert told["unseen"] == {kind: n for level in view["unseen"].values() for kind, n in level.items()}
        for name, place in around(view, seat):
            assert told[f"{name} karas"][""] == place["karas"]
            assert told[f"{name} xp + 8"][""] == place["xp"] + 8
            assert told[f"{name} home"][""] == place["home"]
            assert {kind: n for kind, n in told[f"{name} tiles"].items() if n} == place["tiles"]
