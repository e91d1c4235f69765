"""What is sure to come of an action, said before it is made: the creature that takes whoever goes there."""

from typing import Final

from archipel.engine.action import Action
from archipel.engine.event import Args
from archipel.games.the_island.rules.components import EXPLORERS
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.state import TheIslandState

# Own pieces on the move: nobody can answer with a tile, so that nothing is told of what others hold.
_MOVES: Final = {"walk", "dive", "swim", "board", "jump", "sail"}
_CARRIED: Final = {"ride_dolphin", "sail_before_wind"}


def forecast(state: TheIslandState, code: int) -> Args:
    """``meets``: a creature that is there, and takes the explorer or the boat."""
    action = state.action(code)
    if action.kind not in _MOVES and not (action.kind == "move_to" and state.stack[-1].name in _CARRIED):
        return {}
    space = _target(state, action)
    if not any(space in spaces for spaces in state.creatures):
        return {}
    world = state.copy()
    world.events = []
    world.push(code)
    for event in world.events:
        if "cause" in event.args:
            return {"meets": event.args["cause"]}
    return {}


def _target(state: TheIslandState, action: Action) -> int:
    if "space" in action.args:
        return NAMES.index(str(action.args["space"]))
    return state.place[EXPLORERS.index(str(action.args["explorer"]))]
