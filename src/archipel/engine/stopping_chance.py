"""Chance that stops where something is drawn: for searches that want to see every outcome and its odds."""

from typing import NoReturn

from archipel.engine.bits import members
from archipel.engine.chance import Chance
from archipel.engine.native import i64, vec


class ChanceNeeded(Exception):
    """Something is to be drawn: ``outcomes`` are what can come, ``weights`` how likely each is."""

    def __init__(self, outcomes: list[int], weights: list[int]) -> None:
        super().__init__("Something is to be drawn.")
        self.outcomes = outcomes
        self.weights = weights


class StoppingChance(Chance):
    """Uses the outcomes that it was given, in order, and raises :class:`ChanceNeeded` at the next draw.

    The position in which it was raised is half changed: play on a copy, and again with one outcome more.
    """

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(1)
        self.given = outcomes[:]

    def pick(self, mask: int) -> int:
        """The next outcome given, or a stop."""
        if self.given:
            return self.given.pop(0)
        found = members(mask)
        return self._stop(found, [1] * len(found))

    def pick_counted(self, counts: list[int]) -> int:
        """The next outcome given, or a stop."""
        if self.given:
            return self.given.pop(0)
        found = [index for index, count in enumerate(counts) if count]
        return self._stop(found, [counts[index] for index in found])

    def pick_row(self, counts: vec[i64]) -> i64:
        """The next outcome given, or a stop."""
        return self.pick_counted(list(counts))

    def pick_card(self, cards: i64, how_many: i64) -> i64:
        """The next outcome given, or a stop."""
        pile: int = cards
        return self.pick_counted([pile >> 4 * kind & 15 for kind in range(15)])

    def below(self, n: i64) -> i64:
        """Nothing in the rules of a game draws without a record of it."""
        raise NotImplementedError

    def _stop(self, outcomes: list[int], weights: list[int]) -> NoReturn:
        raise ChanceNeeded(outcomes, weights)
