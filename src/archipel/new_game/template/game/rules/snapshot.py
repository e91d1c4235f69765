"""A position as plain data for the store, and back: the fields by their shape."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.snapshot import Fields
from archipel.games.pearl_reef.rules.components import GOAL

if TYPE_CHECKING:
    from archipel.games.pearl_reef.rules.state import PearlReefState

_FIELDS: Final = Fields(numbers="reef turn active ending", lists="hooks net", nested="reefs chests")


def save(state: "PearlReefState") -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    return _FIELDS.save(state)


def read(game: Game, stored: dict[str, Any]) -> "PearlReefState":
    """The position that :func:`save` stored; what follows from the options is made again."""
    from archipel.games.pearl_reef.rules.state import PearlReefState
    from archipel.games.pearl_reef.rules.steps import CHOOSE_REEF, DIVE_OR_SURFACE

    state = PearlReefState()
    _FIELDS.fill(state, game, stored, [CHOOSE_REEF, DIVE_OR_SURFACE])
    state.goal = GOAL[state.options["chest"]]
    return state
