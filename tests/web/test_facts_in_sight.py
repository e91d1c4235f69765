"""All that a rulebook lays open is in sight on a desk and a tablet: nothing is cut, covered or scrolled away.

Here a few moments of stored games with most seats; ``python -m tests.web.sights`` walks through all of them.
"""

import pytest

from tests.table.server import Server
from tests.web.browser import Browsers
from tests.web.positions import acts, full_tables, mostly_long
from tests.web.sights import hidden_at


@pytest.mark.parametrize(
    "mine", [pytest.param(True, id="at a seat"), pytest.param(False, id="watching", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("game", mostly_long(full_tables()))
def test_no_fact_is_cut_or_covered(browsers: Browsers, server: Server, game: str, mine: bool) -> None:
    late = len(acts(game)) * 2 // 3
    for _ in range(3):
        found = hidden_at(browsers, server, game, late, mine=mine)
        if not any("under end" in each for each in found):
            break  # else the others' free acts and bad luck have ended the game meanwhile: deal again
    assert found == []
