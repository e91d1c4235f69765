"""A phone, upright and on its side: everything is as large as a finger, and what I own is in sight."""

import pytest

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.positions import moment_of, played_on
from tests.web.sight import PHONES
from tests.web.targets import too_small

# One moment of each part of a turn that looks different.
MOMENTS = {
    "actions on the island": ("escaped_4", "move", -6),
    "a card too many": ("escaped_4", "discard", -1),
    "actions in the desert": ("forbidden_desert/escaped_3", "dig", 12),
    "the storm": ("forbidden_desert/escaped_3", "draw_storm", -12),
    "moves at sea": ("the_island/volcano_4", "sail", 14),
    "a tile that is taken": ("the_island/volcano_4", "take", 24),
    "cards for A, B and D": ("la_isla/markers_high_4_full", "assign", 18),
    "an explorer to place": ("la_isla/markers_high_4_full", "place", 14),
    "adventurers to send": ("takara_island/five_sites_3", "dig", 18),
    "a tile in the light": ("takara_island/five_sites_3", "turn_up", 1),
}


@pytest.mark.parametrize(
    "way", [each if each == "phone" else pytest.param(each, marks=pytest.mark.long) for each in PHONES]
)
@pytest.mark.parametrize("name", MOMENTS)
def test_everything_is_as_large_as_a_finger(browsers: Browsers, server: Server, name: str, way: str) -> None:
    game, word, nth = MOMENTS[name]
    width, height = PHONES[way]
    screen = {**PHONE, "viewport": {"width": width, "height": height}}
    page = browsers.page(played_on(server, game, moment_of(game, word, nth)), locale="fr-FR", **screen)
    page.locator("main.board [data-lit], .pile.draw, .card.throwing, .lens .answer").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)
    asked, small = too_small(page)
    assert asked > 20
    assert small == []


# What must be seen at one glance at Takara Island's table: none of it cut, covered or pushed away.
AT_A_GLANCE = """() => [
  '[data-fact=gauge]', '[data-place]', '[data-specialist]', '[data-tile]',
  '.seat.mine [data-fact=figures]', '.seat.mine [data-fact=team]', '.seat.mine [data-fact=points]',
].flatMap((name) => [...document.querySelectorAll(`main ${name}`)].filter((each) => {
  const { left, right, top, bottom, height } = each.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const board = document.querySelector('main.board').getBoundingClientRect();
  const out = left < 0 || right > innerWidth || top < board.top || bottom > board.bottom;
  return out || (each.dataset.tile && height < 24) || !(each.contains(hit) || hit?.contains(each));
}).map((each) => `${name} ${each.textContent.trim().slice(0, 20)}`))"""


@pytest.mark.parametrize("name", ["adventurers to send", "a tile in the light"])
def test_takara_island_is_seen_at_one_glance(browsers: Browsers, server: Server, name: str) -> None:
    game, word, nth = MOMENTS[name]
    page = browsers.page(played_on(server, game, moment_of(game, word, nth)), locale="fr-FR", **PHONE)
    page.locator("main [data-lit], .lens .answer").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)
    assert page.locator("main [data-tile]").count() > 20
    assert page.evaluate(AT_A_GLANCE) == []
    assert page.locator(".bar .question").is_visible()
