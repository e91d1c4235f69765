"""The fitted tables, made by ``tools/fit_forbidden_island.py``: rules of thumb, and odds of winning."""

from typing import Final

# The rules of thumb, by the cross-entropy method on whole games of 2 to 4 players.
# A tile on which the game hangs (Fools' Landing, the last site of a treasure) has importance 1.
WEIGHTS: Final[dict[str, float]] = {
    "spare_site": 0.2479,  # importance of a site whose treasure has another one
    "wet_spare": 0.2043,  # more of it when the other one is flooded too
    "plain": 0.0846,  # importance of any other tile
    "standing": 0.0402,  # more of it for every pawn that stands there
    "later": 0.238,  # how much the odds of the following round count beside those of this turn
    "always": 0.0292,  # urgency of a flooded tile that cannot sink soon
    "patience": 0.4268,  # what a gain is worth one action later
    "home": 0.4358,  # a step towards Fools' Landing with the four treasures
    "gather": 0.0124,  # the same with three
    "to_site": 0.3442,  # a step towards the site with four cards in hand
    "leaning": 0.0167,  # the same with three
    "meeting": 0.0071,  # a step towards a team mate who collects what one holds, a point of card worth
    "completing": 2.553,  # times that, when it brings four together
    "giving": 0.0486,  # a point of card worth gained by handing a card over
    "crowded": 1.2712,  # points lost by handing a card to a full hand
    "second": 2.0103,  # points for the second equal treasure card in a hand, the first being worth 1
    "third": 6.331,
    "fourth": 11.3907,
    "first_lift": 7.3515,  # points for the team's first Helicopter Lift
    "next_lift": 1.464,  # for a further one
    "bags": 0.8425,  # for Sandbags
    "threshold": 0.1395,  # urgency from which Sandbags are played
}

# The odds of winning, by logistic regression on positions of games that the planner played with 2 to 4
# players at all difficulties; in the order of ``features.FEATURES``. The first is for positions before the
# draws of a turn, the second for the start of one.
AFTER_ACTIONS: Final[list[float]] = [
    1.209, -0.892, 3.466, -0.336, -0.339, -1.446, -0.752, -0.352, -0.679, -0.265,
    -0.267, -1.05, -0.68, -0.349, -0.439, -0.117, 0.12, 0.206, 0.98, 2.535,
    -0.261, -0.416, -0.359, 0.093, 0.118, -0.333, -0.174, -3.331, -3.412, 0.337,
    0.218, 0.343, -1.951, -0.689, 0.061, -0.134, -0.19, 0.435, 0.193, -0.086,
    -0.384, -0.597, -0.135, -0.205, 0.477, -0.021, -0.189, 0.894, 0.21,
]  # fmt: skip
BETWEEN_TURNS: Final[list[float]] = [
    1.306, -0.693, 3.424, -0.149, -0.307, -1.325, -0.803, -0.055, -0.122, -0.197,
    -0.257, -0.184, -0.283, -0.212, -0.236, -0.06, 0.09, 0.234, 1.112, 2.43,
    -0.272, -0.435, -0.451, 0.125, 0.259, -0.404, -0.13, -3.156, -3.901, 0.359,
    0.23, 0.337, -1.812, -0.702, 0.114, -0.104, -0.132, 0.477, 0.183, -0.091,
    -0.96, -0.658, -0.161, -0.187, 0.627, 0.21, -0.174, 0.836, 0.191,
]  # fmt: skip
