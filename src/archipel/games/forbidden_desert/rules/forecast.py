"""What is sure to come of an action, said before it is made: how much sand a tile is rid of."""

from typing import Final

from archipel.engine.event import Args
from archipel.games.forbidden_desert.rules.components import CELLS
from archipel.games.forbidden_desert.rules.state import DesertState

_DIGS: Final = {"dig", "dune_blaster"}


def forecast(state: DesertState, code: int) -> Args:
    """``cleared``: how many sand markers the tile loses."""
    action = state.action(code)
    if action.kind not in _DIGS:
        return {}
    cell = CELLS.index(str(action.args["cell"]))
    world = state.copy()
    world.push(code)
    return {"cleared": state.sand[cell] - world.sand[cell]}
