"""The island's geometry: 24 positions in reading order, whatever the shape."""

from typing import Final

from archipel.engine.bits import lowest, members
from archipel.engine.native import append, i64, vec
from archipel.games.forbidden_island.rules.components import ALL_TILES, SHAPES, TILE_COUNT


class Shape:
    """Who is next to whom, as bit sets of positions; the tiles that sank still count as positions here."""

    def __init__(self, name: str, picture: str) -> None:
        self.name = name
        rows = picture.split("/")
        self.height = len(rows)
        self.width = len(rows[0])
        self.cells: list[tuple[int, int]] = [
            (r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"
        ]
        self.ortho: vec[i64] = vec[i64]([self._around(p, diagonal=False) for p in range(TILE_COUNT)])
        self.diagonal: vec[i64] = vec[i64]([self._around(p, diagonal=True) for p in range(TILE_COUNT)])
        self.king: vec[i64] = vec[i64]([self.ortho[p] | self.diagonal[p] for p in range(TILE_COUNT)])
        self._beside: vec[i64] = _neighbours(self.ortho)
        self._around_set: vec[i64] = _neighbours(self.king)
        self.rings: list[vec[i64]] = [self._rings(p) for p in range(TILE_COUNT)]
        self.distance: list[vec[i64]] = [self._distances(p) for p in range(TILE_COUNT)]

    def _around(self, position: int, diagonal: bool) -> i64:
        row, column = self.cells[position]
        mask: i64 = 0
        for other, (r, c) in enumerate(self.cells):
            down, across = abs(r - row), abs(c - column)
            if (down == 1 and across == 1) if diagonal else (down + across == 1):
                mask |= 1 << other
        return mask

    def _rings(self, position: int) -> vec[i64]:
        """Ring d holds the positions that are d orthogonal steps away, over all positions."""
        ring: i64 = 1 << position
        rings = vec[i64]([ring])
        seen = ring
        while seen != ALL_TILES:
            ring = self.spread(ring) & ~seen
            rings = append(rings, ring)
            seen |= ring
        return rings

    def _distances(self, position: int) -> vec[i64]:
        steps = vec[i64]([0] * TILE_COUNT)
        for distance, ring in enumerate(self.rings[position]):
            for other in members(ring):
                steps[other] = distance
        return steps

    def king_steps(self, here: int, there: int) -> int:
        """How many steps in any of the eight directions lie between two positions, as the crow flies."""
        row, column = self.cells[here]
        r, c = self.cells[there]
        return max(abs(r - row), abs(c - column))

    def spread(self, positions: i64) -> i64:
        """All orthogonal neighbours of a set of positions."""
        return _united(self._beside, positions)

    def spread_king(self, positions: i64) -> i64:
        """All neighbours of a set of positions, the diagonal ones too."""
        return _united(self._around_set, positions)


def _neighbours(around: vec[i64]) -> vec[i64]:
    """For each of the three bytes of a set of positions, one after the other: its values' neighbours."""
    found = vec[i64]([0] * 768)
    for byte in range(3):
        for part in range(1, 256):
            rest = part & (part - 1)
            found[256 * byte + part] = found[256 * byte + rest] | around[8 * byte + lowest(part)]
    return found


def _united(neighbours: vec[i64], positions: i64) -> i64:
    return (
        neighbours[positions & 255]
        | neighbours[256 + (positions >> 8 & 255)]
        | neighbours[512 + (positions >> 16)]
    )


SHAPE: Final[dict[str, Shape]] = {name: Shape(name, picture) for name, picture in SHAPES.items()}
