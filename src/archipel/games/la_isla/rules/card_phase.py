"""The card phase: everybody draws, and all assign their cards at once and in secret (LI-K1 to K5)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.actions import ASSIGN, ASSIGNMENTS, FOUR_CARDS, THREE_CARDS
from archipel.games.la_isla.rules.components import EXTRA_CARD, HAND, PLAYER_COLOURS
from archipel.games.la_isla.rules.state import LaIslaState

# For each seat: the code of every assignment of three cards, and of four.
_OF_THREE: Final[list[list[int]]] = [
    [(seat << SEAT_SHIFT) + ASSIGN + each for each in THREE_CARDS] for seat in range(len(PLAYER_COLOURS))
]
_OF_FOUR: Final[list[list[int]]] = [
    [(seat << SEAT_SHIFT) + ASSIGN + each for each in FOUR_CARDS] for seat in range(len(PLAYER_COLOURS))
]


class AssignCards(Step[LaIslaState]):
    """LI-K3: every player who has not answered yet owes an assignment; nobody waits for another's."""

    name: ClassVar[str] = "assign_cards"

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        for seat in state.seats_from(state.first):
            if self.waiting >> seat & 1:
                codes.extend(_OF_FOUR[seat] if len(state.hands[seat]) > HAND else _OF_THREE[seat])

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        state.plans[seat] = number - ASSIGN
        waiting = self.waiting & ~(1 << seat)
        state.stack[-1] = AssignCards(waiting)
        a, b, d = ASSIGNMENTS[number - ASSIGN]
        hand = state.hands[seat]
        state.tell(events.ASSIGNED, seat)
        state.whisper(seat, events.ASSIGNED_OWN, seat, hand[a], hand[b], hand[d])
        if not waiting:
            lay_down(state)
            state.go_on()

    def question(self, state: LaIslaState, seat: int) -> Question:
        return Question("assign_cards", "LI-K3", {"cards": len(state.hands[seat])})

    def fields(self) -> list[int]:
        return [self.waiting]


def deal(state: LaIslaState) -> None:
    """LI-K1, K4, X2: three cards each, then the extra ones while cards last."""
    state.early = 0
    state.plans = [-1] * state.seats
    order = state.seats_from(state.first)
    for seat in order:
        for _ in range(HAND):
            draw(state, seat)
    for seat in order:
        if state.has(seat, EXTRA_CARD) and state.pile | state.discard:
            draw(state, seat)
    for hand in state.hands:
        hand.sort()
    for seat in order:
        state.tell(events.DREW, seat, len(state.hands[seat]))
        for card in state.hands[seat]:
            state.whisper(seat, events.DREW_CARD, seat, card)


def draw(state: LaIslaState, seat: int) -> None:
    """One card from the draw pile, which the discard pile replaces when it is empty (LI-X1)."""
    if not state.pile:
        for hand in state.hands:
            for card in hand:
                state.early |= 1 << card
        state.pile, state.discard = state.discard, 0
        state.tell(events.SHUFFLED, state.pile.bit_count())
    card = state.chance.pick(state.pile)
    state.pile &= ~(1 << card)
    state.hands[seat].append(card)


def lay_down(state: LaIslaState) -> None:
    """LI-K4, K5: everybody has assigned; what is left over is discarded, face up."""
    for seat in state.seats_from(state.first):
        hand = state.hands[seat]
        a, b, d = ASSIGNMENTS[state.plans[seat]]
        state.assigned[3 * seat] = hand[a]
        state.assigned[3 * seat + 1] = hand[b]
        state.assigned[3 * seat + 2] = hand[d]
        state.hands[seat] = []
        if len(hand) > HAND:
            left_over = hand[6 - a - b - d]
            state.discard |= 1 << left_over
            state.tell(events.DISCARDED, seat, left_over)
