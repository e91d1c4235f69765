"""Everything that happens, as it is told: the key of a sentence (event-…), and what each number means.

The rules hand over numbers, ``state.tell(HOOKED, seat, holder, kind)``; they become names only where somebody
listens. The terminal and the page know one key, "turn_began": it opens a paragraph of the story.
"""

from typing import Final

from archipel.engine.event import SEAT, EventKind, ending, named, plain
from archipel.games.pearl_reef.rules.components import KINDS, REEFS

_CATCH: Final = named("catch", KINDS)

TURN_BEGAN: Final = EventKind("turn_began", SEAT, plain("turn"))
SWAM: Final = EventKind("swam", SEAT, named("reef", REEFS))
FOUND: Final = EventKind("found", SEAT)
LOOKED: Final = EventKind("looked", _CATCH)
BITTEN: Final = EventKind("bitten", SEAT)
SURFACED: Final = EventKind("surfaced", SEAT, plain("points"))
HOOKED: Final = EventKind("hooked", SEAT, plain("holder"), _CATCH)
GAME_OVER: Final = EventKind("game_over", ending)
