"""What is true of every sound position: pieces are conserved. The fuzzer and the store ask."""

from archipel.games.pearl_reef.rules.components import EEL, KINDS, REEFS, STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState


def check_pieces(state: PearlReefState) -> list[str]:
    """What is wrong, in plain English for engineers; empty in a sound position."""
    if len(state.reefs) != len(REEFS) or len(state.chests) != state.seats or len(state.hooks) != state.seats:
        return ["a list has the wrong length"]
    found: list[str] = []
    for kind, name in enumerate(KINDS):
        all_there = sum([stock[kind] for stock in STOCK])
        here = state.net[kind] + sum([each[kind] for each in state.reefs + state.chests])
        if here > all_there or (here < all_there and kind != EEL):
            found.append(f"there are {here} of {name}, not {all_there}")
    counted = [state.net, state.hooks, *state.reefs, *state.chests]
    if min([min(counts) for counts in counted]) < 0:
        found.append("there is less than nothing of something")
    if not (0 <= state.active < state.seats and 0 <= state.reef < len(REEFS)):
        found.append("somebody is nowhere")
    return found
