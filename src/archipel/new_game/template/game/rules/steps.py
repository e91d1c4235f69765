"""The turn: a class for each moment at which somebody is asked; the last one of the stack is the present.

A step lists what is legal as codes (the seat shifted up, the action's number below), first for the seat that
the rulebook names first, and carries one of them out. Change the position, then tell it: ``tell`` reports
what everybody saw, ``whisper`` what one seat alone saw, ``confide`` what one seat saw better than others.
"""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.pearl_reef.rules import events
from archipel.games.pearl_reef.rules.actions import DIVE, SURFACE
from archipel.games.pearl_reef.rules.components import CHEST_FULL, EEL, POINTS, REEF_EMPTY
from archipel.games.pearl_reef.rules.state import PearlReefState, worth


class DiveOrSurface(Step[PearlReefState]):
    """PR-T2 to T4: the diver goes on or comes up."""

    name: ClassVar[str] = "dive"

    def legal(self, state: PearlReefState, codes: list[int]) -> None:
        """Somebody must always owe an answer, until the game ends."""
        if sum(state.reef):
            codes.append(state.active << SEAT_SHIFT | DIVE)
        if state.net:
            codes.append(state.active << SEAT_SHIFT | SURFACE)

    def play(self, state: PearlReefState, seat: i64, number: i64) -> None:
        """One of the two. Only a find lets the turn go on."""
        if number == DIVE:
            # Chance goes through `pick` (from a bit set) or `pick_counted` (from counts): both are on record.
            kind = state.chance.pick_counted(state.reef)
            state.reef[kind] -= 1
            if kind != EEL:
                state.net += POINTS[kind]
                state.tell(events.FOUND, seat, kind)
                return
            state.net = 0  # PR-T3
            state.tell(events.BITTEN, seat)
        else:
            state.points[seat] += state.net
            state.net = 0
            state.tell(events.SURFACED, seat, state.points[seat])
        if max(state.points) >= state.goal():
            state.end(CHEST_FULL)  # PR-E1
        elif not worth(state.reef):
            state.end(REEF_EMPTY)  # PR-E2
        else:
            state.begin_turn((seat + 1) % state.seats)

    def question(self, state: PearlReefState, seat: int) -> Question:
        """The kind is the key of the sentence (ask-dive); the rule opens beside it."""
        return Question("dive", "PR-T2", {"held": state.net})


DIVE_OR_SURFACE: Final = DiveOrSurface()  # a step without fields: one will do
