"""What pictures of Forbidden Island must show, and what they may not show yet."""

from typing import Final

from tests.conformance.pictures import Shows, find, stands

# What is not yet right with the pieces of a picture, and which event of the same action puts it right.
PASSING: Final = {
    "Fools' Landing has sunk and the game goes on": "game_lost",
    "stands in the water and nobody is asked": "in_water, or game_lost",
    "the Treasure pile is empty": "treasure_refilled",
    "the Flood pile is empty": "flood_refilled",
    "holds 6 cards": "over_limit",
}


def _tile(state: str) -> Shows:
    return lambda view, told: (
        {"tile": told["tile"], "state": state}.items()
        <= find(view["island"]["tiles"], tile=told["tile"]).items()
    )


# What a spectator's view shows once an event has been told.
SHOWN: Final[dict[str, Shows]] = {
    "moved": stands("tile", "seat", "to"),
    "flew": stands("tile", "seat", "to"),
    "swam": stands("tile", "seat", "to"),
    "navigated": stands("tile", "pawn", "to"),
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
}
