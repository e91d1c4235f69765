"""What the bots believe, as numbers fitted by ``tools/fit_the_island.py``."""

from typing import Final

# Rules of thumb; all positive. A move of a kind costs its share of the odds: e to the minus weight.
WEIGHTS: Final[dict[str, float]] = {
    "sail": 0.249,
    "company": 0.414,
    "land": 0.1622,
    "swim": 0.4881,
    "walk": 0.2921,
    "board": 0.2855,
    "hurry": 0.9841,
    "tied": 0.8447,
    "guest": 0.7175,
    "serpent": 0.3037,
    "shark": 0.2752,
    "whale": 0.2203,
    "sinking": 0.8125,
    "spite": 0.4932,
    "envy": 0.9656,
    "ferry": 0.167,
    "lurk_serpent": 0.1656,
    "lurk_shark": 0.0971,
    "lurk_whale": 0.1431,
    "hoard": 0.2313,
    "keep_defence": 0.1553,
    "site_shore": 0.2871,
    "site_beach": 0.5857,
    "site_forest": 1.1862,
    "site_mountain": 0.9499,
    "site_inland": 0.2457,
    "site_together": 0.0506,
}

# Log odds of winning, in the order of ``evaluation.FEATURES``.
ODDS: Final[list[float]] = [0.175, 0.02, 1.321, 0.107, 0.085, 0.353]

# The line through the log odds that makes them the share of games won, by ``tools/calibrate.py``: planners
# among planners, two to four players, 150 games. The best of several lines always looks a little too good.
CALIBRATION: Final[list[float]] = [-0.247, 1.021]

# The same for what masters find, whom a net judges for: 210 games of two to four masters.
BY_MASTER: Final[list[float]] = [-0.165, 1.03]

# By which power a review would put shares right, had it no net: at the start, what is added late, and when a
# game is late.
OUTLOOK: Final[list[float]] = [0.5, 0.3, 40.0]
