"""How a game stands: whom a seat has saved, and how far off the end is (TI-A1, E1, V2 to V4)."""

from typing import Any

from archipel.engine.standing import Standing


def standing(view: dict[str, Any]) -> Standing:
    """What counts first, then the end."""
    found = Standing()
    seat = view["seat"]
    if not view["begun"]:
        if seat is not None:
            _set_up(found, view, seat)
        return found
    if seat is not None:
        mine = view["seats"][seat]
        what = "heads" if view["options"]["all_equal"] == "yes" else "values"
        found.say(what, {"saved": mine["saved"], "out": mine["on_board"]})
    left = view["tiles_left"]
    if view["options"]["end"] == "to_the_last":
        found.say("last_explorer", {"count": sum([each["on_board"] for each in view["seats"]])})
    elif view["options"]["end"] == "submerged":
        found.say("last_tile", {"count": sum(left.values())})
    else:  # TI-R2: not before every beach and every forest is gone
        found.say("volcano", {"mountains": left["mountain"], "before": left["beach"] + left["forest"]})
    return found


def _set_up(found: Standing, view: dict[str, Any], seat: int) -> None:
    """What is still to be placed."""
    own = [each["where"] for each in view["explorers"] if each["seat"] == seat]
    explorers = own.count("unplaced")
    if explorers:
        found.say("to_place", {"count": explorers})
    else:
        found.say("boats_to_place", {"count": view["seats"][seat]["boats"]})
