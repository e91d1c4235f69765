"""Every action and its number, for ever: records, learners and golden files rely on them."""

from typing import Final

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT, Action
from archipel.engine.errors import UnknownAction
from archipel.games.pearl_reef.rules.components import REEFS
from archipel.games.pearl_reef.rules.state import PearlReefState

SWIM: Final = 0  # + reef
DIVE: Final = 2
SURFACE: Final = 3
HOOK: Final = 4
ACTION_SPACE: Final = 5  # every number lies below (and below 4096)

_BARE: Final = {DIVE: "dive", SURFACE: "surface", HOOK: "hook"}


def describe(_state: PearlReefState, code: int) -> Action:
    """The readable form of a code; no two have the same text ("0 swim deep")."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    if number < DIVE:
        return Action(seat, number, "swim", {"reef": REEFS[number - SWIM]})
    if number in _BARE:
        return Action(seat, number, _BARE[number], {})
    raise UnknownAction("no_code", code=str(code))
