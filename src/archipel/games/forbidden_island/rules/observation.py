"""A position as a vector, for programs that learn: in this game everything but chance to come (FI-V1)."""

from typing import Final

from archipel.engine.cards import counts
from archipel.engine.observation import Part, Vector, around, numbered, step_numbers
from archipel.games.forbidden_island.rules.components import (
    ADVENTURERS,
    CARD_KINDS,
    CARDS,
    DECK_SIZE,
    SHAPES,
    SKULL,
    TILE_COUNT,
    TREASURES,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.interruptions import Discard
from archipel.games.forbidden_island.rules.snapshot import FIELDS
from archipel.games.forbidden_island.rules.specials import ChooseLanding, ChoosePassengers
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood, DrawTreasure, TakeActions

_STEPS: Final = step_numbers(FIELDS.steps)
_SHAPES: Final = step_numbers(SHAPES)


def parts(seats: int) -> list[Part]:
    """What :func:`observe` writes, in its order; positions are those of the actions' numbers."""
    positions = numbered(TILE_COUNT)
    table = [
        Part("step", list(_STEPS)),
        Part("left", most=5),  # actions, or cards to be drawn
        Part("asked", around(seats)),  # for a discard or a flight
        Part("aboard", around(seats)),
        Part("may board", around(seats)),
        Part("shape", list(SHAPES)),
        Part("pawn powers"),
        Part("landing", positions),
        *[Part(f"site of {treasure}", positions) for treasure in TREASURES],
        Part("above water", positions),
        Part("flooded", positions),
        Part("drawn next", positions),  # the top layer of the Flood pile
        Part("layer", positions, TILE_COUNT),  # of the Flood pile, from 1 at the top; 0 is not in it
        Part("level", most=SKULL),
        Part("flood cards", most=5),
        Part("captured", TREASURES),
        Part("pile size", most=DECK_SIZE),
        Part("discards", CARDS, 5),
        Part("flown"),
    ]
    for seat in around(seats):
        table.append(Part(f"{seat} adventurer", ADVENTURERS))
        table.append(Part(f"{seat} position", positions))
        table.append(Part(f"{seat} hand", CARDS[:WATERS_RISE], 5))
    return table


def observe(state: IslandState, seat: int) -> bytes:
    """The table as this seat sees it."""
    vector = Vector(state, seat)
    vector.step(state, _STEPS)
    _pending(state, vector)
    vector.one_of(_SHAPES[state.shape.name], len(_SHAPES))
    vector.flag(state.pawn_powers)
    vector.one_of(state.landing, TILE_COUNT)
    for sites in state.site_masks:
        vector.members(sites, TILE_COUNT)
    vector.members(state.alive, TILE_COUNT)
    vector.members(state.flooded, TILE_COUNT)
    vector.members(state.layers[-1] if state.layers else 0, TILE_COUNT)
    _layers(state, vector)
    vector.number(state.level)
    vector.number(state.flood_cards)
    for captor in state.captors:
        vector.flag(captor >= 0)
    vector.number(state.pile_size)
    vector.numbers(counts(state.discards, CARD_KINDS))
    vector.flag(state.flown)
    for other in vector.others():
        vector.one_of(state.adventurers[other], len(ADVENTURERS))
        vector.one_of(state.pawns[other], TILE_COUNT)
        vector.numbers(counts(state.hands[other], WATERS_RISE))
    return vector.done()


def _pending(state: IslandState, vector: Vector) -> None:
    """What is known of the step beside its name."""
    left, asked, aboard, waiting = 0, -1, 0, 0
    if state.stack:
        step = state.stack[-1]
        if isinstance(step, (TakeActions, DrawTreasure, DrawFlood)):
            left = step.left
        elif isinstance(step, Discard):
            asked = step.seat
        elif isinstance(step, ChoosePassengers):
            asked, aboard, waiting = step.holder, step.picked, step.waiting
        elif isinstance(step, ChooseLanding):
            asked, aboard = step.holder, step.passengers
    vector.number(left)
    vector.seat_of(asked)
    vector.seats_of(aboard)
    vector.seats_of(waiting)


def _layers(state: IslandState, vector: Vector) -> None:
    """How deep in the Flood pile each position's card lies: the order of layers is public, FI-V3."""
    at = vector.zeros(TILE_COUNT)
    values = vector.values
    deepest = len(state.layers)
    for number, layer in enumerate(state.layers):
        for position in range(TILE_COUNT):
            if layer >> position & 1:
                values[at + position] = int(deepest - number)
