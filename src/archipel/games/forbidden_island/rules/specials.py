"""The special action cards, Helicopter Lift and Sandbags, playable by any holder in any window (FI-C)."""

from typing import ClassVar

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.engine.team import ESCAPED
from archipel.games.forbidden_island.rules import events
from archipel.games.forbidden_island.rules.actions import (
    BOARD,
    DONE,
    HELICOPTER,
    LAND,
    SANDBAGS_ON,
    TAKE_OFF,
)
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ANY_SANDBAGS, ANY_SPECIAL
from archipel.games.forbidden_island.rules.components import HELICOPTER_LIFT, SANDBAGS
from archipel.games.forbidden_island.rules.state import IslandState


def legal(state: IslandState, codes: list[int]) -> None:
    """FI-C8: whatever any holder may play in this window."""
    for hand in state.hands:
        if hand & ANY_SPECIAL:
            for seat in state.seats_from(state.active):
                legal_for(state, seat, codes)
            return


def legal_for(state: IslandState, seat: i64, codes: list[int]) -> None:
    """What one holder may play: Sandbags, the first part of a flight, and the take-off."""
    hand = state.hands[seat]
    base = seat << SEAT_SHIFT
    if hand & ANY_SANDBAGS:  # FI-C5, C6
        for position in members(state.flooded):
            codes.append(base + SANDBAGS_ON + position)
    if hand & ANY_HELICOPTER:  # FI-C3
        occupied: i64 = 0
        for position in state.pawns:
            occupied |= 1 << position
        for position in members(occupied):
            if state.alive & ~(1 << position):  # there has to be another tile to land on
                codes.append(base + HELICOPTER + position)
        if state.can_take_off():  # FI-C4
            codes.append(base + TAKE_OFF)


def legal_rescue(state: IslandState, position: i64, codes: list[int]) -> None:
    """FI-P6: any holder may lift pawns off a tile that is sinking."""
    for seat in state.seats_from(state.active):
        if state.hands[seat] & ANY_HELICOPTER:
            codes.append((seat << SEAT_SHIFT) + HELICOPTER + position)


def question() -> Question:
    """What a holder who is not otherwise asked may do in an open window."""
    return Question("play_special", "FI-C8", {}, optional=True)


def play(state: IslandState, seat: i64, number: i64) -> bool:
    """Play a special card, if that is what the number says; else leave the state alone and say no."""
    if number < SANDBAGS_ON:
        return False
    if number < HELICOPTER:
        position = number - SANDBAGS_ON
        state.flooded &= ~(1 << position)
        state.throw_away(seat, SANDBAGS)  # FI-C2
        state.tell(events.SANDBAGGED, seat, position)
        state.stack[-1].resume(state)
    elif number < BOARD:
        _call_helicopter(state, seat, number - HELICOPTER)
    else:  # FI-E1
        state.throw_away(seat, HELICOPTER_LIFT)
        state.tell(events.TOOK_OFF, seat)
        state.end(ESCAPED)
    return True


def _call_helicopter(state: IslandState, seat: i64, position: i64) -> None:
    """FI-Q7: the first of three small choices; the card is spent at the last."""
    standing: i64 = 0
    for pawn in range(state.seats):
        if state.pawns[pawn] == position:
            standing |= 1 << pawn
    picked: i64 = 0
    if not state.alive >> position & 1:  # a rescue takes the pawn that is being settled
        for pawn in state.seats_from(state.active):
            if standing >> pawn & 1:
                picked = 1 << pawn
                break
    elif standing & (standing - 1) == 0:
        picked = standing  # a single pawn is no choice
    _seat_passengers(state, seat, picked, standing & ~picked)


def _seat_passengers(state: IslandState, holder: i64, picked: i64, waiting: i64) -> None:
    if waiting:
        state.stack.append(ChoosePassengers(holder, picked, waiting))
    else:
        state.stack.append(ChooseLanding(holder, picked))


class ChoosePassengers(Step[IslandState]):
    """FI-Q7: who flies along, asked pawn by pawn in seat order."""

    name: ClassVar[str] = "choose_passengers"

    def __init__(self, holder: i64, picked: i64, waiting: i64) -> None:
        self.holder = holder
        self.picked = picked  # set of pawns already aboard
        self.waiting = waiting  # set of pawns that may still board

    def legal(self, state: IslandState, codes: list[int]) -> None:
        base = self.holder << SEAT_SHIFT
        for pawn in members(self.waiting):
            codes.append(base + BOARD + pawn)
        if self.picked:
            codes.append(base + DONE)

    def play(self, state: IslandState, seat: i64, number: i64) -> None:
        state.stack.pop()
        if number == DONE:
            _seat_passengers(state, seat, self.picked, 0)
        else:
            pawn = number - BOARD
            later = self.waiting & ~((2 << pawn) - 1)
            _seat_passengers(state, seat, self.picked | 1 << pawn, later)

    def question(self, state: IslandState, seat: int) -> Question:
        position = state.pawns[members(self.picked | self.waiting)[0]]
        return Question("choose_passengers", "FI-C3", {"tile": state.tile_at(position)})

    def fields(self) -> list[int]:
        return [self.holder, self.picked, self.waiting]


class ChooseLanding(Step[IslandState]):
    """FI-C3: where the helicopter sets its passengers down."""

    name: ClassVar[str] = "choose_landing"

    def __init__(self, holder: i64, passengers: i64) -> None:
        self.holder = holder
        self.passengers = passengers  # set of pawns

    def legal(self, state: IslandState, codes: list[int]) -> None:
        base = self.holder << SEAT_SHIFT
        here = state.pawns[members(self.passengers)[0]]
        for position in members(state.alive & ~(1 << here)):
            codes.append(base + LAND + position)

    def play(self, state: IslandState, seat: i64, number: i64) -> None:
        passengers = members(self.passengers)
        position = number - LAND
        here = state.pawns[passengers[0]]
        for pawn in passengers:
            state.pawns[pawn] = position
        state.throw_away(seat, HELICOPTER_LIFT)  # FI-C2
        state.stack.pop()
        state.tell(events.LIFTED, seat, self.passengers, here, position)
        state.stack[-1].resume(state)

    def question(self, state: IslandState, seat: int) -> Question:
        return Question("choose_landing", "FI-C3", {})

    def fields(self) -> list[int]:
        return [self.holder, self.passengers]
