"""What is in the box, as literal tables that look like the printed sheet: never computed."""

from typing import Final

# Things in the water, by kind. Positions hold numbers; names are for views, events and texts.
KINDS: Final = ["eel", "shell", "pearl", "black_pearl"]
EEL: Final = 0
POINTS: Final = [0, 1, 2, 4]

REEFS: Final = ["shallow", "deep"]
STOCK: Final = [[2, 6, 3, 0], [4, 2, 4, 3]]  # reef -> how many of each kind (PR-S2)

GOAL: Final = {"small": 12, "large": 18}  # by the option "chest" (PR-G1)

# Endings, in the order of the manifest, counted from 1.
CHEST_FULL: Final = 1
REEF_EMPTY: Final = 2
