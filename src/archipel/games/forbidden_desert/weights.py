"""The fitted tables: rules of thumb, and odds of winning."""

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
    -0.052, -0.318, -0.281, -1.05, -1.506, 1.878, 1.265, 0.463, -0.137, -0.985,
    0.121, 0.154, 0.408, 0.972, -0.024, -1.347, -0.131, 0.376, 1.25, -0.767,
    -5.538, 0.411, 0.474, -0.455, -0.159, -0.277, 0.028, -1.108, -1.019, 0.488,
    -0.921, -0.105, -0.099, -0.433, -0.161, -1.363, 0.268, -0.808, 0.092, 0.05,
    0.353, -0.411, 0.011, 0.279, -0.106, -0.009, -0.377, -0.184, 0.197, 0.202,
    0.07, 0.217, 0.294, 0.055, -0.776, -1.123, -0.739, -0.258, -0.852, -0.387,
    -0.318, -0.272, -0.488, 0.001,
]  # fmt: skip
BETWEEN_TURNS: Final[list[float]] = [
    0.187, -0.368, -0.38, -1.148, -1.176, 1.741, 1.467, 0.7, 0.08, -0.886,
    0.123, 0.166, 0.419, 1.017, 0.001, -1.237, -0.045, 0.381, 1.264, -0.799,
    -5.617, 0.294, 0.627, -0.267, -0.039, -0.184, 0.014, -0.356, -0.864, 0.498,
    -0.959, -0.108, -0.109, -0.475, -0.142, -1.396, 0.253, -0.892, 0.006, 0.147,
    0.384, -0.444, -0.025, 0.328, -0.068, -0.015, -0.385, -0.14, 0.187, 0.202,
    0.055, 0.227, 0.274, 0.074, -0.755, -1.119, -0.717, -0.397, -0.833, -0.377,
    -0.352, -0.104, -0.439, -0.278,
]  # fmt: skip
