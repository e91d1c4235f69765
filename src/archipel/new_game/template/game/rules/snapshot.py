"""What a position holds, by shape: for the store and for copies. A test finds a field that is forgotten."""

from typing import Final

from archipel.engine.snapshot import Fields
from archipel.games.pearl_reef.rules.steps import DIVE_OR_SURFACE

# There are also flags, nested lists, and what is derived from the options or the rest.
FIELDS: Final = Fields(numbers="turn active ending net", lists="reef points", steps=[DIVE_OR_SURFACE])
