"""What a position shows of every pawn, as numbers: a part of what a net judges by."""

from typing import Final

from archipel.engine.bits import lowest
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.mind.race import Outlook
from archipel.games.forbidden_desert.mind.suns import MOST_WATER, shade
from archipel.games.forbidden_desert.mind.weighed import Weighed
from archipel.games.forbidden_desert.mind.wells import Wells
from archipel.games.forbidden_desert.rules.components import LAUNCH_PAD
from archipel.games.forbidden_desert.rules.state import DesertState

SEATS: Final = 5  # at most
FARTHEST: Final = 8  # actions: beyond these all ways are alike
_OF_A_PAWN: Final[list[str]] = [
    "water",
    "has no water",
    "has one portion",
    "room in the canteen",
    "odds of thirst before playing again",
    "odds of two suns more than the canteen holds",
    "in a tunnel",
    "in the shade of a shield",
    "way to a tunnel",
    "way to water",
    "water waits underfoot",
    "way to something useful",
    "way to the launch pad",
    "buried",
    "mates on the tile",
    "water that they can spare",
    "equipment",
]
NAMES: Final[list[str]] = [f"{name}, plays in {wait}" for wait in range(SEATS) for name in _OF_A_PAWN]
PER_PAWN: Final = 17


def pawn_features(state: DesertState, seen: Weighed, outlook: Outlook, wells: Wells, f: list[float]) -> None:
    """A pawn after the other, in the order in which they play; nothing for seats that nobody has."""
    pad: i64 = state.cell_of(LAUNCH_PAD)
    shaded = shade(state) & ~state.tunnels
    for wait in range(state.seats):
        seat = (state.active + wait) % state.seats
        here = state.pawns[seat]
        bit: i64 = 1 << here
        water = state.water[seat]
        ways = seen.ways[seat]
        suns = outlook.odds[seen.drawn + state.level * (wait - 1 if wait else state.seats - 1)]
        f.append(float(water) / 5.0)
        f.append(1.0 if water == 0 else 0.0)
        f.append(1.0 if water == 1 else 0.0)
        f.append(float(state.room(seat)) / 5.0)
        f.append(suns[water])
        f.append(suns[water + 1] if water < MOST_WATER else 0.0)
        f.append(1.0 if state.tunnels & bit else 0.0)
        f.append(1.0 if shaded & bit else 0.0)
        f.append(float(nearest(ways, state.tunnels)) / FARTHEST)
        f.append(float(nearest(ways, wells.waiting)) / FARTHEST)
        f.append(1.0 if wells.waiting & bit else 0.0)
        f.append(float(nearest(ways, seen.work.useful)) / FARTHEST)
        f.append(float(min(ways[pad], FARTHEST)) / FARTHEST if pad >= 0 else 0.0)
        f.append(1.0 if state.buried(seat) else 0.0)
        _mates(state, seat, f)
        f.append(_cards(state.hands[seat]) / 3.0)
    f += [0.0] * (PER_PAWN * (SEATS - state.seats))


def nearest(ways: vec[i64], cells: i64) -> i64:
    """The shortest of a pawn's ways to any of these cells, ``FARTHEST`` at most."""
    best: i64 = FARTHEST
    while cells:
        cost = ways[lowest(cells)]
        cells &= cells - 1
        best = min(best, cost)
    return best


def _mates(state: DesertState, seat: i64, f: list[float]) -> None:
    """Who stands on the same tile, and how much more water they have."""
    mates = spare = 0.0
    for other in range(state.seats):
        if other != seat and state.pawns[other] == state.pawns[seat]:
            mates += 1.0
            if state.water[other] > state.water[seat] + 1:
                spare += float(state.water[other] - state.water[seat] - 1)
    f.append(mates / 4.0)
    f.append(spare / 5.0)


def _cards(hand: i64) -> float:
    count = 0.0
    while hand:
        count += float(hand & 15)
        hand >>= 4
    return count
