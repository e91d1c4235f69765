"""How thirsty the team is and where water can be had: a part of what the evaluation looks at."""

from typing import Final

from archipel.engine.bits import few, members
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.mind.race import Outlook, names_of_ramps, ramps
from archipel.games.forbidden_desert.mind.suns import shade
from archipel.games.forbidden_desert.mind.ways import FAR
from archipel.games.forbidden_desert.rules.components import WATER_CARRIER, WELL
from archipel.games.forbidden_desert.rules.state import DesertState

A_WELL: Final = 1.6  # portions that a hidden well will give to each, on average
A_CARRIER: Final = 2.0  # portions that the Water Carrier can give to each, once there is a well
NEAR: Final[list[float]] = [1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1]  # how likely somebody is to get there
MEAN: Final[list[float]] = [-4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0]
LOWEST: Final[list[float]] = [-5.0, -4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0]
NAMES: Final[list[str]] = [
    *names_of_ramps("water beyond what will be drunk,", MEAN),
    *names_of_ramps("the same for the driest pawn,", LOWEST),
    "odds that somebody dies this turn",
    "odds that the driest pawn dies before playing again",
    "odds that the next driest does",
    "sum of these odds",
    "driest pawn in the open without water",
    "driest pawn in the open with one portion",
    "pawns in the open with at most one portion",
    "wells not yet revealed",
    "water that these can give to those who are near",
    "way of thirsty pawns to a water tile",
    "Water Carrier with a revealed well",
    "Water Carrier's canteen",
    "her way to a revealed well",
    "room in her canteen at a well",
]


def water_features(
    state: DesertState, outlook: Outlook, ways: list[vec[i64]], cards: i64, suns: float, f: list[float]
) -> None:
    """Canteens, dangers, wells and the Water Carrier."""
    seats = state.seats
    lowest, total = 9, 0
    for water in state.water:
        lowest = min(lowest, water)
        total += water
    hidden = state.water_backs & ~state.revealed
    revealed_wells: i64 = 0
    peeked: i64 = 0
    for cell in range(25):
        if state.face[cell] == WELL:
            if state.revealed >> cell & 1:
                revealed_wells |= 1 << cell
            else:
                peeked |= 1 << cell
    hidden_wells = 2 - few(revealed_wells)
    carrier = state.seat_of(WATER_CARRIER)
    coming = A_WELL * float(hidden_wells)
    if carrier >= 0 and revealed_wells:
        coming += A_CARRIER
    ramps(float(total) / float(seats) + coming - suns, MEAN, f)
    ramps(float(lowest) + coming - suns, LOWEST, f)
    _dangers(state, outlook.odds, cards, lowest, f)
    f.append(float(hidden_wells) / 2.0)
    _wells(state, peeked or hidden, hidden_wells, ways, f)
    near = FAR
    if carrier >= 0:
        for cell in members(revealed_wells):
            near = min(near, ways[carrier][cell])
    if near < FAR:
        f.append(1.0)
        f.append(float(state.water[carrier]) / 5.0)
        f.append(float(near) / 5.0)
        f.append(float(state.room(carrier)) / 5.0 if near == 0 else 0.0)
    else:
        f.append(0.0)
        f.append(float(state.water[carrier]) / 5.0 if carrier >= 0 else 0.0)
        f.append(0.0)
        f.append(0.0)


def _wells(state: DesertState, tiles: i64, wells: i64, ways: list[vec[i64]], f: list[float]) -> None:
    """What hidden wells may give: best where those who need it are near."""
    best = thirsty = 0.0
    if wells:
        cells = members(tiles)
        for cell in cells:
            gain = 0.0
            for seat in range(state.seats):
                way = min(7, ways[seat][cell] + state.sand[cell])
                gain += NEAR[way] * float(min(2, state.room(seat)))
            best = max(best, gain)
        for seat in range(state.seats):
            water = state.water[seat]
            if water < 3:
                near = 8
                for cell in cells:
                    near = min(near, ways[seat][cell])
                thirsty += float(near * (3 - water))
    f.append(best / (2.0 * float(state.seats)))
    f.append(thirsty / (8.0 * float(state.seats)))


def _dangers(state: DesertState, suns: list[vec[float]], cards: i64, lowest: int, f: list[float]) -> None:
    """Who may die of thirst this turn, and before playing again."""
    safe = shade(state)
    now = worst = second = total = 0.0
    dry = one = few = 0.0
    for seat in range(state.seats):
        water = state.water[seat]
        here = state.pawns[seat]
        if not safe >> here & 1:
            now = max(now, suns[cards][water])
            if water < 2:
                few += 0.5
                if water == 0:
                    dry = 1.0
                else:
                    one = 1.0
        wait = (seat - state.active) % state.seats or state.seats
        odds = suns[cards + state.level * (wait - 1)][water]
        if state.tunnels >> here & 1:
            odds *= 0.2
        total += odds
        if odds > worst:
            worst, second = odds, worst
        elif odds > second:
            second = odds
    f += [now, worst, second, total, dry, one, few]
