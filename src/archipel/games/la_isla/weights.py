"""What the planner believes, as numbers fitted by simulation."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "cards": 1.7,
    "extra_card": 0.6,
    "cube": 0.55,
    "single": 0.15,
    "pair": 0.3,
    "hurry": 3.0,
    "bonus_cube": 1.0,
    "discount": 0.9,
    "free_marker": 1.5,
    "best_spaces": 0.15,
    "good_spaces": 0.45,
    "joker": 0.5,
    "second_joker": 0.3,
    "exchange": 0.4,
    "company_points": 0.5,
    "company_discount": 0.3,
    "tile_points": 0.45,
    "tile_cube": 0.12,
    "tile_marker": 0.2,
    "slot": 0.4,
    "explorer": 0.35,
    "supply": 0.1,
    "closing_ready": 0.6,
    "closing": 0.45,
    "two_missing": 0.22,
    "three_missing": 0.08,
    "kinds": 0.3,
    "crowd": 1.0,
    "spite": 0.3,
}

# What a point is worth in log odds of winning: the first now, less for each round to come by the second.
ODDS: Final[list[float]] = [0.45, 0.35]
