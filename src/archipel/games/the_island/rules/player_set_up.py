"""The set-up by the players: explorers, then boats, one at a time in turn (TI-S8, S9)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import BIT, members
from archipel.engine.decision import Question
from archipel.engine.event import Args
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.the_island.rules import events
from archipel.games.the_island.rules.actions import PLACE, PLACE_BOAT, READY, TAKE
from archipel.games.the_island.rules.components import BOATS_EACH, EXPLORERS, EXPLORERS_EACH
from archipel.games.the_island.rules.geometry import BESIDE_ISLAND, INLAND, LAND
from archipel.games.the_island.rules.state import TheIslandState


class TakeExplorer(Step[TheIslandState]):
    """TI-S8, first part: the player takes one of the own explorers left, its value hidden from the others."""

    name: ClassVar[str] = "take_explorer"

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        for colour in state.colours(state.active):
            left = state.unplaced(colour)
            for value in range(1, 7):
                if left[value]:
                    codes.append(base + TAKE + 6 * colour + value - 1)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        colour, less_one = divmod(number - TAKE, 6)
        explorer = next_explorer(state, colour)
        state.values[explorer] = less_one + 1
        state.stack[-1] = PlaceExplorer(explorer)
        state.tell(events.TOOK_EXPLORER, seat, explorer)

    def question(self, state: TheIslandState, seat: int) -> Question:
        left = sum(sum(state.unplaced(colour)) for colour in state.colours(seat))
        return Question("take_explorer", "TI-S8", {"left": left})


class PlaceExplorer(Step[TheIslandState]):
    """TI-S8, second part: the explorer is placed on a tile without one."""

    name: ClassVar[str] = "place_explorer"

    def __init__(self, explorer: int) -> None:
        self.explorer = explorer

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + PLACE
        for space in free_land(state):
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        state.active = (seat + 1) % state.seats
        everybody = 0
        for explorers in state.own:
            everybody |= explorers
        last = state.alive | BIT[self.explorer] == everybody
        state.stack[-1] = PLACE_A_BOAT if last else TAKE_EXPLORER
        put_explorer(state, self.explorer, number - PLACE)

    def question(self, state: TheIslandState, seat: int) -> Question:
        # Only its owner is asked, and may look at it until play begins (TI-H1).
        args: Args = {"explorer": EXPLORERS[self.explorer], "value": state.values[self.explorer]}
        return Question("place_explorer", "TI-S8", args)

    def fields(self) -> list[int]:
        return [self.explorer]


class PlaceBoat(Step[TheIslandState]):
    """TI-S9: the player places a boat beside the island."""

    name: ClassVar[str] = "place_boat"

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + PLACE_BOAT
        for space in free_water(state):
            codes.append(base + space)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        state.active = (seat + 1) % state.seats
        put_boat(state, seat, number - PLACE_BOAT)
        if len(state.fleet) == BOATS_EACH * state.seats:
            begin_play(state)
            state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        left = BOATS_EACH - len(state.fleet) // state.seats
        return Question("place_boat", "TI-S9", {"left": left})


class StudyExplorers(Step[TheIslandState]):
    """TI-S7 after a quick set-up: everybody looks at the own explorers, for the last time."""

    name: ClassVar[str] = "study_explorers"

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def legal(self, state: TheIslandState, codes: list[int]) -> None:
        for seat in members(self.waiting):
            codes.append((seat << SEAT_SHIFT) + READY)

    def play(self, state: TheIslandState, seat: i64, number: i64) -> None:
        waiting = self.waiting & ~(1 << seat)
        state.stack[-1] = StudyExplorers(waiting)
        state.tell(events.READY, seat)
        if not waiting:
            begin_play(state)
            state.go_on()

    def question(self, state: TheIslandState, seat: int) -> Question:
        return Question("study_explorers", "TI-S7", {})

    def fields(self) -> list[int]:
        return [self.waiting]


def next_explorer(state: TheIslandState, colour: int) -> int:
    """The explorer that is placed next, which is named by the order of placement."""
    explorer = EXPLORERS_EACH * colour
    while state.values[explorer]:
        explorer += 1
    return explorer


def free_land(state: TheIslandState) -> list[int]:
    """TI-S8: tiles without an explorer; TI-V1, X28: inland also those with one."""
    found: list[int] = []
    for space in LAND:
        there = state.people[space]
        if not there or (state.crowded and there & (there - 1) == 0 and space in INLAND):
            found.append(space)
    return found


def free_water(state: TheIslandState) -> list[int]:
    """TI-S9: sea spaces beside the island without a boat; no serpent starts on any of them."""
    return [space for space in BESIDE_ISLAND if state.crew[space] < 0]


def put_explorer(state: TheIslandState, explorer: int, space: int) -> None:
    """An explorer enters the board."""
    state.place[explorer] = space
    state.people[space] |= BIT[explorer]
    state.alive |= BIT[explorer]
    state.tell(events.PLACED, explorer, space)


def put_boat(state: TheIslandState, seat: int, space: int) -> None:
    """A player puts a boat on the board."""
    state.crew[space] = 0
    state.fleet.append(space)
    state.tell(events.PLACED_BOAT, seat, space)


def begin_play(state: TheIslandState) -> None:
    """TI-H2: from now on nobody looks under an explorer."""
    state.begun = True
    state.turn = 1
    state.active = state.first
    state.at_start = state.alive
    state.tell(events.PLAY_BEGAN)


# Steps are unchanging, so one of each is enough.
TAKE_EXPLORER: Final = TakeExplorer()
PLACE_A_BOAT: Final = PlaceBoat()
