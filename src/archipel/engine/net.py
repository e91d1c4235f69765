"""A small net: it gives a row of numbers about each seat one number, and these make shares of a victory.

A team has but one row, whose number makes its odds.

Nets are fitted by ``tools/fit_net.py`` and kept as text beside the mind that uses them.
"""

import math
from functools import cache
from importlib.resources import files
from typing import Final

from archipel.engine.native import vec

SURE: Final = 30.0  # log odds beyond which a team has won or lost as good as certainly


class Net:
    """Two layers of hidden numbers between what is seen of a seat, or of a team, and how well it stands.

    ``numbers`` holds, layer after layer, what each hidden number begins with, then for every input what
    it adds to each of them; the last layer has one number.
    """

    def __init__(self, inputs: int, first: int, second: int, numbers: list[float]) -> None:
        wanted = first * (inputs + 1) + second * (first + 1) + second + 1
        if len(numbers) != wanted:
            raise ValueError(f"a net of {inputs}, {first}, {second} has {wanted} numbers, not {len(numbers)}")
        self.inputs = inputs
        self.first = first
        self.second = second
        self._numbers: vec[float] = vec[float](numbers)
        # Room for what is hidden, so that none has to be made for each row.
        self._hidden: vec[float] = vec[float]([0.0] * first)
        self._deeper: vec[float] = vec[float]([0.0] * second)

    def score(self, row: vec[float]) -> float:
        """How well a seat stands, in log odds against the others, or a team against the game."""
        numbers, hidden, deeper = self._numbers, self._hidden, self._deeper
        first, second = self.first, self.second
        at = 0
        for j in range(first):
            hidden[j] = numbers[j]
        at = first
        for i in range(self.inputs):
            seen = row[i]
            if seen != 0.0:
                for j in range(first):
                    hidden[j] += seen * numbers[at + j]
            at += first
        for j in range(second):
            deeper[j] = numbers[at + j]
        at += second
        for i in range(first):
            seen = hidden[i]
            if seen > 0.0:
                for j in range(second):
                    deeper[j] += seen * numbers[at + j]
            at += second
        found = numbers[at]
        at += 1
        for i in range(second):
            seen = deeper[i]
            if seen > 0.0:
                found += seen * numbers[at + i]
        return found

    def shares(self, rows: vec[vec[float]]) -> list[float]:
        """Every seat's share of the victory."""
        scores = [self.score(row) for row in rows]
        best = max(scores)
        raised = [math.exp(score - best) for score in scores]
        total = sum(raised)
        return [each / total for each in raised]

    def odds(self, row: vec[float]) -> float:
        """How likely a team is to win."""
        score = max(-SURE, min(SURE, self.score(row)))
        return 1.0 / (1.0 + math.exp(-score))


def read_net(text: str) -> Net:
    """A net from its text: a line with its three sizes, then all its numbers."""
    head, *lines = text.split("\n")
    inputs, first, second = [int(word) for word in head.split()]
    return Net(inputs, first, second, [float(word) for line in lines for word in line.split()])


@cache
def net_of(game: str) -> Net | None:
    """The net of a game's mind, if it has one."""
    file = files(f"archipel.games.{game}.mind").joinpath("net.txt")
    return read_net(file.read_text()) if file.is_file() else None
