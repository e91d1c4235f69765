"""La Isla: what its captions claim."""

from typing import Any

from tests.rulebook.captions.scene import Said, Scene


def _closed(scene: Scene) -> list[dict[str, Any]]:
    """The regions that one more explorer of mine on the marked space closes."""
    (space,) = (mark.removeprefix("space-") for mark in scene.marks)
    assert any(each.startswith(f"{space} ") for each in scene.offered("place"))
    found = [each for each in scene.view["regions"] if space in each["around"] and each["animal"]]
    return [each for each in found if each["lacking"][scene.picture.seat or 0] == 1]


def two_regions(scene: Scene) -> Said:
    closed = _closed(scene)
    (space,) = (mark.removeprefix("space-") for mark in scene.marks)
    place = next(each for each in scene.offers if each.startswith(f"place {space} "))
    seat = scene.picture.seat or 0
    match = scene.after(place)
    after = scene.seen(seat, match)["seats"][seat]
    assert sum(after["animals"].values()) - sum(scene.mine["animals"].values()) == len(closed)
    assert after["points"] > scene.mine["points"]
    return [len(closed)]


def whole_table(scene: Scene) -> Said:
    assert scene.marks == ["map", "track", "tray", "seat-"]
    return [len(scene.view["markers"])]


def fresh_island(scene: Scene) -> Said:
    assert scene.moment == 0
    assert all(each["animal"] for each in scene.view["regions"])
    return []


def three_cards(scene: Scene) -> Said:
    assert set(scene.mine["assigned"]) == {"A", "B", "D"}
    assert not any(scene.mine["assigned"].values())
    return [scene.mine["hand_size"]]


def covering(scene: Scene) -> Said:
    slots = scene.mine["slots"]
    free = [number for number, each in enumerate(slots, start=1) if each is None]
    assert scene.offered("put") == [str(number) for number in free]
    assert len(scene.offered("cover")) == len(slots) - len(free)
    assert len(free) == 1
    return [len(slots) - len(free)]


def where_to_place(scene: Scene) -> Said:
    assert scene.picture.asked
    lit = {each.split()[0] for each in scene.offered("place")}
    cost = scene.asked["cost"]
    goods, mine = scene.mine["resources"], scene.mine["on_island"]
    spaces = [each for each in scene.view["spaces"] if each["space"] not in mine]
    assert lit == {each["space"] for each in spaces if goods[each["colour"]] >= cost}
    return [cost]


def closing_a_region(scene: Scene) -> Said:
    assert len(_closed(scene)) == 1
    return []


def which_marker(scene: Scene) -> Said:
    assert scene.offered("advance")
    track = scene.view["track"]
    assert track == sorted(track)
    return []


def a_holder(scene: Scene) -> Said:
    assert len([each for each in scene.mine["slots"] if each]) > 1
    assert scene.marks == []
    return []


def last_round(scene: Scene) -> Said:
    assert scene.state.outcome is not None
    for each in scene.view["markers"]:
        assert each["value"] == scene.view["track"][each["position"]]
    return []
