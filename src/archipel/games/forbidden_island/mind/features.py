"""What a position shows of the team, as numbers of the order of one: what a net judges by.

In this game everybody knows what anybody knows, so that nothing is left out; what is still to be drawn is
told by its odds.
"""

import math
from typing import Final

from archipel.engine.bits import count
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.mind import pawns, sites, treasures
from archipel.games.forbidden_island.mind.danger import rise_odds
from archipel.games.forbidden_island.mind.evaluation import Evaluation
from archipel.games.forbidden_island.mind.pawns import pawn_features
from archipel.games.forbidden_island.mind.sites import Sites
from archipel.games.forbidden_island.mind.treasures import Treasures
from archipel.games.forbidden_island.mind.ways import FARTHEST, ways_from
from archipel.games.forbidden_island.mind.weighed import WEIGHED, Outlook, weighed
from archipel.games.forbidden_island.mind.weights import BETWEEN_TURNS
from archipel.games.forbidden_island.rules.components import (
    DECK_SIZE,
    FLOOD_CARDS,
    HELICOPTER_LIFT,
    SANDBAGS,
    SKULL,
    TILE_COUNT,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.state import IslandState

SURE: Final = 8.0  # log odds beyond which all are alike

WATER: Final[list[str]] = [
    "log odds by what is weighed",
    "odds by what is weighed",
    "water level",
    "more flood cards after the next rise",
    "odds of a rise this turn",
    "rises in the pile",
    "rises in the discards",
    "cards in the pile",
    "flood cards in the pile",
    "layers of the flood pile",
    "flood cards in the top layer",
    "flooded tiles in the top layer",
    "flooded tiles in the flood discards",
    "flood cards of tiles that are needed this turn",
]
TEAM: Final[list[str]] = [
    "ways between tiles",
    "tiles beside Fools' Landing",
    "dry tiles beside Fools' Landing",
    "three players",
    "four players",
    "Helicopter Lifts in the pile",
    "Helicopter Lifts in the discards",
    "Sandbags in the pile",
    "Sandbags in the discards",
    "treasures that can be captured this turn",
    "treasures that can be captured within a round",
    "pawns on Fools' Landing",
    "way home of the farthest",
    "pawns beside a mate on the same tile",
]
FEATURES: Final[list[str]] = [*WEIGHED, *treasures.NAMES, *sites.NAMES, *pawns.NAMES, *WATER, *TEAM]


class Features:
    """What a position shows of the team: what the net judges by."""

    def __init__(self) -> None:
        self._evaluation = Evaluation(BETWEEN_TURNS)

    def rows(self, state: IslandState) -> vec[vec[float]]:
        """One row of numbers, the team's, in the order of ``FEATURES``, while the game goes on."""
        outlook = Outlook(state)
        seen = weighed(state, outlook)
        score = self._evaluation.weigh(seen)
        ways: list[vec[i64]] = [ways_from(state, pawn) for pawn in range(state.seats)]
        needed = Treasures(state, ways)
        tiles = Sites(state, outlook, ways)
        f = list(seen)
        needed.features(state, outlook, f)
        tiles.features(needed, f)
        pawn_features(state, needed, ways, f)
        _water(state, max(-SURE, min(SURE, score)), tiles.expected, f)
        _team(state, needed, ways, f)
        return vec[vec[float]]([vec[float](f)])


def _water(state: IslandState, score: float, expected: float, f: list[float]) -> None:
    """The water meter, and what the piles hold against the team."""
    more: i64 = 0  # beyond the last level is the skull
    if state.level + 1 < SKULL:
        more = FLOOD_CARDS[state.level + 1] - FLOOD_CARDS[state.level]
    in_pile: i64 = 0
    for layer in state.layers:
        in_pile += count(layer)
    top: i64 = state.layers[len(state.layers) - 1] if len(state.layers) else 0
    f += [
        score / 4.0,
        1.0 / (1.0 + math.exp(-score)),
        float(state.level) / SKULL,
        float(more),
        rise_odds(state, 2),
        float(state.pile >> 4 * WATERS_RISE & 15) / 3.0,
        float(state.discards >> 4 * WATERS_RISE & 15) / 3.0,
        float(state.pile_size) / DECK_SIZE,
        float(in_pile) / TILE_COUNT,
        float(len(state.layers)) / 4.0,
        float(count(top)) / TILE_COUNT,
        float(count(top & state.flooded)) / 10.0,
        float(count(state.flood_discards & state.flooded)) / 10.0,
        expected / 2.0,
    ]


def _team(state: IslandState, needed: Treasures, ways: list[vec[i64]], f: list[float]) -> None:
    """How the island holds together, the cards that any treasure may want, and who stands with whom."""
    between: i64 = 0
    for position in range(TILE_COUNT):
        if state.alive >> position & 1:
            between += count(state.shape.ortho[position] & state.alive)
    beside = state.shape.ortho[state.landing] & state.alive
    home: i64 = 0
    farthest: i64 = 0
    together: i64 = 0
    taken: i64 = 0
    for seat in range(state.seats):
        bit: i64 = 1 << state.pawns[seat]
        if taken & bit:
            together += 1
        taken |= bit
        if state.pawns[seat] == state.landing:
            home += 1
        way = ways[seat][state.landing]
        farthest = max(farthest, way)
    f += [
        float(between) / 80.0,
        float(count(beside)) / 4.0,
        float(count(beside & ~state.flooded)) / 4.0,
        1.0 if state.seats == 3 else 0.0,
        1.0 if state.seats == 4 else 0.0,
        float(state.pile >> 4 * HELICOPTER_LIFT & 15) / 3.0,
        float(state.discards >> 4 * HELICOPTER_LIFT & 15) / 3.0,
        float(state.pile >> 4 * SANDBAGS & 15) / 2.0,
        float(state.discards >> 4 * SANDBAGS & 15) / 2.0,
        float(needed.now) / 2.0,
        float(needed.soon) / 2.0,
        float(home) / float(state.seats),
        float(farthest) / FARTHEST,
        float(together) / 3.0,
    ]
