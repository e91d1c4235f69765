"""How a game stands: the points as they would be counted now, and how far off the end is (LI-G1, E1)."""

from typing import Any

from archipel.engine.standing import Standing


def standing(view: dict[str, Any]) -> Standing:
    """The points first, then the end."""
    found = Standing()
    seat = view["seat"]
    totals = [each["final"]["total"] for each in view["seats"]]
    if seat is not None:
        best = max([total for number, total in enumerate(totals) if number != seat])
        found.say("points", {"points": totals[seat], "best": best})
    found.say("markers", {"sum": view["sum"], "limit": view["limit"]})
    return found
