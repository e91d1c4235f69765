"""What the end of a game is worth to each seat, for programs that learn."""

from archipel.engine.outcome import Outcome


def rewards(outcome: Outcome, cooperative: bool) -> list[float]:
    """A team gets 1 if it won and 0 if it lost; rivals compare ranks, and their rewards add up to 0.

    A rival gets the mean over all others of 1 for a better rank than theirs, 0 for the same, -1 for a worse.
    """
    if cooperative:
        return [1.0 if won else 0.0 for won in outcome.won]
    others = len(outcome.ranks) - 1
    return [
        sum([(rank < other) - (rank > other) for other in outcome.ranks]) / others for rank in outcome.ranks
    ]
