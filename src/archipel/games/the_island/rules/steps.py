"""A turn in the rulebook's four steps: play a tile, move, remove a tile, roll and move a creature (TI-T1)."""

from typing import ClassVar, Final

from archipel.engine.decision import Question
from archipel.engine.event import TURN_BEGAN
from archipel.engine.native import i64, vec
from archipel.engine.step import Step
from archipel.games.the_island.rules import events
from archipel.games.the_island.rules.components import DIE_FACES
from archipel.games.the_island.rules.creatures import CHOOSE_CREATURE, any_movable
from archipel.games.the_island.rules.hand import PLAY_A_TILE
from archipel.games.the_island.rules.moves import MOVE_PIECES
from archipel.games.the_island.rules.removal import REMOVE_A_TILE
from archipel.games.the_island.rules.state import ADRIFT, TheIslandState

# TI-X29: rounds without tiles and without news after which the game stops.
PATIENCE: Final = 20

_DIE: Final = vec[i64](DIE_FACES)


class TakeTurn(Step[TheIslandState]):
    """TI-T1: lies below whatever is asked in a turn, and counts the four steps.

    Nobody is ever asked here: when what lies above is settled, it goes on to the next step that asks.
    """

    name: ClassVar[str] = "take_turn"

    def __init__(self, taken: i64) -> None:
        self.taken = taken

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        return

    def resume(self, state: TheIslandState) -> None:
        taken = self.taken
        while True:
            if taken == 4:
                if not next_turn(state):
                    return
                taken = 0
            asks = begin(state, taken)
            taken += 1
            state.stack[-1] = TAKE_TURN[taken]
            if asks is not None:
                state.stack.append(asks)
                return

    def question(self, state: TheIslandState, seat: int) -> Question:
        raise NotImplementedError

    def fields(self) -> list[int]:
        return [self.taken]


def begin(state: TheIslandState, taken: i64) -> Step[TheIslandState] | None:
    """What the next step of the turn asks; nothing if it is skipped."""
    seat = state.active
    if taken == 0:
        state.tell(TURN_BEGAN, seat, state.turn)
        return PLAY_A_TILE if state.hands[seat] else None  # TI-T2
    if taken == 1:
        state.swum = 0  # TI-W9, X36
        return MOVE_PIECES[3] if state.own[seat] & state.alive else None  # TI-T6
    if taken == 2:
        return REMOVE_A_TILE if state.terrain() >= 0 else None  # TI-X29
    return roll(state)


def roll(state: TheIslandState) -> Step[TheIslandState] | None:
    """TI-T5, K1: the die is rolled; nothing happens if no creature of that kind can move (TI-X22)."""
    creature = state.chance.pick_row(_DIE)
    state.rolled = creature
    state.tell(events.ROLLED, state.active, creature)
    if any_movable(state, creature):
        return CHOOSE_CREATURE[creature]
    state.tell(events.NO_CREATURE, creature)
    return None


def next_turn(state: TheIslandState) -> bool:
    """The turn passes clockwise, unless the explorers that are left drift for ever (TI-X29)."""
    if state.terrain() < 0:
        state.idle = state.idle + 1 if state.idle >= 0 and state.alive == state.at_start else 0
        if state.idle == PATIENCE * state.seats:
            state.end(ADRIFT)
            return False
    state.active = (state.active + 1) % state.seats
    state.turn += 1
    state.at_start = state.alive
    return True


# Steps are unchanging, so one of each is enough.
TAKE_TURN: Final[list[TakeTurn]] = [TakeTurn(taken) for taken in range(5)]
