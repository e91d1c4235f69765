"""Help leads to the legend of the board, where every mark says what it means; and each answers a press."""

import pytest
from playwright.sync_api import expect

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.positions import acts, full_tables, mostly_long, played_on

# Scenery, which says nothing; a seat's token and a step's sign, which stand beside words; a chart's scale.
BESIDE_WORDS = ".sky, .scenery, .rose, .ground, .token, .chip, .pawn, .ends, .region, .name, .row, .spot"
# The small drawings of a board that neither answer a press nor have a label that is shown.
SILENT = """beside => {
  const board = document.querySelector('main.board'), found = new Set();
  const pressed = 'button, a, [data-thing], [data-tile], [data-place], [data-spot^=region]';
  const answer = `${pressed}, [title], [role=img][aria-label]`;
  for (const each of board.querySelectorAll('svg, i, circle, path, rect')) {
    const box = each.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (!box.width || !box.height || Math.max(box.width, box.height) > 60) continue;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || each.closest(beside)) continue;
    const hit = document.elementFromPoint(x, y) ?? each;
    const said = [each, hit].some(one => board.contains(one) && board.contains(one.closest(answer)));
    const names = [each.parentElement, each].map(one => one.getAttribute('class'));
    if (!said) found.add(`${names[0]} > ${each.tagName}.${names[1]}`);
  }
  return [...found];
}"""


@pytest.mark.parametrize("game", mostly_long(full_tables()))
def test_every_mark_that_is_drawn_answers(browsers: Browsers, server: Server, game: str) -> None:
    page = browsers.page(played_on(server, game, len(acts(game)) // 2))
    page.locator("main.board [data-fact]").first.wait_for()
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert page.evaluate(SILENT, BESIDE_WORDS) == []


@pytest.mark.parametrize("game", ["la_isla/markers_high_4_full", "the_island/volcano_4"])
def test_a_mark_says_what_it_means_to_a_pointer_and_at_a_press(
    browsers: Browsers, server: Server, game: str
) -> None:
    page = browsers.page(played_on(server, game, len(acts(game)) // 2))
    page.locator("main.board [data-fact]").first.wait_for()
    page.keyboard.press("Escape")
    mark = page.locator("main.board .seat [role=img][aria-label]").first
    mark.scroll_into_view_if_needed()
    mark.hover()
    expect(mark).to_have_attribute("title", mark.get_attribute("aria-label") or "")
    mark.click()
    expect(page.locator("p.said")).to_have_text(mark.get_attribute("aria-label") or "")
    page.keyboard.press("Escape")
    expect(page.locator("p.said")).to_have_count(0)


@pytest.mark.parametrize("screen", [pytest.param("desk", marks=pytest.mark.long), "phone"])
@pytest.mark.parametrize("game", mostly_long(full_tables()))
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
