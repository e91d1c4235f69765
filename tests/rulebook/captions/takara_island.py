"""Takara Island: what its captions claim."""

from typing import Any

from tests.rulebook.captions.scene import Said, Scene


def _site(scene: Scene, name: str) -> dict[str, Any]:
    return next(each for each in scene.view["sites"] if each["site"] == name)


def _marked(scene: Scene) -> list[tuple[str, dict[str, Any]]]:
    """The sites and tiles that the numbers lie on."""
    places = [mark.removeprefix("tile-").split(":") for mark in scene.marks]
    return [(site, _site(scene, site)["tiles"][int(depth) - 1]) for site, depth in places]


def _top(site: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in site["tiles"] if each["state"] != "gone")
    return found


def second_stone(scene: Scene) -> Said:
    ((site, tile),) = _marked(scene)
    assert scene.last
    assert scene.view["stones_found"] == 1
    assert tile == _top(_site(scene, site))
    outcome = scene.after(f"dig {site}").state.outcome
    assert outcome is not None
    assert outcome.name == "both_stones"
    return [f"site-{site}", scene.view["stones_found"] + 1, "tile-d_stone"]


def whole_table(scene: Scene) -> Said:
    assert scene.marks == [".village", "dig", "gauge", ".seats"]
    (tiles,) = {len(each["tiles"]) for each in scene.view["sites"]}
    return [len(scene.view["sites"]), tiles]


def first_look(scene: Scene) -> Said:
    ((_, tile),) = _marked(scene)
    assert tile["tile"]
    assert tile["state"] == "down"
    assert tile["seen_by"] == [scene.picture.seat]
    looked = f"{scene.picture.seat} observe "
    assert not [entry for entry in scene.whole.entries[: scene.moment - 1] if entry.act.startswith(looked)]
    other = scene.seen(1 - (scene.picture.seat or 0))
    assert other["sites"][0]["tiles"][0]["tile"] is None
    return []


def after_looking(scene: Scene) -> Said:
    ((site, tile),) = _marked(scene)
    first, second, third = _site(scene, site)["tiles"][:3]
    assert second == tile
    assert "bat" in tile["tile"]
    assert first["tile"] == third["tile"] == "s_kara_2"
    assert all(each["seen_by"] == [scene.picture.seat] for each in (first, second, third))
    return [f"site-{site}", 2]


def where_to_dig(scene: Scene) -> Said:
    assert scene.picture.asked
    tops = {each["site"]: _top(each) for each in scene.view["sites"]}
    assert {site for site, top in tops.items() if top["state"] == "down"} == set(scene.offered("dig"))
    open_rock = {
        site for site, top in tops.items() if "rockfall" in (top["tile"] or "") and top["state"] == "up"
    }
    assert open_rock == set(scene.offered("destroy"))
    assert open_rock
    return []


def three_rockfalls(scene: Scene) -> Said:
    for site, tile in _marked(scene):
        assert (tile["tile"], tile["state"]) == ("s_rockfall", "up")
        assert site in scene.offered("destroy")
    seat = scene.picture.seat or 0
    cleared = [scene.after(f"destroy {site}") for site, _ in _marked(scene)]
    paid = {scene.seen(seat, match)["seats"][seat]["karas"] for match in cleared}
    assert len(paid) == 1
    return [len(_marked(scene)), paid.pop() - scene.mine["karas"]]


def recruiting(scene: Scene) -> Said:
    assert scene.marks == ["place-beach"]
    assert "recruit" in scene.offers
    return []


def a_bat(scene: Scene) -> Said:
    ((site, tile),) = _marked(scene)
    assert scene.view["village"]["sword"] == scene.picture.seat
    assert "bat" in tile["tile"]
    assert tile["state"] == "up"
    assert site in scene.offered("fight")
    return [f"site-{site}"]


def diviner_at_work(scene: Scene) -> Said:
    ((site, tile),) = _marked(scene)
    assert scene.view["step"][0] == "look_at_tiles"
    assert (scene.asked["site"], scene.asked["to"]) == (site, len(_site(scene, site)["tiles"]))
    holder = next(each for each in scene.view["specialists"] if each["specialist"] == "diviner")
    assert holder["seat"] == scene.picture.seat
    assert tile["tile"] == "d_stone"
    return ["specialist-diviner", f"site-{site}", scene.view["stones_found"] + 1]
