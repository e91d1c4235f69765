"""How likely it is, exactly, that one of some flooded tiles sinks before the turn is over."""

from math import comb

from archipel.engine.bits import count
from archipel.games.forbidden_island.rules.components import FLOOD_CARDS, SKULL, WATERS_RISE
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood, DrawTreasure


def risk_of_sinking(state: IslandState, tiles: int) -> float:
    """The odds that the Flood card of one of these flooded tiles still comes up this turn."""
    for below in range(len(state.stack)):  # whatever interrupts a phase lies on top of it
        step = state.stack[below]
        if isinstance(step, DrawFlood):
            return _hit([*state.layers], state.flood_discards, state.flooded, tiles, step.left)
        if isinstance(step, DrawTreasure):
            return _with_rises(state, tiles, step.left)
    return _with_rises(state, tiles, 2)


def risk_of_next(state: IslandState) -> float:
    """The odds that the next Flood card sinks a tile."""
    top = state.layers[-1]
    return float(count(top & state.flooded)) / float(count(top))


def _with_rises(state: IslandState, tiles: int, draws: int) -> float:
    """Over all ways in which Waters Rise cards may come up first (FI-W1)."""
    deck = [state.pile >> 4 * WATERS_RISE & 15, state.pile_size]
    used = [state.discards >> 4 * WATERS_RISE & 15, _size(state.discards)]
    total = 0.0
    for rises, share in enumerate(_rises(deck[0], deck[1], used[0], used[1], draws)):
        level = state.level + rises
        if share == 0.0 or level >= SKULL:  # FI-W6: the game is lost before any Flood card
            continue
        layers: list[int] = [*state.layers]
        discards: int = state.flood_discards
        if rises and discards:  # FI-W5
            layers, discards = [*layers, discards], 0
        total += share * _hit(layers, discards, state.flooded, tiles, FLOOD_CARDS[level])
    return total


def _rises(rising: int, size: int, used_rising: int, used: int, draws: int) -> list[float]:
    """The odds of 0, 1 and 2 Waters Rise cards among the next draws, the pile refilled when it is empty."""
    odds = [0.0, 0.0, 0.0]
    if draws == 0 or size == 0:
        odds[0] = 1.0
        return odds
    for risen in range(2):
        share = (rising if risen else size - rising) / size
        if share == 0.0:
            continue
        left, left_rising = size - 1, rising - risen
        thrown, thrown_rising = used + risen, used_rising + risen
        if left == 0:  # FI-X2
            left, left_rising, thrown, thrown_rising = thrown, thrown_rising, 0, 0
        further = _rises(left_rising, left, thrown_rising, thrown, draws - 1)
        for more in range(3 - risen):
            odds[risen + more] += share * further[more]
    return odds


def _hit(layers: list[int], discards: int, flooded: int, tiles: int, cards: int) -> float:
    """The odds that one of the tiles is among the next cards; inside a layer any order is as likely."""
    spared = 1.0
    left = cards
    for layer in reversed(layers):
        if left == 0:
            break
        size = layer.bit_count()
        drawn = min(left, size)
        spared *= _none(size, (layer & tiles).bit_count(), drawn)
        left -= drawn
        discards |= layer & ~flooded  # what was dry comes back with the refill (FI-F5)
    if left:
        spared *= _none(discards.bit_count(), (discards & tiles).bit_count(), min(left, discards.bit_count()))
    return 1.0 - spared


def _none(size: int, wanted: int, drawn: int) -> float:
    """The odds that none of the wanted cards is among those drawn."""
    return comb(size - wanted, drawn) / comb(size, drawn) if drawn else 1.0


def _size(packed: int) -> int:
    total = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total
