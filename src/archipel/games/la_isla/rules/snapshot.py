"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.bits import mask_of, members
from archipel.engine.errors import BadRecord
from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.snapshot import Fields, number
from archipel.games.la_isla.rules.components import FAMILY_COUNT, KINDS, RING_SIZE, SPACE_COUNT, TEETH
from archipel.games.la_isla.rules.pieces import Sheet

if TYPE_CHECKING:
    from archipel.games.la_isla.rules.state import LaIslaState

_FIELDS: Final = Fields(
    numbers="turn first phase done active ending",
    lists="teeth large tiles explorers supply aside resources animals points markers plans assigned shown",
    nested="slots hands",
)
_CARDS: Final = "pile discard early".split()  # sets of cards, too wide for some readers of JSON numbers


def save(state: "LaIslaState") -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    stored = _FIELDS.save(state)
    for name in _CARDS:
        stored[name] = list[Json](members(getattr(state, name)))
    stored["covered"] = [list[Json](members(cards)) for cards in state.covered]
    return stored


def read(game: Game, sheet: Sheet, stored: dict[str, Any]) -> "LaIslaState":
    """The position that :func:`save` stored."""
    from archipel.games.la_isla.rules import card_phase, markers, phase_a, phase_c, phase_d, steps
    from archipel.games.la_isla.rules.state import LaIslaState

    pieces = stored["options"]["pieces"]
    if pieces != sheet.name:
        raise BadRecord("position_pieces", found=str(pieces), here=sheet.name)
    kinds: list[Any] = [steps.PlayRound, card_phase.AssignCards, phase_a.PutCard, phase_d.ChooseMarker]
    kinds += [markers.FreeMarker, markers.TakeBonus, phase_c.Exchange]
    kinds += [phase_c.ChooseSpace, phase_c.ChooseExplorer, phase_c.ChoosePayment]
    state = LaIslaState()
    _FIELDS.fill(state, game, stored, kinds)
    state.sheet = sheet
    for name in _CARDS:
        setattr(state, name, _cards(stored[name]))
    state.covered = [_cards(cards) for cards in stored["covered"]]
    state.deck = sheet.basic if state.options["deck"] == "basic" else sheet.whole
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


def _cards(cards: Any) -> int:
    numbers = [number(card) for card in cards]
    if any(card < 0 for card in numbers) or len(set(numbers)) != len(numbers):
        raise ValueError
    return mask_of(numbers)
