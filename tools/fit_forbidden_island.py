"""Fit what the bots of Forbidden Island believe: ``instinct`` (rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games. ``odds`` prints the two other tables there: games of the planner, then logistic
regression of their outcomes on the features.
"""

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.engine.chance import Chance
from archipel.engine.team import ESCAPED
from archipel.games import find
from archipel.games.forbidden_island.mind.advice import IslandAdvice
from archipel.games.forbidden_island.mind.instinct import Instinct, play_turns
from archipel.games.forbidden_island.mind.weighed import Outlook, weighed
from archipel.games.forbidden_island.mind.weights import WEIGHTS
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawTreasure, TakeActions
from fitting import Rows, Weights, fit_odds, fit_weights, run

GAME = find("forbidden_island")
SEATS = [2, 3, 2, 4]
DIFFICULTIES = ["novice", "normal", "elite", "legendary"]


def begin(number: int, name: str) -> IslandState:
    """The n-th game of a series: seats and difficulties in turn."""
    difficulty = DIFFICULTIES[number // 4 % 4]
    state = GAME.new(SEATS[number % 4], {"difficulty": difficulty}, f"{name} {number}")
    assert isinstance(state, IslandState)
    return state


def score(weights: Weights, games: int, name: str) -> float:
    """Wins in a hundred games, with a little for every treasure, so that weak weights can be told apart."""
    instinct = Instinct(weights)
    total = 0.0
    for number in range(games):
        state = begin(number, name)
        play_turns(state, instinct, 1000)
        total += 100.0 * (state.ending == ESCAPED) + sum(captor >= 0 for captor in state.captors)
    return total / games


def watch(number: int, after_actions: Rows, between_turns: Rows) -> None:
    """One game of quick planners, its positions noted with the outcome."""
    state = begin(number, "watched")
    bots = [Planner(IslandAdvice(), playouts=48, depth=2) for _ in range(state.seats)]
    chance = Chance.from_seed(f"watched {number}")
    early: list[list[float]] = []
    late: list[list[float]] = []
    while state.stack:
        step = state.stack[-1]
        if isinstance(step, TakeActions) and step.left == 3:
            early.append(list(weighed(state, Outlook(state))))
        elif isinstance(step, DrawTreasure) and step.left == 2:
            late.append(list(weighed(state, Outlook(state))))
        state.push(next_action(state, bots, chance))
    won = state.ending == ESCAPED
    between_turns += [(row, won) for row in early]
    after_actions += [(row, won) for row in late]


if __name__ == "__main__":
    run(
        __doc__,
        lambda minutes: fit_weights(WEIGHTS, score, minutes, population=50, games=800, checks=8000),
        lambda minutes: fit_odds(watch, minutes),
    )
