"""A position as a vector, for programs that learn: in this game everything but chance to come (section 5)."""

from typing import Final

from archipel.engine.cards import counts
from archipel.engine.observation import Part, Vector, around, step_numbers
from archipel.games.forbidden_desert.rules.components import (
    ADVENTURERS,
    CANTEEN,
    CELL_COUNT,
    CELLS,
    EQUIPMENT,
    EQUIPMENT_KINDS,
    FACES,
    PARTS,
    SAND_MARKERS,
    STORM_CARDS,
    STORM_DECK,
    TRANSFERS_A_WINDOW,
)
from archipel.games.forbidden_desert.rules.jet_pack import ChooseLanding, ChoosePassenger
from archipel.games.forbidden_desert.rules.meteorology import LookOrder, LookUnder
from archipel.games.forbidden_desert.rules.navigation import Navigate
from archipel.games.forbidden_desert.rules.snapshot import FIELDS
from archipel.games.forbidden_desert.rules.state import HELD, DesertState
from archipel.games.forbidden_desert.rules.steps import DrawStorm, TakeActions

_STEPS: Final = step_numbers(FIELDS.steps)
_KNOWN_CARDS: Final = 6  # so many of those known on top of the storm pile: no turn draws more
_MOST_EQUAL_FACES: Final = 8


def parts(seats: int) -> list[Part]:
    """What :func:`observe` writes, in its order."""
    table = [
        Part("step", list(_STEPS)),
        Part("left", most=6),  # actions; cards to be drawn, to be looked at or to be put back
        Part("done", most=6),  # steps of a pawn that is led, cards put back
        Part("moved", around(seats)),  # who is led, who flies
        Part("passenger", around(seats)),
        Part("hole", CELLS),
        Part("crash", CELLS),
        Part("revealed", CELLS),
        Part("water back", CELLS),
        Part("sand", CELLS, SAND_MARKERS),
        *[Part(f"{face} at", CELLS) for face in FACES],
        *[Part(f"{part} at", CELLS) for part in PARTS],
        *[Part(f"{part} held by", around(seats)) for part in PARTS],
        Part("sand left", most=SAND_MARKERS),
        Part("mark", most=15),
        Part("marks", most=15),
        Part("level", most=6),
        Part("cards to draw", most=6),
        Part("transfers", most=TRANSFERS_A_WINDOW),
        *[Part(f"storm card {number + 1}", STORM_CARDS) for number in range(_KNOWN_CARDS)],
        Part("known on top", most=STORM_DECK),
        Part("storm bag", STORM_CARDS, 4),
        Part("storm bottom", STORM_CARDS, 4),
        Part("storm discards", STORM_CARDS, 4),
        Part("equipment pile", EQUIPMENT, 3),
        Part("hidden plain", FACES, _MOST_EQUAL_FACES),
        Part("hidden water", FACES, _MOST_EQUAL_FACES),
    ]
    for seat in around(seats):
        table.append(Part(f"{seat} adventurer", ADVENTURERS))
        table.append(Part(f"{seat} cell", CELLS))
        table.append(Part(f"{seat} water + 1", most=6))  # 0 is the skull
        table.append(Part(f"{seat} canteen", most=5))
        table.append(Part(f"{seat} shield"))
        table.append(Part(f"{seat} buried"))
        table.append(Part(f"{seat} hand", EQUIPMENT, 3))
    return table


def observe(state: DesertState, seat: int) -> bytes:
    """The table as this seat sees it."""
    vector = Vector(state, seat)
    vector.step(state, _STEPS)
    _pending(state, vector)
    vector.one_of(state.hole, CELL_COUNT)
    vector.one_of(state.crash, CELL_COUNT)
    vector.members(state.revealed, CELL_COUNT)
    vector.members(state.water_backs, CELL_COUNT)
    vector.row(state.sand)
    _faces(state, vector)
    _parts(state, vector)
    vector.number(state.supply)
    vector.number(state.mark)
    vector.number(len(state.marks))
    vector.number(state.level)
    vector.number(state.cards_to_draw)
    vector.number(state.transfers)
    _storm_pile(state, vector)
    vector.numbers(state.equipment)
    vector.numbers(state.hidden_plain)
    vector.numbers(state.hidden_water)
    for other in vector.others():
        adventurer = state.adventurers[other]
        vector.one_of(adventurer, len(ADVENTURERS))
        vector.one_of(state.pawns[other], CELL_COUNT)
        vector.number(state.water[other] + 1)
        vector.number(CANTEEN[adventurer])
        vector.flag(bool(state.shields >> other & 1))
        vector.flag(state.buried(other))
        vector.numbers(counts(state.hands[other], EQUIPMENT_KINDS))
    return vector.done()


def _pending(state: DesertState, vector: Vector) -> None:
    """What is known of the step beside its name; the actions left are those of the turn underneath."""
    left, done, moved, passenger = 0, 0, -1, -1
    if state.stack:
        turn, step = state.stack[0], state.stack[-1]
        if isinstance(turn, TakeActions):
            left = turn.left
        if isinstance(step, DrawStorm):
            left = step.left
        elif isinstance(step, Navigate):
            moved, done = step.pawn, step.made
        elif isinstance(step, LookUnder):
            done = step.count
        elif isinstance(step, LookOrder):
            done = step.count - step.placed
        elif isinstance(step, ChoosePassenger):
            moved = step.flyer
        elif isinstance(step, ChooseLanding):
            moved, passenger = step.flyer, step.passenger
    vector.number(left)
    vector.number(done)
    vector.seat_of(moved)
    vector.seat_of(passenger)


def _faces(state: DesertState, vector: Vector) -> None:
    """Where each face lies, as far as anybody knows."""
    at = vector.zeros(len(FACES) * CELL_COUNT)
    values = vector.values
    known = state.known & ~(1 << state.hole)
    for cell in range(CELL_COUNT):
        if known >> cell & 1:
            values[at + CELL_COUNT * state.face[cell] + cell] = 1


def _parts(state: DesertState, vector: Vector) -> None:
    """Where the parts lie that were found, and who has picked one up."""
    for place in state.parts:
        vector.one_of(place if place < CELL_COUNT else -1, CELL_COUNT)
    for place in state.parts:
        vector.seat_of(place - HELD if place >= HELD else -1)


def _storm_pile(state: DesertState, vector: Vector) -> None:
    """The next cards where they are known, and how many of each kind lie in the rest."""
    known = len(state.top)
    for number in range(_KNOWN_CARDS):
        vector.one_of(state.top[known - 1 - number] if number < known else -1, len(STORM_CARDS))
    vector.number(known)
    vector.numbers(state.bag)
    at = vector.zeros(len(STORM_CARDS))
    for card in state.bottom:
        vector.values[at + card] += 1
    vector.numbers(state.discards)
