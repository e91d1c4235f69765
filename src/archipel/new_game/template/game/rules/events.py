"""What happens, as it is told: the key of a sentence (event-…), and what each number means.

The rules hand over numbers, ``state.tell(FOUND, seat, kind)``; they become names only where somebody listens.
That a turn began and that the game is over is told in every game, by ``state.begin_turn`` and ``state.end``.
"""

from typing import Final

from archipel.engine.event import SEAT, EventKind, named, plain
from archipel.games.pearl_reef.rules.components import KINDS

FOUND: Final = EventKind("found", SEAT, named("catch", KINDS))
BITTEN: Final = EventKind("bitten", SEAT)
SURFACED: Final = EventKind("surfaced", SEAT, plain("points"))
