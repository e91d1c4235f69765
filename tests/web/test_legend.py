"""Help leads to the legend of the board: every mark as it is drawn, and what it says."""

import pytest

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.positions import acts, full_tables, played_on


@pytest.mark.parametrize("screen", [pytest.param("desk", marks=pytest.mark.long), "phone"])
@pytest.mark.parametrize("game", full_tables())
def test_help_opens_the_legend_of_this_board(
    browsers: Browsers, server: Server, game: str, screen: str
) -> None:
    page = browsers.page(
        played_on(server, game, len(acts(game)) // 2), **(PHONE if screen == "phone" else {})
    )
    page.locator("main.board [data-fact]").first.wait_for()
    page.keyboard.press("Escape")  # a menu that opens by itself
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Help").click()
    page.get_by_role("button", name="What the marks on this board mean").click()
    legend = page.locator(".menu .legend")
    legend.wait_for()
    said = [each.strip() for each in legend.locator("dd").all_inner_texts()]
    assert len(said) >= 13
    assert all(said)
    for mark in legend.locator("dt").all():
        assert (mark.bounding_box() or {"width": 0})["width"] > 0
