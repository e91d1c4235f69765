"""The Navigator's action: another player's pawn is moved step by step (FD-R11 to R13)."""

from typing import ClassVar

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.forbidden_desert.rules import events, free_acts, reach
from archipel.games.forbidden_desert.rules.actions import STEP, STEP_WITH, STOP
from archipel.games.forbidden_desert.rules.components import ADVENTURERS
from archipel.games.forbidden_desert.rules.state import DesertState

STEPS_AN_ACTION = 3


def can_be_moved(state: DesertState, pawn: int) -> bool:
    """FD-R11, Z17, Z68: not buried, and with somewhere to go."""
    return not state.buried(pawn) and reach.steps(state, pawn) != 0


class Navigate(Step[DesertState]):
    """The action is paid; one to three steps of one pawn follow."""

    name: ClassVar[str] = "navigate"

    def __init__(self, pawn: int, made: int) -> None:
        self.pawn = pawn
        self.made = made  # steps

    def legal(self, state: DesertState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        targets = members(reach.steps(state, self.pawn))
        for cell in targets:
            codes.append(base + STEP + cell)
        if self.pawn == state.climber:  # FD-R13
            for passenger in reach.companions(state, self.pawn):
                for cell in targets:
                    codes.append(base + STEP_WITH + 25 * passenger + cell)
        if self.made:
            codes.append(base + STOP)
            free_acts.legal(state, codes)

    def play(self, state: DesertState, seat: i64, number: i64) -> None:
        if free_acts.play(state, seat, number):
            return
        if number == STOP:
            state.tell(events.STOPPED, seat, self.pawn)
            state.stack.pop()
            return
        self._step(state, seat, number)
        if self.made + 1 == STEPS_AN_ACTION:
            state.stack.pop()
        else:
            state.stack[-1] = Navigate(self.pawn, self.made + 1)
        state.take_off_if_ready()  # FD-Z76

    def _step(self, state: DesertState, seat: int, number: int) -> None:
        here = state.pawns[self.pawn]
        if number < STEP_WITH:
            cell = number - STEP
            state.pawns[self.pawn] = cell
            state.tell(events.NAVIGATED, seat, self.pawn, here, cell)
        else:
            passenger, cell = (number - STEP_WITH) // 25, (number - STEP_WITH) % 25
            state.pawns[passenger] = cell
            state.pawns[self.pawn] = cell
            state.tell(events.NAVIGATED_WITH, seat, self.pawn, passenger, here, cell)

    def question(self, state: DesertState, seat: int) -> Question:
        if seat != state.active:
            return free_acts.question()
        adventurer = ADVENTURERS[state.adventurers[self.pawn]]
        left = STEPS_AN_ACTION - self.made
        return Question(
            "navigate",
            "FD-R11",
            {"pawn": self.pawn, "adventurer": adventurer, "left": left, "made": self.made},
        )

    def fields(self) -> list[int]:
        return [self.pawn, self.made]
