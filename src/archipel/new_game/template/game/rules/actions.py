"""Every action and its number, for ever: records, learners and golden files rely on them."""

from typing import Final

from archipel.engine.action import Action
from archipel.games.pearl_reef.rules.state import PearlReefState

DIVE: Final = 0
SURFACE: Final = 1
ACTION_SPACE: Final = 2  # every number lies below (and below 4096)


def describe(_state: PearlReefState, seat: int, number: int) -> Action:
    """The readable form of a seat's action; no two have the same text ("0 dive")."""
    # What is acted upon stands in the last argument: {"tile": "iron_gate"}.
    return Action(seat, number, ["dive", "surface"][number], {})
