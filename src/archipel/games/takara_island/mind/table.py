"""What concerns all seats alike, as numbers: how late it is, and what lies open to all."""

from typing import Final

from archipel.engine.native import append, i64, vec
from archipel.games.takara_island.rules.components import (
    CELLS,
    CHEST_KARAS,
    CHEST_KINDS,
    CHEST_XP,
    DEPTHS,
    IMITATOR,
    KARAS_PER_XP,
    LEVEL_COUNT,
    LEVELS,
    MONSTER,
    NOBODY,
    ROCKFALL,
    SITE_COUNT,
    SPECIALISTS,
    TILE_KARAS,
    TILE_XP,
    TOKENS_EACH,
)
from archipel.games.takara_island.rules.scoring import closing_sites, stones_found
from archipel.games.takara_island.rules.state import TakaraState

_TILES: Final = float(CELLS // LEVEL_COUNT)  # of a level
_CHESTS: Final = 8.0  # before the first is opened

NAMES: Final[list[str]] = [
    "three players",
    "four players",
    "tiles gone",
    "rounds gone",
    "a Stone found",
    "empty sites",
    "one site more ends the game",
    "two sites more end the game",
    "one site more banishes everybody",
    "tiles on the sites that will end the game",
    "tiles on the next site to be empty",
    *[f"never turned up, {level} tiles" for level in LEVELS],
    "first tiles face down",
    "rockfalls on top",
    "monsters on top",
    "points of monsters on top",
    "XP tokens left",
    "chest tiles left",
    "points of a chest",
    *[f"at the Port: {specialist}" for specialist in SPECIALISTS],
    *[f"tiles left, site {rank}" for rank in range(1, SITE_COUNT + 1)],
    *[f"monster or rockfall on top, site {rank}" for rank in range(1, SITE_COUNT + 1)],
]


def shown(state: TakaraState, order: vec[i64], late: float) -> vec[float]:
    """What ``NAMES`` says of a position; ``order`` has the sites with the fewest tiles left first."""
    row = vec[float](
        [
            1.0 if state.seats == 3 else 0.0,
            1.0 if state.seats == 4 else 0.0,
            late,
            min(3.0, float(state.turn // state.seats) / 10.0),
        ]
    )
    row = _ends(state, order, row)
    row = _levels(state, row)
    row = _tops(state, row)
    row = append(row, float(state.tokens_left) / float(TOKENS_EACH * state.seats))
    row = _chests(state, row)
    for specialist in range(IMITATOR + 1):
        row = append(row, 1.0 if state.holder(specialist) == NOBODY else 0.0)
    for site in order:
        row = append(row, float(DEPTHS - state.tops[site]) / DEPTHS)
    for site in order:
        sort = state.top(site)
        row = append(row, 1.0 if sort == MONSTER else -1.0 if sort == ROCKFALL else 0.0)
    return row


def _ends(state: TakaraState, order: vec[i64], row: vec[float]) -> vec[float]:
    """How far it is to the end by empty sites (TK-E2, E3)."""
    found = stones_found(state)
    empty = state.empty_sites()
    closing = closing_sites(found)
    tiles: i64 = 0
    for rank in range(closing):
        tiles += DEPTHS - state.tops[order[rank]]
    row = append(row, float(found))
    row = append(row, float(empty) / SITE_COUNT)
    row = append(row, 1.0 if empty == closing - 1 else 0.0)
    row = append(row, 1.0 if empty == closing - 2 else 0.0)
    row = append(row, 1.0 if empty == closing - 1 and not found else 0.0)
    row = append(row, float(tiles) / 20.0)
    return append(row, float(DEPTHS - state.tops[order[empty]]) / DEPTHS if empty < SITE_COUNT else 0.0)


def _levels(state: TakaraState, row: vec[float]) -> vec[float]:
    """How many tiles of each level nobody can see or has seen go."""
    hidden = vec[float]([0.0] * LEVEL_COUNT)
    for cell in range(CELLS):
        if not state.shown >> cell & 1:
            hidden[cell % DEPTHS // 3] += 1.0
    for number in hidden:
        row = append(row, number / _TILES)
    return row


def _tops(state: TakaraState, row: vec[float]) -> vec[float]:
    """The first tiles of the sites."""
    face_down: i64 = 0
    rockfalls: i64 = 0
    monsters: i64 = 0
    worth = 0.0
    for site in range(SITE_COUNT):
        sort = state.top(site)
        if sort == ROCKFALL:
            rockfalls += 1
        elif sort == MONSTER:
            kind = state.tiles[DEPTHS * site + state.tops[site]]
            monsters += 1
            worth += float(TILE_XP[kind]) + float(TILE_KARAS[kind]) / KARAS_PER_XP
        elif state.tops[site] < DEPTHS:
            face_down += 1
    row = append(row, float(face_down) / SITE_COUNT)
    row = append(row, float(rockfalls) / 3.0)
    row = append(row, float(monsters) / 3.0)
    return append(row, worth / 10.0)


def _chests(state: TakaraState, row: vec[float]) -> vec[float]:
    """How many chest tiles lie on the Axolotl, and what the first of them comes to on average."""
    left: i64 = 0
    worth = 0.0
    for chest in range(CHEST_KINDS):
        number = state.pile[chest]
        left += number
        worth += float(number) * (float(CHEST_XP[chest]) + float(CHEST_KARAS[chest]) / KARAS_PER_XP)
    row = append(row, float(left) / _CHESTS)
    return append(row, worth / float(left) / 4.0 if left else 0.0)
