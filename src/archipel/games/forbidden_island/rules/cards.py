"""The cards of a hand by what they are for: treasures, and those that can be played in any window."""

from typing import Final

from archipel.games.forbidden_island.rules.components import HELICOPTER_LIFT, SANDBAGS, TREASURES

ANY_TREASURE: Final = (1 << 4 * len(TREASURES)) - 1
ANY_HELICOPTER: Final = 15 << 4 * HELICOPTER_LIFT
ANY_SANDBAGS: Final = 15 << 4 * SANDBAGS
ANY_SPECIAL: Final = ANY_HELICOPTER | ANY_SANDBAGS
