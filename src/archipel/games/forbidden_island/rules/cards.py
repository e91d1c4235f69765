"""Hands and piles of Treasure-deck cards: a count a kind, packed four bits each into one integer."""

from typing import Final

from archipel.games.forbidden_island.rules.components import COPIES, HELICOPTER_LIFT, SANDBAGS

ONE: Final[list[int]] = [1 << 4 * kind for kind in range(7)]
ONE_HELICOPTER: Final = 1 << 4 * HELICOPTER_LIFT
ONE_SANDBAGS: Final = 1 << 4 * SANDBAGS
ANY_HELICOPTER: Final = 15 << 4 * HELICOPTER_LIFT
ANY_SANDBAGS: Final = 15 << 4 * SANDBAGS
ANY_SPECIAL: Final = ANY_HELICOPTER | ANY_SANDBAGS


def count(cards: int, kind: int) -> int:
    """How many cards of a kind."""
    return cards >> 4 * kind & 15


def counts(cards: int) -> list[int]:
    """How many of each of the seven kinds."""
    return [cards >> shift & 15 for shift in (0, 4, 8, 12, 16, 20, 24)]


def size(hand: int) -> int:
    """How many cards in a hand: casting out fifteens adds the digits up (below fifteen)."""
    return hand % 15


def pack(numbers: list[int]) -> int:
    """The packed form of seven counts."""
    return sum(number << 4 * kind for kind, number in enumerate(numbers))


FULL_DECK: Final = pack(COPIES)
