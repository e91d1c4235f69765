"""The fitted tables: rules of thumb, and odds of winning.

``tools/fit_forbidden_desert.py`` makes such tables anew by the same methods. It does not give these very
numbers. The rules of thumb are the middle after 8 rounds, before ``foresight`` and the present meaning of
``fill`` were added, which were set by hand. The odds pool 6,344 games of the rules of thumb with 267 and 296
games of two successive planners, the last counting most; seven weights about which so few games said nothing
(the Water Carrier and her well, buried pawns, the way to the launch pad) were set by hand, and low.
"""

from typing import Final

# The rules of thumb, by the cross-entropy method on whole games of 2 to 5 players. What is gained by a task
# is in one currency: a part picked up is worth about three.
WEIGHTS: Final[dict[str, float]] = {
    "patience": 0.6061,  # what a gain is worth one action later
    "yielding": 0.5324,  # times what a team mate who is nearer could do as well
    "part": 3.336,  # picking up a part
    "clue": 1.6863,  # revealing a clue that is needed
    "pair": 2.2666,  # more for the second clue of a part
    "pad": 0.8706,  # revealing the launch pad
    "gear": 0.9737,  # drawing an equipment card
    "home": 9.7759,  # being on the launch pad with the four parts
    "gather": 0.2216,  # the same while one part is missing
    "water": 4.1034,  # a canteen filled from empty
    "thirst": 0.6678,  # how fast a canteen's worth grows with what is in it
    "foresight": 0.5,  # how much of the next round's suns is counted as drunk already
    "near": 0.5585,  # how much of a well's worth for a team mate is left a step away
    "ready": 0.2195,  # share of the team's thirst that must be on a well's tile to reveal it
    "share": 0.0631,  # gain in canteens' worth for which water is handed over
    "meet": 1.9625,  # going where water can be shared
    "fill": 0.6,  # the Water Carrier's portion from a well
    "shelter": 2.9437,  # being in a tunnel instead of dying of thirst
    "alarm": 0.0968,  # odds of a death for which a shield or the reserve is used
    "dig": 0.0838,  # taking a marker from anywhere
    "scarce": 1.638,  # more when the supply runs out
    "unblock": 0.1393,  # more when the tile is blocked
    "rescue": 1.0849,  # more when a team mate is buried there
    "wanted": 0.5808,  # more when a part lies there
    "reduce": 0.5369,  # a storm card that is not drawn
    "guide": 1.1193,  # times what a team mate gains by being moved
    "jet": 0.4609,  # what a flight has to gain
    "spurt": 0.3499,  # what two more actions have to gain
    "blast": 1.8741,  # actions that a blaster has to save
}

# The odds of winning, by logistic regression on positions of games with 2 to 5 players; in the order of
# ``features.FEATURES``. The first is for positions after the actions of a turn, the second for the start of
# one.
AFTER_ACTIONS: Final[list[float]] = [
    -0.95, 0.259, -0.357, -0.151, -1.091, 1.146, 0.902, -0.19, -0.233, -0.581,
    0.106, 0.436, 0.825, 1.588, 0.0, -1.281, -0.654, 0.301, 0.0, 0.0,
    -3.486, 0.309, 0.404, -0.581, -0.222, -0.235, 0.104, -0.859, -0.543, -0.043,
    0.0, 0.1, 0.1, 0.3, -0.15, -0.885, -0.1, -0.578, -0.3, -0.3,
    0.0, -0.668, 0.0, -0.073, -0.04, 0.0, -0.101, -0.054, 0.143, 0.172,
    0.071, 0.016, 0.249, 0.0, -0.501, -0.763, -0.545, 0.15, -0.522, -0.627,
    -0.324, -0.222, 0.0, 0.0, -1.197, -0.092, -0.029,
]  # fmt: skip
BETWEEN_TURNS: Final[list[float]] = [
    -0.731, 0.231, -0.417, -0.227, -0.609, 1.055, 0.856, 0.0, 0.0, -0.622,
    0.068, 0.411, 0.79, 1.556, 0.0, -1.328, -0.613, 0.31, 0.0, 0.0,
    -3.369, 0.206, 0.649, -0.388, -0.149, -0.165, 0.037, -0.282, -0.404, -0.049,
    0.0, 0.1, 0.1, 0.3, -0.15, -0.583, -0.1, -0.623, -0.3, -0.3,
    0.0, -0.648, 0.0, -0.041, 0.0, 0.0, -0.07, -0.013, 0.137, 0.165,
    0.049, 0.026, 0.24, 0.0, -0.474, -0.748, -0.513, 0.074, -0.478, -0.606,
    -0.316, -0.193, 0.0, -0.079, -1.138, 0.0, 0.0,
]  # fmt: skip
