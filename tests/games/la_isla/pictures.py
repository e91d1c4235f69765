"""What pictures of La Isla must show, and what they may not show yet."""

from typing import Final

from tests.conformance.pictures import Shows, find

# What changes in a view without any event that tells it; a star stands for every entry of a list.
UNTOLD: Final = {
    "active": "whose action comes next is told by what they do",
    "phase": "action C begins with its first player's choice",
    "seats.*.shown": "the cards of action B are put away when action C begins",
}
# What is not yet right with the pieces of a picture, and which event of the same action puts it right.
PASSING: Final = {
    "cards in hand": "drew, after a shuffle in the middle of the deal",
    "is not sorted": "drew, after a shuffle in the middle of the deal",
    "a card is assigned before everybody has answered": "showed_a, after cards that are left over",
    "is surrounded and still has its tile": "surrounded",
    "slots": "gained_slot",
}


# What a spectator's view shows once an event has been told.
SHOWN: Final[dict[str, Shows]] = {
    "assigned": lambda view, told: bool(view["seats"][told["seat"]]["ready"]),
    "placed": lambda view, told: told["space"] in view["seats"][told["seat"]]["on_island"],
    "moved": lambda view, told: told["from"] not in view["seats"][told["seat"]]["on_island"],
    "surrounded": lambda view, told: find(view["regions"], region=told["region"])["animal"] is None,
    "marker_moved": lambda view, told: find(view["markers"], animal=told["animal"])["value"] == told["value"],
    "took": lambda view, told: view["seats"][told["seat"]]["resources"][told["resource"]] > 0,
    "showed_a": lambda view, told: view["seats"][told["seat"]]["shown"]["card"] == told["card"],
    "put": lambda view, told: (
        view["seats"][told["seat"]]["slots"][told["slot"] - 1]["function"] == told["function"]
    ),
}
