"""A boat that goes from space to space, with everybody in it."""

from archipel.engine.bits import members
from archipel.engine.event import EventKind
from archipel.engine.native import i64
from archipel.games.the_island.rules.state import TheIslandState


def move_boat(state: TheIslandState, seat: i64, here: i64, there: i64, told: EventKind) -> None:
    """TI-B1, T7: the boat and all its passengers, of any colour."""
    passengers = state.crew[here]
    state.crew[here] = -1
    state.crew[there] = passengers
    state.fleet[state.fleet.index(here)] = there
    for explorer in members(passengers):
        state.place[explorer] = there
    state.tell(told, seat, here, there)
