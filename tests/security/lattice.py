"""Lattices, as far as an attack on a linear generator needs them: reduction, and the points near a target.

Points are rows of whole numbers; lengths are measured after each column is multiplied by its ``scale``.
"""

from collections.abc import Iterator
from math import sqrt
from operator import mul

Row = list[int]
ENOUGH = 0.99  # how nearly a pair of vectors must be in order (Lovász)


class Reduction:
    """A basis on its way to a reduced one, after Lenstra, Lenstra and Lovász; its projections are floats.

    ``base`` is the basis; ``steep[k]`` the part of vector k that is orthogonal to those before, ``square[k]``
    the square of its length, and ``lean[k][j]`` how far vector k leans along ``steep[j]``.
    """

    def __init__(self, base: list[Row], scale: list[float]) -> None:
        size = len(base)
        self.base = [row[:] for row in base]
        self.scale = scale
        self.lean = [[0.0] * size for _ in range(size)]
        self.steep: list[list[float]] = [[]] * size
        self.square = [0.0] * size
        self._reduce()
        for k in range(size):  # what was brought up to date step by step is worked out afresh
            self._project(k)

    def along(self, point: list[float]) -> list[float]:
        """A scaled point, as so many of each ``steep``."""
        return [sum(map(mul, point, steep)) / sq for steep, sq in zip(self.steep, self.square, strict=True)]

    def _project(self, k: int) -> None:
        row = [a * s for a, s in zip(self.base[k], self.scale, strict=True)]
        rest = row
        for j in range(k):
            share = sum(map(mul, row, self.steep[j])) / self.square[j]
            self.lean[k][j] = share
            rest = [a - share * b for a, b in zip(rest, self.steep[j], strict=True)]
        self.steep[k] = rest
        self.square[k] = sum(map(mul, rest, rest))

    def _reduce(self) -> None:
        self._project(0)
        known, k = 1, 1
        while k < len(self.base):
            if k == known:
                self._project(k)
                known += 1
            self._shorten(k)
            if self.square[k] >= (ENOUGH - self.lean[k][k - 1] ** 2) * self.square[k - 1]:
                k += 1
            else:
                self._swap(k, known)
                k = max(k - 1, 1)

    def _shorten(self, k: int) -> None:
        """Take whole multiples of the vectors before away, until none is left to take."""
        lean = self.lean[k]
        while any(abs(share) > 0.51 for share in lean[:k]):
            for j in range(k - 1, -1, -1):
                times = round(lean[j])
                if times:
                    self.base[k] = [a - times * b for a, b in zip(self.base[k], self.base[j], strict=True)]
                    for i in range(j):
                        lean[i] -= times * self.lean[j][i]
                    lean[j] -= times
            self._project(k)

    def _swap(self, k: int, known: int) -> None:
        base, lean, steep, square = self.base, self.lean, self.steep, self.square
        share = lean[k][k - 1]
        lower = [a + share * b for a, b in zip(steep[k], steep[k - 1], strict=True)]
        length = square[k] + share * share * square[k - 1]
        back = share * square[k - 1] / length
        steep[k] = [b - back * a for a, b in zip(lower, steep[k - 1], strict=True)]
        steep[k - 1] = lower
        square[k], square[k - 1] = square[k - 1] * square[k] / length, length
        base[k], base[k - 1] = base[k - 1], base[k]
        lean[k][: k - 1], lean[k - 1][: k - 1] = lean[k - 1][: k - 1], lean[k][: k - 1]
        lean[k][k - 1] = back
        for i in range(k + 1, known):
            upper = lean[i][k]
            lean[i][k] = lean[i][k - 1] - share * upper
            lean[i][k - 1] = upper + back * lean[i][k]


class Search:
    """The points of a lattice near a target whose error is about 1 in every direction, in so many steps."""

    def __init__(self, lattice: Reduction, target: list[float], spread: float, steps: int) -> None:
        self._lattice = lattice
        self._target = lattice.along(target)
        self._steps = steps
        size = len(target)
        # The squares of the errors in j directions sum up to about j, seldom to more than this (for normal
        # errors with odds of exp(-spread) at the most, say Laurent and Massart).
        self._most = [j + 2 * sqrt(j * spread) + 2 * spread for j in range(size, 0, -1)]
        self._times = [0] * size

    def points(self) -> Iterator[Row]:
        """Each point that is found."""
        return self._points(len(self._times) - 1, self._target, 0.0)

    def _points(self, i: int, target: list[float], so_far: float) -> Iterator[Row]:
        base, lean = self._lattice.base, self._lattice.lean[i]
        times = round(target[i])
        turn = 1 if target[i] >= times else -1
        tried = 0
        while True:  # the nearest first, then to either side in turn
            self._steps -= 1
            off = so_far + (target[i] - times) ** 2 * self._lattice.square[i]
            if off > self._most[i] or self._steps < 0:
                return
            self._times[i] = times
            if i:
                yield from self._points(
                    i - 1, [a - times * b for a, b in zip(target[:i], lean, strict=False)], off
                )
            else:
                yield [sum(map(mul, self._times, column)) for column in zip(*base, strict=True)]
            tried += 1
            times += turn * tried
            turn = -turn
