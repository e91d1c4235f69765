"""Hands and piles of cards of a few kinds: a count a kind, packed four bits each into one integer."""

from typing import Final

from archipel.engine.native import i64, vec

# One card of each kind; adding and taking away is adding and subtracting.
ONE: Final = vec[i64]([1 << 4 * kind for kind in range(15)])
# For so many kinds: where in the integer the count of each begins.
_SHIFTS: Final[list[list[int]]] = [list(range(0, 4 * kinds, 4)) for kinds in range(16)]


def count(cards: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return cards >> 4 * kind & 15


def counts(cards: int, kinds: int) -> list[int]:
    """How many of each of so many kinds."""
    return [cards >> shift & 15 for shift in _SHIFTS[kinds]]


def size(hand: i64) -> i64:
    """How many cards in a hand: casting out fifteens adds the digits up (below fifteen)."""
    return hand % 15


def pack(numbers: list[int]) -> int:
    """The packed form of some counts."""
    return sum([number << 4 * kind for kind, number in enumerate(numbers)])
