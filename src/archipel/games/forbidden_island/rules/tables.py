"""What is printed on the pieces, for whoever draws them: ``python tools/tables.py`` hands it to the page."""

from archipel.engine.event import Json
from archipel.games.forbidden_island.rules.components import (
    ADVENTURERS,
    CARDS,
    FLOOD_CARDS,
    HAND_LIMIT,
    PAWN_COLOUR,
    SITES,
    SKULL,
    START_TILE,
    TILES,
    TREASURES,
)


def tables() -> dict[str, Json]:
    """Cards, treasures with their two sites, adventurers with tile and pawn, the marks of the water meter.

    ``one_way`` are the kinds of actions that show something new or end the game: no free undo helps there.
    """
    return {
        "cards": list[Json](CARDS),
        "treasures": {
            treasure: [TILES[site] for site in SITES[number]] for number, treasure in enumerate(TREASURES)
        },
        "adventurers": {
            adventurer: {"tile": TILES[START_TILE[number]], "pawn": PAWN_COLOUR[number]}
            for number, adventurer in enumerate(ADVENTURERS)
        },
        "meter": list[Json](FLOOD_CARDS[1 : SKULL + 1]),
        "hand_limit": HAND_LIMIT,
        "one_way": ["draw_treasure", "draw_flood", "take_off"],
    }
