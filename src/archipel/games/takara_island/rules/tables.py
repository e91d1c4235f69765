"""What is printed on the pieces, for whoever draws them: ``python tools/tables.py`` hands it to the page."""

from archipel.engine.event import Json
from archipel.games.takara_island.rules.components import (
    CHEST_KARAS,
    CHEST_XP,
    CHESTS,
    HEALING_PRICE,
    KARAS_FOR_XP,
    LEVELS,
    LIFE,
    RECRUIT_PRICE,
    SORT,
    SORTS,
    SWORD_RENT,
    TILE_KARAS,
    TILE_XP,
    TILES,
    TOKEN_PRICE,
    TRIPOT_KARAS,
    WOUNDING,
)


def tables() -> dict[str, Json]:
    """The faces of gallery and chest tiles, the levels they lie at, and the prices on the village's signs.

    ``one_way`` are the kinds of actions that show something new: no free undo takes them back.
    """
    return {
        "levels": list[Json](LEVELS),
        "faces": {
            tile: {
                "sort": SORTS[SORT[kind]],
                "karas": TILE_KARAS[kind],
                "xp": TILE_XP[kind],
                "life": LIFE[kind],
                "wound": bool(WOUNDING[kind]),
            }
            for kind, tile in enumerate(TILES)
        },
        "chests": {
            chest: {"karas": CHEST_KARAS[kind], "xp": CHEST_XP[kind]} for kind, chest in enumerate(CHESTS)
        },
        # The die cannot be rolled back either.
        "one_way": ["observe", "dig", "fight", "mine", "study", "divine", "turn_up", "look_on"],
        "prices": {
            "sword": SWORD_RENT,
            "heal": HEALING_PRICE,
            "recruit": RECRUIT_PRICE,
            "token": TOKEN_PRICE,
            "gamble": TRIPOT_KARAS,
            "sale": KARAS_FOR_XP,
        },
    }
