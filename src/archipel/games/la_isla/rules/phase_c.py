"""Action C, the main action: an explorer is placed, or a resource taken, in small choices (LI-C1 to C9)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import count, members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.actions import (
    EXCHANGE_FOR,
    MOVE_FROM,
    NO_EXCHANGE,
    PAY,
    PLACE,
    TAKE,
)
from archipel.games.la_isla.rules.components import COST, EXCHANGE, KINDS, SPACES
from archipel.games.la_isla.rules.payment import NOWHERE, affordable, discounted, payments
from archipel.games.la_isla.rules.placement import place
from archipel.games.la_isla.rules.state import LaIslaState


class Exchange(Step[LaIslaState]):
    """LI-P5, X22: before anything else one resource may be swapped for one of the supply."""

    name: ClassVar[str] = "exchange"

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        for given in range(KINDS):
            if state.resources[KINDS * state.active + given]:
                for taken in range(KINDS):
                    if taken != given:
                        codes.append(base + EXCHANGE_FOR + KINDS * given + taken)
        codes.append(base + NO_EXCHANGE)

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        if number == NO_EXCHANGE:
            state.tell(events.KEPT_RESOURCES, seat)
        else:
            given, taken = divmod(number - EXCHANGE_FOR, KINDS)
            state.resources[KINDS * seat + given] -= 1
            state.resources[KINDS * seat + taken] += 1
            state.tell(events.EXCHANGED, seat, given, taken)
        state.stack[-1] = CHOOSE_SPACE

    def question(self, state: LaIslaState, seat: int) -> Question:
        return Question("exchange", "LI-P5", {})


class ChooseSpace(Step[LaIslaState]):
    """LI-P6: where to place an explorer, or which resource to take instead (LI-C9)."""

    name: ClassVar[str] = "choose_space"

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        codes.extend([base + PLACE + space for space in members(affordable(state, state.active))])
        codes.extend([base + TAKE + colour for colour in range(KINDS)])

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        if number >= TAKE:
            state.resources[KINDS * seat + number - TAKE] += 1
            state.tell(events.TOOK, seat, number - TAKE)
            state.go_on()
            return
        space = number - PLACE
        if state.supply[seat]:
            choose_payment(state, seat, space, NOWHERE)
        else:
            state.stack[-1] = ChooseExplorer(space)

    def question(self, state: LaIslaState, seat: int) -> Question:
        spaces = count(affordable(state, seat))
        rule = "LI-C9" if not spaces else "LI-C2" if not state.supply[seat] else "LI-C1"
        least = 1 if discounted(state, seat) & ~state.explorers[seat] else COST
        return Question("choose_space", rule, {"supply": state.supply[seat], "spaces": spaces, "cost": least})


class ChooseExplorer(Step[LaIslaState]):
    """LI-C2, P12: with an empty supply, which explorer of the island goes there."""

    name: ClassVar[str] = "choose_explorer"

    def __init__(self, space: int) -> None:
        self.space = space

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + MOVE_FROM
        for space in members(state.explorers[state.active]):
            codes.append(base + space)

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        choose_payment(state, seat, self.space, number - MOVE_FROM)

    def question(self, state: LaIslaState, seat: int) -> Question:
        return Question("choose_explorer", "LI-C2", {"space": SPACES[self.space]})

    def fields(self) -> list[int]:
        return [self.space]


class ChoosePayment(Step[LaIslaState]):
    """LI-P7: which resources pay, when there is more than one way."""

    name: ClassVar[str] = "choose_payment"

    def __init__(self, space: int, origin: int) -> None:
        self.space = space
        self.origin = origin  # where the explorer comes from

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + PAY
        for payment in payments(state, state.active, self.space):
            codes.append(base + payment)

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        place(state, seat, self.space, self.origin, number - PAY)

    def question(self, state: LaIslaState, seat: int) -> Question:
        return Question("choose_payment", "LI-P7", {"space": SPACES[self.space]})

    def fields(self) -> list[int]:
        return [self.space, self.origin]


def begin(state: LaIslaState, seat: int) -> Step[LaIslaState]:
    """An exchange is asked only of a player who has something to give."""
    return EXCHANGE_FIRST if state.has(seat, EXCHANGE) and state.cubes(seat) else CHOOSE_SPACE


def choose_payment(state: LaIslaState, seat: int, space: int, origin: int) -> None:
    """Ask how to pay, if there is a choice."""
    ways = payments(state, seat, space)
    if len(ways) > 1:
        state.stack[-1] = ChoosePayment(space, origin)
    else:
        place(state, seat, space, origin, ways[0])


# Steps are unchanging, so one of each is enough.
EXCHANGE_FIRST: Final = Exchange()
CHOOSE_SPACE: Final = ChooseSpace()
