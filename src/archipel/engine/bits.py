"""Sets of small numbers as the bits of one integer: boards, tiles and pawns."""

from typing import Final

from archipel.engine.counts import IN_TWELVE
from archipel.engine.native import count, few, i64, size, vec

__all__ = ["BIT", "count", "few", "lowest", "mask_of", "members", "nth", "size"]

# The set that holds one number. A shifted 1 is the same, but where the number is an ``i64`` mypyc lets C
# shift 32 bits: of numbers from 31 on only this is right.
BIT: Final = vec[i64]([1 << number for number in range(63)])
_WORD: Final = (1 << 60) - 1
# The numbers that every value of the lower and of the upper twelve bits stands for.
_LOW: Final[list[list[int]]] = [[i for i in range(12) if half >> i & 1] for half in range(4096)]
_HIGH: Final[list[list[int]]] = [[12 + i for i in low] for low in _LOW]
# For each of the eight bytes of a narrow set: the numbers that every value of it stands for.
_IN_BYTE: Final[list[list[list[int]]]] = [
    [[base + i for i in range(8) if byte >> i & 1] for byte in range(256)] for base in range(0, 64, 8)
]

# The number that a single bit stands for, by its remainder: 67 is the least divisor that tells 63 bits apart.
_PLACE: Final = vec[i64]([next((n for n in range(66) if (1 << n) % 67 == rest), -1) for rest in range(67)])


def lowest(mask: i64) -> i64:
    """The smallest number in a narrow set that holds some. To go through a set without making a list of it::

    while rest:
        number = lowest(rest)
        rest &= rest - 1
    """
    return _PLACE[(mask & -mask) % 67]


def members(mask: int) -> list[int]:
    """The numbers in the set, rising: ``members(0b1010) == [1, 3]``. The list is only to be read."""
    if mask < 4096:
        return _LOW[mask]
    if mask < 16777216:
        low = mask & 4095
        return _LOW[low] + _HIGH[mask >> 12] if low else _HIGH[mask >> 12]
    found: list[int] = []
    for numbers in _IN_BYTE:
        if not mask:
            return found
        found.extend(numbers[mask & 255])
        mask >>= 8
    if mask:
        found.extend([64 + number for number in members(mask)])
    return found


def nth(mask: int, n: i64) -> i64:
    """The n-th smallest number in the set, from 0: ``nth(0b1010, 1) == 3``."""
    base: i64 = 0
    # Of a wide set (a deck of cards) only one machine word is walked through.
    while mask > _WORD:
        low = mask & _WORD
        held: i64 = low.bit_count()
        if n < held:
            mask = low
            break
        n -= held
        mask >>= 60
        base += 60
    rest: i64 = mask
    while True:
        passed = IN_TWELVE[rest & 4095]
        if n < passed:
            return base + _LOW[rest & 4095][n]
        n -= passed
        rest >>= 12
        base += 12


def mask_of(numbers: list[int]) -> int:
    """The set that holds these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
