"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.chance import Chance
from archipel.engine.errors import BadRecord
from archipel.engine.event import Json
from archipel.games.forbidden_desert.components import CLIMBER, METER

if TYPE_CHECKING:
    from archipel.engine.game import Game
    from archipel.games.forbidden_desert.state import DesertState

_NUMBERS: Final = (
    "hole revealed known water_backs sandy blocked tunnels crash supply parts_left shields bag_size mark "
    "turn active reductions transfers ending ending_about"
).split()
_LISTS: Final = (
    "adventurers face sand pawns parts water hands hidden_plain hidden_water equipment "
    "top bag bottom discards"
).split()


def save(state: "DesertState") -> dict[str, Json]:
    """Everything, the generator included: for the store, never for a player."""
    stored: dict[str, Json] = {
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": dict(state.options),
        "chance": state.chance.word,
        "stack": [step.to_json() for step in state.stack],
    }
    for name in _NUMBERS:
        stored[name] = getattr(state, name)
    for name in _LISTS:
        stored[name] = list(getattr(state, name))
    return stored


def load(game: "Game", stored: dict[str, Any]) -> "DesertState":
    """The position that :func:`save` stored; a foreign or damaged one is refused."""
    if stored.get("game") != game.id or stored.get("rules") != game.rules_version:
        raise BadRecord(f"This position was not stored by {game.id}, rules {game.rules_version}.")
    try:
        state = _read(game, stored)
        faults = state.faults()
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        faults = ["something is missing or of the wrong kind"]
    if faults:
        raise BadRecord(f"This stored position of {game.id} is damaged: {faults[0]}.")
    return state


def _read(game: "Game", stored: dict[str, Any]) -> "DesertState":
    from archipel.games.forbidden_desert.state import DesertState

    state = DesertState()
    state.game = game
    state.seats = stored["seats"]
    state.options = dict(stored["options"])
    state.events = None
    state.chance = Chance(stored["chance"])
    state.stack = [_step(name, fields) for name, *fields in stored["stack"]]
    for name in _NUMBERS:
        setattr(state, name, stored[name])
    for name in _LISTS:
        setattr(state, name, list(stored[name]))
    state.marks = METER[state.seats]
    state.climber = state.adventurers.index(CLIMBER) if CLIMBER in state.adventurers else -1
    return state


def _step(name: str, fields: list[int]) -> Any:
    from archipel.games.forbidden_desert import jet_pack, meteorology, navigation, steps

    kinds: list[Any] = [
        steps.TakeActions,
        steps.DrawStorm,
        navigation.Navigate,
        meteorology.LookUnder,
        meteorology.LookOrder,
        jet_pack.ChoosePassenger,
        jet_pack.ChooseLanding,
    ]
    for kind in kinds:
        if kind.name == name:
            return kind(*fields)
    raise BadRecord(f"No step of this game is called “{name}”.")
