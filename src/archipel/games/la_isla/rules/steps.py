"""A round: cards, then the actions A, B, C and D, each finished by everybody before the next (LI-T1)."""

from typing import ClassVar, Final

from archipel.engine.decision import Question
from archipel.engine.event import EventKind
from archipel.engine.step import Step
from archipel.games.la_isla.rules import events, phase_a, phase_b, phase_c, phase_d
from archipel.games.la_isla.rules.card_phase import AssignCards, deal
from archipel.games.la_isla.rules.components import (
    CARDS,
    HAND,
    LIMITS,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PHASE_D,
)
from archipel.games.la_isla.rules.state import CARDS_SHORT, MARKERS_HIGH, LaIslaState

_SHOWED: Final[list[EventKind]] = [events.SHOWED_A, events.SHOWED_B, events.SHOWED_D]


class PlayRound(Step[LaIslaState]):
    """LI-T1: lies below whatever is asked, and counts phases and players; both are fields of the position.

    Nobody is ever asked here: when what lies above is settled, it goes on to the next player or phase.
    """

    name: ClassVar[str] = "play_round"

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        return

    def resume(self, state: LaIslaState) -> None:
        while True:
            state.done += 1
            if state.phase == CARDS or state.done == state.seats:
                if not next_phase(state):
                    return
                state.done = 0
            # LI-T2, X38: phase C goes clockwise from the first player; so do the others here.
            state.active = (state.first + state.done) % state.seats
            asks = begin(state)
            if asks is not None:
                state.stack.append(asks)
                return

    def question(self, state: LaIslaState, seat: int) -> Question:
        raise NotImplementedError


def begin(state: LaIslaState) -> Step[LaIslaState] | None:
    """The active player's action of this phase: what it asks first, or nothing if it is done."""
    if state.phase == PHASE_A:
        return phase_a.begin(state, state.active)
    if state.phase == PHASE_B:
        return phase_b.begin(state, state.active)
    if state.phase == PHASE_C:
        return phase_c.begin(state, state.active)
    return phase_d.begin(state, state.active)


def next_phase(state: LaIslaState) -> bool:
    """Everybody is done: the next action, or the end of the round. Whether a player acts now, one by one."""
    if state.phase == PHASE_D:
        end_round(state)
        return False
    state.phase += 1
    state.shown = [-1] * state.seats
    if state.phase == PHASE_A:
        reveal(state, 0)
    elif state.phase == PHASE_B:
        reveal(state, 1)
    elif state.phase == PHASE_D:
        reveal(state, 2)
    return True


def reveal(state: LaIslaState, letter: int) -> None:
    """LI-X38: the cards of one letter are shown together; those of B and D are discarded (LI-B1, D1)."""
    for seat in state.seats_from(state.first):
        card = state.assigned[3 * seat + letter]
        state.assigned[3 * seat + letter] = -1
        state.shown[seat] = card
        if letter:
            state.discard |= 1 << card
        state.tell(_SHOWED[letter], seat, card, card)


def end_round(state: LaIslaState) -> None:
    """LI-E1, T3: first the test, then the first-player card passes and a new round begins."""
    if state.sum_of_values() >= LIMITS[state.seats]:
        state.end(MARKERS_HIGH)
        return
    state.first = (state.first + 1) % state.seats
    begin_round(state)


def begin_round(state: LaIslaState) -> None:
    """The card phase of the next round; without cards for everybody the game is over (LI-X2)."""
    state.shown = [-1] * state.seats
    if (state.pile | state.discard).bit_count() < HAND * state.seats:
        state.end(CARDS_SHORT)
        return
    state.turn += 1
    state.phase = CARDS
    state.done = 0
    state.active = state.first
    state.tell(events.ROUND_BEGAN, state.turn, state.first)
    deal(state)
    state.stack.append(AssignCards((1 << state.seats) - 1))


# Steps are unchanging, so one of each is enough.
PLAY_ROUND: Final = PlayRound()
