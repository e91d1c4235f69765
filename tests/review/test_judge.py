"""The judge: what it makes of a position on its own."""

import pytest

from archipel.games import find
from archipel.games.forbidden_island.rules.components import TILES
from archipel.review.judge import Judge
from tests.games.forbidden_island.positions import BAGS, island

SUN, MOON = "temple_of_the_sun", "temple_of_the_moon"


@pytest.mark.parametrize("plies", [0, 1])
def test_who_has_sandbags_lays_them_before_a_draw_that_nobody_can_avoid(plies: int) -> None:
    """The other player has to draw, and the next card would sink the last temple of the Earth Stone."""
    below = [name for name in TILES if name not in (SUN, MOON)]
    state = island(
        "explorer",
        "engineer",
        at=["observatory", "watchtower"],
        hands=[[], [BAGS]],
        sunk=[MOON],
        flooded=[SUN],
        layers=[[SUN], below],
        phase=("flood", 2),
    )
    judge = Judge(find("forbidden_island"), 2)
    assert judge.odds(state, [], judge.horizon(state), plies)[0] > 0.1
