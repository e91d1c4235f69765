"""What pictures of The Island must show, and what they may not show yet."""

from typing import Any, Final

from tests.conformance.pictures import Shows, find

# What changes in a view without any event that tells it; a star stands for every entry of a list.
UNTOLD: Final = {
    "explorers.*.swum": "everybody may swim again when the moves of a turn begin (TI-W9)",
}
# What is not yet right with the pieces of a picture, and which event of the same action puts it right.
PASSING: Final = {
    "holds a swimmer beside a shark or a serpent": "lost",
    "holds a manned boat beside a whale or a serpent": "boat_lost",
    "tiles and unseen backs differ": "revealed_tile, kept_tile, or game_over",
}


def _explorer(where: str, at: str) -> Shows:
    """The Island: an explorer is somewhere, at the event's argument of that name."""
    return lambda view, told: bool(
        find(view["explorers"], explorer=told["explorer"], where=where, at=told[at])
    )


def _boat(view: dict[str, Any], told: dict[str, Any]) -> bool:
    return bool(find(view["boats"], space=told["to"])) and not find(view["boats"], space=told["from"])


def _creature(view: dict[str, Any], told: dict[str, Any]) -> bool:
    """It stands there, or is about to strike there."""
    there = find(view["creatures"], creature=told["creature"], space=told["to"])
    return bool(there) or (view["step"] or [""])[0] == "defend"


# What a spectator's view shows once an event has been told.
SHOWN: Final[dict[str, Shows]] = {
    "placed": _explorer("land", "space"),
    "placed_boat": lambda view, told: bool(find(view["boats"], space=told["space"])),
    "walked": _explorer("land", "to"),
    "dived": _explorer("sea", "to"),
    "swam": _explorer("sea", "to"),
    "rode_dolphin": _explorer("sea", "to"),
    "jumped": _explorer("sea", "space"),
    "fell_in": _explorer("sea", "space"),
    "boarded": _explorer("boat", "to"),
    "picked_up": _explorer("boat", "space"),
    "landed": _explorer("isle", "isle"),
    "lost": lambda view, told: bool(find(view["explorers"], explorer=told["explorer"], where="lost")),
    "sailed": _boat,
    "wind_blew": _boat,
    "boat_lost": lambda view, told: not find(view["boats"], space=told["space"]),
    "moved_creature": _creature,
    "lifted": _creature,
    "removed_tile": lambda view, told: not find(view["tiles"], space=told["space"]),
    "erupted": lambda view, told: all(seat["on_board"] == 0 for seat in view["seats"]),
}
