"""How well a position stands for the team, as a number for comparing the choices of one moment.

Nothing hidden is decided in a position, so nothing here can see more than a player may.
"""

import math
from typing import Final

from archipel.games.forbidden_desert.components import (
    FIRST_CLUE,
    LAUNCH_PAD,
    SUN_BEATS_DOWN,
    WATER_CARRIER,
    WELL,
)
from archipel.games.forbidden_desert.state import ESCAPED, DesertState

LOST: Final = -10000.0
WON: Final = 10000.0

# What a thing is worth, in about the price of a tenth of an action.
PICKED_UP: Final = 160.0
PLACED: Final = 70.0
CLUE: Final = 26.0
PAD: Final = 30.0
REVEALED: Final = 16.0
WATER: Final[list[float]] = [0.0, 22.0, 36.0, 44.0, 49.0, 52.0]  # by what is left in a canteen
DYING: Final = 900.0  # times the odds of it, in this turn
PARCHED: Final = 150.0  # times the odds of it, before the pawn plays again
BURIED: Final = 10.0
BLOCKED: Final = 3.0
SAND: Final = 1.2  # each marker in the supply
SCARCE: Final = 9.0  # each marker that the supply has less than this
ENOUGH: Final = 9
CARD: Final[list[float]] = [7.0, 8.0, 12.0, 5.0, 12.0, 7.0]  # by kind of equipment, in a hand
REDUCED: Final = 7.0  # a storm card that is not drawn
STEP: Final = 3.0  # of distance between an explorer and what there is to explore
HOMEWARD: Final = 7.0  # of distance to the launch pad, once it is time

DISTANCE: Final[list[list[int]]] = [
    [abs(one // 5 - other // 5) + abs(one % 5 - other % 5) for other in range(25)] for one in range(25)
]


def evaluate(state: DesertState) -> float:
    """The higher, the better for the team."""
    if state.ending:
        return WON if state.ending == ESCAPED else LOST
    value = _parts(state) + _water(state) + _sand(state) + REDUCED * state.reductions
    for hand in state.hands:
        if hand:
            for kind in range(6):
                value += CARD[kind] * (hand >> 4 * kind & 15)
    return value - _ways(state)


def sun_odds(state: DesertState) -> tuple[float, float]:
    """The odds of one sun or more, and of two or more, among the storm cards of this turn."""
    if state.stack and state.stack[0].name == "draw_storm":
        cards = state.stack[0].fields()[0]
    else:
        cards = state.cards_to_draw
    known = 0
    for card in state.top[len(state.top) - cards :] if cards < len(state.top) else state.top:
        known += card == SUN_BEATS_DOWN
    blind = cards - len(state.top)
    size, suns = state.bag_size, state.bag[SUN_BEATS_DOWN]
    none, one = 1.0, 0.0
    while blind > 0 and size > 0:
        share = suns / size if suns < size else 1.0
        none, one = none * (1 - share), one * (1 - share) + none * share
        blind -= 1
        size -= 1
    if known >= 2:
        return 1.0, 1.0
    if known == 1:
        return 1.0, 1 - none
    return 1 - none, 1 - none - one


def more_suns_than(water: int, expected: float) -> float:
    """The odds that more suns come than a canteen has water, if so many are expected (Poisson)."""
    term = still = math.exp(-expected)
    for suns in range(1, water + 1):
        term *= expected / suns
        still += term
    return 1 - still


def _parts(state: DesertState) -> float:
    value = REVEALED * state.revealed.bit_count()
    face, revealed = state.face, state.revealed
    for part in range(4):
        place = state.parts[part]
        if place >= 25:
            value += PICKED_UP
        elif place >= 0:
            near = 9
            for cell in state.pawns:
                near = min(near, DISTANCE[cell][place])
            digs = max(0, state.sand[place] - (1 if revealed >> place & 1 else 0))
            value += PLACED - 4.0 * (near + digs)
        else:
            for clue in (FIRST_CLUE + 2 * part, FIRST_CLUE + 2 * part + 1):
                if clue in face and revealed >> face.index(clue) & 1:
                    value += CLUE
    if LAUNCH_PAD in face and revealed >> face.index(LAUNCH_PAD) & 1:
        value += PAD
    return value


def _water(state: DesertState) -> float:
    one_sun, two_suns = sun_odds(state)
    heat = state.level * state.bag[SUN_BEATS_DOWN] / max(1, state.bag_size)  # suns that a turn brings
    shaded = 0
    for seat in range(state.seats):
        if state.shields >> seat & 1:
            shaded |= 1 << state.pawns[seat]
    safe = state.tunnels | shaded
    value = 0.0
    for seat in range(state.seats):
        water = state.water[seat]
        value += WATER[water]
        here = state.pawns[seat]
        if not safe >> here & 1:
            if water == 0:
                value -= DYING * one_sun
            elif water == 1:
                value -= DYING * two_suns
        if not state.tunnels >> here & 1 and water < 4:
            waits = (seat - state.active) % state.seats or state.seats  # turns before this pawn plays again
            value -= PARCHED * more_suns_than(water, heat * waits)
        if state.blocked >> here & 1 and state.buried(seat):
            value -= BURIED
        if state.adventurers[seat] == WATER_CARRIER:
            value += 2.0 * water - _to_well(state, here)
    return value


def _to_well(state: DesertState, here: int) -> float:
    """The Water Carrier is best near a well that she can use."""
    near = 4
    for cell in range(25):
        if state.face[cell] == WELL and state.revealed >> cell & 1 and DISTANCE[here][cell] < near:
            near = DISTANCE[here][cell]
    return 1.5 * near if near < 4 else 0.0


def _sand(state: DesertState) -> float:
    value = SAND * state.supply - BLOCKED * state.blocked.bit_count()
    if state.supply < ENOUGH:
        value -= SCARCE * (ENOUGH - state.supply)
    return value


def _ways(state: DesertState) -> float:
    """How far everybody is from where something is to be done; two pawns do not count the same tile."""
    pad = state.face.index(LAUNCH_PAD) if LAUNCH_PAD in state.face else -1
    if state.parts_left == 0 and pad >= 0 and state.revealed >> pad & 1:
        far = 3.0 * max(0, state.sand[pad] - 1)
        for cell in state.pawns:
            far += DISTANCE[cell][pad]
        return HOMEWARD * far
    aims = state.tiles & ~state.revealed
    if min(state.parts) >= 0 and pad >= 0:
        aims = 1 << pad
    for place in state.parts:
        if 0 <= place < 25 and place != state.hole:
            aims |= 1 << place
    total = 0.0
    for cell in state.pawns:
        best, aim = 12, -1
        rest = aims
        while rest:
            low = rest & -rest
            target = low.bit_length() - 1
            rest ^= low
            cost = DISTANCE[cell][target] + state.sand[target]
            if cost < best:
                best, aim = cost, target
        if aim >= 0:
            total += best
            aims &= ~(1 << aim)
    return STEP * total
