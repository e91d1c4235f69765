"""What is printed on the pieces, for whoever draws them: ``python tools/tables.py`` hands it to the page."""

from archipel.engine.event import Json
from archipel.games.forbidden_desert.rules.components import (
    EQUIPMENT,
    FACES,
    FIRST_CLUE,
    PARTS,
    SAND_MARKERS,
    STORM_CARDS,
    STORM_PICKS_UP,
    SUN_BEATS_DOWN,
)


def tables() -> dict[str, Json]:
    """Parts, equipment, storm cards, the ways of the wind, the faces that are clues, the sand in the box.

    ``one_way`` are the kinds of actions that show something new: no free undo takes them back.
    """
    return {
        "parts": list[Json](PARTS),
        "equipment": list[Json](EQUIPMENT),
        "storm_cards": [
            STORM_CARDS[SUN_BEATS_DOWN],
            STORM_CARDS[STORM_PICKS_UP],
            *STORM_CARDS[:SUN_BEATS_DOWN],
        ],
        "winds": {
            card: {"way": "nsew"[number // 3], "squares": number % 3 + 1}
            for number, card in enumerate(STORM_CARDS[:SUN_BEATS_DOWN])
        },
        "clues": {
            FACES[FIRST_CLUE + 2 * part + axis]: {"part": name, "axis": ["row", "col"][axis]}
            for part, name in enumerate(PARTS)
            for axis in range(2)
        },
        "sand_markers": SAND_MARKERS,
        "one_way": ["reveal", "look", "terrascope", "draw_storm"],
    }
