"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.chance import Chance
from archipel.engine.errors import BadRecord
from archipel.engine.event import Json
from archipel.games.forbidden_island.components import FOOLS_LANDING, SITES

if TYPE_CHECKING:
    from archipel.engine.game import Game
    from archipel.games.forbidden_island.state import IslandState

_NUMBERS: Final = (
    "alive flooded level pile pile_size discards flood_discards turn active ending ending_about".split()
)
_LISTS: Final = "layout adventurers pawns hands layers".split()


def save(state: "IslandState") -> dict[str, Json]:
    """Everything, the generator included: for the store, never for a player."""
    stored: dict[str, Json] = {
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": dict(state.options),
        "chance": state.chance.word,
        "stack": [step.to_json() for step in state.stack],
        "captors": list(state.captors),
        "flown": state.flown,
    }
    for name in _NUMBERS:
        stored[name] = getattr(state, name)
    for name in _LISTS:
        stored[name] = list(getattr(state, name))
    return stored


def load(game: "Game", stored: dict[str, Any]) -> "IslandState":
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


def _read(game: "Game", stored: dict[str, Any]) -> "IslandState":
    from archipel.games.forbidden_island.shape import SHAPE
    from archipel.games.forbidden_island.state import IslandState

    state = IslandState()
    state.game = game
    state.seats = stored["seats"]
    state.options = dict(stored["options"])
    state.events = None
    state.chance = Chance(stored["chance"])
    state.stack = [_step(name, fields) for name, *fields in stored["stack"]]
    state.captors = tuple(stored["captors"])
    state.flown = stored["flown"]
    for name in _NUMBERS:
        setattr(state, name, stored[name])
    for name in _LISTS:
        setattr(state, name, list(stored[name]))
    state.shape = SHAPE[state.options["island"]]
    state.pawn_powers = state.options["navigator_uses_pawn_powers"] == "yes"
    state.place = [state.layout.index(tile) for tile in range(len(state.layout))]
    state.landing = state.place[FOOLS_LANDING]
    state.site_masks = [1 << state.place[one] | 1 << state.place[other] for one, other in SITES]
    return state


def _step(name: str, fields: list[int]) -> Any:
    from archipel.games.forbidden_island import interruptions, specials, steps

    kinds: list[Any] = [
        steps.TakeActions,
        steps.DrawTreasure,
        steps.DrawFlood,
        interruptions.Discard,
        interruptions.Swim,
        *specials.FLIGHT_STEPS,
    ]
    for kind in kinds:
        if kind.name == name:
            return kind(*fields)
    raise BadRecord(f"No step of this game is called “{name}”.")
