"""What the bots believe, as numbers fitted by ``tools/fit_the_island.py``."""

from typing import Final

# Rules of thumb; all positive. A move of a kind costs its share of the odds: e to the minus weight.
WEIGHTS: Final[dict[str, float]] = {
    "sail": 0.25,
    "company": 0.5,
    "land": 0.1,
    "swim": 0.5,
    "walk": 0.25,
    "board": 0.2,
    "hurry": 1.0,
    "tied": 0.8,
    "guest": 0.6,
    "serpent": 0.4,
    "shark": 0.4,
    "whale": 0.2,
    "sinking": 0.8,
    "spite": 0.4,
    "envy": 1.0,
    "ferry": 0.3,
    "lurk_serpent": 0.2,
    "lurk_shark": 0.1,
    "lurk_whale": 0.1,
    "hoard": 0.3,
    "keep_defence": 0.3,
    "site_shore": 0.15,
    "site_beach": 0.8,
    "site_forest": 1.0,
    "site_mountain": 1.0,
    "site_inland": 0.3,
    "site_together": 0.05,
    "berth": 0.3,
}
