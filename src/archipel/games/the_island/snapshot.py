"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.chance import Chance
from archipel.engine.errors import BadRecord
from archipel.engine.event import Json

if TYPE_CHECKING:
    from archipel.engine.game import Game
    from archipel.games.the_island.state import TheIslandState

_NUMBERS: Final = "first alive aboard boats turn active swum rolled at_start idle ending".split()
_LISTS: Final = "ground tiles people crew fleet place supply values bag".split()
_NESTED: Final = "creatures hands".split()


def save(state: "TheIslandState") -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    stored: dict[str, Json] = {
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": dict(state.options),
        "chance": state.chance.word,
        "stack": [step.to_json() for step in state.stack],
        "begun": state.begun,
    }
    for name in _NUMBERS:
        stored[name] = getattr(state, name)
    for name in _LISTS:
        stored[name] = list(getattr(state, name))
    for name in _NESTED:
        stored[name] = [list(each) for each in getattr(state, name)]
    return stored


def load(game: "Game", stored: dict[str, Any]) -> "TheIslandState":
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


def _read(game: "Game", stored: dict[str, Any]) -> "TheIslandState":
    from archipel.games.the_island.state import TheIslandState

    state = TheIslandState()
    state.game = game
    state.seats = stored["seats"]
    state.options = dict(stored["options"])
    state.events = None
    state.chance = Chance(stored["chance"])
    state.stack = [_step(name, fields) for name, *fields in stored["stack"]]
    state.begun = stored["begun"]
    for name in _NUMBERS:
        setattr(state, name, _number(stored[name]))
    for name in _LISTS:
        setattr(state, name, [_number(each) for each in stored[name]])
    for name in _NESTED:
        setattr(state, name, [[_number(each) for each in inner] for inner in stored[name]])
    settle(state)
    return state


def settle(state: "TheIslandState") -> None:
    """What follows from the options and the number of seats."""
    options = state.options
    state.crowded = options["overcrowded"] == "yes"
    state.to_the_last = options["end"] == "to_the_last"
    state.submerging = options["end"] == "submerged"
    state.equal = options["all_equal"] == "yes"
    state.reminded = options["memory_aid"] == "yes"
    colours = 2 if options["colours"] == "two" else 1
    ten = 1023
    # TI-N1: with two colours each, seat 0 has the first and the third, seat 1 the second and the fourth.
    state.own = [
        sum(ten << 10 * (seat + state.seats * turn) for turn in range(colours)) for seat in range(state.seats)
    ]


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _step(name: str, fields: list[int]) -> Any:
    from archipel.games.the_island import creatures, hand, moves, placement, removal, steps

    kinds: list[Any] = [
        placement.TakeExplorer,
        placement.PlaceExplorer,
        placement.PlaceBoat,
        placement.StudyExplorers,
        steps.TakeTurn,
        hand.PlayTile,
        hand.ChooseSwimmer,
        hand.RideDolphin,
        hand.ChooseBoat,
        hand.SailBeforeWind,
        hand.LiftCreature,
        hand.SetCreatureDown,
        moves.MovePieces,
        removal.RemoveTile,
        removal.TakeAboard,
        creatures.ChooseCreature,
        creatures.MoveCreature,
        creatures.Defend,
    ]
    for kind in kinds:
        if kind.name == name:
            return kind(*(_number(each) for each in fields))
    raise BadRecord(f"No step of this game is called “{name}”.")
