"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.snapshot import Fields
from archipel.games.forbidden_desert.rules.components import CLIMBER, METER

if TYPE_CHECKING:
    from archipel.games.forbidden_desert.rules.state import DesertState

_FIELDS: Final = Fields(
    numbers="hole revealed known water_backs sandy blocked tunnels crash supply parts_left shields bag_size "
    "mark turn active reductions transfers ending ending_about",
    lists="adventurers face sand pawns parts water hands hidden_plain hidden_water equipment "
    "top bag bottom discards",
)


def save(state: "DesertState") -> dict[str, Json]:
    """Everything, the generator included: for the store, never for a player."""
    return _FIELDS.save(state)


def read(game: Game, stored: dict[str, Any]) -> "DesertState":
    """The position that :func:`save` stored."""
    from archipel.games.forbidden_desert.rules import jet_pack, meteorology, navigation, steps
    from archipel.games.forbidden_desert.rules.state import DesertState

    kinds: list[Any] = [steps.TakeActions, steps.DrawStorm, navigation.Navigate]
    kinds += [meteorology.LookUnder, meteorology.LookOrder, jet_pack.ChoosePassenger, jet_pack.ChooseLanding]
    state = DesertState()
    _FIELDS.fill(state, game, stored, kinds)
    state.marks = METER[state.seats]
    state.climber = state.adventurers.index(CLIMBER) if CLIMBER in state.adventurers else -1
    return state
