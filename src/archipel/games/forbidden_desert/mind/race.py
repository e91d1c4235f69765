"""The race: what the storm, the sand and the sun do in the turns that the team still needs."""

from itertools import pairwise
from typing import Final

from archipel.engine.native import vec
from archipel.games.forbidden_desert.mind.suns import sun_odds
from archipel.games.forbidden_desert.rules.components import (
    STORM_COPIES,
    STORM_DECK,
    STORM_PICKS_UP,
    SUN_BEATS_DOWN,
)
from archipel.games.forbidden_desert.rules.state import DesertState

SAND_A_CARD: Final = 0.95  # markers that a storm card lays, on average
SUNS_A_CARD: Final = STORM_COPIES[SUN_BEATS_DOWN] / STORM_DECK
CARDS_A_MARK: Final = STORM_DECK / STORM_COPIES[STORM_PICKS_UP]


class Outlook:
    """The storm to come, read once and used for every position of the same turn."""

    def __init__(self, state: DesertState) -> None:
        self.odds: list[vec[float]] = sun_odds(state, state.level * (state.seats + 1))
        self.pile: float = float(state.pile_size)
        suns = (
            state.bag[SUN_BEATS_DOWN] + state.top.count(SUN_BEATS_DOWN) + state.bottom.count(SUN_BEATS_DOWN)
        )
        self.suns_in_pile: float = float(suns)
        ups = state.bag[STORM_PICKS_UP] + state.top.count(STORM_PICKS_UP) + state.bottom.count(STORM_PICKS_UP)
        # The turns that the storm is expected to stay at each mark, and the cards of such a turn.
        self.stays: list[float] = []
        self.levels: list[int] = state.marks[state.mark :]
        cards = (self.pile + 1.0) / (ups + 1.0)
        for level in self.levels:
            self.stays.append(cards / level)
            cards = CARDS_A_MARK
        self.turns: float = sum(self.stays)  # before the skull

    def cards(self, turns: float) -> float:
        """How many storm cards so many turns bring."""
        total = 0.0
        for stay, level in zip(self.stays, self.levels, strict=True):
            if turns <= stay:
                return total + turns * level
            total += stay * level
            turns -= stay
        return total + turns * 6.0

    def suns(self, cards: float) -> float:
        """How many suns are to be expected among so many cards."""
        if cards <= self.pile:
            return cards * self.suns_in_pile / max(1.0, self.pile)
        return self.suns_in_pile + (cards - self.pile) * SUNS_A_CARD


def ramps(value: float, knots: list[float], f: list[float]) -> None:
    """Add a feature for every stretch between two knots: 0 before it, 1 behind it.

    Weights of one sign then make any rising curve of them, such as one that is steep only in the middle.
    """
    for i in range(len(knots) - 1):
        low, high = knots[i], knots[i + 1]
        if value <= low:
            f.append(0.0)
        elif value >= high:
            f.append(1.0)
        else:
            f.append((value - low) / (high - low))


def names_of_ramps(what: str, knots: list[float]) -> list[str]:
    """The names of such features."""
    return [f"{what} from {low:g} to {high:g}" for low, high in pairwise(knots)]
