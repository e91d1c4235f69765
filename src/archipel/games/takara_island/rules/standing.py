"""How a game stands: the Stones, the points, and the sites that are empty (TK-E2 to E6)."""

from typing import Any

from archipel.engine.standing import Standing


def standing(view: dict[str, Any]) -> Standing:
    """The Stones first, then the points, then what ends the game."""
    found = Standing()
    seat = view["seat"]
    seats = view["seats"]
    if not view["stones_found"]:
        found.say("no_stone", {})
    elif seat is not None and seats[seat]["stones"]:
        found.say("own_stone", {})
    else:
        holders = [number for number, each in enumerate(seats) if each["stones"]]
        found.say("rival_stone", {"holder": holders[0]})
    if seat is not None:
        best = max([each["points"] for number, each in enumerate(seats) if number != seat])
        found.say("points", {"points": seats[seat]["points"], "best": best})
    ends = "sites_close" if view["stones_found"] else "sites_lose"
    found.say(ends, {"empty": view["empty_sites"], "of": view["closing_sites"]})
    return found
