"""A test that may be looked at after every game: an interval that holds at all times at once.

The method is that of betting (Waudby-Smith and Ramdas 2024, the hedged capital process): whoever bets at fair
odds that the mean of the differences is m can expect to win nothing if it is. Capital that grew to 2 / alpha
says that it is not, and by Ville's inequality that happens with a chance of at most alpha, however often one
looks and whenever one stops. What nobody grew rich on is the interval. It assumes nothing but that the
differences lie between -1 and 1.
"""

import math
from collections import Counter

ALPHA = 0.05
# Shares of the capital that are staked; below a half, nobody can be ruined whatever m is.
STAKES = [0.49 * 0.82**step for step in range(24)]
PRECISION = 1e-4


class Betting:
    """The mean of differences between -1 and 1 with its interval: ``add``, and look at any time.

    >>> test = Betting()
    >>> for _ in range(60):
    ...     test.add(1.0)
    >>> test.interval()[0] > 0.8
    True
    """

    def __init__(self, alpha: float = ALPHA) -> None:
        self.counts: Counter[float] = Counter()
        self._rich = math.log(2 / alpha)

    def add(self, difference: float) -> None:
        """One more pair."""
        self.counts[round(difference, 6)] += 1

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The average difference."""
        return sum(value * count for value, count in self.counts.items()) / max(1, self.pairs)

    def interval(self) -> tuple[float, float]:
        """Where the true mean lies, with all looks taken together, in at least 1 - alpha of all uses."""
        return -self._bound({-value: count for value, count in self.counts.items()}), self._bound(self.counts)

    def _bound(self, counts: dict[float, int]) -> float:
        """The least m that a bet on "less than m" would have grown rich on; the capital grows with m."""
        low, high = -1.0, 1.0
        if self._capital(counts, high) < self._rich:
            return 1.0
        while high - low > PRECISION:
            middle = (low + high) / 2
            if self._capital(counts, middle) < self._rich:
                low = middle
            else:
                high = middle
        return high

    @staticmethod
    def _capital(counts: dict[float, int], m: float) -> float:
        """The logarithm of what one coin has become, spread evenly over the stakes."""
        grown = [
            sum(count * math.log1p(stake * (m - value)) for value, count in counts.items())
            for stake in STAKES
        ]
        most = max(grown)
        return most + math.log(sum(math.exp(each - most) for each in grown) / len(grown))
