"""Whole games of all five: no fact or piece is cut or covered, and nothing moves, on a desk and a tablet.

Every stored game (all numbers of seats, many options) on every screen: its first moment, its last, and one
between them, another on each screen, an eighth of the game apart.
``python -m tests.web.sights`` sees them all.
"""

import pytest

from tests.table.server import Server
from tests.web.browser import Browsers
from tests.web.sight import SIZES
from tests.web.sights import games, watched


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_nothing_is_hidden_and_nothing_moves_through_the_game(
    browsers: Browsers, server: Server, game: str
) -> None:
    walk = watched(browsers, server, game, most=len(SIZES))
    assert walk.moments >= 3 * len(SIZES) - 1
    assert walk.facts > 0
    assert walk.found == []
