"""Means of many futures, one for every seat, that know how far off they may be."""

import math


class Means:
    """The mean of vectors and its standard error, from their sums."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.sums = [0.0] * size
        self.squares = [0.0] * size

    def add(self, values: list[float]) -> None:
        """One more vector."""
        self.count += 1
        for i, value in enumerate(values):
            self.sums[i] += value
            self.squares[i] += value * value

    @property
    def mean(self) -> list[float]:
        """The mean of each entry."""
        return [each / self.count for each in self.sums]

    @property
    def variance(self) -> list[float]:
        """The square of the standard error of each mean."""
        if self.count < 2:
            return [0.25] * len(self.sums)
        return [
            max(0.0, square - total * total / self.count) / (self.count - 1) / self.count
            for total, square in zip(self.sums, self.squares, strict=True)
        ]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.5
    return mean, math.sqrt(sum((each - mean) ** 2 for each in values) / (count - 1) / count)
