"""A table with a line a game, written while they are played."""

import csv
from collections.abc import Sequence
from typing import TextIO

from archipel.engine.state import State

UNFINISHED = "unfinished"

Row = list[str | int]


def columns(seats: int) -> list[str]:
    """The head of a table of games."""
    parts = ("bot", "won", "rank", "score")
    return ["game", "seed", "ending", "turns", "actions", *(f"{p}_{s}" for s in range(seats) for p in parts)]


def row(state: State, names: Sequence[str], number: int, seed: str, actions: int, seats: int) -> Row:
    """One game as a line of a table."""
    outcome = state.outcome
    cells: Row = [number, seed, outcome.name if outcome else UNFINISHED, getattr(state, "turn", ""), actions]
    for seat, name in enumerate(names):
        won_rank_score: Row = ["", "", ""]
        if outcome:
            won_rank_score = [int(outcome.won[seat]), outcome.ranks[seat], outcome.scores[seat]]
        cells += [name, *won_rank_score]
    return cells + [""] * (4 * (seats - len(names)))  # where other games have more seats


class RowsInOrder:
    """Writes rows in the order of the games, whichever worker is first."""

    def __init__(self, file: TextIO, seats: int) -> None:
        self._writer = csv.writer(file)
        self._writer.writerow(columns(seats))
        self._waiting: dict[int, list[Row]] = {}
        self._next = 0

    def add(self, first: int, rows: list[Row]) -> None:
        """The rows of the games from ``first`` on."""
        self._waiting[first] = rows
        while self._next in self._waiting:
            ready = self._waiting.pop(self._next)
            self._writer.writerows(ready)
            self._next += len(ready)

    def flush(self) -> None:
        """Write what is left after an interruption, gaps and all."""
        for first in sorted(self._waiting):
            self._writer.writerows(self._waiting[first])
        self._waiting.clear()
