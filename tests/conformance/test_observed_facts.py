"""Each game's vector says under each name what the view says of the same thing."""

from collections.abc import Iterator
from typing import Any

import pytest

from archipel.games import find
from tests.conformance.tables import Table, positions

Told = dict[str, dict[str, int]]


def seen(game: str, seats: int) -> Iterator[tuple[Told, dict[str, Any], int]]:
    """The vector, the view and the seat, at many positions."""
    table = Table(find(game), seats, {})
    observation = table.game.observation(seats)
    for state in positions(table, "facts"):
        for seat in range(seats):
            yield observation.read(state.observe(seat)), state.view(seat), seat


def around(view: dict[str, Any], seat: int) -> list[tuple[str, dict[str, Any]]]:
    """The view's seats under the names of the vector."""
    seats = view["seats"]
    return [(f"seat+{i}", seats[(seat + i) % len(seats)]) for i in range(len(seats))]


def only(entries: dict[str, int]) -> str:
    """The one entry that is set."""
    (found,) = [name for name, value in entries.items() if value]
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_forbidden_island(seats: int) -> None:
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


@pytest.mark.parametrize("seats", [2, 5])
def test_forbidden_desert(seats: int) -> None:
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


@pytest.mark.parametrize("seats", [2, 4])
def test_la_isla(seats: int) -> None:
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


@pytest.mark.parametrize("seats", [2, 4])
def test_takara_island(seats: int) -> None:
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_island(seats: int) -> None:
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
