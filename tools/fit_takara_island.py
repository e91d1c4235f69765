"""Fit what the planner of Takara Island believes: ``instinct`` (its rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``KEEN_TABLE`` of ``weights.py``: the cross-entropy method on
whole games, one seat with new weights against three greedy ones. ``odds`` prints ``ODDS`` there: games of the
planner among greedy players, then the numbers that make their winners most likely, one after the other.
"""

import math

from archipel.bots.bot import Bot
from archipel.bots.driver import next_action
from archipel.bots.greedy import Greedy
from archipel.bots.planner import Planner
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.takara_island.mind import instinct
from archipel.games.takara_island.mind.advice import TakaraAdvice
from archipel.games.takara_island.mind.evaluation import Evaluation, Standing
from archipel.games.takara_island.mind.weights import KEEN_TABLE, ODDS, QUICK, Weights
from archipel.games.takara_island.rules.components import CELLS
from archipel.games.takara_island.rules.state import TakaraState
from fitting import fit_weights, run, watch_for

GAME = find("takara_island")
SEATS = 4
EVERY = 3  # turns between two positions of a game that are noted

# Everybody's standing, how much is dug, how many sites are empty; and who won.
Row = tuple[list[Standing], float, int, list[float]]


def begin(number: int, name: str) -> TakaraState:
    """The n-th game of a series."""
    state = GAME.new(SEATS, {}, f"{name} {number}")
    assert isinstance(state, TakaraState)
    return state


def victory(state: TakaraState) -> list[float]:
    """Each seat's share of it; nobody's when all have lost."""
    assert state.outcome is not None
    won = state.outcome.won
    return [each / max(1, sum(won)) for each in won]


def share(table: dict[str, float], games: int, name: str) -> float:
    """The share of wins in a hundred games of one seat with these weights."""
    new = Weights(table)
    total = 0.0
    for number in range(games):
        state = begin(number, name)
        seat = number % SEATS
        while state.stack:
            weights = new if state.active == seat else QUICK
            state.push(instinct.choose(state, state.active, state.legal(), weights))
        total += victory(state)[seat]
    return 100 * total / games


def fit_instinct(minutes: float) -> None:
    """Rules of thumb that beat the greedy ones."""
    fit_weights(KEEN_TABLE, share, minutes, 24, 400, 2000)


def watch(number: int, rows: list[Row]) -> None:
    """One game of a quick planner, some of its positions noted with the outcome."""
    state = begin(number, "watched")
    bots: list[Bot] = [Greedy(TakaraAdvice()) for _ in range(SEATS)]
    bots[number % SEATS] = Planner(TakaraAdvice(), width=8, kept=8, playouts=32, depth=1, trust=12)
    chance = Chance.from_seed(f"watched {number}")
    noted: list[tuple[list[Standing], float, int]] = []
    turn = 0
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            if turn % EVERY == number % EVERY:
                standings = [Standing(state, seat) for seat in range(SEATS)]
                noted.append((standings, sum(state.tops) / CELLS, state.empty_sites()))
        state.push(next_action(state, bots, chance))
    won = victory(state)
    if any(won):
        rows += [(*each, won) for each in noted]


def likelihood(odds: dict[str, float], rows: list[Row]) -> float:
    """How well the odds foretell the winners: the mean of the logarithms."""
    evaluation = Evaluation(odds)
    total = 0.0
    for standings, late, empty, won in rows:
        shares = evaluation.shares(standings, late, empty)
        for each, expected in zip(won, shares, strict=True):
            if each:
                total += each * math.log(max(expected, 1e-6))
    return total / len(rows)


def fit_odds(minutes: float) -> None:
    """Watch games, then make every number a little larger or smaller as long as that helps."""
    rows: list[Row] = []
    games = watch_for(minutes, lambda number: watch(number, rows))
    odds = dict(ODDS)
    best = likelihood(odds, rows)
    print(f"# {games} games, {len(rows)} positions, {best:.4f} before", flush=True)
    steps = dict.fromkeys(odds, 0.4)
    while max(steps.values()) > 0.02:
        for name, step in steps.items():
            steps[name] = 0.6 * step
            for factor in (math.exp(step), math.exp(-step)):
                tried = {**odds, name: odds[name] * factor}
                found = likelihood(tried, rows)
                if found > best:
                    odds, best = tried, found
                    steps[name] = min(1.0, 1.3 * step)
                    break
    print(f"# {best:.4f} after")
    for name, value in odds.items():
        print(f'    "{name}": {value:.3f},')


if __name__ == "__main__":
    run(__doc__, fit_instinct, fit_odds)
