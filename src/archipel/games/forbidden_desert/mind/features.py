"""What a position shows of the team, as numbers of the order of one: what a net judges by.

In this game everybody knows what anybody knows, so that nothing is left out; what is still to be drawn is
told by its odds.
"""

import math
from typing import Final

from archipel.engine.bits import few, members
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.mind import pawns, wells
from archipel.games.forbidden_desert.mind.evaluation import Evaluation
from archipel.games.forbidden_desert.mind.pawns import nearest, pawn_features
from archipel.games.forbidden_desert.mind.race import Outlook
from archipel.games.forbidden_desert.mind.weighed import WEIGHED, Weighed
from archipel.games.forbidden_desert.mind.weights import BETWEEN_TURNS
from archipel.games.forbidden_desert.mind.wells import Wells
from archipel.games.forbidden_desert.rules.components import (
    EQUIPMENT_DECK,
    FIRST_CLUE,
    GEAR,
    LAUNCH_PAD,
    STORM_PICKS_UP,
    TUNNEL,
)
from archipel.games.forbidden_desert.rules.state import HELD, NOT_FOUND, DesertState

SURE: Final = 8.0  # log odds beyond which all are alike

STORM: Final[list[str]] = [
    "log odds by what is weighed",
    "odds by what is weighed",
    "turns needed",
    "actions needed",
    "markers to dig",
    "turns until the skull",
    "turns to spare",
    "storm cards in the turns needed",
    "suns in the turns needed",
    "marks until the skull",
    "storm cards of this turn",
    "cards in the pile",
    "suns in the pile",
    "rises in the pile",
    "actions left in this turn",
    "odds of a sun this turn",
    "odds of two suns this turn",
    "odds of a sun in a round",
    "odds of two suns in a round",
    "odds of three suns in a round",
]
CITY: Final[list[str]] = [
    "sand on plain tiles not revealed",
    "sand on the launch pad",
    "sand on parts",
    "tiles with sand",
    "most sand on a tile",
    "plain tiles not revealed",
    "gears and tunnels not revealed",
    "equipment in the pile",
    "parts without a clue",
    "parts in the storm",
    "how near the nearest part is",
    "ways to all parts that lie",
    "launch pad seen and not revealed",
    "way home of the farthest",
    "ways home of all",
]
TEAM: Final[list[str]] = [
    "water",
    "water a head",
    "driest canteen",
    "fullest canteen",
    "pawns without water",
    "pawns with one portion",
    "pawns in a tunnel",
    "pawns on one tile",
    "pawns alone",
    "plays the driest in",
]
FEATURES: Final[list[str]] = [*WEIGHED, *STORM, *CITY, *TEAM, *wells.NAMES, *pawns.NAMES]


class Features:
    """What a position shows of the team: what the net judges by."""

    def __init__(self) -> None:
        self._evaluation = Evaluation(BETWEEN_TURNS)

    def rows(self, state: DesertState) -> vec[vec[float]]:
        """One row of numbers, the team's, in the order of ``FEATURES``, while the game goes on."""
        outlook = Outlook(state)
        seen = Weighed(state, outlook)
        score = self._evaluation.weigh(seen.numbers)
        found = Wells(state)
        f = seen.numbers
        _storm(state, seen, outlook, max(-SURE, min(SURE, score)), f)
        _city(state, seen, f)
        _team(state, f)
        found.features(state, seen.ways, f)
        pawn_features(state, seen, outlook, found, f)
        return vec[vec[float]]([vec[float](f)])


def _storm(state: DesertState, seen: Weighed, outlook: Outlook, score: float, f: list[float]) -> None:
    """The race against the storm, and what its pile holds."""
    work = seen.work
    rises = state.bag[STORM_PICKS_UP] + state.top.count(STORM_PICKS_UP) + state.bottom.count(STORM_PICKS_UP)
    now, later = outlook.odds[seen.drawn], outlook.odds[seen.drawn + state.level * (state.seats - 1)]
    f += [
        score / 4.0,
        1.0 / (1.0 + math.exp(-score)),
        min(work.turns, 40.0) / 20.0,
        work.actions / 40.0,
        work.digs / 20.0,
        outlook.turns / 30.0,
        max(-1.0, (outlook.turns - work.turns) / 20.0),
        min(seen.cards, 160.0) / 80.0,
        min(seen.suns, 20.0) / 10.0,
        float(len(state.marks) - state.mark) / 14.0,
        float(seen.drawn) / 6.0,
        outlook.pile / 31.0,
        outlook.suns_in_pile / 4.0,
        float(rises) / 3.0,
        float(work.left) / 4.0,
        now[0],
        now[1],
        later[0],
        later[1],
        later[2],
    ]


def _city(state: DesertState, seen: Weighed, f: list[float]) -> None:
    """Sand, tiles still to be revealed, parts, and the way home."""
    plain = state.tiles & ~state.revealed & ~state.water_backs
    buried = most = 0
    for cell in members(state.sandy):
        most = max(most, state.sand[cell])
        if plain >> cell & 1:
            buried += state.sand[cell]
    on_parts = unknown = in_storm = 0
    near = 0.0
    ways = 0.0
    for part in range(4):
        place = state.parts[part]
        if place == NOT_FOUND:
            clue = FIRST_CLUE + 2 * part
            if state.hidden_plain[clue] and state.hidden_plain[clue + 1]:
                unknown += 1
        elif place == state.hole:
            in_storm += 1
        elif place < HELD:
            on_parts += state.sand[place]
            way = _way(state, seen, place)
            near = max(near, 1.0 - way)
            ways += way
    pad: i64 = state.cell_of(LAUNCH_PAD)
    farthest = home = 0.0
    if pad >= 0:
        for seat in range(state.seats):
            way = float(min(9, seen.ways[seat][pad]))
            farthest = max(farthest, way)
            home += way
    f += [
        float(buried) / 20.0,
        float(state.sand[pad]) / 4.0 if pad >= 0 else 0.0,
        float(on_parts) / 6.0,
        float(few(state.sandy)) / 24.0,
        float(most) / 8.0,
        float(few(plain)) / 20.0,
        float(state.hidden_plain[GEAR] + state.hidden_plain[TUNNEL]) / 11.0,
        float(sum(state.equipment)) / EQUIPMENT_DECK,
        unknown / 4.0,
        in_storm / 4.0,
        near,
        ways / 2.0,
        1.0 if pad >= 0 and not state.revealed >> pad & 1 else 0.0,
        farthest / 9.0,
        home / 30.0,
    ]


def _way(state: DesertState, seen: Weighed, place: i64) -> float:
    """How far whoever is nearest is from a part, as a share of the farthest way that counts."""
    best: i64 = pawns.FARTHEST
    for seat in range(state.seats):
        best = min(best, nearest(seen.ways[seat], 1 << place))
    return float(best) / pawns.FARTHEST


def _team(state: DesertState, f: list[float]) -> None:
    """The canteens together, and who stands with whom."""
    total = dry = one = shaded = together = alone = 0.0
    lowest, highest = 9, 0
    wait: i64 = 0
    for seat in range(state.seats):
        water = state.water[seat]
        here = state.pawns[seat]
        total += float(water)
        if water < lowest:
            lowest = water
            wait = (seat - state.active) % state.seats
        highest = max(highest, water)
        if water == 0:
            dry += 1.0
        elif water == 1:
            one += 1.0
        if state.tunnels >> here & 1:
            shaded += 1.0
        mates = 0.0
        for other in state.pawns:
            if other == here:
                mates += 1.0
        together = max(together, mates)
        if mates == 1.0:
            alone += 1.0
    f += [
        total / 20.0,
        total / (5.0 * float(state.seats)),
        float(lowest) / 5.0,
        float(highest) / 5.0,
        dry / 4.0,
        one / 4.0,
        shaded / 5.0,
        together / 5.0,
        alone / 5.0,
        float(wait) / 4.0,
    ]
