"""Action B: a card gives a resource (LI-B1, B2)."""

from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.la_isla.rules.components import B_MARKER, B_POINTS, B_RES, B_VP
from archipel.games.la_isla.rules.gains import gain, score, works
from archipel.games.la_isla.rules.markers import FREE_MARKER
from archipel.games.la_isla.rules.state import LaIslaState


def begin(state: LaIslaState, seat: i64) -> Step[LaIslaState] | None:
    """The resource, what functions add to it, and the question that one of them asks (LI-X23: once each)."""
    colour = state.pieces.resource[state.shown[seat]]
    gain(state, seat, colour)
    if works(state, seat, B_RES, colour):
        gain(state, seat, colour)
    if state.has(seat, B_VP, colour):
        score(state, seat, B_POINTS, B_VP, colour)
    return FREE_MARKER[1] if works(state, seat, B_MARKER, colour) else None
