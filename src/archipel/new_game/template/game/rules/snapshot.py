"""A position as plain data for the store, and back: every field by its shape."""

from typing import Final

from archipel.engine.snapshot import Fields
from archipel.games.pearl_reef.rules.set_up import settle
from archipel.games.pearl_reef.rules.steps import DIVE_OR_SURFACE

FIELDS: Final[Fields] = Fields(
    numbers="turn active ending",
    lists="reef net",
    nested="chests",
    derived="goal",  # made again by settle
    settle=settle,
    steps=[DIVE_OR_SURFACE],
)
