"""The desert's geometry: 25 cells in reading order, as bit sets."""

from typing import Final

from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.rules.components import CELL_COUNT


def _around(cell: int, straight: bool, diagonal: bool) -> int:
    mask = 0
    for other in range(CELL_COUNT):
        down, across = abs(other // 5 - cell // 5), abs(other % 5 - cell % 5)
        if (straight and down + across == 1) or (diagonal and down == 1 and across == 1):
            mask |= 1 << other
    return mask


def _beyond(hole: int, down: int, across: int) -> int:
    row, column = hole // 5 + down, hole % 5 + across
    return 5 * row + column if 0 <= row < 5 and 0 <= column < 5 else -1


# Who is next to whom: above, below, left and right, and with the diagonals too. The hole is a cell here.
ORTHO: Final = vec[i64]([_around(cell, straight=True, diagonal=False) for cell in range(CELL_COUNT)])
KING: Final = vec[i64]([_around(cell, straight=True, diagonal=True) for cell in range(CELL_COUNT)])

# Wind from -> the cell whose tile is blown into the hole, or -1 at the edge. The letter of a wind is the
# direction in which tiles travel, so the tile comes from the other side: north, south, east, west.
BLOWN: Final[list[list[int]]] = [
    [_beyond(hole, down, across) for hole in range(CELL_COUNT)]
    for down, across in ((1, 0), (-1, 0), (0, -1), (0, 1))
]
