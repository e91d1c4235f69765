"""What is true of every sound position: pieces are conserved and stand where they can."""

from typing import TYPE_CHECKING

from archipel.games.forbidden_island.rules.cards import counts, size
from archipel.games.forbidden_island.rules.components import (
    ALL_TILES,
    COPIES,
    HAND_LIMIT,
    SKULL,
    START_LEVEL,
    TILE_COUNT,
    WATERS_RISE,
)

if TYPE_CHECKING:
    from archipel.games.forbidden_island.rules.state import IslandState


def faults(state: "IslandState") -> list[str]:
    """What is wrong with this position; empty in a sound one."""
    return piece_faults(state) or _step_faults(state)


def piece_faults(state: "IslandState") -> list[str]:
    """What is wrong with the pieces, whatever is asked."""
    return [*_board_faults(state), *_treasure_faults(state), *_flood_faults(state)]


def _board_faults(state: "IslandState") -> list[str]:
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


def _treasure_faults(state: "IslandState") -> list[str]:
    found: list[str] = []
    total = [0] * 7
    for packed in (*state.hands, state.pile, state.discards):
        total = [a + b for a, b in zip(total, counts(packed), strict=True)]
    if total != COPIES:
        found.append(f"Treasure cards are not conserved: {total}")
    if sum(counts(state.pile)) != state.pile_size:
        found.append("the Treasure pile's size is wrong")
    if state.pile_size == 0 and not state.over:
        found.append("the Treasure pile is empty")
    waiting = [each.name for each in state.stack]
    for seat, hand in enumerate(state.hands):
        if size(hand) > HAND_LIMIT + ("discard" in waiting):
            found.append(f"seat {seat} holds {size(hand)} cards")
        if counts(hand)[WATERS_RISE]:
            found.append(f"seat {seat} holds a Waters Rise card")
    return found


def _flood_faults(state: "IslandState") -> list[str]:
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


def _step_faults(state: "IslandState") -> list[str]:
    if state.over:
        return [] if state.ending else ["nothing is pending and the game has not ended"]
    return ["the game has ended and something is pending"] if state.ending else []
