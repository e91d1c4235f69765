"""A position as a vector, for programs that learn: no value after the set-up, no tile of another hand.

A viewer's vector forgets what its view forgets (TI-H1): whoever learns without a memory of its own plays with
the option ``memory_aid``.
"""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.native import i64
from archipel.engine.observation import Part, Vector, around, numbered, step_numbers
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS,
    BOATS,
    COLOURS,
    CREATURES,
    EXPLORERS_EACH,
    FIRST_RED,
    ROWS,
    SPACE_COUNT,
    TERRAINS,
    TILES_OF,
    VALUE_COUNTS,
)
from archipel.games.the_island.rules.geometry import ISLE, LAND, LOST, NAMES, UNPLACED
from archipel.games.the_island.rules.observed_step import pending, pending_parts
from archipel.games.the_island.rules.snapshot import FIELDS
from archipel.games.the_island.rules.state import TheIslandState

_STEPS: Final = step_numbers(FIELDS.steps)
_LAND_NAMES: Final[list[str]] = [NAMES[space] for space in LAND]
_WHERE: Final[list[str]] = ["land", "sea", "boat", "isle", "lost"]
_HIGHEST: Final = 6
_RED_BACKS: Final[list[int]] = [
    BACK_COUNT * terrain + back for terrain in range(3) for back in range(FIRST_RED, BACK_COUNT)
]
_ROW_OF: Final[list[int]] = [row for row, (_, _, _, spaces) in enumerate(ROWS) for _ in range(spaces)]
_COLUMN_OF: Final[list[int]] = [n for _, _, _, spaces in ROWS for n in range(spaces)]
# What is told of each explorer: where it is, row and column from 1, its value where it may be seen, has swum.
_TOLD: Final[list[str]] = [*_WHERE, "row", "column", "value", "swum"]


# The entries of an explorer are cut from a table, since there are forty: by what it stands on, its place, its
# value and whether it has swum.
_AT_SEA: Final = 1
_ABOARD: Final = 2
_PLACES: Final = UNPLACED + 1
_ENDINGS: Final = 2 * (_HIGHEST + 1)


def _told(kind: int, place: int, value: int, swum: int) -> bytes:
    """What is told of an explorer."""
    entries = [0] * len(_TOLD)
    if place < ISLE:
        entries[kind] = 1
        entries[5], entries[6] = _ROW_OF[place] + 1, _COLUMN_OF[place] + 1
    elif place <= LOST:
        entries[3 if place < LOST else 4] = 1
    entries[7], entries[8] = value, swum
    return bytes(entries)


_ROWS_TOLD: Final[list[bytes]] = [
    _told(kind, place, value, swum)
    for kind in range(3)
    for place in range(_PLACES)
    for value in range(_HIGHEST + 1)
    for swum in range(2)
]


def _colours_each(seats: int) -> int:
    """TI-N1: two play with two colours each, or leave the second one in the box."""
    return len(COLOURS) // seats


def parts(seats: int) -> list[Part]:
    """What :func:`observe` writes, in its order."""
    terrain_backs = [f"{terrain} {back}" for terrain in TERRAINS for back in BACKS]
    table = [
        Part("step", list(_STEPS)),
        *pending_parts(seats),
        Part("begun"),
        Part("first", around(seats)),
        Part("challenge", ["overcrowded", "to_the_last", "all_equal", "submerged", "memory_aid"]),
        *[Part(terrain, _LAND_NAMES) for terrain in TERRAINS],
        Part("tiles left", TERRAINS, max(TILES_OF)),
        Part("boat", NAMES),
        *[Part(creature, NAMES, 6) for creature in CREATURES],
        Part("set aside", [*CREATURES, "boat"], BOATS),
        Part("rolled", CREATURES),
        Part("unseen", terrain_backs, max(TILES_OF)),
        Part("own tiles", [terrain_backs[tile] for tile in _RED_BACKS], max(TILES_OF)),
        *[
            Part(f"to place, colour {number + 1}, of value", numbered(_HIGHEST + 1), 3)
            for number in range(_colours_each(seats))
        ],
    ]
    for seat in around(seats):
        table.append(Part(f"{seat} explorers", NAMES, 20))
        table.append(Part(f"{seat} passengers", NAMES, 3))
        table.append(Part(f"{seat} hand", TERRAINS, max(TILES_OF)))
        for number in range(EXPLORERS_EACH * _colours_each(seats)):
            table.append(Part(f"{seat} explorer {number + 1}", _TOLD, len(ROWS)))
    return table


def observe(state: TheIslandState, seat: int) -> bytes:
    """The table as this seat sees it."""
    vector = Vector(state, seat)
    vector.step(state, _STEPS)
    pending(state, vector)
    vector.flag(state.begun)
    vector.seat_of(state.first)
    vector.flag(state.crowded)
    vector.flag(state.to_the_last)
    vector.flag(state.equal)
    vector.flag(state.submerging)
    vector.flag(state.reminded)
    _board(state, vector)
    vector.row(state.supply)
    vector.number(state.boats)
    vector.one_of(state.rolled, len(CREATURES))
    _tiles(state, vector, seat)
    for number in range(_colours_each(state.seats)):
        colour = seat + state.seats * number
        looks = not state.begun and state.own[seat] >> EXPLORERS_EACH * colour & 1
        vector.numbers(state.unplaced(colour) if looks else [0] * len(VALUE_COUNTS))
    for other in vector.others():
        _explorers(state, vector, other)
    return vector.done()


def _board(state: TheIslandState, vector: Vector) -> None:
    """Land, boats and creatures."""
    at = vector.zeros(len(TERRAINS) * len(LAND))
    values = vector.values
    for number, space in enumerate(LAND):
        ground = state.ground[space]
        if ground:
            values[at + len(LAND) * (ground - 1) + number] = 1
    vector.row(state.tiles)
    at = vector.zeros((1 + len(CREATURES)) * SPACE_COUNT)
    for space in state.fleet:
        values[at + space] = 1
    for spaces in state.creatures:
        at += SPACE_COUNT
        for space in spaces:
            values[at + space] += 1


def _tiles(state: TheIslandState, vector: Vector, seat: int) -> None:
    """The backs that this seat has not seen, and those in its hand."""
    unseen = state.bag[:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            for tile in hand:
                unseen[tile] += 1
    vector.row(unseen)
    own = [0] * len(unseen)
    for tile in state.hands[seat]:
        own[tile] += 1
    vector.numbers([own[tile] for tile in _RED_BACKS])


def _explorers(state: TheIslandState, vector: Vector, seat: int) -> None:
    """A player's explorers by space and one by one, and the terrains of the tiles in hand."""
    shore = vector.zeros(2 * SPACE_COUNT)
    boats = shore + SPACE_COUNT
    hand = vector.zeros(len(TERRAINS))
    values = vector.values
    for tile in state.hands[seat]:
        values[hand + tile // BACK_COUNT] += 1
    own_eyes = seat == vector.seat and (not state.begun or state.reminded)
    aboard, swum = state.aboard, state.swum
    told = 0
    for explorer in members(state.own[seat]):
        place = state.place[explorer]
        kind: i64 = 0
        if place < ISLE:
            if aboard >> explorer & 1:
                values[boats + place] += 1
                kind = _ABOARD
            else:
                values[shore + place] += 1
                kind = 0 if state.ground[place] else _AT_SEA
        value: i64 = state.values[explorer] if own_eyes or state.revealed(explorer) else 0
        row = (kind * _PLACES + place) * _ENDINGS + 2 * value + (swum >> explorer & 1)
        values.write(_ROWS_TOLD[row])
        told += 1
    vector.zeros((EXPLORERS_EACH * _colours_each(state.seats) - told) * len(_TOLD))
