"""Empty piles, which are made anew from their discards at once."""

from archipel.engine.bits import count
from archipel.engine.cards import counts
from archipel.engine.native import append
from archipel.games.forbidden_island.rules import events
from archipel.games.forbidden_island.rules.components import CARD_KINDS
from archipel.games.forbidden_island.rules.state import IslandState


def refill_treasure(state: IslandState) -> None:
    """FI-D3."""
    if state.pile_size == 0:
        state.pile = state.discards
        state.pile_size = sum(counts(state.discards, CARD_KINDS))
        state.discards = 0
        state.tell(events.TREASURE_REFILLED, state.pile_size)


def refill_flood(state: IslandState) -> None:
    """FI-F5."""
    if not state.layers:
        pile = state.flood_discards
        state.layers = append(state.layers, pile)
        state.flood_discards = 0
        state.tell(events.FLOOD_REFILLED, count(pile))
