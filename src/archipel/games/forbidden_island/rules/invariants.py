"""What is true of every sound position: pieces are conserved and stand where they can."""

from archipel.engine.cards import count, counts, size
from archipel.games.forbidden_island.rules.components import (
    ALL_TILES,
    CARD_KINDS,
    COPIES,
    HAND_LIMIT,
    SKULL,
    START_LEVEL,
    TILE_COUNT,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.state import IslandState


def check_pieces(state: IslandState) -> list[str]:
    """What is wrong with the pieces; empty in a sound position."""
    return [*_check_board(state), *_check_treasures(state), *_check_floods(state)]


def _check_board(state: IslandState) -> list[str]:
    found: list[str] = []
    if sorted(state.layout) != list(range(TILE_COUNT)):
        found.append("the layout is no permutation of the tiles")
    if state.flooded & ~state.alive:
        found.append("a sunk tile is flooded")
    if state.alive & ~ALL_TILES:
        found.append("a tile lies outside the island")
    if not state.over:
        waiting = [each.name for each in state.stack]
        for seat, position in enumerate(state.pawns):
            if not state.alive >> position & 1 and "swim" not in waiting:
                found.append(f"the pawn of seat {seat} stands in the water and nobody is asked")
        if not state.alive >> state.landing & 1:
            found.append("Fools' Landing has sunk and the game goes on")
    if not START_LEVEL[state.options["difficulty"]] <= state.level <= SKULL:
        found.append(f"the water level is {state.level}")
    return found


def _check_treasures(state: IslandState) -> list[str]:
    found: list[str] = []
    total = [0] * CARD_KINDS
    for packed in (*state.hands, state.pile, state.discards):
        total = [a + b for a, b in zip(total, counts(packed, CARD_KINDS), strict=True)]
    if total != COPIES:
        found.append(f"Treasure cards are not conserved: {total}")
    if sum(counts(state.pile, CARD_KINDS)) != state.pile_size:
        found.append("the Treasure pile's size is wrong")
    if state.pile_size == 0 and not state.over:
        found.append("the Treasure pile is empty")
    waiting = [each.name for each in state.stack]
    for seat, hand in enumerate(state.hands):
        if size(hand) > HAND_LIMIT + ("discard" in waiting):
            found.append(f"seat {seat} holds {size(hand)} cards")
        if count(hand, WATERS_RISE):
            found.append(f"seat {seat} holds a Waters Rise card")
    return found


def _check_floods(state: IslandState) -> list[str]:
    found: list[str] = []
    seen = state.flood_discards
    for layer in state.layers:
        if layer & seen:
            found.append("a Flood card lies in two places")
        if not layer:
            found.append("the Flood pile has an empty layer")
        seen |= layer
    if seen != state.alive:
        found.append("Flood cards and tiles still in the game differ")
    if not state.layers and not state.over:
        found.append("the Flood pile is empty")
    return found
