"""What is true of every sound position: pieces are conserved. The fuzzer and the store ask."""

from archipel.games.pearl_reef.rules.components import EEL, KINDS, STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState


def check_pieces(state: PearlReefState) -> list[str]:
    """What is wrong, in plain English for engineers; empty in a sound position."""
    places = [state.reef, state.net, *state.chests]
    if len(state.chests) != state.seats or any(len(place) != len(KINDS) for place in places):
        return ["a list has the wrong length"]
    found: list[str] = []
    for kind, name in enumerate(KINDS):
        counts = [place[kind] for place in places]
        here = sum(counts)
        if min(counts) < 0 or here > STOCK[kind] or (here < STOCK[kind] and kind != EEL):
            found.append(f"there are {here} of {name}, not {STOCK[kind]}")
    if not 0 <= state.active < state.seats:
        found.append("it is nobody's turn")
    return found
