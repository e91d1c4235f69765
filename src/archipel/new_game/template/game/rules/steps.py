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
from archipel.games.pearl_reef.rules.actions import DIVE, HOOK, SURFACE, SWIM
from archipel.games.pearl_reef.rules.components import CHEST_FULL, EEL, KINDS, REEF_EMPTY, REEFS
from archipel.games.pearl_reef.rules.state import PearlReefState


class ChooseReef(Step[PearlReefState]):
    """PR-T2: no chance and no secret, so this can be undone freely."""

    name: ClassVar[str] = "choose_reef"

    def legal(self, state: PearlReefState, codes: list[int]) -> None:
        """Any reef with something in it but eels."""
        for reef in range(len(REEFS)):
            if state.treasure_in(reef):
                codes.append(state.active << SEAT_SHIFT | SWIM + reef)

    def play(self, state: PearlReefState, seat: i64, number: i64) -> None:
        """Go there."""
        state.reef = number - SWIM
        state.stack[-1] = DIVE_OR_SURFACE
        state.tell(events.SWAM, seat, state.reef)

    def question(self, state: PearlReefState, seat: int) -> Question:
        """The kind is the key of the sentence (ask-choose_reef); the rule opens beside it."""
        return Question(self.name, "PR-T2", {})


class DiveOrSurface(Step[PearlReefState]):
    """PR-T3 to T6: the diver goes on or comes up, and meanwhile others may use their hooks."""

    name: ClassVar[str] = "dive"

    def legal(self, state: PearlReefState, codes: list[int]) -> None:
        """The diver owes an answer; whoever has a hook may act, and nobody waits for them."""
        held = sum(state.net)
        if sum(state.reefs[state.reef]):
            codes.append(state.active << SEAT_SHIFT | DIVE)
        if held or not sum(state.reefs[state.reef]):
            codes.append(state.active << SEAT_SHIFT | SURFACE)
        for seat in range(state.seats):
            if held and state.hooks[seat] and seat != state.active:
                codes.append(seat << SEAT_SHIFT | HOOK)

    def play(self, state: PearlReefState, seat: i64, number: i64) -> None:
        """One of the three."""
        if number == DIVE:
            _dive(state, seat)
        elif number == SURFACE:
            _surface(state, seat)
        else:
            _hook(state, seat)

    def question(self, state: PearlReefState, seat: int) -> Question:
        """Silence is an answer to an optional question; of a secret one others would not know."""
        if seat == state.active:
            return Question("dive", "PR-T3", {"held": sum(state.net)})
        return Question("hook", "PR-T6", {"holder": state.active}, optional=True)


# Steps without fields: one of each will do.
CHOOSE_REEF: Final = ChooseReef()
DIVE_OR_SURFACE: Final = DiveOrSurface()


def _dive(state: PearlReefState, seat: int) -> None:
    reef = state.reefs[state.reef]
    kind = state.chance.pick_counted(reef)
    reef[kind] -= 1
    if kind != EEL:
        state.net[kind] += 1
        state.tell(events.FOUND, seat)
        state.whisper(seat, events.LOOKED, kind)
        return
    for lost in range(len(KINDS)):  # PR-T4: everything goes back, unseen, and this eel swims away
        reef[lost] += state.net[lost]
        state.net[lost] = 0
    state.tell(events.BITTEN, seat)
    _end_turn(state)


def _surface(state: PearlReefState, seat: int) -> None:
    for kind in range(len(KINDS)):
        state.chests[seat][kind] += state.net[kind]
        state.net[kind] = 0
    state.tell(events.SURFACED, seat, state.points(seat))
    _end_turn(state)


def _hook(state: PearlReefState, seat: int) -> None:
    kind = state.chance.pick_counted(state.net)
    state.net[kind] -= 1
    state.chests[seat][kind] += 1
    state.hooks[seat] -= 1
    state.tell(events.HOOKED, seat, state.active, kind)


def _end_turn(state: PearlReefState) -> None:
    if max([state.points(seat) for seat in range(state.seats)]) >= state.goal:
        state.end(CHEST_FULL)  # PR-E1
    elif not sum([state.treasure_in(reef) for reef in range(len(REEFS))]):
        state.end(REEF_EMPTY)  # PR-E2
    else:
        state.turn += 1
        state.active = (state.active + 1) % state.seats
        state.stack[-1] = CHOOSE_REEF
        state.tell(events.TURN_BEGAN, state.active, state.turn)
