"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.bits import mask_of, members
from archipel.engine.chance import Chance
from archipel.engine.errors import BadRecord
from archipel.engine.event import Json
from archipel.games.la_isla.components import FAMILY_COUNT, KINDS, RING_SIZE, SPACE_COUNT, TEETH

if TYPE_CHECKING:
    from archipel.games.la_isla.game import LaIsla
    from archipel.games.la_isla.state import LaIslaState

_NUMBERS: Final = "turn first phase done active ending".split()
_LISTS: Final = (
    "teeth large tiles explorers supply aside resources animals points markers plans assigned shown"
).split()
_NESTED: Final = "slots hands".split()
_CARDS: Final = "pile discard early".split()  # sets of cards, too wide for some readers of JSON numbers


def save(state: "LaIslaState") -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
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
    for name in _NESTED:
        stored[name] = [list(each) for each in getattr(state, name)]
    for name in _CARDS:
        stored[name] = list[Json](members(getattr(state, name)))
    stored["covered"] = [list[Json](members(cards)) for cards in state.covered]
    return stored


def load(game: "LaIsla", stored: dict[str, Any]) -> "LaIslaState":
    """The position that :func:`save` stored; a foreign or damaged one is refused."""
    if stored.get("game") != game.id or stored.get("rules") != game.rules_version:
        raise BadRecord(f"This position was not stored by {game.id}, rules {game.rules_version}.")
    try:
        pieces = stored["options"]["pieces"]
        if pieces != game.sheet.name:
            raise BadRecord(f"This position was stored with the pieces {pieces}, not {game.sheet.name}.")
        state = _read(game, stored)
        faults = state.faults()
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        faults = ["something is missing or of the wrong kind"]
    if faults:
        raise BadRecord(f"This stored position of {game.id} is damaged: {faults[0]}.")
    return state


def _read(game: "LaIsla", stored: dict[str, Any]) -> "LaIslaState":
    from archipel.games.la_isla.state import LaIslaState

    state = LaIslaState()
    state.game = game
    state.sheet = game.sheet
    state.seats = stored["seats"]
    state.options = dict(stored["options"])
    state.events = None
    state.chance = Chance(stored["chance"])
    state.stack = [_step(name, fields) for name, *fields in stored["stack"]]
    for name in _NUMBERS:
        setattr(state, name, _number(stored[name]))
    for name in _LISTS:
        setattr(state, name, [_number(each) for each in stored[name]])
    for name in _NESTED:
        setattr(state, name, [[_number(each) for each in inner] for inner in stored[name]])
    for name in _CARDS:
        setattr(state, name, _cards(stored[name]))
    state.covered = [_cards(cards) for cards in stored["covered"]]
    state.deck = game.sheet.basic if state.options["deck"] == "basic" else game.sheet.whole
    look_at(state)
    show_functions(state)
    return state


def look_at(state: "LaIslaState") -> None:
    """What the teeth in their slots make of the island."""
    sheet = state.sheet
    if sorted(state.teeth) != list(range(TEETH)):
        raise ValueError
    looks = [sheet.outer[tooth] for tooth in state.teeth]
    looks += [sheet.middle[tooth] for tooth in state.teeth]
    looks += sheet.connector[:RING_SIZE]
    state.colour = [colour for colour, _ in looks]
    state.symbol = [symbol for _, symbol in looks]
    state.land = [0] * KINDS
    state.marked = [0] * KINDS
    for space in range(SPACE_COUNT):
        state.land[state.colour[space]] |= 1 << space
        state.marked[state.symbol[space]] |= 1 << space


def show_functions(state: "LaIslaState") -> None:
    """Which functions the visible cards of the holders give."""
    sheet = state.sheet
    state.works = [0] * FAMILY_COUNT * state.seats
    for seat, slots in enumerate(state.slots):
        for card in slots:
            if card >= 0:
                state.works[FAMILY_COUNT * seat + sheet.family[card]] |= 1 << sheet.parameter[card]


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _cards(cards: Any) -> int:
    numbers = [_number(card) for card in cards]
    if any(card < 0 for card in numbers) or len(set(numbers)) != len(numbers):
        raise ValueError
    return mask_of(numbers)


def _step(name: str, fields: list[int]) -> Any:
    from archipel.games.la_isla import card_phase, markers, phase_a, phase_c, phase_d, steps

    kinds: list[Any] = [
        steps.PlayRound,
        card_phase.AssignCards,
        phase_a.PutCard,
        markers.FreeMarker,
        markers.TakeBonus,
        phase_c.Exchange,
        phase_c.ChooseSpace,
        phase_c.ChooseExplorer,
        phase_c.ChoosePayment,
        phase_d.ChooseMarker,
    ]
    for kind in kinds:
        if kind.name == name:
            return kind(*(_number(each) for each in fields))
    raise BadRecord(f"No step of this game is called “{name}”.")
