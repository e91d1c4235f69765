"""What stands once it is done, also when it shows nothing new."""

from archipel.games.the_island.rules.state import TheIslandState


def one_way(before: TheIslandState, code: int, after: TheIslandState) -> str:
    """TI-H1: once play has begun nobody looks at a value again; the set-up would show them."""
    return "TI-H1" if after.begun and not before.begun and not after.reminded else ""
