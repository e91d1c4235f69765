"""The rulebook's set-up (FI-S1 to S13)."""

from archipel.engine.cards import ONE, pack
from archipel.engine.native import append, i64, vec
from archipel.engine.options import first_player
from archipel.engine.team import deal_adventurers
from archipel.games.forbidden_island.rules import events
from archipel.games.forbidden_island.rules.components import (
    ADVENTURERS,
    ALL_TILES,
    COPIES,
    DECK_SIZE,
    FOOLS_LANDING,
    SITES,
    START_LEVEL,
    START_TILE,
    TILE_COUNT,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.geometry import SHAPE
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import TAKE_ACTIONS


def set_up(state: IslandState) -> None:
    """FI-S1 to S13, in the rulebook's order."""
    state.stack = [TAKE_ACTIONS[3]]
    state.ending_about = 0
    _lay_tiles(state)
    state.captors = vec[i64]([-1, -1, -1, -1])  # FI-S2
    _first_floods(state)
    _place_adventurers(state)
    _deal_cards(state)
    state.level = START_LEVEL[state.options["difficulty"]]  # FI-S12
    state.active = first_player(state.options, state.seats, state.chance)  # FI-S13
    state.flown = False
    state.tell(events.FIRST_PLAYER, state.active)
    state.begin_turn(state.active)


def _lay_tiles(state: IslandState) -> None:
    """FI-S1."""
    rest = ALL_TILES
    state.layout = []
    for _ in range(TILE_COUNT):
        tile = state.chance.pick(rest)
        rest &= ~(1 << tile)
        state.layout.append(tile)
    survey(state)
    state.alive = ALL_TILES


def survey(state: IslandState) -> None:
    """What follows from the options and the tiles as they lie."""
    state.shape = SHAPE[state.options["island"]]
    state.pawn_powers = state.options["navigator_uses_pawn_powers"] == "yes"
    state.place = [0] * TILE_COUNT
    for position, tile in enumerate(state.layout):
        state.place[tile] = position
    state.landing = state.place[FOOLS_LANDING]
    state.site_masks = vec[i64]([1 << state.place[one] | 1 << state.place[other] for one, other in SITES])


def _first_floods(state: IslandState) -> None:
    """FI-S4."""
    pile = ALL_TILES
    state.flooded = 0
    for _ in range(6):
        position = state.chance.pick(pile)
        pile &= ~(1 << position)
        state.flooded |= 1 << position
        state.tell(events.FLOODED, position)
    state.flood_discards = state.flooded
    state.layers = vec[i64]([pile])


def _place_adventurers(state: IslandState) -> None:
    """FI-S5 to S8, and FI-O2 for those that were asked for."""
    deal_adventurers(state, ADVENTURERS)
    state.pawns = vec[i64]([])
    for seat, adventurer in enumerate(state.adventurers):
        position = state.place[START_TILE[adventurer]]
        state.pawns = append(state.pawns, position)
        state.tell(events.DEALT_ADVENTURER, seat, adventurer, position)


def _deal_cards(state: IslandState) -> None:
    """FI-S9 to S11: two cards each; the three Waters Rise cards are shuffled in afterwards."""
    state.hands = vec[i64]([0] * state.seats)
    deal: i64 = pack([*COPIES[:WATERS_RISE], 0])
    left = DECK_SIZE - COPIES[WATERS_RISE]
    for seat in range(state.seats):
        for _ in range(2):
            card = state.chance.pick_card(deal, left)
            deal -= ONE[card]
            left -= 1
            state.hands[seat] += ONE[card]
            state.tell(events.DEALT_CARD, seat, card)
    state.pile = deal + COPIES[WATERS_RISE] * ONE[WATERS_RISE]
    state.pile_size = DECK_SIZE - 2 * state.seats
    state.discards = 0
