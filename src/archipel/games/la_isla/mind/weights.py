"""What the bots believe, as fitted numbers; ``tools/fit_la_isla.py`` has the methods."""

from typing import Final

# Rules of thumb, in points unless another measure is named; all positive.
WEIGHTS: Final[dict[str, float]] = {
    "cards": 2.667,  # among how many cards the best kind of resource or animal can be chosen
    "extra_card": 0.3,  # how many more with that function
    "cube": 1.05,  # a resource while it can be spent
    "pair": 0.248,  # more, for two of one colour
    "hurry": 3.788,  # actions C to come from which on there is time enough for everything
    "bonus_cube": 1.091,  # a resource that a function gives
    "discount": 1.05,  # a resource that a function saves
    "free_marker": 2.444,  # a marker that a function lets move
    "best_spaces": 0.099,  # how often a placement gets what functions bring on the best spaces
    "good_spaces": 0.183,  # and on the good ones
    "joker": 0.332,  # an action C with it, as are the next seven
    "second_joker": 0.31,
    "exchange": 0.522,
    "company_points": 0.452,
    "company_discount": 0.256,
    "tile_points": 0.36,
    "tile_cube": 0.086,
    "tile_marker": 0.134,
    "slot": 0.104,  # a free slot, for each round to come
    "explorer": 0.177,  # an explorer, for each action C to come
    "supply": 0.081,  # an explorer that need not leave a space
    "closing_ready": 0.417,  # the odds of a region that lacks one explorer, which can be paid for
    "closing": 0.265,  # that lacks one
    "two_missing": 0.1,  # that lacks two
    "three_missing": 0.028,  # that lacks three
    "contest": 0.46,  # what of such hope is lost where a rival can close the region now
    "denial": 0.56,  # an animal that a rival could have taken
    "set_pull": 1.14,  # how much of what an animal adds to sets, and to the hope for one, is seen beforehand
    "tile_works": 1.0,  # how much of what functions give for an animal is seen beforehand
    "kinds": 0.261,  # hope for a complete set
    "crowd": 1.462,  # markers that climb whoever owns the animal
    "spite": 0.33,  # what hurts a rival, against what helps oneself
}

# What a point is worth in log odds of winning: the first in the last round, divided by one plus the second
# for every round after this one.
ODDS: Final[list[float]] = [0.5, 0.4]

# The line through the log odds that makes them the share of games won, by ``tools/calibrate.py``: planners
# among planners, two to four players, 240 games. The best of several lines always looks a little too good.
CALIBRATION: Final[list[float]] = [-0.399, 0.78]

# The same for what masters find, whom a net judges for: 46 games of two to four masters.
BY_MASTER: Final[list[float]] = [-0.22, 1.36]

# By which power a review would put shares right, had it no net: at the start, what is added late, and when a
# game is late.
OUTLOOK: Final[list[float]] = [0.3, 0.3, 10.0]

# What the features are worked out with. A net is fitted to what it is shown: other numbers need another net.
SHOWN: Final[dict[str, float]] = {
    "cards": 2.2883,
    "extra_card": 0.3906,
    "cube": 1.0581,
    "pair": 0.3009,
    "hurry": 3.2317,
    "bonus_cube": 1.0767,
    "discount": 1.0278,
    "free_marker": 1.7964,
    "best_spaces": 0.1288,
    "good_spaces": 0.2761,
    "joker": 0.3524,
    "second_joker": 0.3035,
    "exchange": 0.4652,
    "company_points": 0.4869,
    "company_discount": 0.2794,
    "tile_points": 0.3599,
    "tile_cube": 0.097,
    "tile_marker": 0.1523,
    "slot": 0.1043,
    "explorer": 0.2609,
    "supply": 0.0589,
    "closing_ready": 0.427,
    "closing": 0.3215,
    "two_missing": 0.1319,
    "three_missing": 0.0533,
    "kinds": 0.3173,
    "crowd": 1.2871,
    "spite": 0.3464,
    "contest": 0.0,
    "denial": 0.0,
    "set_pull": 0.0,
    "tile_works": 0.0,
}
