"""What interrupts a turn: discards (FI-H) and swims (FI-P), on top of the phase that they interrupt."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.cards import size
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.forbidden_island.rules import events, reach, specials
from archipel.games.forbidden_island.rules.actions import DISCARD, SWIM
from archipel.games.forbidden_island.rules.components import ADVENTURERS, DIVER, EXPLORER, HAND_LIMIT, PILOT
from archipel.games.forbidden_island.rules.state import ADVENTURER_DROWNED, IslandState


class Discard(Step[IslandState]):
    """FI-H2: a player with six cards gets rid of one before anything else happens."""

    name: ClassVar[str] = "discard"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def legal(self, state: IslandState, codes: list[int]) -> None:
        base = self.seat << SEAT_SHIFT
        hand = state.hands[self.seat]
        for kind in range(6):  # FI-H3
            if hand >> 4 * kind & 15:
                codes.append(base + DISCARD + kind)
        specials.legal_for(state, self.seat, codes)  # FI-H4

    def play(self, state: IslandState, seat: i64, number: i64) -> None:
        if specials.play(state, seat, number):
            return
        kind = number - DISCARD
        state.throw_away(seat, kind)
        state.tell(events.DISCARDED, seat, kind)
        self.resume(state)

    def resume(self, state: IslandState) -> None:
        if size(state.hands[self.seat]) <= HAND_LIMIT:
            state.go_on()

    def question(self, state: IslandState, seat: int) -> Question:
        return Question("discard", "FI-H2", {})

    def fields(self) -> list[int]:
        return [self.seat]


# The rule of those who do not just swim to the next tile.
_SWIMS_BY: Final[dict[int, str]] = {EXPLORER: "FI-P3", PILOT: "FI-P3", DIVER: "FI-P4"}


class Swim(Step[IslandState]):
    """FI-P2: pawns stand where a tile has just sunk; each swims or is lifted off, one after the other."""

    name: ClassVar[str] = "swim"

    def pawn(self, state: IslandState) -> i64:
        """FI-P7: the pawn to be settled now, or -1 when nobody is in the water."""
        for seat in state.seats_from(state.active):
            if not state.alive >> state.pawns[seat] & 1:
                return seat
        return -1

    def open(self, state: IslandState) -> None:
        """Tell who is in the water, and test for drowning at once (FI-P8)."""
        for seat in state.seats_from(state.active):
            here = state.pawns[seat]
            if not state.alive >> here & 1:
                state.tell(events.IN_WATER, seat, here)
        self.resume(state)

    def resume(self, state: IslandState) -> None:
        waiting = False
        rescue = state.somebody_holds_helicopter()
        for seat in state.seats_from(state.active):
            here = state.pawns[seat]
            if not state.alive >> here & 1:
                waiting = True
                if not rescue and not reach.swim(state.shape, state.adventurers[seat], here, state.alive):
                    state.end(ADVENTURER_DROWNED, seat)  # FI-P5, E5
                    return
        if not waiting:
            state.go_on()

    def legal(self, state: IslandState, codes: list[int]) -> None:
        pawn = self.pawn(state)
        here = state.pawns[pawn]
        base = pawn << SEAT_SHIFT
        for position in members(reach.swim(state.shape, state.adventurers[pawn], here, state.alive)):
            codes.append(base + SWIM + position)
        specials.legal_rescue(state, here, codes)  # FI-P6

    def play(self, state: IslandState, seat: i64, number: i64) -> None:
        if specials.play(state, seat, number):
            return
        here, there = state.pawns[seat], number - SWIM
        state.pawns[seat] = there
        state.tell(events.SWAM, seat, here, there)
        self.resume(state)

    def question(self, state: IslandState, seat: int) -> Question:
        pawn = self.pawn(state)
        here = state.pawns[pawn]
        can_swim = reach.swim(state.shape, state.adventurers[pawn], here, state.alive) != 0
        if seat == pawn and can_swim:
            rule = _SWIMS_BY.get(state.adventurers[pawn], "FI-P2")
            return Question("swim", rule, {"tile": state.tile_at(here)})
        adventurer = ADVENTURERS[state.adventurers[pawn]]
        return Question("rescue", "FI-P6", {"pawn": pawn, "adventurer": adventurer}, optional=can_swim)


def hand_limit(state: IslandState, seat: i64) -> None:
    """FI-H2: interrupt for a discard if this hand is too large, else let the phase go on."""
    if size(state.hands[seat]) > HAND_LIMIT:
        state.stack.append(DISCARDS[seat])
        state.tell(events.OVER_LIMIT, seat)
    else:
        state.stack[-1].resume(state)


DISCARDS: Final[list[Discard]] = [Discard(seat) for seat in range(4)]
SWIM_STEP: Final = Swim()
