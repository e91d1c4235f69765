"""Where pawns can go and what they can reach, as bit sets of cells."""

from archipel.engine.native import i64
from archipel.games.forbidden_desert.rules.components import CLIMBER, EXPLORER
from archipel.games.forbidden_desert.rules.geometry import KING, ORTHO
from archipel.games.forbidden_desert.rules.state import DesertState


def steps(state: DesertState, pawn: i64) -> i64:
    """Where one move takes a pawn that is not buried."""
    here = state.pawns[pawn]
    adventurer = state.adventurers[pawn]
    around = KING[here] if adventurer == EXPLORER else ORTHO[here]  # FD-A1, R7
    targets = around & ~(1 << state.hole)  # FD-B3
    if state.tunnels >> here & 1:  # FD-A2
        targets |= state.tunnels & ~(1 << here)
    if adventurer != CLIMBER:  # FD-B2, R3
        targets &= ~state.blocked
    return targets


def sand(state: DesertState, seat: i64) -> i64:
    """FD-A3, G5, R7: the tiles with sand that an adventurer can dig or blast from here."""
    here = state.pawns[seat]
    around = KING[here] if state.adventurers[seat] == EXPLORER else ORTHO[here]
    return (around | 1 << here) & state.sandy


def landings(state: DesertState, seat: i64) -> i64:
    """FD-G6: where a Jet Pack can set its user down; the Climber gets no exception (FD-Z23)."""
    return state.tiles & ~state.blocked & ~(1 << state.pawns[seat])


def companions(state: DesertState, pawn: i64) -> list[int]:
    """The other pawns on a pawn's tile."""
    here = state.pawns[pawn]
    return [other for other in range(state.seats) if other != pawn and state.pawns[other] == here]
