"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.chance import Chance
from archipel.engine.errors import BadRecord
from archipel.engine.event import Json

if TYPE_CHECKING:
    from archipel.engine.game import Game
    from archipel.games.takara_island.state import TakaraState

_NUMBERS: Final = "first shown fresh passed discarded tokens_left turn active free hospital ending".split()
_FLAGS: Final = "cashed sword traded hired".split()
_LISTS: Final = (
    "tiles bag tops wounds known pile karas xp won sellable stones tokens chests team resting held out dice"
).split()


def save(state: "TakaraState") -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    stored: dict[str, Json] = {
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": dict(state.options),
        "chance": state.chance.word,
        "stack": [step.to_json() for step in state.stack],
    }
    for name in (*_NUMBERS, *_FLAGS):
        stored[name] = getattr(state, name)
    for name in _LISTS:
        stored[name] = list(getattr(state, name))
    return stored


def load(game: "Game", stored: dict[str, Any]) -> "TakaraState":
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


def _read(game: "Game", stored: dict[str, Any]) -> "TakaraState":
    from archipel.games.takara_island.state import TakaraState

    state = TakaraState()
    state.game = game
    state.seats = stored["seats"]
    state.options = dict(stored["options"])
    state.events = None
    state.chance = Chance(stored["chance"])
    state.stack = [_step(name, fields) for name, *fields in stored["stack"]]
    state.reminded = state.options["memory_aid"] == "yes"
    for name in _NUMBERS:
        setattr(state, name, _number(stored[name]))
    for name in _FLAGS:
        setattr(state, name, bool(stored[name]))
    for name in _LISTS:
        setattr(state, name, [_number(each) for each in stored[name]])
    return state


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _step(name: str, fields: list[int]) -> Any:
    from archipel.games.takara_island import chests, observing, specialists, steps

    # Steps without fields are compared by identity, so there is only one of each.
    only: list[Any] = [
        steps.RENT_THE_SWORD,
        steps.USE_ADVENTURERS,
        steps.RECRUIT_ONE,
        steps.HEAL_SOME,
        chests.CHOOSE_MAP,
    ]
    for step in only:
        if step.name == name and not fields:
            return step
    kinds: list[Any] = [
        observing.Observe,
        observing.LookAtTiles,
        specialists.UseSpecialist,
        specialists.DigOn,
    ]
    for kind in kinds:
        if kind.name == name:
            return kind(*(_number(each) for each in fields))
    raise BadRecord(f"No step of this game is called “{name}”.")
