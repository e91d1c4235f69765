"""What pictures of Forbidden Desert must show, and what they may not show yet."""

from typing import Final

from tests.conformance.pictures import Shows, find, stands

# What is not yet right with the pieces of a picture, and which event of the same action puts it right.
PASSING: Final = {
    "equipment was drawn without a gear, or a gear gave none": "drew_equipment",
    "its clues revealed": "part_placed, or part_in_eye",
    "has -1 water": "game_lost",
    "the storm pile is empty": "storm_shuffled",
}


# What a spectator's view shows once an event has been told.
SHOWN: Final[dict[str, Shows]] = {
    "moved": stands("cell", "seat", "to"),
    "moved_with": stands("cell", "pawn", "to"),
    "jetted": stands("cell", "seat", "to"),
    "navigated": stands("cell", "pawn", "to"),
    "navigated_with": stands("cell", "passenger", "to"),
    "shifted": lambda view, told: view["desert"]["hole"] == told["from"],
    "sand_fell": lambda view, told: bool(
        find(view["desert"]["tiles"], cell=told["cell"], sand=told["count"])
    ),
    "dug": lambda view, told: bool(find(view["desert"]["tiles"], cell=told["cell"], sand=told["left"])),
    "revealed": lambda view, told: bool(
        find(view["desert"]["tiles"], cell=told["cell"], face=told["tile"], revealed=True)
    ),
    "picked_up": lambda view, told: view["parts"][told["part"]]["seat"] == told["seat"],
    "drew_storm": lambda view, told: told["storm"] in view["storm_pile"]["discards"],
    "saw": lambda view, told: told["storm"] in view["storm_pile"]["top"],
    "put_under": lambda view, told: view["storm_pile"]["bottom"][-1] == told["storm"],
    "drew_equipment": lambda view, told: told["equipment"] in view["seats"][told["seat"]]["hand"],
    "drank": stands("water", "seat", "water"),
    "gained_water": stands("water", "seat", "water"),
}
