"""The island's geometry: 24 positions in reading order, whatever the shape."""

from archipel.engine.bits import members
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
        self.ortho: list[int] = [self._around(p, diagonal=False) for p in range(TILE_COUNT)]
        self.diagonal: list[int] = [self._around(p, diagonal=True) for p in range(TILE_COUNT)]
        self.king: list[int] = [self.ortho[p] | self.diagonal[p] for p in range(TILE_COUNT)]
        self.rings: list[list[int]] = [self._rings(p) for p in range(TILE_COUNT)]
        self.distance: list[list[int]] = [self._distances(p) for p in range(TILE_COUNT)]

    def _around(self, position: int, diagonal: bool) -> int:
        row, column = self.cells[position]
        mask = 0
        for other, (r, c) in enumerate(self.cells):
            down, across = abs(r - row), abs(c - column)
            if (down == 1 and across == 1) if diagonal else (down + across == 1):
                mask |= 1 << other
        return mask

    def _rings(self, position: int) -> list[int]:
        """Ring d holds the positions that are d orthogonal steps away, over all positions."""
        rings = [1 << position]
        seen = 1 << position
        while seen != ALL_TILES:
            ring = self.spread(rings[-1]) & ~seen
            rings.append(ring)
            seen |= ring
        return rings

    def _distances(self, position: int) -> list[int]:
        return [
            next(d for d, ring in enumerate(self.rings[position]) if ring >> other & 1)
            for other in range(TILE_COUNT)
        ]

    def king_steps(self, here: int, there: int) -> int:
        """How many steps in any of the eight directions lie between two positions, as the crow flies."""
        row, column = self.cells[here]
        r, c = self.cells[there]
        return max(abs(r - row), abs(c - column))

    def spread(self, positions: int) -> int:
        """All orthogonal neighbours of a set of positions."""
        mask = 0
        for position in members(positions):
            mask |= self.ortho[position]
        return mask


SHAPE: dict[str, Shape] = {name: Shape(name, picture) for name, picture in SHAPES.items()}
