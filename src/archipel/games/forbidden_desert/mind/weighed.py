"""What the fitted odds weigh in a position, as numbers."""

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
WEIGHED: Final[list[str]] = [
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


class Weighed:
    """What the fitted odds weigh, and what it was worked out from."""

    def __init__(self, state: DesertState, outlook: Outlook) -> None:
        seats = state.seats
        # In the order of ``WEIGHED``, all of about the same size.
        f = [1.0, 0.0, 0.0, 0.0, float(state.level) / 6.0]
        self.numbers: list[float] = f
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
        # Storm cards that this turn still brings.
        self.drawn: i64 = step.left if isinstance(step, DrawStorm) else state.cards_to_draw
        self.ways: list[vec[i64]] = [ways_from(state, pawn) for pawn in range(seats)]
        self.work: Work = Work(state, self.ways, f)
        turns = self.work.turns
        self.cards: float = outlook.cards(turns)  # storm cards until the team can fly
        self.suns: float = outlook.suns(self.cards)
        ramps(turns, TURNS, f)
        sand = float(state.supply) + self.work.digs + 2.0 * blasters - SAND_A_CARD * self.cards
        ramps(sand, SAND, f)
        ramps(outlook.turns - turns, STORM, f)
        ramps(float(state.supply), SUPPLY, f)
        f.append(float(self.drawn - state.supply) / 6.0 if state.supply < self.drawn else 0.0)
        water_features(state, outlook, self.ways, self.drawn, self.suns, f)
        f.append(float(count_of(state.blocked)) / 10.0)
        _pawn_features(state, self.ways, self.work.useful, f)
        f.append(float(count_of(state.tunnels)) / 3.0)
        f.append(outlook.suns(float(state.level * seats)) / 3.0)
        f.append(float(DISTANCE[12][state.hole]) / 4.0)


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
