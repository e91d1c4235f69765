"""What the evaluation looks at in a position, as numbers."""

from typing import Final

from archipel.engine.bits import count as count_of
from archipel.engine.bits import members
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.mind.progress import NAMES as PROGRESS
from archipel.games.forbidden_desert.mind.progress import Work
from archipel.games.forbidden_desert.mind.race import SAND_A_CARD, Outlook, names_of_ramps, ramps
from archipel.games.forbidden_desert.mind.senses import DISTANCE
from archipel.games.forbidden_desert.mind.thirst import NAMES as THIRST
from archipel.games.forbidden_desert.mind.thirst import water_features
from archipel.games.forbidden_desert.mind.ways import ways_from
from archipel.games.forbidden_desert.rules.components import ADVENTURERS, DUNE_BLASTER, EQUIPMENT
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.steps import DrawStorm

TURNS: Final[list[float]] = [0.0, 1.0, 2.0, 4.0, 6.0, 9.0, 12.0, 15.0, 18.0, 24.0]
SAND: Final[list[float]] = [-40.0, -30.0, -22.0, -15.0, -10.0, -5.0, 0.0, 5.0, 10.0, 18.0, 26.0]
STORM: Final[list[float]] = [-4.0, -1.0, 2.0, 5.0, 8.0, 12.0, 16.0]
SUPPLY: Final[list[float]] = [0.0, 3.0, 6.0, 9.0, 13.0, 18.0, 24.0, 32.0]
FEATURES: Final[list[str]] = [
    "always",
    "three players",
    "four players",
    "five players",
    "storm cards a turn",
    *ADVENTURERS,
    *EQUIPMENT,
    *PROGRESS,
    *names_of_ramps("turns needed,", TURNS),
    *names_of_ramps("sand left when they are over,", SAND),
    *names_of_ramps("turns left when they are over,", STORM),
    *names_of_ramps("sand in the supply,", SUPPLY),
    "supply below the cards of this turn",
    *THIRST,
    "blocked tiles",
    "buried pawns",
    "way of each pawn to something useful",
    "pawns ready to reveal",
    "tunnels revealed",
    "suns to be expected in a round",
    "storm away from the centre",
]
SIZE: Final = 93


def features(state: DesertState, outlook: Outlook) -> list[float]:
    """What the evaluation looks at, in the order of ``FEATURES``, all of about the same size."""
    seats = state.seats
    f = [1.0, 0.0, 0.0, 0.0, float(state.level) / 6.0]
    if seats > 2:
        f[seats - 2] = 1.0
    for role in range(6):
        f.append(1.0 if role in state.adventurers else 0.0)
    for kind in range(6):
        count = 0
        for hand in state.hands:
            count += hand >> 4 * kind & 15
        f.append(float(count))
    blasters = f[11 + DUNE_BLASTER]
    step = state.stack[-1]
    drawn = step.left if isinstance(step, DrawStorm) else state.cards_to_draw
    ways = [ways_from(state, pawn) for pawn in range(seats)]
    work = Work(state, ways, f)
    turns = work.turns
    cards = outlook.cards(turns)
    ramps(turns, TURNS, f)
    ramps(float(state.supply) + work.digs + 2.0 * blasters - SAND_A_CARD * cards, SAND, f)
    ramps(outlook.turns - turns, STORM, f)
    ramps(float(state.supply), SUPPLY, f)
    f.append(float(drawn - state.supply) / 6.0 if state.supply < drawn else 0.0)
    water_features(state, outlook, ways, drawn, outlook.suns(cards), f)
    f.append(float(count_of(state.blocked)) / 10.0)
    _pawn_features(state, ways, work.useful, f)
    f.append(float(count_of(state.tunnels)) / 3.0)
    f.append(outlook.suns(float(state.level * seats)) / 3.0)
    f.append(float(DISTANCE[12][state.hole]) / 4.0)
    return f


def _pawn_features(state: DesertState, ways: list[vec[i64]], useful: i64, f: list[float]) -> None:
    cells = members(useful)
    buried = ready = way = 0.0
    for pawn in range(state.seats):
        here = state.pawns[pawn]
        bit = 1 << here
        if state.blocked & bit and state.buried(pawn):
            buried += 0.5
        if not (state.revealed | state.sandy) & bit:
            ready += 0.5
        if cells:
            near = 8
            costs = ways[pawn]
            for cell in cells:
                cost = costs[cell] + min(state.sand[cell], 1)
                near = min(near, cost)
            way += near / (4.0 * float(state.seats))
    f += [buried, way, ready]
