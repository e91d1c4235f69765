"""The cards of a hand that can be played in any window."""

from typing import Final

from archipel.games.forbidden_island.rules.components import HELICOPTER_LIFT, SANDBAGS

ANY_HELICOPTER: Final = 15 << 4 * HELICOPTER_LIFT
ANY_SANDBAGS: Final = 15 << 4 * SANDBAGS
ANY_SPECIAL: Final = ANY_HELICOPTER | ANY_SANDBAGS
