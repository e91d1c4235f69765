"""Hands of equipment: a count a kind, packed four bits each into one integer."""

from typing import Final

from archipel.games.forbidden_desert.rules.components import (
    DUNE_BLASTER,
    JET_PACK,
    SOLAR_SHIELD,
    TERRASCOPE,
    TIME_THROTTLE,
    WATER_RESERVE,
)

ONE: Final[list[int]] = [1 << 4 * kind for kind in range(6)]
ANY_DUNE_BLASTER: Final = 15 << 4 * DUNE_BLASTER
ANY_JET_PACK: Final = 15 << 4 * JET_PACK
ANY_SOLAR_SHIELD: Final = 15 << 4 * SOLAR_SHIELD
ANY_TERRASCOPE: Final = 15 << 4 * TERRASCOPE
ANY_WATER_RESERVE: Final = 15 << 4 * WATER_RESERVE
ANY_TIME_THROTTLE: Final = 15 << 4 * TIME_THROTTLE


def count(hand: int, kind: int) -> int:
    """How many cards of a kind."""
    return hand >> 4 * kind & 15


def counts(hand: int) -> list[int]:
    """How many of each of the six kinds."""
    return [hand >> shift & 15 for shift in (0, 4, 8, 12, 16, 20)]


def pack(numbers: list[int]) -> int:
    """The packed form of six counts."""
    return sum(number << 4 * kind for kind, number in enumerate(numbers))
