"""The first thought of a player in any question: what adds most to its prospects."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.native import i64
from archipel.games.la_isla.mind.reflexes import Reflexes
from archipel.games.la_isla.rules.actions import (
    ADVANCE,
    ASSIGN,
    ASSIGNMENTS,
    FOUR_CARDS,
    LEAVE_MARKERS,
    MOVE_FROM,
    PAY,
    PUT,
    TAKE,
    THREE_CARDS,
)
from archipel.games.la_isla.rules.card_phase import AssignCards
from archipel.games.la_isla.rules.components import EXTRA_EXPLORER, EXTRA_SLOT, FAMILY_COUNT, HAND
from archipel.games.la_isla.rules.phase_c import ChooseExplorer, ChoosePayment
from archipel.games.la_isla.rules.state import LaIslaState


class Instinct(Reflexes):
    """One answer at a time; each use of a card by itself."""

    def decide(self, state: LaIslaState, seat: i64) -> i64:
        """The code of a good answer of this seat to whatever it is asked."""
        self.look(state)
        self.side_with(state, seat)
        return (seat << SEAT_SHIFT) + self._answer(state)

    def _answer(self, state: LaIslaState) -> i64:
        """The number of the action."""
        step = state.stack[-1]
        name = step.name
        if name == "assign_cards":
            return ASSIGN + self.assignment(state)
        if name == "put_card":
            return PUT + self.best_slot(state, state.shown[self.seat], self.to_come())[1]
        if name == "choose_space":
            return self.best_action(state)[1]
        if isinstance(step, ChooseExplorer):
            return MOVE_FROM + self.idlest(state, step.space)[1]
        if isinstance(step, ChoosePayment):
            return PAY + self.cheapest(state, step.space)[1]
        if name == "take_bonus":
            return TAKE + self.best_cube(state)[1]
        if name == "exchange":
            return self.best_exchange(state)
        gain, animal = self.best_marker(state, in_d=name == "choose_marker")
        return LEAVE_MARKERS if name == "free_marker" and gain < 0.0 else ADVANCE + animal

    def assignment(self, state: LaIslaState) -> i64:
        """Each card is worth something at each letter; the number of the best way to share them out."""
        hand = state.hands[self.seat]
        before = self.to_come()
        as_a = [self.best_slot(state, card, before)[0] for card in hand]
        self.use(state, self.incomes.of(state, state.slots[self.seat]))
        wishes = self.wishes(state)
        as_b: list[float] = []
        as_d: list[float] = []
        for card in hand:
            colour = state.pieces.resource[card]
            as_b.append(self.income.of_colour[colour] + wishes[colour] + self.one_more(state, colour))
            animal = state.pieces.animal[card]
            if self.income.any_marker >> animal & 1:
                as_d.append(self.best_marker(state, in_d=True)[0])
            else:
                as_d.append(self.push_gain(state, animal) + self.income.of_animal[animal])
        best: i64 = -1
        most = 0.0
        for number in FOUR_CARDS if len(hand) > HAND else THREE_CARDS:
            a, b, d = ASSIGNMENTS[number]
            worth = as_a[a] + as_b[b] + as_d[d]
            if best < 0 or worth > most:
                best, most = number, worth
        return best

    def best_slot(self, state: LaIslaState, card: i64, before: float) -> tuple[float, i64]:
        """What a card adds to the holder, less what it covers, and the slot where that is most.

        ``before`` is what is to come by the holder as it is; afterwards another one is in use.
        """
        pieces = state.pieces
        seat = self.seat
        slots = state.slots[seat][:]
        family = pieces.family[card]
        for_good = 0.0
        if family == EXTRA_EXPLORER and state.aside[seat]:
            for_good = self.actions_left * self.explorer + self.patience * self.supply
        elif family == EXTRA_SLOT:
            for_good = self.after * self.slot
        if state.works[FAMILY_COUNT * seat + family] >> pieces.parameter[card] & 1:
            for slot, other in enumerate(slots):
                if other >= 0 and pieces.same(card, other):
                    return for_good, slot
        best: i64 = -1
        most = 0.0
        room = -1 in slots
        for slot, old in enumerate(state.slots[seat]):
            if room and old >= 0:
                continue  # what it covers now it can cover when all are full
            slots[slot] = card
            self.use(state, self.incomes.of(state, slots))
            slots[slot] = old
            gain = self.to_come() - before
            if old < 0:
                gain -= self.after * self.slot
            if best < 0 or gain > most:
                best, most = slot, gain
        return for_good + most, best


def play_rounds(state: LaIslaState, instinct: Instinct, last: i64) -> None:
    """Everybody by instinct, to the end of a round, in place."""
    while state.stack and state.turn <= last:
        state.push(instinct.decide(state, asked(state)))


def asked(state: LaIslaState) -> i64:
    """The seat that owes the next answer; of all that assign, the first one clockwise."""
    step = state.stack[-1]
    if isinstance(step, AssignCards):
        for seat in state.seats_from(state.first):
            if step.waiting >> seat & 1:
                return seat
    return state.active
