"""What a player gains: resources, victory points, and points for the marker that is moved."""

from archipel.engine.native import i64
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.components import KINDS
from archipel.games.la_isla.rules.state import LaIslaState


def gain(state: LaIslaState, seat: i64, colour: i64) -> None:
    """LI-F4, S10: a resource from the general supply, which is never empty."""
    state.resources[KINDS * seat + colour] += 1
    state.tell(events.GAINED, seat, colour)


def score(state: LaIslaState, seat: i64, points: i64, family: i64, parameter: i64 = 0) -> None:
    """Victory points by a function."""
    state.points[seat] += points
    state.tell(events.FUNCTION_SCORED, seat, points, KINDS * family + parameter)


def works(state: LaIslaState, seat: i64, family: i64, parameter: i64 = 0) -> bool:
    """Whether the player has a function that gives no points itself; all are told that it works."""
    if not state.has(seat, family, parameter):
        return False
    state.tell(events.FUNCTION_WORKED, seat, KINDS * family + parameter)
    return True


def move_marker(state: LaIslaState, seat: i64, animal: i64) -> bool:
    """LI-D1 to D5: up by one space, if it is not at the top; the mover scores. Whether it moved."""
    moved = state.markers[animal] < len(state.pieces.track) - 1
    if moved:
        state.markers[animal] += 1
    points = state.animals[KINDS * seat + animal]
    state.points[seat] += points
    told = events.MARKER_MOVED if moved else events.MARKER_AT_TOP
    state.tell(told, seat, animal, state.value(animal), points)
    return moved
