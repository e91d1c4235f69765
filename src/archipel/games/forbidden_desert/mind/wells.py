"""Where water can still be had, and who can be there: a part of what a net judges by."""

from typing import Final

from archipel.engine.bits import few, members
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.rules.components import ACTIONS_A_TURN, MIRAGE, WELL
from archipel.games.forbidden_desert.rules.state import DesertState

NAMES: Final[list[str]] = [
    "wells revealed",
    "wells seen and not revealed",
    "water tiles not revealed",
    "water tiles that nobody has seen",
    "odds that such a tile is a well",
    "mirage known",
    "pawns on the best water tile",
    "pawns that can be there in a round",
    "pawns that can be there in two rounds",
    "water that they can take",
    "water that those there can take",
    "sand on it",
    "dry pawns that cannot be there in a round",
]


class Wells:
    """The water tiles: what is known of them."""

    def __init__(self, state: DesertState) -> None:
        self.waiting: i64 = 0  # cells where a well waits to be revealed, or may
        self.revealed: i64 = 0  # wells; only the Water Carrier drinks there
        self.seen: i64 = 0  # wells that somebody has looked at
        self.mirage: bool = False
        self.unseen: i64 = state.water_backs & ~state.known
        for cell in members(state.water_backs & state.known):
            if state.face[cell] == MIRAGE:
                self.mirage = True
            elif state.revealed >> cell & 1:
                self.revealed |= 1 << cell
            else:
                self.seen |= 1 << cell
        hidden = state.hidden_water[WELL] + state.hidden_water[MIRAGE]
        self.odds: float = float(state.hidden_water[WELL]) / float(hidden) if hidden else 0.0
        self.waiting = self.seen
        if state.hidden_water[WELL]:
            self.waiting |= self.unseen

    def features(self, state: DesertState, ways: list[vec[i64]], f: list[float]) -> None:
        """The tiles, and who can drink at the best of them."""
        f.append(float(few(self.revealed)) / 2.0)
        f.append(float(few(self.seen)) / 2.0)
        f.append(float(few(self.waiting)) / 3.0)
        f.append(float(few(self.unseen)) / 3.0)
        f.append(self.odds)
        f.append(1.0 if self.mirage else 0.0)
        best = [0.0] * 7
        most = -1.0
        for cell in members(self.waiting):
            found = _company(state, ways, cell)
            # A well that has been seen is worth more than one that may be a mirage.
            worth = found[3] * (1.0 if self.seen >> cell & 1 else self.odds) - 0.1 * found[5]
            if worth > most:
                most = worth
                best = found
        f += best


def _company(state: DesertState, ways: list[vec[i64]], cell: i64) -> list[float]:
    """Who can be on a tile and drink there, as shares of the team or of what it could take."""
    there = soon = later = taken = at_once = dry = 0.0
    team = float(state.seats)
    for seat in range(state.seats):
        portions = float(min(2, state.room(seat)))
        way = ways[seat][cell]
        if state.pawns[seat] == cell:
            there += 1.0
            at_once += portions
        if way <= ACTIONS_A_TURN:
            soon += 1.0
            taken += portions
        elif state.water[seat] < 2:
            dry += 1.0
        if way <= 2 * ACTIONS_A_TURN:
            later += 1.0
    return [
        there / team,
        soon / team,
        later / team,
        taken / (2.0 * team),
        at_once / (2.0 * team),
        float(state.sand[cell]) / 4.0,
        dry / team,
    ]
