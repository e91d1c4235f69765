"""A position as a vector, for programs that learn: what everybody sees, and what the seat has looked at."""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.observation import MOST, Part, Vector, around, step_numbers
from archipel.games.takara_island.rules.components import (
    CELLS,
    CHEST_KINDS,
    CHESTS,
    COPIES,
    DEPTHS,
    FIRST_OF_LEVEL,
    LEVELS,
    SITE_COUNT,
    SITES,
    SPECIALISTS,
    STONES,
    TILE_KINDS,
    TILES,
    TOKENS_EACH,
)
from archipel.games.takara_island.rules.observing import LookAtTiles, Observe
from archipel.games.takara_island.rules.snapshot import FIELDS
from archipel.games.takara_island.rules.specialists import DigOn, UseSpecialist
from archipel.games.takara_island.rules.state import TakaraState
from archipel.games.takara_island.rules.view import looked_at

_STEPS: Final = step_numbers(FIELDS.steps)
_PLACES: Final[list[str]] = [*SITES, "tripot", "counter", "port"]
_DEBT: Final = 8  # what is printed on chests can take points away: they are told as so many more
# Of its own level a tile can be any kind, so that a cell has an entry for each of these and no other.
_KINDS_AT: Final[list[int]] = [
    FIRST_OF_LEVEL[level + 1] - FIRST_OF_LEVEL[level] for level in range(len(LEVELS))
]
_FIRST_AT: Final[list[int]] = [FIRST_OF_LEVEL[cell % DEPTHS // 3] for cell in range(CELLS)]
_CELL_NAMES: Final[list[str]] = [f"{site} {depth + 1}" for site in SITES for depth in range(DEPTHS)]


def _offsets() -> list[int]:
    """Where the entries of each cell begin."""
    found: list[int] = []
    at = 0
    for cell in range(CELLS):
        found.append(at)
        at += _KINDS_AT[cell % DEPTHS // 3]
    return [*found, at]


_ENTRIES_OF: Final[list[int]] = _offsets()


def parts(seats: int) -> list[Part]:
    """What :func:`observe` writes, in its order."""
    table = [
        Part("step", list(_STEPS)),
        Part("at site", SITES),
        Part("at depth", most=DEPTHS),  # from 1
        Part("left", most=DEPTHS),
        Part("power", SPECIALISTS),
        Part("first", around(seats)),
    ]
    for cell, name in enumerate(_CELL_NAMES):
        level = cell % DEPTHS // 3
        table.append(Part(f"{name} is", TILES[FIRST_OF_LEVEL[level] : FIRST_OF_LEVEL[level + 1]]))
    table += [
        Part("lies open", _CELL_NAMES),
        Part("gone", SITES, DEPTHS),
        Part("wounds", SITES, DEPTHS),
        Part("unseen", TILES, max(COPIES)),
        Part("out", _PLACES, 3),
        Part("sword"),
        Part("hospital", most=3),
        Part("tokens left", most=TOKENS_EACH * 4),
        Part("chests left", CHESTS, 3),
        Part("map cashed"),
        Part("specialist awake"),
        Part("discards", TILES, max(COPIES)),
    ]
    for seat in around(seats):
        table.append(Part(f"{seat} looked at", _CELL_NAMES))
        table.append(Part(f"{seat} karas", most=MOST))
        table.append(Part(f"{seat} xp + {_DEBT}", most=MOST))
        table.append(Part(f"{seat} stones", most=STONES))
        table.append(Part(f"{seat} tokens", most=TOKENS_EACH * 4))
        table.append(Part(f"{seat} tiles", TILES, max(COPIES)))
        table.append(Part(f"{seat} chests", CHESTS, 3))
        table.append(Part(f"{seat} team", most=3))
        table.append(Part(f"{seat} home", most=3))
        table.append(Part(f"{seat} resting", most=3))
        table.append(Part(f"{seat} specialist", SPECIALISTS))
    return table


def observe(state: TakaraState, seat: int) -> bytes:
    """The table as this seat sees it."""
    vector = Vector(state, seat)
    vector.step(state, _STEPS)
    _pending(state, vector)
    vector.seat_of(state.first)
    _ground(state, vector, state.shown | looked_at(state, seat))
    vector.row(state.out)
    vector.flag(state.sword)
    vector.number(state.hospital)
    vector.number(state.tokens_left)
    vector.row(state.pile)
    vector.flag(state.cashed)
    vector.flag(state.hired)
    _count(state, vector, state.discarded)
    for other in vector.others():
        _seat(state, vector, other)
    return vector.done()


def _pending(state: TakaraState, vector: Vector) -> None:
    """What is known of the step beside its name."""
    site, depth, left, power = -1, 0, 0, -1
    if state.stack:
        step = state.stack[-1]
        if isinstance(step, Observe):
            site, depth = step.site, step.depth + 1
        elif isinstance(step, LookAtTiles):
            site, depth, left = step.site, step.first + 1, step.last - step.first + 1
        elif isinstance(step, UseSpecialist):
            power = step.power
        elif isinstance(step, DigOn):
            site, left = step.site, step.left
    vector.one_of(site, SITE_COUNT)
    vector.number(depth)
    vector.number(left)
    vector.one_of(power, len(SPECIALISTS))


def _ground(state: TakaraState, vector: Vector, seen: int) -> None:
    """What the viewer knows to lie under the ground, or to have lain there; the rest is unseen (TK-I4)."""
    at = vector.zeros(_ENTRIES_OF[CELLS])
    values, unseen = vector.values, COPIES[:]
    for cell in members(seen):
        kind = state.tiles[cell]
        values[at + _ENTRIES_OF[cell] + kind - _FIRST_AT[cell]] = 1
        unseen[kind] -= 1
    vector.members(state.shown, CELLS)
    vector.row(state.tops)
    vector.row(state.wounds)
    vector.row(unseen)


def _count(state: TakaraState, vector: Vector, cells: int) -> None:
    """The tiles of some cells by kind."""
    at = vector.zeros(TILE_KINDS)
    for cell in members(cells):
        vector.values[at + state.tiles[cell]] += 1


def _seat(state: TakaraState, vector: Vector, seat: int) -> None:
    """A player's place as everybody sees it."""
    vector.members(state.known[seat] if state.reminded else 0, CELLS)
    vector.number(state.karas[seat])
    vector.number(max(0, state.xp[seat] + _DEBT))
    vector.number(state.stones[seat])
    vector.number(state.tokens[seat])
    _count(state, vector, state.won[seat])
    for chest in range(CHEST_KINDS):
        vector.number(state.chests[seat] >> 2 * chest & 3)
    vector.number(state.team[seat])
    vector.number(state.free if seat == state.active else state.team[seat] - state.resting[seat])
    vector.number(state.resting[seat])
    vector.one_of(state.held[seat], len(SPECIALISTS))
