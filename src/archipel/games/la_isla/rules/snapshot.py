"""A position as plain data for the store, and back."""

from typing import Any, Final

from archipel.engine.bits import mask_of, members
from archipel.engine.errors import BadRecord
from archipel.engine.event import Json
from archipel.engine.native import i64, vec
from archipel.engine.snapshot import Fields, number
from archipel.games.la_isla.rules.card_phase import AssignCards
from archipel.games.la_isla.rules.components import FAMILY_COUNT
from archipel.games.la_isla.rules.markers import FreeMarker, TakeBonus
from archipel.games.la_isla.rules.phase_a import PutCard
from archipel.games.la_isla.rules.phase_c import ChooseExplorer, ChoosePayment, ChooseSpace, Exchange
from archipel.games.la_isla.rules.phase_d import ChooseMarker
from archipel.games.la_isla.rules.set_up import look_at
from archipel.games.la_isla.rules.state import LaIslaState
from archipel.games.la_isla.rules.steps import PlayRound

FIELDS: Final[Fields] = Fields(
    numbers="turn first phase done active ending",
    lists="teeth large tiles explorers supply aside resources animals points markers plans assigned shown",
    rows="tiles explorers supply aside resources animals points markers",
    nested="slots hands",
    others="pile discard early covered",
    derived="pieces deck colour symbol land marked works",
    steps=[
        PlayRound,
        AssignCards,
        PutCard,
        ChooseMarker,
        FreeMarker,
        TakeBonus,
        Exchange,
        ChooseSpace,
        ChooseExplorer,
        ChoosePayment,
    ],
)
_CARDS: Final = "pile discard early".split()  # sets of cards, too wide for some readers of JSON numbers


def save(state: LaIslaState) -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    stored = FIELDS.save(state)
    for name in _CARDS:
        stored[name] = list[Json](members(getattr(state, name)))
    stored["covered"] = [list[Json](members(cards)) for cards in state.covered]
    return stored


def read(state: LaIslaState, stored: dict[str, Any]) -> None:
    """Put what :func:`save` stored into a position that has nothing but its pieces."""
    found, here = stored["options"]["pieces"], state.pieces.name
    if found != here:
        raise BadRecord("position_pieces", found=str(found), here=here)
    FIELDS.fill(state, stored)
    for name in _CARDS:
        setattr(state, name, _cards(stored[name]))
    state.covered = [_cards(cards) for cards in stored["covered"]]
    look_at(state)
    show_functions(state)


def show_functions(state: LaIslaState) -> None:
    """Which functions the visible cards of the holders give."""
    pieces = state.pieces
    state.works = vec[i64]([0] * (FAMILY_COUNT * state.seats))
    for seat, slots in enumerate(state.slots):
        for card in slots:
            if card >= 0:
                state.works[FAMILY_COUNT * seat + pieces.family[card]] |= 1 << pieces.parameter[card]


def _cards(cards: Any) -> int:
    numbers = [number(card) for card in cards]
    if any(card < 0 for card in numbers) or len(set(numbers)) != len(numbers):
        raise ValueError
    return mask_of(numbers)
