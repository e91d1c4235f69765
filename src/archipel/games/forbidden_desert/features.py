"""What the evaluation looks at in a position, as numbers."""

from typing import Final

from archipel.engine.bits import members
from archipel.games.forbidden_desert.components import STORM_PICKS_UP, SUN_BEATS_DOWN
from archipel.games.forbidden_desert.progress import work_left
from archipel.games.forbidden_desert.senses import DISTANCE
from archipel.games.forbidden_desert.state import DesertState
from archipel.games.forbidden_desert.steps import DrawStorm
from archipel.games.forbidden_desert.suns import sun_odds
from archipel.games.forbidden_desert.thirst import water_features
from archipel.games.forbidden_desert.ways import ways_from

FEATURES: Final[list[str]] = [
    "always",
    "three players",
    "four players",
    "five players",
    "storm cards a turn",
    "turns before the skull",
    "sand in the supply",
    "supply below eight",
    "supply below the cards of this turn",
    "blocked tiles",
    "one part picked up",
    "two parts picked up",
    "three parts picked up",
    "four parts picked up",
    "parts lying on tiles",
    "clues still needed",
    "parts with one clue",
    "launch pad revealed",
    "hidden plain tiles",
    "actions of work left",
    "work left over turns left",
    "lowest canteen",
    "mean of the canteens",
    "pawns in the open without water",
    "pawns in the open with one portion",
    "pawns in the open with two portions",
    "thirsty pawns in the shade",
    "odds that somebody dies this turn",
    "odds that somebody dies before playing again",
    "sum of these odds",
    "wells not yet revealed",
    "water that these can give now",
    "Water Carrier with a revealed well",
    "Water Carrier's canteen",
    "her way to a revealed well",
    "portions missing for the work left",
    "buried pawns",
    "way of each pawn to something useful",
    "ways to the launch pad with four parts",
    "longest of them",
    "ways to the launch pad with three parts",
    "way of thirsty pawns to a water tile",
    "pawns ready to reveal",
    "sand on parts",
    "sand that blocks the launch pad",
    "tunnels revealed",
    "suns to be expected in a round",
    "storm away from the centre",
    "Dune Blasters",
    "Jet Packs",
    "Solar Shields",
    "Terrascopes",
    "Water Reserve",
    "Time Throttle",
    "Archaeologist",
    "Climber",
    "Explorer",
    "Meteorologist",
    "Navigator",
    "Water Carrier",
    "work left for more than two players",
    "lowest canteen for more than two players",
    "missing portions for more than two players",
    "odds that the next driest pawn dies before playing again",
    "sand markers missing for the work left",
    "portions that the driest pawn misses for the work left",
    "scarcity of sand in the supply",
]
SIZE: Final = 67
SAND_A_CARD: Final = 0.95  # markers that a storm card lays, on average


class Outlook:
    """The suns and turns to come, read once and used for every position of the same turn."""

    def __init__(self, state: DesertState) -> None:
        self.suns: list[list[float]] = sun_odds(state, state.level * (state.seats + 1))
        self.turns: float = turns_left(state)
        pile = max(1, state.pile_size)
        suns = state.bag[SUN_BEATS_DOWN] + state.top.count(SUN_BEATS_DOWN)
        self.expected: float = state.level * state.seats * suns / pile


def turns_left(state: DesertState) -> float:
    """About how many turns are left before the storm meter reaches the skull."""
    in_pile = state.bag[STORM_PICKS_UP] + state.top.count(STORM_PICKS_UP) + state.bottom.count(STORM_PICKS_UP)
    turns = 0.0
    for mark in range(state.mark, len(state.marks)):
        cards = 10.0
        if mark == state.mark:
            cards = (state.pile_size + 1) / (in_pile + 1)
        turns += cards / state.marks[mark]
    return turns


def features(state: DesertState, outlook: Outlook) -> list[float]:
    """What the evaluation looks at, in the order of ``FEATURES``, all of about the same size."""
    f = [0.0] * SIZE
    seats = state.seats
    f[0] = 1.0
    if seats > 2:
        f[seats - 2] = 1.0
    f[4] = state.level / 6.0
    turns = outlook.turns
    f[5] = turns / 20.0
    step = state.stack[-1]
    cards = step.left if isinstance(step, DrawStorm) else state.cards_to_draw
    f[6] = state.supply / 20.0
    if state.supply < 8:
        f[7] = (8 - state.supply) / 8.0
    if state.supply < cards:
        f[8] = (cards - state.supply) / 6.0
    f[9] = state.blocked.bit_count() / 10.0
    ways = [ways_from(state, pawn) for pawn in range(seats)]
    work = work_left(state, ways, f)
    f[19] = work / 40.0
    f[20] = work / (4.0 * turns + 6.0)
    water_features(state, outlook.suns, ways, cards, work, f)
    _pawn_features(state, ways, f)
    f[45] = state.tunnels.bit_count() / 3.0
    f[46] = outlook.expected / 3.0
    f[47] = DISTANCE[12][state.hole] / 4.0
    for hand in state.hands:
        if hand:
            for kind in range(6):
                f[48 + kind] += hand >> 4 * kind & 15
    for role in state.adventurers:
        f[54 + role] = 1.0
    falling = work / 4.0 * state.level * SAND_A_CARD
    if falling > state.supply:
        f[64] = (falling - state.supply) / 20.0
    f[66] = 10.0 / (state.supply + 5.0)
    more = seats - 2.0
    f[60] = more * f[19]
    f[61] = more * f[21]
    f[62] = more * f[35]
    return f


def _pawn_features(state: DesertState, ways: list[list[int]], f: list[float]) -> None:
    useful = state.tiles & ~state.revealed & ~state.water_backs
    for place in state.parts:
        if 0 <= place < 25 and place != state.hole:
            useful |= 1 << place
    cells = members(useful)
    for pawn in range(state.seats):
        here = state.pawns[pawn]
        bit = 1 << here
        if state.blocked & bit and state.buried(pawn):
            f[36] += 0.5
        if not (state.revealed | state.sandy) & bit:
            f[42] += 0.5
        if cells and state.parts_left:
            near = 8
            costs = ways[pawn]
            for cell in cells:
                cost = costs[cell] + min(state.sand[cell], 1)
                near = min(near, cost)
            f[37] += near / (4.0 * state.seats)
