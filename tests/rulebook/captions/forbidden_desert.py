"""Forbidden Desert: what its captions claim."""

from typing import Any

from tests.rulebook.captions.scene import Said, Scene


def _tile(scene: Scene, cell: str) -> dict[str, Any]:
    return next(each for each in scene.view["desert"]["tiles"] if each["cell"] == cell)


def _seat(scene: Scene, adventurer: str) -> dict[str, Any]:
    return next(each for each in scene.seats if each["adventurer"] == adventurer)


def ready_to_fly(scene: Scene) -> Said:
    assert scene.last
    assert {each["state"] for each in scene.view["parts"].values()} == {"picked_up"}
    pad, here = (mark.removeprefix("tile-") for mark in scene.marks)
    assert _tile(scene, pad)["face"] == "launch_pad"
    assert scene.mine == _seat(scene, "climber")
    assert scene.mine["cell"] == here == _seat(scene, "archaeologist")["cell"]
    outcome = scene.after(f"move_with {pad} 0").state.outcome
    assert outcome is not None
    assert all(outcome.won)
    return ["adventurer-climber", "tile-launch_pad", "adventurer-archaeologist"]


def whole_table(scene: Scene) -> Said:
    assert scene.marks == ["map", "ladder", "quest", "canteen"]
    assert {each["state"] for each in scene.view["parts"].values()} == {"hidden"}
    return [len(scene.view["parts"])]


def first_sand(scene: Scene) -> Said:
    assert scene.moment == 0
    assert scene.marks == ["eye"]
    (wreck,) = {each["cell"] for each in scene.seats}
    assert not _tile(scene, wreck)["revealed"]
    assert _tile(scene, wreck)["face"]  # the one tile whose face is known: FD-S3
    return [sum(each["sand"] for each in scene.view["desert"]["tiles"])]


def where_to_dig(scene: Scene) -> Said:
    sand = {each["sand"]: each["blocked"] for each in scene.view["desert"]["tiles"]}
    assert sand == {0: False, 1: False, 2: True}
    return [min(count for count, blocked in sand.items() if blocked)]


def about_to_reveal(scene: Scene) -> Said:
    assert scene.marks == [f"tile-{scene.mine['cell']}"]
    tile = _tile(scene, scene.mine["cell"])
    assert (tile["sand"], tile["revealed"]) == (0, False)
    assert "reveal" in scene.offers
    return [f"adventurer-{scene.mine['adventurer']}"]


def two_clues(scene: Scene) -> Said:
    row, column, crossing = (mark.removeprefix("tile-") for mark in scene.marks)
    assert _tile(scene, row)["face"] == "clue_propeller_row"
    assert _tile(scene, column)["face"] == "clue_propeller_col"
    assert crossing == column[0] + row[1]
    assert scene.view["parts"]["propeller"] == {"state": "on_tile", "cell": crossing, "seat": None}
    return ["part-propeller"]


def sharing(scene: Scene) -> Said:
    carrier, climber = scene.mine, _seat(scene, "climber")
    assert scene.marks == [f"tile-{carrier['cell']}", f"tile-{climber['cell']}"]
    ours, theirs = _tile(scene, carrier["cell"]), _tile(scene, climber["cell"])
    assert abs(ours["row"] - theirs["row"]) + abs(ours["column"] - theirs["column"]) == 1
    assert f"give {scene.seats.index(climber)} 1" in scene.offers
    return [f"adventurer-{carrier['adventurer']}", "adventurer-climber"]


def after_the_wind(scene: Scene) -> Said:
    before = scene.at(scene.moment - 1)
    eye, *moved = (mark.removeprefix("tile-") for mark in scene.marks)
    assert (eye, moved) == ("eye", ["a4", "a5"])
    assert scene.view["desert"]["hole"] == "a3"  # just above them
    for cell, came_from in zip(moved, ("a3", "a4"), strict=True):  # a row further down: south
        now, then = _tile(scene, cell), _tile(before, came_from)
        assert (now["back"], now["face"], now["sand"]) == (then["back"], then["face"], then["sand"] + 1)
    return [len(moved)]


def in_the_shade(scene: Scene) -> Said:
    tunnel, pad = (mark.removeprefix("tile-") for mark in scene.marks)
    assert _tile(scene, tunnel)["face"] == "tunnel"
    assert _tile(scene, pad)["face"] == "launch_pad"
    assert _seat(scene, "water_carrier")["cell"] == pad
    after = scene.at(scene.moment + 1)
    assert after.view["storm_pile"]["discards"]["sun_beats_down"] == 1
    assert "sun_beats_down" not in scene.view["storm_pile"]["discards"]
    drunk = [then["water"] - now["water"] for then, now in zip(scene.seats, after.seats, strict=True)]
    assert drunk == [0 if each["cell"] == tunnel else 1 for each in scene.seats]
    shade = [each for each in scene.seats if each["cell"] == tunnel]
    return ["storm-sun_beats_down", len(shade), "tile-tunnel", "adventurer-water_carrier", "tile-launch_pad"]


def cards_in_hand(scene: Scene) -> Said:
    assert scene.view["actions_left"] == 0  # they cost none: FD-A8
    assert len(scene.mine["hand"]) > 1
    for card in scene.mine["hand"]:
        assert any(each.split()[0] == card for each in scene.offers), card
    given = [each.act for each in scene.whole.entries[: scene.moment] if " hand_over " in str(each.act)]
    assert not [act for act in given if str(act).endswith(f" {scene.picture.seat}")]
    return [f"adventurer-{scene.mine['adventurer']}"]


def a_passenger(scene: Scene) -> Said:
    assert scene.view["active"] == scene.picture.seat
    with_me = [str(seat) for seat, each in enumerate(scene.seats) if each["cell"] == scene.mine["cell"]]
    with_me.remove(str(scene.picture.seat))
    ways = scene.offered("move")
    assert ways
    assert sorted(scene.offered("move_with")) == sorted(f"{cell} {seat}" for cell in ways for seat in with_me)
    return [f"adventurer-{scene.mine['adventurer']}"]
