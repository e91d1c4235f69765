"""How a game stands: parts, and the ways to lose (FD-E1 to E4)."""

from typing import Any

from archipel.engine.standing import Standing


def standing(view: dict[str, Any]) -> Standing:
    """The aim first, then thirst, the storm and the sand."""
    found = Standing()
    parts = [part["state"] for part in view["parts"].values()]
    found.say("parts", {"count": parts.count("picked_up"), "of": len(parts)})
    found.say("water", {"water": min([max(0, seat["water"]) for seat in view["seats"]])})
    storm = view["storm"]
    found.say("storm", {"cards": storm["level"], "left": storm["skull"] - storm["mark"]})
    found.say("sand", {"count": view["sand"]["supply"]})
    return found
