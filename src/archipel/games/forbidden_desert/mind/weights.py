"""The fitted tables: rules of thumb, and odds of winning.

``tools/fit_forbidden_desert.py`` makes such tables anew by the same methods. It does not give these very
numbers. The rules of thumb are the middle after 11 rounds of 24 sets of weights, 240 games each. The odds
rest on 20,000 games of the rules of thumb with stray actions in their first part, and on 4,800 positions of
295 games of hurried planners, each played to the end twice or three times and counted fourfold.
"""

from typing import Final

# The rules of thumb, by the cross-entropy method on whole games of 2 to 5 players. What is gained by a task
# is in one currency: a part picked up is worth about three.
WEIGHTS: Final[dict[str, float]] = {
    "patience": 0.6932,  # what a gain is worth one action later
    "yielding": 0.5262,  # times what a team mate who is nearer could do as well
    "part": 3.5633,  # picking up a part
    "clue": 1.6887,  # revealing a clue that is needed
    "pair": 2.7094,  # more for the second clue of a part
    "pad": 1.1747,  # revealing the launch pad
    "gear": 0.8435,  # drawing an equipment card
    "home": 10.9413,  # being on the launch pad with the four parts
    "gather": 0.2633,  # the same while one part is missing
    "water": 3.9098,  # a canteen filled from empty
    "thirst": 0.5898,  # how fast a canteen's worth grows with what is in it
    "foresight": 0.273,  # how much of the next round's suns is counted as drunk already
    "urgency": 0.9519,  # more, times the odds that a canteen is too small for two rounds
    "near": 0.4454,  # how much of a well's worth for a team mate is left a step away
    "ready": 0.2248,  # share of the team's thirst that must be on a well's tile to reveal it
    "share": 0.0584,  # gain in canteens' worth for which water is handed over
    "meet": 2.3284,  # going where water can be shared
    "fill": 0.6751,  # the Water Carrier's portion from a well
    "shelter": 2.9289,  # being in a tunnel instead of dying of thirst
    "alarm": 0.0848,  # odds of a death for which a shield or the reserve is used
    "dig": 0.0961,  # taking a marker from anywhere
    "prepare": 0.0523,  # more when the tile is still to be revealed
    "scarce": 1.0599,  # more when the supply runs out
    "unblock": 0.1193,  # more when the tile is blocked
    "rescue": 1.5032,  # more when a team mate is buried there
    "wanted": 0.5688,  # more when a part lies there
    "reduce": 0.6642,  # a storm card that is not drawn
    "calm": 0.9474,  # more for everybody who may die of thirst this turn
    "guide": 0.8205,  # times what a team mate gains by being moved
    "jet": 0.4372,  # what a flight has to gain
    "spurt": 0.3167,  # what two more actions have to gain
    "blast": 1.7089,  # actions that a blaster has to save
}

# The odds of winning, by logistic regression on positions of games with 2 to 5 players; in the order of
# ``weighed.WEIGHED``. The first is for positions after the actions of a turn, the second for the start of
# one.
AFTER_ACTIONS: Final[list[float]] = [
    0.043, -0.348, -0.899, -0.992, -2.734, -0.831, -1.167, -0.784, -0.141, -1.093,
    -1.085, 0.15, 0.212, 0.187, 0.199, 0.31, 0.173, 0.114, 0.429, 0.822,
    1.493, 0.0, 0.052, 0.359, -0.243, -0.293, -1.086, -0.938, -0.15, -0.271,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.315, 0.129, 0.08, 0.018,
    0.102, 0.0, 0.0, 0.0, 0.0, 0.0, 0.055, 0.515, 0.357, 0.22,
    0.33, 0.705, 0.239, 0.128, 0.319, 0.022, 0.313, -0.414, 0.042, 0.279,
    0.279, 0.185, 0.237, 0.264, 0.298, 0.284, 0.046, 0.0, 0.023, 0.162,
    0.0, 0.0, -1.564, -0.587, 0.0, 0.0, -0.249, 0.0, -0.15, 0.0,
    0.0, -0.571, 0.0, 0.233, -0.316, 0.026, -0.685, 0.0, -0.759, 0.0,
    0.0, -0.375, -0.117,
]  # fmt: skip
BETWEEN_TURNS: Final[list[float]] = [
    0.203, -0.375, -0.869, -1.157, -2.533, -0.871, -1.195, -0.789, -0.291, -1.113,
    -1.059, 0.143, 0.214, 0.19, 0.188, 0.272, 0.169, 0.067, 0.459, 0.834,
    1.464, 0.0, 0.028, 0.379, -0.096, -2.013, -0.854, -0.456, -0.19, -0.131,
    0.0, 0.0, 0.0, 0.0, 0.002, 0.0, 0.497, 0.0, 0.186, 0.009,
    0.168, 0.0, 0.0, 0.0, 0.267, 0.565, 0.201, 0.43, 0.352, 0.221,
    0.758, 0.004, 0.449, 0.097, 0.252, 0.0, 0.525, -0.117, 0.087, 0.296,
    0.391, 0.236, 0.202, 0.235, 0.45, 0.142, 0.001, 0.001, 0.022, 0.118,
    0.0, 0.0, -1.093, -0.018, 0.0, 0.0, -0.202, 0.0, -0.168, 0.0,
    0.0, -0.575, 0.0, 0.174, -0.283, 0.133, -0.425, 0.0, -0.838, 0.0,
    0.0, -0.466, -0.157,
]  # fmt: skip

# The line through the log odds that makes them the share of games won, by ``tools/calibrate.py``: planners on
# Novice, two to five players, 120 games.
CALIBRATION: Final[list[float]] = [1.314, 0.559]

# The same for what masters find, whom a net judges for: 388 games of two to five players on Novice.
BY_MASTER: Final[list[float]] = [1.48, 0.83]

# The same for each single future of a review, which the net judges: shift, slope, what is added at the start,
# and until which turn. It tells what masters would make of a position, so that what planners give away is
# not seen late besides; chosen on 16 games of three planners, see docs/review.md.
OUTLOOK: Final[list[float]] = [1.1, 0.95, -0.2, 24.0]
