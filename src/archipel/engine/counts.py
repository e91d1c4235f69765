"""How many numbers a set of bits holds, when compiled: a machine word does not count its own bits."""

from typing import Final

from archipel.engine.native import i64, vec

_NARROW: Final = (1 << 36) - 1
# How many numbers every value of twelve bits stands for.
IN_TWELVE: Final = vec[i64]([twelve.bit_count() for twelve in range(4096)])


def count(mask: i64) -> i64:
    """How many numbers a narrow set holds, all below 36: a machine word has no ``bit_count``."""
    return IN_TWELVE[mask & 4095] + IN_TWELVE[mask >> 12 & 4095] + IN_TWELVE[mask >> 24]


def few(mask: i64) -> i64:
    """How many numbers a set holds, all below 63: for sets of a few, such as the passengers of a boat."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def size(mask: int) -> i64:
    """How many numbers a set holds, however wide."""
    return count(mask) if mask <= _NARROW else mask.bit_count()
