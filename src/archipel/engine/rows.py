"""Rows of bare numbers, made from lists: for whoever stands outside the compiled form."""

from collections.abc import Iterable

from archipel.engine.native import i64, vec


def row(numbers: Iterable[int]) -> vec[i64]:
    """What a position keeps as a row: ``state.pawns = row([3, 5])``."""
    return vec[i64](numbers)


def table(rows: Iterable[Iterable[int]]) -> vec[vec[i64]]:
    """Rows of rows: ``table([[0, 1], [2]])``."""
    return vec[vec[i64]]([row(numbers) for numbers in rows])
