"""What a seat may know: in this game everything but chance to come (FI-V1, V2, V3)."""

from archipel.engine.bits import count, members
from archipel.engine.cards import counts, size
from archipel.engine.event import Json
from archipel.games.forbidden_island.rules.components import (
    ADVENTURERS,
    CARD_KINDS,
    CARDS,
    PAWN_COLOUR,
    SKULL,
    TILE_COUNT,
    TREASURES,
)
from archipel.games.forbidden_island.rules.state import IslandState


def view(state: IslandState) -> dict[str, Json]:
    """The table, which everybody sees alike."""
    return {
        **state.common_view(),
        "island": {"width": state.shape.width, "height": state.shape.height, "tiles": _tiles(state)},
        "water": {"level": state.level, "flood_cards": state.flood_cards, "skull": SKULL},
        "seats": [_seat(state, each) for each in range(state.seats)],
        "treasures": {
            name: (captor if captor >= 0 else None)
            for name, captor in zip(TREASURES, state.captors, strict=True)
        },
        "treasure_pile": {"size": state.pile_size, "discards": _cards(state.discards)},
        "flood_pile": {
            # The top layer first: which cards are in it is public, their order is nobody's (section 5).
            "layers": [_names(state, layer) for layer in reversed(list(state.layers))],
            "size": sum([count(layer) for layer in state.layers]),
            "discards": _names(state, state.flood_discards),
        },
    }


def _tiles(state: IslandState) -> list[Json]:
    tiles: list[Json] = []
    next_cards = state.layers[-1] if state.layers else 0
    for position in range(TILE_COUNT):
        row, column = state.shape.cells[position]
        bit = 1 << position
        condition = "sunk" if not state.alive & bit else "flooded" if state.flooded & bit else "dry"
        tiles.append(
            {
                "tile": state.tile_at(position),
                "row": row,
                "column": column,
                "state": condition,
                "danger": bool(next_cards & state.flooded & bit),  # FI-F3: drawn again, it sinks
            }
        )
    return tiles


def _seat(state: IslandState, seat: int) -> dict[str, Json]:
    adventurer = state.adventurers[seat]
    return {
        "adventurer": ADVENTURERS[adventurer],
        "colour": PAWN_COLOUR[adventurer],
        "tile": state.tile_at(state.pawns[seat]),
        "hand": _cards(state.hands[seat]),
        "hand_size": size(state.hands[seat]),
        "flown": state.flown and seat == state.active,
    }


def _cards(packed: int) -> dict[str, Json]:
    return {name: number for name, number in zip(CARDS, counts(packed, CARD_KINDS), strict=True) if number}


def _names(state: IslandState, positions: int) -> list[Json]:
    """Tiles of a set in alphabetical order, so that nothing but the set is told."""
    return list[Json](sorted(state.tile_at(position) for position in members(positions)))
