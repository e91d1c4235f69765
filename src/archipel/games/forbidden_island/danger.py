"""How likely each flooded tile is to sink, read exactly from the layers of the Flood pile (section 5)."""

from archipel.games.forbidden_island.components import FLOOD_CARDS, SKULL, WATERS_RISE
from archipel.games.forbidden_island.state import IslandState


def rise_odds(state: IslandState, draws: int) -> float:
    """How likely it is that the next Treasure draws (at most two) hold a Waters Rise card."""
    left = state.pile_size
    others = left - (state.pile >> 4 * WATERS_RISE & 15)
    if draws == 0 or left == 0:
        return 0.0
    if draws == 1 or left == 1:
        return 1.0 - others / left
    return 1.0 - others * (others - 1) / (left * (left - 1))


def flood_odds(state: IslandState, draws: int, cards: int) -> list[float]:
    """For every position, the odds that its Flood card is among the next ones.

    ``draws`` is how many Treasure cards are drawn before (each may be a Waters Rise), ``cards`` how many Flood
    cards then. Right for a single pass through the Flood pile; a tile that is flooded sinks with these odds.
    """
    odds = [0.0] * 24
    risen = rise_odds(state, draws)
    if risen < 1.0:
        _spread(odds, state.layers, state.flood_discards, cards, 1.0 - risen)
    if risen > 0.0 and state.level + 1 < SKULL:
        more = cards + FLOOD_CARDS[state.level + 1] - FLOOD_CARDS[state.level]
        if state.flood_discards:  # FI-W4
            _spread(odds, [*state.layers, state.flood_discards], 0, more, risen)
        else:
            _spread(odds, state.layers, 0, more, risen)
    return odds


def _spread(odds: list[float], layers: list[int], discards: int, cards: int, weight: float) -> None:
    """Add the odds of being drawn from a stack of layers; inside a layer all are equally likely."""
    for i in range(len(layers) - 1, -2, -1):
        layer = layers[i] if i >= 0 else discards  # FI-F5: under the last layer lies the refill
        size = layer.bit_count()
        if size == 0:
            continue
        share = weight if cards >= size else weight * cards / size
        position = 0
        while layer:
            if layer & 1:
                odds[position] += share
            layer >>= 1
            position += 1
        cards -= size
        if cards <= 0:
            return
