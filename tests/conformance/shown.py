"""What the view must show once an event has been told, for the events that move a piece."""

from collections.abc import Callable
from typing import Any, Final

Shows = Callable[[dict[str, Any], dict[str, Any]], bool]  # a spectator's view, and the event's arguments


def _at(key: str, who: str, where: str) -> Shows:
    """A seat's pawn stands at the event's argument of that name."""
    return lambda view, told: view["seats"][told[who]][key] == told[where]


def _tile(state: str) -> Shows:
    return lambda view, told: (
        {"tile": told["tile"], "state": state}.items()
        <= _find(view["island"]["tiles"], tile=told["tile"]).items()
    )


def _find(things: list[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
    """The first thing that has all these entries, or none."""
    return next((thing for thing in things if wanted.items() <= thing.items()), {})


def _explorer(where: str, at: str) -> Shows:
    """The Island: an explorer is somewhere, at the event's argument of that name."""
    return lambda view, told: bool(
        _find(view["explorers"], explorer=told["explorer"], where=where, at=told[at])
    )


def _boat(view: dict[str, Any], told: dict[str, Any]) -> bool:
    return bool(_find(view["boats"], space=told["to"])) and not _find(view["boats"], space=told["from"])


def _creature(view: dict[str, Any], told: dict[str, Any]) -> bool:
    """It stands there, or is about to strike there."""
    there = _find(view["creatures"], creature=told["creature"], space=told["to"])
    return bool(there) or (view["step"] or [""])[0] == "defend"


def _gallery(view: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    site: dict[str, Any] = _find(view["sites"], site=told["site"])
    found: dict[str, Any] = site["tiles"][told["depth"] - 1]
    return found


SHOWN: Final[dict[str, dict[str, Shows]]] = {
    "forbidden_island": {
        "moved": _at("tile", "seat", "to"),
        "flew": _at("tile", "seat", "to"),
        "swam": _at("tile", "seat", "to"),
        "navigated": _at("tile", "pawn", "to"),
        "lifted": lambda view, told: all(view["seats"][pawn]["tile"] == told["to"] for pawn in told["pawns"]),
        "shored_up": _tile("dry"),
        "sandbagged": _tile("dry"),
        "flooded": _tile("flooded"),
        "sank": _tile("sunk"),
        "drew_treasure": lambda view, told: (
            told["card"] in {**view["seats"][told["seat"]]["hand"], **view["treasure_pile"]["discards"]}
        ),
        "gave": lambda view, told: told["card"] in view["seats"][told["receiver"]]["hand"],
        "discarded": lambda view, told: told["card"] in view["treasure_pile"]["discards"],
        "captured": lambda view, told: view["treasures"][told["treasure"]] == told["seat"],
        "waters_rose": lambda view, told: view["water"]["level"] == told["level"],
        "flood_stacked": lambda view, told: view["flood_pile"]["discards"] == [],
        "flood_refilled": lambda view, told: view["flood_pile"]["discards"] == [],
    },
    "forbidden_desert": {
        "moved": _at("cell", "seat", "to"),
        "moved_with": _at("cell", "pawn", "to"),
        "jetted": _at("cell", "seat", "to"),
        "navigated": _at("cell", "pawn", "to"),
        "navigated_with": _at("cell", "passenger", "to"),
        "shifted": lambda view, told: view["desert"]["hole"] == told["from"],
        "sand_fell": lambda view, told: bool(
            _find(view["desert"]["tiles"], cell=told["cell"], sand=told["count"])
        ),
        "dug": lambda view, told: bool(_find(view["desert"]["tiles"], cell=told["cell"], sand=told["left"])),
        "revealed": lambda view, told: bool(
            _find(view["desert"]["tiles"], cell=told["cell"], face=told["tile"], revealed=True)
        ),
        "picked_up": lambda view, told: view["parts"][told["part"]]["seat"] == told["seat"],
        "drew_storm": lambda view, told: told["storm"] in view["storm_pile"]["discards"],
        "saw": lambda view, told: told["storm"] in view["storm_pile"]["top"],
        "put_under": lambda view, told: view["storm_pile"]["bottom"][-1] == told["storm"],
        "drew_equipment": lambda view, told: told["equipment"] in view["seats"][told["seat"]]["hand"],
        "drank": _at("water", "seat", "water"),
        "gained_water": _at("water", "seat", "water"),
    },
    "la_isla": {
        "assigned": lambda view, told: bool(view["seats"][told["seat"]]["ready"]),
        "placed": lambda view, told: told["space"] in view["seats"][told["seat"]]["on_island"],
        "moved": lambda view, told: told["from"] not in view["seats"][told["seat"]]["on_island"],
        "surrounded": lambda view, told: _find(view["regions"], region=told["region"])["animal"] is None,
        "marker_moved": lambda view, told: (
            _find(view["markers"], animal=told["animal"])["value"] == told["value"]
        ),
        "took": lambda view, told: view["seats"][told["seat"]]["resources"][told["resource"]] > 0,
        "showed_a": lambda view, told: view["seats"][told["seat"]]["shown"]["card"] == told["card"],
        "put": lambda view, told: (
            view["seats"][told["seat"]]["slots"][told["slot"] - 1]["function"] == told["function"]
        ),
    },
    "the_island": {
        "placed": _explorer("land", "space"),
        "placed_boat": lambda view, told: bool(_find(view["boats"], space=told["space"])),
        "walked": _explorer("land", "to"),
        "dived": _explorer("sea", "to"),
        "swam": _explorer("sea", "to"),
        "rode_dolphin": _explorer("sea", "to"),
        "jumped": _explorer("sea", "space"),
        "fell_in": _explorer("sea", "space"),
        "boarded": _explorer("boat", "to"),
        "picked_up": _explorer("boat", "space"),
        "landed": _explorer("isle", "isle"),
        "lost": lambda view, told: bool(_find(view["explorers"], explorer=told["explorer"], where="lost")),
        "sailed": _boat,
        "wind_blew": _boat,
        "boat_lost": lambda view, told: not _find(view["boats"], space=told["space"]),
        "moved_creature": _creature,
        "lifted": _creature,
        "removed_tile": lambda view, told: not _find(view["tiles"], space=told["space"]),
        "erupted": lambda view, told: all(seat["on_board"] == 0 for seat in view["seats"]),
    },
    "takara_island": {
        "dug": lambda view, told: _gallery(view, told)["tile"] == told["tile"],
        "mined": lambda view, told: _gallery(view, told)["tile"] == told["tile"],
        "turned_up": lambda view, told: _gallery(view, told)["state"] == "up",
        "found_rockfall": lambda view, told: _gallery(view, told)["state"] == "up",
        "found_stone": lambda view, told: view["seats"][told["seat"]]["stones"] > 0,
        "emptied": lambda view, told: view["empty_sites"] == told["empty"],
        "rolled": lambda view, told: view["dice"]["faces"][-1] == told["face"],
        "wounded": lambda view, told: view["village"]["hospital"] > 0,
        "beat": lambda view, told: told["tile"] in view["seats"][told["seat"]]["tiles"],
        "rests": lambda view, told: view["seats"][told["seat"]]["resting"] >= told["number"],
        "hired": lambda view, told: view["seats"][told["seat"]]["specialist"] == told["specialist"],
        "went_back": lambda view, told: view["seats"][told["seat"]]["specialist"] is None,
    },
}
