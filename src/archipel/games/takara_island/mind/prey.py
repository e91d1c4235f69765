"""What monsters lying face up are to whoever rents the sword next."""

from typing import Final

from archipel.engine.native import i64, vec
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    KARAS_PER_XP,
    LIFE,
    MONSTER,
    SITE_COUNT,
    SWORD_RENT,
    TILE_KARAS,
    TILE_XP,
)
from archipel.games.takara_island.rules.state import TakaraState

# How likely some adventurers, one after the other, beat a monster with so many lives left: the swords have to
# come before as many crosses. Nobody, one, two and three of them, a row each.
BEATEN: Final = vec[float](
    [0.0, 0.0, 0.0, 0.0, 0.0]
    + [float((2.0 / 3.0) ** lives) for lives in range(5)]
    + [float((2.0 / 3.0) ** lives * (1.0 + lives / 3.0)) for lives in range(5)]
    + [float((2.0 / 3.0) ** lives * (1.0 + lives / 3.0 + lives * (lives + 1) / 18.0)) for lives in range(5)]
)
LIVES: Final = 5


def prey(state: TakaraState, seat: i64) -> float:
    """The points that a seat can expect of the best monster on top of a site, the sword paid."""
    if state.karas[seat] < SWORD_RENT:
        return 0.0
    hands = state.team[seat] - state.resting[seat]
    best = 0.0
    for site in range(SITE_COUNT):
        if state.top(site) == MONSTER:
            kind = state.tiles[DEPTHS * site + state.tops[site]]
            worth = float(TILE_XP[kind]) + float(TILE_KARAS[kind]) / KARAS_PER_XP
            best = max(best, worth * BEATEN[LIVES * hands + LIFE[kind] - state.wounds[site]])
    rent = float(SWORD_RENT) / KARAS_PER_XP
    return best - rent if best > rent else 0.0
