"""The Island: what its captions claim."""

from typing import Any

from tests.rulebook.captions.scene import Said, Scene


def _space(mark: str) -> str:
    return mark.removeprefix("space-")


def _apart(scene: Scene, one: str, other: str) -> int:
    """How many spaces lie between two, the last one counted."""
    places = {name: (q, r) for name, q, r in scene.view["spaces"]}
    (q, r), (p, s) = places[one], places[other]
    return int(max(abs(q - p), abs(r - s), abs(q + r - p - s)))


def _by_sea(scene: Scene, start: str) -> dict[str, int]:
    """How many spaces it is to each one that water leads to."""
    land = [each["space"] for each in scene.view["tiles"]]
    sea = {(q, r): name for name, q, r in scene.view["spaces"] if name not in land}
    at = {name: place for place, name in sea.items()}
    found, edge = {start: 0}, [start]
    for here in edge:
        q, r = at[here]
        for step in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            there = sea.get((q + step[0], r + step[1]))
            if there and there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def _boat(scene: Scene, space: str) -> dict[str, Any]:
    return next(each for each in scene.view["boats"] if each["space"] == space)


def _isle(scene: Scene, space: str) -> str:
    return str(next(each["isle"] for each in scene.view["isles"] if space in each["shores"]))


def _people(scene: Scene, space: str, where: str) -> list[str]:
    found = scene.view["explorers"]
    return [each["explorer"] for each in found if (each["at"], each["where"]) == (space, where)]


def _creatures(scene: Scene, space: str) -> list[str]:
    return [each["creature"] for each in scene.view["creatures"] if each["space"] == space]


def _colour(scene: Scene) -> str:
    (colour,) = scene.mine["colours"]
    return str(colour)


def about_to_land(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    (passenger,) = _boat(scene, space)["passengers"]
    assert passenger.startswith(_colour(scene))
    assert f"land {passenger}" in scene.offers
    return [f"colour-{_colour(scene)}", f"isle-{_isle(scene, space)}"]


def whole_table(scene: Scene) -> Said:
    assert scene.marks == ["map", "volcano", "turn", f"seat-{scene.picture.seat}"]
    return []


def placing_boats(scene: Scene) -> Said:
    free, serpent = map(_space, scene.marks)
    places = scene.offered("place_boat")
    assert not any(scene.mine["to_place"].get(colour) for colour in scene.mine["colours"])
    assert len([each for each in scene.view["explorers"] if each["where"] == "land"]) == 40

    def beside(space: str) -> int:
        land = [each for each in scene.view["explorers"] if each["colour"] == _colour(scene)]
        return sum(_apart(scene, space, each["at"]) == 1 for each in land)

    assert free in places
    assert beside(free) == max(map(beside, places))
    assert _creatures(scene, serpent) == ["sea_serpent"]
    return [beside(free), f"colour-{_colour(scene)}", "creature-sea_serpent"]


def boarding(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    assert _boat(scene, space)["passengers"] == []
    kinds = {each.split()[0] for each in scene.offers}
    assert {"walk", "board", "sail"} <= kinds
    near = [each for each in scene.view["explorers"] if each["at"] and each["where"] == "land"]
    mine = [
        each for each in near if each["colour"] == _colour(scene) and _apart(scene, space, each["at"]) == 1
    ]
    return [f"colour-{_colour(scene)}", len(mine)]


def a_swimmer(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    (swimmer,) = _people(scene, space, "sea")
    assert scene.picture.asked
    assert swimmer.startswith(_colour(scene))
    reach = [each.split()[1] for each in scene.offered("swim") if each.startswith(swimmer)]
    assert reach
    assert {_apart(scene, space, each) for each in reach} == {1}
    return [f"colour-{_colour(scene)}"]


def shared_boats(scene: Scene) -> Said:
    shared, empty = map(_space, scene.marks)
    assert (_isle(scene, shared), _isle(scene, empty)) == ("isle_sw", "isle_ne")
    first, second = _boat(scene, shared)["passengers"]
    assert (first[:3], second[:6]) == ("red", "yellow")
    assert _boat(scene, shared)["control"] == [0, 2]
    assert _boat(scene, empty)["passengers"] == []
    assert any(each.startswith(f"{empty} ") for each in scene.offered("sail"))
    return ["colour-red", "colour-yellow", 2]


def landing(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    aboard = _boat(scene, space)["passengers"]
    assert all(each.startswith(_colour(scene)) and f"land {each}" in scene.offers for each in aboard)
    assert scene.view["step"][1] >= len(aboard)
    return [f"colour-{_colour(scene)}", f"isle-{_isle(scene, space)}", len(aboard)]


def which_tile_goes(scene: Scene) -> Said:
    assert scene.picture.asked
    ground = {each["space"]: each["terrain"] for each in scene.view["tiles"]}
    spaces = [name for name, _, _ in scene.view["spaces"]]

    def at_sea(space: str) -> bool:
        return any(_apart(scene, space, other) == 1 and other not in ground for other in spaces)

    beaches = [space for space, terrain in ground.items() if terrain == "beach" and at_sea(space)]
    assert sorted(scene.offered("remove")) == sorted(beaches)
    return [f"colour-{_colour(scene)}", "terrain-beach"]


def fresh_shark(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    assert _creatures(scene, space) == ["shark"]
    then = scene.at(scene.moment - 1).view["tiles"]
    assert {"space": space, "terrain": "beach"} in then
    assert space not in [each["space"] for each in scene.view["tiles"]]
    return ["terrain-beach", "creature-shark"]


def dolphin(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    (swimmer,) = _people(scene, space, "sea")
    match = scene.after(f"pick_swimmer {swimmer}")
    found = [action.text.split()[-1] for each in match.state.decisions() for action in each.actions]
    reached = [each for each in found if each in [name for name, _, _ in scene.view["spaces"]]]
    ways = _by_sea(scene, space)
    farthest = max(ways[each] for each in reached)
    return [f"colour-{_colour(scene)}", "tile-dolphin", farthest]


def whale_comes(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    assert _creatures(scene, space) == ["whale"]
    assert scene.view["rolled"] == "whale"
    reach = scene.offered("move_to")
    manned = [each["space"] for each in scene.view["boats"] if each["passengers"]]
    assert set(reach) & set(manned)
    return ["creature-whale", max(_apart(scene, space, each) for each in reach)]


def shark_defence(scene: Scene) -> Said:
    (space,) = map(_space, scene.marks)
    assert scene.asked["creature"] == "shark"
    assert all(each.startswith(_colour(scene)) for each in _people(scene, space, "sea"))
    assert _people(scene, space, "sea")
    assert [each for each in scene.offered("defend") if each.startswith("shark_defence")]
    return ["creature-shark", f"colour-{_colour(scene)}"]


def after_the_eruption(scene: Scene) -> Said:
    assert scene.state.outcome is not None
    assert scene.state.outcome.name == "volcano"
    assert {each["where"] for each in scene.view["explorers"]} == {"lost", "isle"}
    return []
