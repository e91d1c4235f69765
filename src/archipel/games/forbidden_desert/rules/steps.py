"""The two steps of a turn: take actions, draw storm cards (FD-T1).

A Navigator's move, a Meteorologist's look and a Jet Pack flight lie on top of the step that they interrupt.
"""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.forbidden_desert.rules import events, free_acts, meteorology, reach, storm, symbols
from archipel.games.forbidden_desert.rules.actions import (
    DIG,
    DRAW_STORM,
    END_STEP,
    END_TURN,
    LOOK,
    MOVE,
    MOVE_WITH,
    NAVIGATE,
    PICK_UP,
    REDUCE,
    REVEAL,
    TAKE_WATER,
    THROTTLE,
)
from archipel.games.forbidden_desert.rules.cards import ANY_TIME_THROTTLE
from archipel.games.forbidden_desert.rules.components import (
    ACTIONS_A_TURN,
    ARCHAEOLOGIST,
    CANTEEN,
    METEOROLOGIST,
    NAVIGATOR,
    TIME_THROTTLE,
    WATER_CARRIER,
    WELL,
)
from archipel.games.forbidden_desert.rules.navigation import Navigate, can_be_moved
from archipel.games.forbidden_desert.rules.state import HELD, DesertState
from archipel.games.forbidden_desert.rules.water import gain_water


class TakeActions(Step[DesertState]):
    """FD-T2: the active player has some actions left, or none and has not ended the step (FD-T8)."""

    name: ClassVar[str] = "take_actions"

    def __init__(self, left: int) -> None:
        self.left = left

    def legal(self, state: DesertState, codes: list[int]) -> None:
        seat = state.active
        base = seat << SEAT_SHIFT
        if self.left:
            here = state.pawns[seat]
            if not state.blocked >> here & 1 or not state.buried(seat):
                self._legal_actions(state, seat, codes)
            else:
                codes.append(base + DIG + here)  # FD-B5
        codes.append(base + END_STEP)
        if state.hands[seat] & ANY_TIME_THROTTLE:  # FD-G10
            codes.append(base + THROTTLE)
        free_acts.legal(state, codes)

    def _legal_actions(self, state: DesertState, seat: int, codes: list[int]) -> None:
        base = seat << SEAT_SHIFT
        here = state.pawns[seat]
        bit = 1 << here
        targets = members(reach.steps(state, seat))
        for cell in targets:
            codes.append(base + MOVE + cell)
        if seat == state.climber:  # FD-R4
            for passenger in reach.companions(state, seat):
                for cell in targets:
                    codes.append(base + MOVE_WITH + 25 * passenger + cell)
        for cell in members(reach.sand(state, seat)):
            codes.append(base + DIG + cell)
        if not state.revealed & bit:
            if not state.sandy & bit:  # FD-A4
                codes.append(base + REVEAL)
        elif not state.blocked & bit:  # FD-A6, A7
            for part in range(4):
                if state.parts[part] == here:
                    codes.append(base + PICK_UP + part)
        self._legal_role(state, seat, codes)

    def _legal_role(self, state: DesertState, seat: int, codes: list[int]) -> None:
        base = seat << SEAT_SHIFT
        adventurer = state.adventurers[seat]
        if adventurer == METEOROLOGIST:
            if state.cards_to_draw:  # FD-R9, Z36
                codes.append(base + REDUCE)
            codes.append(base + LOOK)  # FD-R10
        elif adventurer == NAVIGATOR:
            for pawn in range(state.seats):
                if pawn != seat and can_be_moved(state, pawn):  # FD-R11, Z18
                    codes.append(base + NAVIGATE + pawn)
        elif adventurer == WATER_CARRIER:  # FD-R14
            here = state.pawns[seat]
            thirsty = state.water[seat] < CANTEEN[WATER_CARRIER]
            if thirsty and state.face[here] == WELL and state.revealed >> here & 1:
                codes.append(base + TAKE_WATER)

    def play(self, state: DesertState, seat: i64, number: i64) -> None:
        if free_acts.play(state, seat, number):
            return
        if number == THROTTLE:
            free_acts.spend(state, seat, TIME_THROTTLE)
            state.stack[-1] = TAKE_ACTIONS[self.left + 2]
            state.tell(events.TIME_THROTTLED, seat, self.left + 2)
            return
        if number == END_STEP:
            self._end_step(state, seat)
            return
        state.stack[-1] = TAKE_ACTIONS[self.left - 1]
        if number < DIG:
            self._move(state, seat, number)
        elif number < REVEAL:
            self._dig(state, seat, number - DIG)
        elif number == REVEAL:
            symbols.reveal(state, seat)
        elif number < REDUCE:
            self._pick_up(state, seat, number - PICK_UP)
        else:
            self._use_role(state, seat, number)
        state.take_off_if_ready()

    def _use_role(self, state: DesertState, seat: int, number: int) -> None:
        if number == REDUCE:
            state.reductions += 1
            state.tell(events.REDUCED, seat, state.cards_to_draw)
        elif number == LOOK:
            meteorology.look(state, seat)
        elif number == TAKE_WATER:
            state.tell(events.DREW_FROM_WELL, seat)
            gain_water(state, seat, 2)
        else:
            state.stack.append(Navigate(number - NAVIGATE, 0))

    def _move(self, state: DesertState, seat: int, number: int) -> None:
        here = state.pawns[seat]
        if number < MOVE_WITH:
            cell = number - MOVE
            state.pawns[seat] = cell
            state.tell(events.MOVED, seat, here, cell)
        else:
            passenger, cell = (number - MOVE_WITH) // 25, (number - MOVE_WITH) % 25
            state.pawns[passenger] = cell
            state.pawns[seat] = cell
            state.tell(events.MOVED_WITH, seat, passenger, here, cell)

    def _dig(self, state: DesertState, seat: int, cell: int) -> None:
        markers = 2 if state.adventurers[seat] == ARCHAEOLOGIST else 1  # FD-A3, R1
        markers = min(markers, state.sand[cell])  # FD-Z34
        state.remove_sand(cell, markers)
        state.tell(events.DUG, seat, cell, markers, state.sand[cell])

    def _pick_up(self, state: DesertState, seat: int, part: int) -> None:
        cell = state.parts[part]
        state.parts[part] = HELD + seat
        state.parts_left -= 1
        state.tell(events.PICKED_UP, seat, part, cell)

    def _end_step(self, state: DesertState, seat: int) -> None:
        """FD-D1: the number of cards is fixed here."""
        cards = state.cards_to_draw
        state.stack[-1] = DRAW_STORMS[cards]
        state.tell(events.ENDED_STEP, seat, self.left, cards)
        if not cards:
            begin_next_turn(state)  # FD-Z37

    def question(self, state: DesertState, seat: int) -> Question:
        if seat != state.active:
            return free_acts.question()
        if self.left and state.buried(seat):
            return Question("dig_out", "FD-B5", {"left": self.left})
        return Question("take_actions", "FD-T2" if self.left else "FD-T8", {"left": self.left})

    def fields(self) -> list[int]:
        return [self.left]


class DrawStorm(Step[DesertState]):
    """FD-D2: storm cards, one at a time, with a window before each and after the last (FD-T6)."""

    name: ClassVar[str] = "draw_storm"

    def __init__(self, left: int) -> None:
        self.left = left

    def legal(self, state: DesertState, codes: list[int]) -> None:
        codes.append((state.active << SEAT_SHIFT) + (DRAW_STORM if self.left else END_TURN))
        free_acts.legal(state, codes)

    def play(self, state: DesertState, seat: i64, number: i64) -> None:
        if free_acts.play(state, seat, number):
            return
        if number == END_TURN:
            begin_next_turn(state)
            return
        state.stack[-1] = DRAW_STORMS[self.left - 1]
        storm.draw(state, seat)
        if state.stack:
            state.stack[-1].resume(state)

    def resume(self, state: DesertState) -> None:
        if not self.left and not free_acts.anything(state):  # nobody is asked who has nothing to do
            begin_next_turn(state)

    def question(self, state: DesertState, seat: int) -> Question:
        if seat != state.active:
            return free_acts.question()
        if self.left:
            return Question("draw_storm", "FD-D2", {"left": self.left})
        return Question("end_turn", "FD-T6", {})

    def fields(self) -> list[int]:
        return [self.left]


def begin_next_turn(state: DesertState) -> None:
    """FD-T1: clockwise; FD-Z6: a Solar Shield lasts until its player's next turn starts."""
    seat = (state.active + 1) % state.seats
    if state.shields >> seat & 1:
        state.shields &= ~(1 << seat)
        state.tell(events.SHIELD_ENDED, seat)
    state.reductions = 0
    state.transfers = 0
    state.stack[-1] = TAKE_ACTIONS[ACTIONS_A_TURN]
    state.begin_turn(seat)


# Steps are unchanging, so one of each is enough: six actions with the Time Throttle, six cards at most.
TAKE_ACTIONS: Final[list[TakeActions]] = [TakeActions(left) for left in range(ACTIONS_A_TURN + 3)]
DRAW_STORMS: Final[list[DrawStorm]] = [DrawStorm(left) for left in range(7)]
