"""A flight by Jet Pack in two small choices: who comes along, and where to land (FD-G6)."""

from typing import ClassVar

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.forbidden_desert.rules import events, reach
from archipel.games.forbidden_desert.rules.actions import ALONE, LAND, PASSENGER
from archipel.games.forbidden_desert.rules.state import DesertState


def fasten(state: DesertState, seat: int) -> None:
    """The card has been played; with nobody else on the tile there is no passenger to choose."""
    if reach.companions(state, seat):
        state.stack.append(ChoosePassenger(seat))
    else:
        state.stack.append(ChooseLanding(seat, -1))


class ChoosePassenger(Step[DesertState]):
    """FD-G6, Z24: at most one other pawn of the starting tile."""

    name: ClassVar[str] = "choose_passenger"

    def __init__(self, flyer: int) -> None:
        self.flyer = flyer

    def legal(self, state: DesertState, codes: list[int]) -> None:
        base = self.flyer << SEAT_SHIFT
        codes.append(base + ALONE)
        for pawn in reach.companions(state, self.flyer):
            codes.append(base + PASSENGER + pawn)

    def play(self, state: DesertState, seat: i64, number: i64) -> None:
        state.stack[-1] = ChooseLanding(seat, -1 if number == ALONE else number - PASSENGER)

    def question(self, state: DesertState, seat: int) -> Question:
        return Question("choose_passenger", "FD-G6", {})

    def fields(self) -> list[int]:
        return [self.flyer]


class ChooseLanding(Step[DesertState]):
    """FD-G6: any other tile that is not blocked."""

    name: ClassVar[str] = "choose_landing"

    def __init__(self, flyer: int, passenger: int) -> None:
        self.flyer = flyer
        self.passenger = passenger  # or -1

    def legal(self, state: DesertState, codes: list[int]) -> None:
        base = self.flyer << SEAT_SHIFT
        for cell in members(reach.landings(state, self.flyer)):
            codes.append(base + LAND + cell)

    def play(self, state: DesertState, seat: i64, number: i64) -> None:
        here, cell = state.pawns[seat], number - LAND
        state.pawns[seat] = cell
        if self.passenger >= 0:
            state.pawns[self.passenger] = cell
        state.stack.pop()
        if self.passenger < 0:
            state.tell(events.JETTED, seat, here, cell)
        else:
            state.tell(events.JETTED_WITH, seat, self.passenger, here, cell)
        state.take_off_if_ready()
        if state.stack:
            state.stack[-1].resume(state)

    def question(self, state: DesertState, seat: int) -> Question:
        return Question("choose_landing", "FD-G6", {})

    def fields(self) -> list[int]:
        return [self.flyer, self.passenger]
