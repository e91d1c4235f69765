"""Forbidden Island: what its captions claim."""

from typing import Any

from tests.rulebook.captions.scene import Said, Scene


def _tiles(scene: Scene, state: str) -> list[str]:
    return [each["tile"] for each in scene.view["island"]["tiles"] if each["state"] == state]


def _tile(scene: Scene, name: str) -> dict[str, Any]:
    return next(each for each in scene.view["island"]["tiles"] if each["tile"] == name)


def _who(scene: Scene) -> str:
    return f"adventurer-{scene.mine['adventurer']}"


def ready_to_leave(scene: Scene) -> Said:
    assert scene.last
    assert scene.marks == ["tile-fools_landing"]
    assert {each["tile"] for each in scene.seats} == {"fools_landing"}
    assert scene.mine["hand"]["helicopter_lift"]
    outcome = scene.after("take_off").state.outcome
    assert outcome is not None
    assert all(outcome.won)
    return [len(scene.seats), "tile-fools_landing", _who(scene), "card-helicopter_lift"]


def whole_table(scene: Scene) -> Said:
    assert scene.marks == ["map", "gauge", "quest", "pile", ".hand"]
    return [len(scene.view["treasures"])]


def first_floods(scene: Scene) -> Said:
    assert scene.moment == 0
    assert not _tiles(scene, "sunk")
    return [len(_tiles(scene, "flooded")), len(scene.seats)]


def explorers_reach(scene: Scene) -> Said:
    assert scene.picture.asked
    here = _tile(scene, scene.mine["tile"])
    for kind in ("move", "shore_up"):
        reached = [_tile(scene, name) for name in scene.offered(kind)]
        assert any(each["row"] != here["row"] and each["column"] != here["column"] for each in reached), kind
    assert _who(scene) == "adventurer-explorer"
    return [_who(scene)]


def four_winds(scene: Scene) -> Said:
    treasure, cards = max(scene.mine["hand"].items(), key=lambda each: each[1])
    assert scene.marks == [f"tile-{scene.mine['tile']}"]
    assert scene.offered("capture") == [treasure]
    return [_who(scene), f"tile-{scene.mine['tile']}", cards, f"treasure-{treasure}"]


def divers_way(scene: Scene) -> Said:
    assert scene.picture.asked
    assert len(scene.whole.entries) - scene.moment < 10  # late
    here, sunk = _tile(scene, scene.mine["tile"]), [_tile(scene, name) for name in _tiles(scene, "sunk")]
    beyond = [
        each
        for each in (_tile(scene, name) for name in scene.offered("move"))
        if any(
            gone["row"] == here["row"] == each["row"]
            and min(here["column"], each["column"]) < gone["column"] < max(here["column"], each["column"])
            for gone in sunk
        )
    ]
    assert beyond
    return [_who(scene)]


def six_cards(scene: Scene) -> Said:
    assert scene.mine["hand_size"] == sum(scene.mine["hand"].values())
    assert all(each.split()[0] in ("discard", "helicopter", "sandbags") for each in scene.offers)
    return [scene.mine["hand_size"]]


def layers(scene: Scene) -> Said:
    assert scene.marks == ["gauge"]
    piles = scene.view["flood_pile"]["layers"]
    warned = [each["tile"] for each in scene.view["island"]["tiles"] if each["danger"]]
    assert warned == ["observatory"]
    assert _tile(scene, "observatory")["state"] == "flooded"
    assert len(piles) > 1
    assert "observatory" in piles[0]
    rises, cards = scene.view["treasure_pile"]["discards"]["waters_rise"], scene.view["water"]["flood_cards"]
    return [rises, cards, "tile-observatory"]


def half_sunk(scene: Scene) -> Said:
    assert scene.marks == ["tile-fools_landing", "tile-silver_gate"]
    assert _tile(scene, "fools_landing")["state"] == "flooded"
    assert "fools_landing" in scene.view["flood_pile"]["discards"]
    assert _tile(scene, "silver_gate")["state"] == "sunk"
    return ["tile-fools_landing", "tile-silver_gate"]


def pilot_in_the_water(scene: Scene) -> Said:
    tile = scene.mine["tile"]
    assert scene.marks == [f"tile-{tile}"]
    assert _tile(scene, tile)["state"] == "sunk"
    assert _tile(scene.at(scene.moment - 1), tile)["state"] != "sunk"
    assert sorted(scene.offered("swim")) == sorted(_tiles(scene, "dry") + _tiles(scene, "flooded"))
    return [f"tile-{tile}", _who(scene)]
