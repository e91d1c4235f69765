"""A line as people follow it: its actions one after the other."""

from archipel.engine.action import Action
from archipel.engine.state import State


def steps(world: State, codes: list[int]) -> list[Action]:
    """The actions of a line, as far as nobody else has to answer in between; ``world`` is left as it is."""
    at = world.copy()
    found: list[Action] = []
    for code in codes:
        if code not in at.legal():
            break
        found.append(at.action(code))
        if len(found) < len(codes):
            at.push(code)
    return found
