"""What every first action of a position is worth, as the strongest bot finds it: the odds behind an exercise.

Every legal action begins some lines of play; the best of the likeliest ones is played out on futures that are
the same for all actions, so that what one has more than another is no luck of the draw.
"""

import math
from typing import Any, Final

from archipel.bots.registry import advice_of
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State

ALL: Final = 1000  # lines: every one that there is
LIKELY: Final = 3  # lines that begin alike, of which the best is played out
GLANCES: Final = 12  # futures that decide which of them that is
ALIKE: Final = 2.0  # points of a hundred games that tell nothing apart
SURE: Final = 3.0  # standard errors


class Move:
    """A first action, the best line that begins with it, and what its futures found."""

    def __init__(self, text: str, code: int, line: Line[Any]) -> None:
        self.text = text
        self.code = code
        self.line = line
        self.found: list[float] = []
        self.odds = 0.0  # in games of a hundred, as people are told


class Measured:
    """Every first action of a seat, the best one first."""

    def __init__(self, moves: list[Move], advice: Advice[Any]) -> None:
        for move in moves:
            move.odds = 100 * advice.calibrated(sum(move.found) / len(move.found))
        self.moves = sorted(moves, key=lambda move: -move.odds)
        best = self.moves[0]
        self.accepted = [move for move in self.moves if best.odds - move.odds < ALIKE]
        others = self.moves[len(self.accepted) :]
        self.margin = best.odds - others[0].odds if others else 0.0
        self.error = _error(best.found, others[0].found) if others else 1.0
        self.clear = bool(others) and _gap(best.found, others[0].found) > SURE * self.error


def _gap(ours: list[float], theirs: list[float]) -> float:
    return (sum(ours) - sum(theirs)) / len(ours)


def _error(ours: list[float], theirs: list[float]) -> float:
    """The standard error of what one line has more than another, on common futures."""
    apart = [mine - other for mine, other in zip(ours, theirs, strict=True)]
    mean = sum(apart) / len(apart)
    return math.sqrt(sum((each - mean) ** 2 for each in apart) / len(apart) / (len(apart) - 1))


def measure(state: State, seat: int, seed: str, futures: int) -> Measured:
    """The odds of every legal action of a seat, as a planner finds them on so many futures."""
    game = state.game
    advice = advice_of(game)
    depth = game.bots["planner"].get("depth", 4)
    chance = Chance.from_seed(seed)
    world = Perspective(state, seat, chance).imagine()
    beginning: dict[int, list[Line[Any]]] = {code: [] for code in world.legal() if code >> SEAT_SHIFT == seat}
    for line in advice.lines(world, seat, ALL):
        if line.codes and len(beginning[line.codes[0]]) < LIKELY:
            beginning[line.codes[0]].append(line)
    lines = {code: found or [_alone(world, code)] for code, found in beginning.items()}
    every = [line for found in lines.values() for line in found]
    _play_out(advice, seat, every, depth, GLANCES, chance)
    moves = [
        Move(world.action(code).text, code, max(found, key=lambda line: line.sum))
        for code, found in lines.items()
    ]
    best = [move.line for move in moves]
    _play_out(advice, seat, best, depth, futures, chance)
    for move in moves:
        move.found = move.line.found
    return Measured(moves, advice)


def _alone(world: State, code: int) -> Line[Any]:
    line: Line[Any] = Line([code], world, 0.0)
    line.opening = line.codes
    return line


def _play_out(
    advice: Advice[Any], seat: int, lines: list[Line[Any]], depth: int, times: int, chance: Chance
) -> None:
    for line in lines:
        line.sum, line.found = 0.0, []
    for _ in range(times):
        future = chance.fork()
        for line in lines:
            world = advice.future(line.state, seat, future.copy())
            odds = advice.playout(world, seat, line.opening, depth)
            line.sum += odds
            line.found.append(odds)
