"""What is in the box, as literal tables that look like the printed sheet: never computed."""

from typing import Final

# Things in the water, by kind. Positions hold numbers; names are for views, events and texts.
KINDS: Final = ["eel", "shell", "pearl", "black_pearl"]
EEL: Final = 0
STOCK: Final = [6, 12, 8, 4]  # how many of each kind (PR-S2)
POINTS: Final = [0, 1, 2, 4]
GOAL: Final = {"small": 20, "large": 30}  # by the option "chest" (PR-G1)

# Endings, in the order of the manifest, counted from 1.
CHEST_FULL: Final = 1
REEF_EMPTY: Final = 2
