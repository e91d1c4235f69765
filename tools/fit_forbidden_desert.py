"""Fit what the bots of Forbidden Desert believe: ``instinct`` (rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games. ``odds`` prints the two other tables there: games of the planner, then logistic
regression of their outcomes on the features.
"""

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.engine.action import NUMBER_MASK
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.forbidden_desert.actions import END_STEP
from archipel.games.forbidden_desert.advice import DesertAdvice
from archipel.games.forbidden_desert.features import Outlook, features
from archipel.games.forbidden_desert.instinct import Instinct, play_turns
from archipel.games.forbidden_desert.state import ESCAPED, NOT_FOUND, DesertState
from archipel.games.forbidden_desert.weights import WEIGHTS
from fitting import Rows, Weights, fit_odds, fit_weights, run

GAME = find("forbidden_desert")
SEATS = [2, 3, 4, 2, 3, 5]
# Features (by their place in ``FEATURES``) that can only help, or only harm.
HELP = [5, 6, 10, 11, 12, 13, 14, 17, 21, 22, 30, 31, 32, 33, 42, 45, 48, 49, 50, 51, 52, 53]
HARM = [4, 7, 8, 9, 15, 18, 19, 20, 23, 24, 25, 27, 28, 29, 34, 35, 36, 37, 38, 39, 40, 41, 43, 44]
HARM += [60, 62, 63, 64, 65, 66]
SIGNS = dict.fromkeys(HELP, 1) | dict.fromkeys(HARM, -1)
DIFFICULTIES = ["novice", "novice", "normal"]


def begin(number: int, name: str) -> DesertState:
    """The n-th game of a series: seats and difficulties in turn."""
    difficulty = DIFFICULTIES[number // 6 % 3]
    state = GAME.new(SEATS[number % 6], {"difficulty": difficulty}, f"{name} {number}")
    assert isinstance(state, DesertState)
    return state


def score(weights: Weights, games: int, name: str) -> float:
    """Wins in a hundred games, with a little for what was found, so that weak weights can be told apart."""
    instinct = Instinct(weights)
    total = 0.0
    for number in range(games):
        state = begin(number, name)
        play_turns(state, instinct, 1000)
        found = sum(place != NOT_FOUND for place in state.parts)
        total += 8.0 * (4 - state.parts_left) + 2.0 * found + 0.4 * state.revealed.bit_count()
        total += 100.0 * (state.ending == ESCAPED)
    return total / games


def watch(number: int, after_actions: Rows, between_turns: Rows) -> None:
    """One game of quick planners, its positions noted with the outcome."""
    state = begin(number, "watched")
    bots = [
        Planner(DesertAdvice(), width=10, glances=3, kept=3, playouts=30, depth=3) for _ in range(state.seats)
    ]
    chance = Chance.from_seed(f"watched {number}")
    early: list[list[float]] = []
    late: list[list[float]] = []
    while state.stack:
        if len(early) < state.turn:
            early.append(features(state, Outlook(state)))
        code = next_action(state, bots, chance)
        if code & NUMBER_MASK == END_STEP:
            late.append(features(state, Outlook(state)))
        state.push(code)
    won = state.ending == ESCAPED
    between_turns += [(row, won) for row in early]
    after_actions += [(row, won) for row in late]


if __name__ == "__main__":
    run(
        __doc__,
        lambda minutes: fit_weights(WEIGHTS, score, minutes, population=40, games=400, checks=4000),
        lambda minutes: fit_odds(watch, minutes, SIGNS),
    )
