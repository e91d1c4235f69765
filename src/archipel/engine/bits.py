"""Sets of small numbers as the bits of one integer: boards, tiles and pawns."""

from typing import Final

_WORD: Final = (1 << 60) - 1
# For each of the eight bytes of a narrow set: the numbers that every value of it stands for.
_IN_BYTE: Final[list[list[list[int]]]] = [
    [[base + i for i in range(8) if byte >> i & 1] for byte in range(256)] for base in range(0, 64, 8)
]


def members(mask: int) -> list[int]:
    """The numbers in the set, rising: ``members(0b1010) == [1, 3]``."""
    found: list[int] = []
    for numbers in _IN_BYTE:
        if not mask:
            return found
        found.extend(numbers[mask & 255])
        mask >>= 8
    if mask:
        found.extend([64 + number for number in members(mask)])
    return found


def nth(mask: int, n: int) -> int:
    """The n-th smallest number in the set, from 0: ``nth(0b1010, 1) == 3``."""
    base = 0
    # Of a wide set (a deck of cards) only one machine word is walked through.
    while mask > _WORD:
        low = mask & _WORD
        count = low.bit_count()
        if n < count:
            mask = low
            break
        n -= count
        mask >>= 60
        base += 60
    while n:
        mask &= mask - 1
        n -= 1
    return base + (mask & -mask).bit_length() - 1


def mask_of(numbers: list[int]) -> int:
    """The set that holds these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
