"""The rulebook's set-up (LI-S1 to S13)."""

from archipel.engine.native import i64, vec
from archipel.engine.options import first_player
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.components import (
    EXPLORERS_ASIDE,
    EXPLORERS_AT_FIRST,
    FAMILY_COUNT,
    KINDS,
    LARGE_TILE,
    REGION_COUNT,
    RING_SIZE,
    SLOTS,
    SPACE_COUNT,
    TEETH,
    TILES_OF_EACH,
)
from archipel.games.la_isla.rules.pieces import Pieces
from archipel.games.la_isla.rules.state import LaIslaState
from archipel.games.la_isla.rules.steps import PLAY_ROUND, begin_round


def with_pieces(pieces: Pieces) -> LaIslaState:
    """An empty position that will be played with these pieces."""
    state = LaIslaState()
    state.pieces = pieces
    return state


def set_up(state: LaIslaState) -> None:
    """LI-S1 to S13, and the first cards."""
    state.stack = [PLAY_ROUND]
    _build(state)
    _spread_tiles(state)
    _equip(state)
    state.pile = state.deck  # LI-S12
    state.discard = 0
    state.first = first_player(state.options, state.seats, state.chance)  # LI-S13
    state.tell(events.FIRST_PLAYER, state.first)
    begin_round(state)


def _build(state: LaIslaState) -> None:
    """LI-S2: the teeth around the connector in any order."""
    rest = (1 << TEETH) - 1
    state.teeth = []
    for _ in range(TEETH):
        tooth = state.chance.pick(rest)
        rest &= ~(1 << tooth)
        state.teeth.append(tooth)
    look_at(state)


def look_at(state: LaIslaState) -> None:
    """What the deck is, and what the teeth in their slots make of the island."""
    pieces = state.pieces
    state.deck = pieces.basic if state.options["deck"] == "basic" else pieces.whole  # LI-S11
    if sorted(state.teeth) != list(range(TEETH)):
        raise ValueError
    looks = [pieces.outer[tooth] for tooth in state.teeth]
    looks += [pieces.middle[tooth] for tooth in state.teeth]
    looks += pieces.connector[:RING_SIZE]
    state.colour = vec[i64]([colour for colour, _ in looks])
    state.symbol = vec[i64]([symbol for _, symbol in looks])
    state.land = vec[i64]([0] * KINDS)
    state.marked = vec[i64]([0] * KINDS)
    for space in range(SPACE_COUNT):
        state.land[state.colour[space]] |= 1 << space
        state.marked[state.symbol[space]] |= 1 << space


def _spread_tiles(state: LaIslaState) -> None:
    """LI-S3: seven of each animal, one on each region."""
    rest = [TILES_OF_EACH] * KINDS
    tiles: list[int] = []
    for _ in range(REGION_COUNT):
        animal = state.chance.pick_counted(rest)
        rest[animal] -= 1
        tiles.append(animal)
    state.tiles = vec[i64](tiles)


def _equip(state: LaIslaState) -> None:
    """LI-S4 to S9."""
    seats = state.seats
    state.markers = vec[i64]([0] * KINDS)
    state.explorers = vec[i64]([0] * seats)
    state.supply = vec[i64]([EXPLORERS_AT_FIRST] * seats)
    state.aside = vec[i64]([EXPLORERS_ASIDE] * seats)
    state.resources = vec[i64]([1] * (KINDS * seats))
    state.animals = vec[i64]([0] * (KINDS * seats))
    state.points = vec[i64]([0] * seats)
    state.slots = [[-1] * SLOTS for _ in range(seats)]
    state.covered = [0] * seats
    state.works = vec[i64]([0] * (FAMILY_COUNT * seats))
    state.hands = [[] for _ in range(seats)]
    state.plans = [-1] * seats
    state.assigned = [-1] * 3 * seats
    state.large = []
    rest = (1 << KINDS) - 1
    for seat in range(seats):
        animal = state.chance.pick(rest)
        rest &= ~(1 << animal)
        state.large.append(animal)
        state.animals[KINDS * seat + animal] = LARGE_TILE
        state.tell(events.TOOK_COLOUR, seat, seat)
        state.tell(events.LARGE_TILE, seat, animal)
