"""Step 2: up to three moves of explorers and boats (TI-T3, M, W, B, I; table 4.1 of the specification)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import BIT, few, members
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.the_island.rules import events, losses
from archipel.games.the_island.rules.actions import BOARD, END_MOVES, HERE, JUMP, LAND_ON, SAIL, STEP
from archipel.games.the_island.rules.components import SEATS_IN_BOAT
from archipel.games.the_island.rules.geometry import ISLE, SHORE, TOWARDS
from archipel.games.the_island.rules.reach import wrecking
from archipel.games.the_island.rules.sailing import move_boat
from archipel.games.the_island.rules.state import TheIslandState


class MovePieces(Step[TheIslandState]):
    """TI-T3: the active player has some of the turn's three moves left."""

    name: ClassVar[str] = "move_pieces"

    def __init__(self, left: i64) -> None:
        self.left = left

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        seat = state.active
        base = seat << SEAT_SHIFT
        ground = state.ground
        for explorer in members(state.own[seat] & state.alive):
            here = state.place[explorer]
            if state.aboard >> explorer & 1:
                _legal_passenger(state, base, explorer, here, codes)
            elif ground[here]:
                _legal_on_land(state, base, explorer, here, codes)
            else:
                _legal_swimmer(state, base, explorer, here, codes)
        crew = state.crew
        for here in state.fleet:
            passengers = crew[here]
            if not passengers or state.controls(seat, passengers):  # TI-B4, B5, B6
                sail = base + SAIL + 6 * here
                for direction, there in enumerate(TOWARDS[here]):
                    if there >= 0 and not ground[there] and crew[there] < 0:  # TI-B1, B2
                        codes.append(sail + direction)
        codes.append(base + END_MOVES)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        left = self.left - 1
        if number < BOARD:
            explorer, direction = divmod(number - STEP, 6)
            _step(state, seat, explorer, direction)
        elif number < JUMP:
            explorer, direction = divmod(number - BOARD, 7)
            _board(state, seat, explorer, direction)
        elif number < LAND_ON:
            _jump(state, seat, number - JUMP)
        elif number < SAIL:
            _land(state, seat, number - LAND_ON)
        elif number < END_MOVES:
            space, direction = divmod(number - SAIL, 6)
            _sail(state, seat, space, TOWARDS[space][direction])
        else:
            state.tell(events.ENDED_MOVES, seat, self.left)
            left = 0
        if left and state.own[seat] & state.alive:  # TI-X25
            state.stack[-1] = MOVE_PIECES[left]
        else:
            state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("move_pieces", "TI-T3", {"left": self.left})

    def fields(self) -> list[int]:
        return [self.left]


# -- what is legal ----------------------------------------


def _legal_on_land(state: TheIslandState, base: i64, explorer: i64, here: i64, codes: list[int]) -> None:
    """TI-M1, W1a, M2: walk, dive, or board a boat in a neighbouring sea space."""
    crew = state.crew
    step = base + STEP + 6 * explorer
    for direction, there in enumerate(TOWARDS[here]):
        if there >= 0:
            codes.append(step + direction)
            passengers = crew[there]
            if passengers >= 0 and few(passengers) < SEATS_IN_BOAT:
                codes.append(base + BOARD + 7 * explorer + direction)


def _legal_passenger(state: TheIslandState, base: i64, explorer: i64, here: i64, codes: list[int]) -> None:
    """TI-M3, M7, W1b, I1: change boats, jump, or land; whoever controls the boat."""
    for direction, there in enumerate(TOWARDS[here]):
        if there >= 0:
            passengers = state.crew[there]
            if passengers >= 0 and few(passengers) < SEATS_IN_BOAT:
                codes.append(base + BOARD + 7 * explorer + direction)
    if not state.swum >> explorer & 1:
        codes.append(base + JUMP + explorer)
    if SHORE[here] >= 0:
        codes.append(base + LAND_ON + explorer)


def _legal_swimmer(state: TheIslandState, base: i64, explorer: i64, here: i64, codes: list[int]) -> None:
    """TI-W3, W4, W5, I2: swim once a turn, climb into the boat of the same space, or land."""
    if not state.swum >> explorer & 1:
        ground = state.ground
        step = base + STEP + 6 * explorer
        for direction, there in enumerate(TOWARDS[here]):
            if there >= 0 and not ground[there]:  # TI-M5
                codes.append(step + direction)
    passengers = state.crew[here]
    if passengers >= 0 and few(passengers) < SEATS_IN_BOAT:
        codes.append(base + BOARD + 7 * explorer + HERE)
    if SHORE[here] >= 0:
        codes.append(base + LAND_ON + explorer)


# -- what a move does ----------------------------------------


def _step(state: TheIslandState, seat: i64, explorer: i64, direction: i64) -> None:
    here = state.place[explorer]
    there = TOWARDS[here][direction]
    one = BIT[explorer]
    state.people[here] &= ~one
    state.people[there] |= one
    state.place[explorer] = there
    if state.ground[there]:
        state.tell(events.WALKED, seat, explorer, here, there)
    else:
        state.swum |= one  # TI-W4
        told = events.DIVED if state.ground[here] else events.SWAM
        state.tell(told, seat, explorer, here, there)
        losses.settle(state, there)  # TI-W7


def _board(state: TheIslandState, seat: i64, explorer: i64, direction: i64) -> None:
    here = state.place[explorer]
    there = here if direction == HERE else TOWARDS[here][direction]
    one = BIT[explorer]
    if state.aboard & one:
        state.crew[here] &= ~one
    else:
        state.people[here] &= ~one
    state.crew[there] |= one
    state.aboard |= one
    state.place[explorer] = there
    state.tell(events.BOARDED, seat, explorer, here, there)
    if wrecking(state, there):  # TI-X2
        state.swum |= one
        losses.wreck(state, there)


def _jump(state: TheIslandState, seat: i64, explorer: i64) -> None:
    here = state.place[explorer]
    one = BIT[explorer]
    state.crew[here] &= ~one
    state.aboard &= ~one
    state.people[here] |= one
    state.swum |= one
    state.tell(events.JUMPED, seat, explorer, here)
    losses.settle(state, here)  # TI-X3


def _land(state: TheIslandState, seat: i64, explorer: i64) -> None:
    here = state.place[explorer]
    one = BIT[explorer]
    isle = SHORE[here]
    if state.aboard & one:
        state.crew[here] &= ~one
    else:
        state.people[here] &= ~one
    state.aboard &= ~one
    state.alive &= ~one
    state.place[explorer] = ISLE + isle
    state.tell(events.LANDED, seat, explorer, here, isle)


def _sail(state: TheIslandState, seat: i64, here: i64, there: i64) -> None:
    move_boat(state, seat, here, there, events.SAILED)
    passengers = state.crew[there]
    if passengers and wrecking(state, there):  # TI-B7
        state.swum |= passengers & state.own[seat]  # TI-X6
        losses.wreck(state, there)


# Steps are unchanging, so one of each is enough.
MOVE_PIECES: Final[list[MovePieces]] = [MovePieces(left) for left in range(4)]
