"""A hint never hides a piece, nor what it speaks of: in each game, on a desk and a phone both ways up."""

import pytest

from tests.table.server import Server
from tests.web.browser import Browsers
from tests.web.hints import SCREENS, hidden_by_a_hint
from tests.web.positions import acts, full_tables

CASES = [(game, screen) for game in full_tables() for screen in SCREENS]


@pytest.mark.long
@pytest.mark.parametrize(("game", "screen"), CASES)
def test_a_hint_hides_no_piece_and_not_what_it_speaks_of(
    browsers: Browsers, server: Server, game: str, screen: str
) -> None:
    given = 0
    for share in (0.2, 0.4, 0.6):
        hidden = hidden_by_a_hint(browsers, server, game, int(len(acts(game)) * share), screen)
        given += hidden is not None
        assert not hidden
    assert given, "no hint was to be had at any of these moments"
