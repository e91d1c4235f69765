"""What pictures of Takara Island must show, and what they may not show yet."""

from typing import Any, Final

from tests.conformance.pictures import Shows, find

# What changes in a view without any event that tells it; a star stands for every entry of a list.
UNTOLD: Final = {
    # Without the memory aid, what a player holds in the hand is seen while looking and not afterwards.
    "sites.*.tiles.*.tile": "a tile that was looked at is put back (TK-O2)",
    "sites.*.tiles.*.life": "the same",
    "unseen": "the same",
}
# What is not yet right with the pieces of a picture, and which event of the same action puts it right.
PASSING: Final = {
    "a tile lies face up that should be gone": "gained, drew_chest, or found_stone",
    "chest tiles are not conserved": "kept_chest, mimic_fled, or cashed_map: it is in the player's hand",
    "wound tokens that cannot be": "beat",
}


def _gallery(view: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    site: dict[str, Any] = find(view["sites"], site=told["site"])
    found: dict[str, Any] = site["tiles"][told["depth"] - 1]
    return found


# What a spectator's view shows once an event has been told.
SHOWN: Final[dict[str, Shows]] = {
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
}
