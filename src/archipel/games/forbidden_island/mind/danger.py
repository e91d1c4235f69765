"""How likely each tile is to be hit by the coming floods, read from the layers of the Flood pile."""

from archipel.engine.bits import count, lowest
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.rules.components import FLOOD_CARDS, SKULL, WATERS_RISE
from archipel.games.forbidden_island.rules.state import IslandState


def rise_odds(state: IslandState, draws: i64) -> float:
    """How likely it is that the next Treasure draws (at most two) hold a Waters Rise card."""
    if draws == 0 or state.pile_size == 0:
        return 0.0
    left = float(state.pile_size)
    others = left - float(state.pile >> 4 * WATERS_RISE & 15)
    if draws == 1 or left == 1.0:
        return 1.0 - others / left
    return 1.0 - others * (others - 1.0) / (left * (left - 1.0))


def layer_odds(state: IslandState, draws: i64, cards: i64) -> vec[float]:
    """The odds that a Flood card is among the next ones, for each layer of the pile, then for the discards.

    ``draws`` is how many Treasure cards are drawn before (each may be a Waters Rise), ``cards`` how many
    Flood cards then. Inside a layer all cards are equally likely. Right for a single pass through the pile.
    """
    layers = state.layers
    under = len(layers)
    odds = vec[float]([0.0] * (under + 1))
    discarded = count(state.flood_discards)
    risen = rise_odds(state, draws)
    calm = 1.0 - risen
    left = cards
    for i in range(under - 1, -1, -1):
        size = count(layers[i])
        odds[i] = calm if left >= size else calm * float(left) / float(size)
        left -= size
        if left <= 0:
            break
    if left > 0 and discarded:  # FI-F5: under the last layer lies the refill
        odds[under] = calm if left >= discarded else calm * float(left) / float(discarded)
    if risen > 0.0 and state.level + 1 < SKULL:
        left = cards + FLOOD_CARDS[state.level + 1] - FLOOD_CARDS[state.level]
        if discarded:  # FI-W1, W4: the discards come on top
            odds[under] += risen if left >= discarded else risen * float(left) / float(discarded)
            left -= discarded
        for i in range(under - 1, -1, -1):
            if left <= 0:
                break
            size = count(layers[i])
            odds[i] += risen if left >= size else risen * float(left) / float(size)
            left -= size
    return odds


def flood_odds(state: IslandState, draws: i64, cards: i64) -> vec[float]:
    """The same for every position; a flooded tile sinks with these odds."""
    by_layer = layer_odds(state, draws, cards)
    odds = vec[float]([0.0] * 24)
    under = len(state.layers)
    for i in range(under + 1):
        share = by_layer[i]
        if share > 0.0:
            layer = state.layers[i] if i < under else state.flood_discards
            while layer:
                odds[lowest(layer)] = share
                layer &= layer - 1
    return odds
