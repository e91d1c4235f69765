"""Everything that happens, as it is told: the key of a sentence (event-…), and what each number means.

The rules hand over numbers, ``state.tell(FOUND, seat, kind)``; they become names only where somebody
listens. The terminal and the page know one key, "turn_began": it opens a paragraph of the story.
"""

from typing import Final

from archipel.engine.event import SEAT, EventKind, ending, named, plain
from archipel.games.pearl_reef.rules.components import KINDS

TURN_BEGAN: Final = EventKind("turn_began", SEAT, plain("turn"))
FOUND: Final = EventKind("found", SEAT, named("catch", KINDS))
BITTEN: Final = EventKind("bitten", SEAT)
SURFACED: Final = EventKind("surfaced", SEAT, plain("points"))
GAME_OVER: Final = EventKind("game_over", ending)
