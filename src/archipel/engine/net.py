"""A small net: it gives a row of numbers about each seat one number, and these make shares of a victory.

A team has but one row, whose number makes its odds.

Nets are fitted by ``tools/fit_net.py`` and kept as text beside the mind that uses them.
"""

import math
from functools import cache
from importlib.resources import files
from typing import Final

from archipel.engine.native import i64, vec

SURE: Final = 30.0  # log odds beyond which a team has won or lost as good as certainly


class Layer:
    """Hidden numbers: each begins somewhere, every input adds to it, and below nought it counts for nothing.

    ``numbers`` holds what each of them begins with, then for every input what it adds to each.
    """

    def __init__(self, inputs: int, hidden: int, numbers: list[float]) -> None:
        # Four hidden numbers lie together, so that they can be added up side by side; the last four may be
        # filled up with some that stay nought.
        self._fours: i64 = (hidden + 3) // 4
        laid: list[float] = []
        for first in range(0, hidden, 4):
            for row in range(0, len(numbers), hidden):
                four = numbers[row + first : row + min(first + 4, hidden)]
                laid += [*four, 0.0, 0.0, 0.0][:4]
        self._numbers: vec[float] = vec[float](laid)
        self._stride: i64 = 4 * (inputs + 1)
        # Room for the inputs that count and for what is hidden, so that none has to be made for each row.
        self._places: vec[i64] = vec[i64]([0] * inputs)
        self._values: vec[float] = vec[float]([0.0] * inputs)
        self._hidden: vec[float] = vec[float]([0.0] * (4 * self._fours))

    def after(self, row: vec[float]) -> vec[float]:
        """What is hidden once all inputs have been added; good until the next row."""
        numbers, places, values, hidden = self._numbers, self._places, self._values, self._hidden
        count: i64 = 0
        for i in range(len(values)):
            value = row[i]
            if value != 0.0:
                places[count] = 4 * i + 4
                values[count] = value
                count += 1
        for four in range(self._fours):
            start = four * self._stride
            a, b, c, d = numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3]
            for k in range(count):
                at = start + places[k]
                value = values[k]
                a += value * numbers[at]
                b += value * numbers[at + 1]
                c += value * numbers[at + 2]
                d += value * numbers[at + 3]
            at = 4 * four
            hidden[at] = a if a > 0.0 else 0.0
            hidden[at + 1] = b if b > 0.0 else 0.0
            hidden[at + 2] = c if c > 0.0 else 0.0
            hidden[at + 3] = d if d > 0.0 else 0.0
        return hidden


class Net:
    """Two layers of hidden numbers between what is seen of a seat, or of a team, and how well it stands.

    ``numbers`` holds those of the two layers, then those of a last one that has but one number and may be
    below nought.
    """

    def __init__(self, inputs: int, first: int, second: int, numbers: list[float]) -> None:
        ends = [first * (inputs + 1), first * (inputs + 1) + second * (first + 1)]
        wanted = ends[1] + second + 1
        if len(numbers) != wanted:
            raise ValueError(f"a net of {inputs}, {first}, {second} has {wanted} numbers, not {len(numbers)}")
        self.inputs = inputs
        self._first = Layer(inputs, first, numbers[: ends[0]])
        self._second = Layer(first, second, numbers[ends[0] : ends[1]])
        self._last: vec[float] = vec[float](numbers[ends[1] :])

    def score(self, row: vec[float]) -> float:
        """How well a seat stands, in log odds against the others, or a team against the game."""
        deeper = self._second.after(self._first.after(row))
        last = self._last
        found = last[0]
        for i in range(1, len(last)):
            found += deeper[i - 1] * last[i]
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
