"""The equipment of a hand, by kind."""

from typing import Final

from archipel.games.forbidden_desert.rules.components import (
    DUNE_BLASTER,
    JET_PACK,
    SOLAR_SHIELD,
    TERRASCOPE,
    TIME_THROTTLE,
    WATER_RESERVE,
)

ANY_DUNE_BLASTER: Final = 15 << 4 * DUNE_BLASTER
ANY_JET_PACK: Final = 15 << 4 * JET_PACK
ANY_SOLAR_SHIELD: Final = 15 << 4 * SOLAR_SHIELD
ANY_TERRASCOPE: Final = 15 << 4 * TERRASCOPE
ANY_WATER_RESERVE: Final = 15 << 4 * WATER_RESERVE
ANY_TIME_THROTTLE: Final = 15 << 4 * TIME_THROTTLE
