"""What is true of every sound position: pieces are conserved. The fuzzer and the store ask."""

from archipel.games.pearl_reef.rules.components import STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState, worth


def check_pieces(state: PearlReefState) -> list[str]:
    """What is wrong, in plain English for engineers; empty in a sound position."""
    if any(not 0 <= left <= most for left, most in zip(state.reef, STOCK, strict=True)):
        return ["there are more pieces than in the box, or fewer than none"]
    if len(state.points) != state.seats or min(state.net, *state.points) < 0:
        return ["somebody has no chest, or owes points"]
    all_there = worth(state.reef) + state.net + sum(state.points) <= worth(STOCK)
    return [] if all_there else ["points came from nowhere"]
