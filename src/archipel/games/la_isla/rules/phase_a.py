"""Action A: a card goes into the holder, and its function works from now on (LI-A1 to A8)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.actions import PUT
from archipel.games.la_isla.rules.components import EXTRA_EXPLORER, EXTRA_SLOT, FAMILY_COUNT
from archipel.games.la_isla.rules.state import LaIslaState


class PutCard(Step[LaIslaState]):
    """LI-A3: which slot takes the card."""

    name: ClassVar[str] = "put_card"

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + PUT
        for slot in open_slots(state, state.active):
            codes.append(base + slot)

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        put(state, seat, number - PUT)
        state.go_on()

    def question(self, state: LaIslaState, seat: int) -> Question:
        card = state.shown[seat]
        return Question("put_card", "LI-A3", {"function": state.pieces.function[card]})


def begin(state: LaIslaState, seat: i64) -> Step[LaIslaState] | None:
    """Asks for a slot if there is a choice."""
    slots = open_slots(state, seat)
    if len(slots) > 1:
        return PUT_CARD
    put(state, seat, slots[0])
    return None


def open_slots(state: LaIslaState, seat: i64) -> list[int]:
    """LI-A3, A6, X3, X4: the slot with the identical function, else any; one of the free ones."""
    pieces = state.pieces
    card = state.shown[seat]
    slots = state.slots[seat]
    found: list[int] = []
    free = False
    if state.works[FAMILY_COUNT * seat + pieces.family[card]] >> pieces.parameter[card] & 1:
        for slot, other in enumerate(slots):
            if other >= 0 and pieces.same(card, other):
                found.append(slot)
        return found
    for slot, other in enumerate(slots):
        if other >= 0:
            found.append(slot)
        elif not free:
            found.append(slot)
            free = True
    return found


def put(state: LaIslaState, seat: i64, slot: int) -> None:
    """LI-A1, A2, A5: the new function works at once, and what it covers no more."""
    pieces = state.pieces
    card = state.shown[seat]
    old = state.slots[seat][slot]
    state.shown[seat] = -1
    if old >= 0:
        state.covered[seat] |= 1 << old
        state.works[FAMILY_COUNT * seat + pieces.family[old]] &= ~(1 << pieces.parameter[old])
    state.slots[seat][slot] = card
    state.works[FAMILY_COUNT * seat + pieces.family[card]] |= 1 << pieces.parameter[card]
    if old >= 0:
        state.tell(events.COVERED, seat, slot + 1, card, old)
    else:
        state.tell(events.PUT, seat, slot + 1, card)
    if pieces.family[card] == EXTRA_EXPLORER:
        gain_explorer(state, seat)
    elif pieces.family[card] == EXTRA_SLOT:  # LI-F11
        state.slots[seat].append(-1)
        state.tell(events.GAINED_SLOT, seat)


def gain_explorer(state: LaIslaState, seat: i64) -> None:
    """LI-F10, X8: one of the two that were set aside, if there is one."""
    if state.aside[seat]:
        state.aside[seat] -= 1
        state.supply[seat] += 1
        state.tell(events.GAINED_EXPLORER, seat)


# Steps are unchanging, so one of each is enough.
PUT_CARD: Final = PutCard()
