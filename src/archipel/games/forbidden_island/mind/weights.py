"""The fitted tables: rules of thumb, and odds of winning.

``tools/fit_forbidden_island.py`` makes such tables anew by the same methods. It does not give these very
numbers: the rules of thumb are the middle after 18 rounds of an earlier form of it (novice, normal and elite
games), and the odds pool 4,752 + 1,665 + 1,146 games of three successive planners,
the first counting for less.
"""

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
# players at all difficulties; in the order of ``weighed.WEIGHED``. The first is for positions before the
# draws of a turn, the second for the start of one.
AFTER_ACTIONS: Final[list[float]] = [
    1.253, -0.727, 3.66, -0.536, -0.304, -1.659, -0.791, -0.353, -0.824, -0.113,
    -0.296, -1.145, -0.576, -0.336, -0.361, -0.161, 0.084, 0.202, 1.055, 2.652,
    -0.266, -0.423, -0.388, 0.135, 0.181, -0.396, -0.156, -3.527, -3.778, 0.367,
    0.215, 0.337, -2.088, -0.705, 0.06, -0.118, -0.201, 0.49, 0.206, -0.152,
    -0.41, -0.588, -0.166, -0.198, 0.162, -0.022, -0.191, 1.159, 0.234,
]  # fmt: skip
BETWEEN_TURNS: Final[list[float]] = [
    1.367, -0.544, 3.605, -0.289, -0.288, -1.563, -0.826, -0.065, -0.223, -0.084,
    -0.284, -0.148, -0.222, -0.189, -0.164, -0.094, 0.074, 0.265, 1.203, 2.513,
    -0.277, -0.442, -0.491, 0.154, 0.321, -0.474, -0.112, -3.317, -4.347, 0.387,
    0.221, 0.342, -1.862, -0.666, 0.127, -0.074, -0.136, 0.526, 0.204, -0.174,
    -0.979, -0.651, -0.207, -0.215, 0.381, 0.318, -0.148, 1.085, 0.232,
]  # fmt: skip

# The line through the log odds that makes them the share of games won, by ``tools/calibrate.py``: planners on
# Novice, two to four players, 150 games.
CALIBRATION: Final[list[float]] = [0.895, 1.125]

# The same for what masters find, whom a net judges for: 617 games of two to four players, all difficulties.
BY_MASTER: Final[list[float]] = [0.95, 1.02]

# The same for each single future of a review, which the net judges: shift, slope, what is added at the start,
# and until which turn. It tells what masters would make of a position, so that what planners give away is
# not seen late besides; chosen on 24 games of three planners and, what is added, on 80 more: docs/review.md.
OUTLOOK: Final[list[float]] = [1.2, 1.0, 0.7, 24.0]
