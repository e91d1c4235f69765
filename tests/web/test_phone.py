"""A phone, upright and on its side: everything is as large as a finger, and what I own is in sight."""

import pytest
from playwright.sync_api import Page

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.hints import ask_for_a_hint
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
# The other parts of games: how they begin, hands, what is looked at, who is struck.
MORE = {
    "a flood card to draw": ("escaped_4", "draw_flood", 8),
    "a card to give": ("escaped_4", "give", 2),
    "a pawn in the water": ("escaped_4", "swim", 0),
    "somebody else's pawn to guide": ("forbidden_desert/thirst_5_elite", "step", 2),
    "storm cards to order": ("forbidden_desert/thirst_5_elite", "under", 0),
    "an explorer to begin with": ("the_island/volcano_4", "place", 5),
    "a boat to begin with": ("the_island/volcano_4", "place_boat", 2),
    "a creature to move": ("the_island/volcano_4", "move_to", 10),
    "a defence": ("the_island/volcano_4", "decline", 0),
    "the first cards": ("la_isla/markers_high_4_full", "assign", 2),
    "a cube to choose": ("la_isla/markers_high_4_full", "take", 4),
    "an explorer to take away": ("la_isla/markers_high_4_full", "move_from", 2),
    "a marker to advance": ("la_isla/markers_high_4_full", "advance", 2),
    "the first adventurer": ("takara_island/five_sites_3", "observe", 0),
    "tiles in the hand": ("takara_island/five_sites_3", "look_on", 5),
    "a monster to fight": ("takara_island/five_sites_3", "fight", 3),
    "a specialist's tile": ("takara_island/five_sites_3", "study", 3),
}
SEEN = "main.board [data-lit], .pile.draw, .card.throwing, .lens .answer, .bar .button.main"

PATIENCE = 10  # half seconds
CASES = [
    pytest.param(name, way, marks=[] if name in MOMENTS and way == "phone" else [pytest.mark.long])
    for name in (*MOMENTS, *MORE)
    for way in PHONES
]


def at_a_phone(browsers: Browsers, server: Server, name: str, way: str) -> Page:
    """Somebody at a seat who is asked, at one of these moments."""
    game, word, nth = {**MOMENTS, **MORE}[name]
    width, height = PHONES[way]
    screen = {**PHONE, "viewport": {"width": width, "height": height}}
    page = browsers.page(played_on(server, game, moment_of(game, word, nth)), locale="fr-FR", **screen)
    page.locator(SEEN).locator("visible=true").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)
    return page


@pytest.mark.parametrize(("name", "way"), CASES)
def test_everything_is_as_large_as_a_finger(browsers: Browsers, server: Server, name: str, way: str) -> None:
    page = at_a_phone(browsers, server, name, way)
    for _ in range(PATIENCE):  # until whatever still glides or unfolds has come to rest
        asked, small = too_small(page)
        if asked > 20 and not small:
            break
        page.wait_for_timeout(500)
    assert asked > 20
    assert small == []


@pytest.mark.long
@pytest.mark.parametrize("way", PHONES)
@pytest.mark.parametrize("name", MOMENTS)
def test_so_is_everything_in_a_menu_and_in_a_hint(
    browsers: Browsers, server: Server, name: str, way: str
) -> None:
    page = at_a_phone(browsers, server, name, way)
    if ask_for_a_hint(page):
        assert too_small(page)[1] == [], "with a hint"
        page.keyboard.press("Escape")
    # A long press tells of a place and lists what can be done there, whatever a short one would do.
    place = page.locator("main.board .places :is([data-tile], [data-place])").first
    if place.count():
        place.dispatch_event("contextmenu")
        page.locator("[role=dialog]").first.wait_for()
        assert too_small(page, "[role=dialog]")[1] == [], "in a menu"


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
