"""A position as plain data for the store, and back: every field by its shape."""

from typing import Any, Final

from archipel.engine.event import Json
from archipel.engine.snapshot import Fields
from archipel.games.pearl_reef.rules.set_up import settle
from archipel.games.pearl_reef.rules.state import PearlReefState
from archipel.games.pearl_reef.rules.steps import CHOOSE_REEF, DIVE_OR_SURFACE

FIELDS: Final = Fields(
    numbers="reef turn active ending",
    lists="hooks net",
    nested="reefs chests",
    derived="goal",  # made again by settle
    steps=[CHOOSE_REEF, DIVE_OR_SURFACE],
)


def save(state: PearlReefState) -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    return FIELDS.save(state)


def read(state: PearlReefState, stored: dict[str, Any]) -> None:
    """Put what :func:`save` stored into an empty position."""
    FIELDS.fill(state, stored)
    settle(state)
