"""How thirsty the team is and where water can be had: a part of what the evaluation looks at."""

from archipel.engine.bits import members
from archipel.games.forbidden_desert.components import CANTEEN, WATER_CARRIER, WELL
from archipel.games.forbidden_desert.state import DesertState
from archipel.games.forbidden_desert.suns import shade
from archipel.games.forbidden_desert.ways import FAR


def water_features(
    state: DesertState,
    suns: list[list[float]],
    ways: list[list[int]],
    cards: int,
    work: float,
    f: list[float],
) -> None:
    """Canteens, dangers, wells and the Water Carrier."""
    seats = state.seats
    known = state.face.count(WELL)
    water_tiles = members(state.water_backs & ~state.revealed)
    peeked = 0
    for cell in water_tiles:
        peeked += state.face[cell] == WELL
    hidden_wells = 2 - known + peeked
    lowest, total, room = 9, 0, 0
    for seat in range(seats):
        water = state.water[seat]
        lowest = min(lowest, water)
        total += water
        room += min(2, CANTEEN[state.adventurers[seat]] - water)
        if water < 3 and hidden_wells:
            near = 8
            for cell in water_tiles:
                near = min(near, ways[seat][cell])
            f[41] += near * (3 - water) / (8.0 * seats)
    f[21] = lowest / 3.0
    f[22] = total / (4.0 * seats)
    f[30] = hidden_wells / 2.0
    f[31] = hidden_wells * room / (4.0 * seats)
    _dangers(state, suns, cards, f)
    spring = _carrier(state, ways, f) if known > peeked else 0.0
    if WATER_CARRIER in state.adventurers:
        f[33] = state.water[state.adventurers.index(WATER_CARRIER)] / 5.0
    wanted = work / 4.0 * state.level * 4.0 / 31.0
    springs = 1.6 * hidden_wells + spring
    f[35] = max(0.0, wanted - springs - total / seats) / 3.0
    f[65] = max(0.0, wanted - springs - lowest) / 3.0


def _dangers(state: DesertState, suns: list[list[float]], cards: int, f: list[float]) -> None:
    """Who may die of thirst this turn, and before playing again."""
    safe = shade(state)
    worst = second = 0.0
    for seat in range(state.seats):
        water = state.water[seat]
        here = state.pawns[seat]
        if safe >> here & 1:
            if water < 2:
                f[26] += 0.5
        else:
            if water < 3:
                f[23 + water] += 0.5
            f[27] = max(f[27], suns[cards][water])
        wait = (seat - state.active) % state.seats or state.seats
        odds = suns[cards + state.level * (wait - 1)][water]
        if state.tunnels >> here & 1:
            odds *= 0.2
        f[29] += odds
        if odds > worst:
            worst, second = odds, worst
        elif odds > second:
            second = odds
    f[28] = worst
    f[63] = second


def _carrier(state: DesertState, ways: list[list[int]], f: list[float]) -> float:
    """The Water Carrier's way to a revealed well; the portions that she is worth to each."""
    if WATER_CARRIER not in state.adventurers:
        return 0.0
    carrier = state.adventurers.index(WATER_CARRIER)
    near = FAR
    for cell in members(state.revealed):
        if state.face[cell] == WELL:
            near = min(near, ways[carrier][cell])
    if near == FAR:
        return 0.0
    f[32] = 1.0
    f[34] = near / 5.0
    return 1.5
