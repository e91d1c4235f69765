"""Action A: a card goes into the holder, and its function works from now on (LI-A1 to A8)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.step import Step
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

    def play(self, state: LaIslaState, seat: int, number: int) -> None:
        put(state, seat, number - PUT)
        state.go_on()

    def question(self, state: LaIslaState, seat: int) -> Question:
        card = state.shown[seat]
        return Question("put_card", "LI-A3", {"function": state.sheet.function[card]})


def begin(state: LaIslaState, seat: int) -> Step[LaIslaState] | None:
    """Asks for a slot if there is a choice."""
    slots = open_slots(state, seat)
    if len(slots) > 1:
        return PUT_CARD
    put(state, seat, slots[0])
    return None


def open_slots(state: LaIslaState, seat: int) -> list[int]:
    """LI-A3, A6, X3, X4: the slot with the identical function, else any; one of the free ones."""
    sheet = state.sheet
    card = state.shown[seat]
    slots = state.slots[seat]
    found: list[int] = []
    free = False
    if state.works[FAMILY_COUNT * seat + sheet.family[card]] >> sheet.parameter[card] & 1:
        for slot, other in enumerate(slots):
            if other >= 0 and sheet.same(card, other):
                found.append(slot)
        return found
    for slot, other in enumerate(slots):
        if other >= 0:
            found.append(slot)
        elif not free:
            found.append(slot)
            free = True
    return found


def put(state: LaIslaState, seat: int, slot: int) -> None:
    """LI-A1, A2, A5: the new function works at once, and what it covers no more."""
    sheet = state.sheet
    card = state.shown[seat]
    old = state.slots[seat][slot]
    state.shown[seat] = -1
    if old >= 0:
        state.covered[seat] |= 1 << old
        state.works[FAMILY_COUNT * seat + sheet.family[old]] &= ~(1 << sheet.parameter[old])
    state.slots[seat][slot] = card
    state.works[FAMILY_COUNT * seat + sheet.family[card]] |= 1 << sheet.parameter[card]
    if state.events is not None:
        if old >= 0:
            state.tell(
                "covered",
                {
                    "seat": seat,
                    "slot": slot + 1,
                    "function": sheet.function[card],
                    "covered": sheet.function[old],
                },
            )
        else:
            state.tell("put", {"seat": seat, "slot": slot + 1, "function": sheet.function[card]})
    if sheet.family[card] == EXTRA_EXPLORER:
        gain_explorer(state, seat)
    elif sheet.family[card] == EXTRA_SLOT:  # LI-F11
        state.slots[seat].append(-1)
        state.tell("gained_slot", {"seat": seat})


def gain_explorer(state: LaIslaState, seat: int) -> None:
    """LI-F10, X8: one of the two that were set aside, if there is one."""
    if state.aside[seat]:
        state.aside[seat] -= 1
        state.supply[seat] += 1
        state.tell("gained_explorer", {"seat": seat})


# Steps are unchanging, so one of each is enough.
PUT_CARD: Final = PutCard()
