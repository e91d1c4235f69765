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
from archipel.games.pearl_reef.rules.components import CHEST_FULL, EEL, KINDS, REEF_EMPTY
from archipel.games.pearl_reef.rules.state import PearlReefState


class DiveOrSurface(Step[PearlReefState]):
    """PR-T2 to T4: the diver goes on or comes up."""

    name: ClassVar[str] = "dive"

    def legal(self, state: PearlReefState, codes: list[int]) -> None:
        """Somebody must always owe an answer, until the game ends."""
        if sum(state.reef):
            codes.append(state.active << SEAT_SHIFT | DIVE)
        if sum(state.net):
            codes.append(state.active << SEAT_SHIFT | SURFACE)

    def play(self, state: PearlReefState, seat: i64, number: i64) -> None:
        """One of the two."""
        if number == DIVE:
            _dive(state, seat)
        else:
            _surface(state, seat)

    def question(self, state: PearlReefState, seat: int) -> Question:
        """The kind is the key of the sentence (ask-dive); the rule opens beside it."""
        return Question("dive", "PR-T2", {"held": sum(state.net)})


DIVE_OR_SURFACE: Final = DiveOrSurface()  # a step without fields: one will do


def _dive(state: PearlReefState, seat: int) -> None:
    # Chance goes through `pick` (from a bit set) and `pick_counted` (from counts): records keep these.
    kind = state.chance.pick_counted(state.reef)
    state.reef[kind] -= 1
    if kind != EEL:
        state.net[kind] += 1
        state.tell(events.FOUND, seat, kind)
        return
    _empty_net(state, state.reef)  # PR-T3: and this eel swims away
    state.tell(events.BITTEN, seat)
    _end_turn(state)


def _surface(state: PearlReefState, seat: int) -> None:
    _empty_net(state, state.chests[seat])
    state.tell(events.SURFACED, seat, state.points(seat))
    _end_turn(state)


def _empty_net(state: PearlReefState, into: list[int]) -> None:
    for kind in range(len(KINDS)):
        into[kind] += state.net[kind]
        state.net[kind] = 0


def _end_turn(state: PearlReefState) -> None:
    if max([state.points(seat) for seat in range(state.seats)]) >= state.goal:
        state.end(CHEST_FULL)  # PR-E1
    elif not state.treasure_left():
        state.end(REEF_EMPTY)  # PR-E2
    else:
        state.turn += 1
        state.active = (state.active + 1) % state.seats
        state.tell(events.TURN_BEGAN, state.active, state.turn)
