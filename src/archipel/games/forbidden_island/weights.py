"""The weights of the rules of thumb, fitted on whole games by ``tools/fit_forbidden_island.py``."""

from typing import Final

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
