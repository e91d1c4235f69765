"""What a position shows of every pawn, as numbers: a part of what a net judges by."""

from typing import Final

from archipel.engine.bits import count
from archipel.engine.cards import size
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.mind.treasures import PLACES, Treasures
from archipel.games.forbidden_island.mind.ways import FARTHEST
from archipel.games.forbidden_island.rules import reach
from archipel.games.forbidden_island.rules.components import (
    ADVENTURERS,
    HAND_LIMIT,
    HELICOPTER_LIFT,
    PILOT,
    SANDBAGS,
)
from archipel.games.forbidden_island.rules.state import IslandState

SEATS: Final = 4  # at most
WAYS_OUT: Final = 8  # what counts as many
_OF_A_PAWN: Final[list[str]] = [
    *ADVENTURERS,
    "cards in the hand",
    *[f"cards of the {place}" for place in PLACES],
    "Helicopter Lifts",
    "Sandbags",
    "way to Fools' Landing",
    "ways out",
    "on a flooded tile",
]
NAMES: Final[list[str]] = [f"{name}, plays in {wait}" for wait in range(SEATS) for name in _OF_A_PAWN]
PER_PAWN: Final = 16


def pawn_features(state: IslandState, treasures: Treasures, ways: list[vec[i64]], f: list[float]) -> None:
    """A pawn after the other, in the order in which they play; nothing for seats that nobody has."""
    for wait in range(state.seats):
        seat = (state.active + wait) % state.seats
        hand = state.hands[seat]
        role = state.adventurers[seat]
        for adventurer in range(6):
            f.append(1.0 if adventurer == role else 0.0)
        f.append(float(size(hand)) / HAND_LIMIT)
        for place in range(len(PLACES)):
            treasure = treasures.order[place]
            f.append(float(hand >> 4 * treasure & 15) / 4.0 if place < treasures.needed else 0.0)
        f.append(float(hand >> 4 * HELICOPTER_LIFT & 15) / 2.0)
        f.append(float(hand >> 4 * SANDBAGS & 15) / 2.0)
        f.append(float(ways[seat][state.landing]) / FARTHEST)
        f.append(float(_ways_out(state, role, state.pawns[seat])) / WAYS_OUT)
        f.append(1.0 if state.flooded >> state.pawns[seat] & 1 else 0.0)
    f += [0.0] * (PER_PAWN * (SEATS - state.seats))


def _ways_out(state: IslandState, role: i64, here: i64) -> i64:
    """How many tiles a pawn could save itself to, ``WAYS_OUT`` at most."""
    if role == PILOT:  # FI-R3
        return WAYS_OUT
    out = count(reach.walk(state.shape, role, here, state.alive, state.flooded))
    return min(out, WAYS_OUT)
