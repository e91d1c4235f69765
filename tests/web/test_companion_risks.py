"""Before what cannot be undone the companion says what it risks: when first pointed at, and once."""

import json

import pytest
from playwright.sync_api import expect

from tests.table.server import Server
from tests.web.browser import Browsers
from tests.web.positions import moment_of, played_on
from tests.web.sight import places, shifts
from tests.web.test_companion import COVERED, SAYING, put_all_away, put_away

GAMES = {
    "forbidden_island": ("escaped_4", "draw_treasure", "[data-kind='draw_treasure']", "draw_treasure"),
    "forbidden_desert": ("forbidden_desert/escaped_3", "reveal", ".bar [data-kind='reveal']", "reveal"),
    "the_island": ("the_island/volcano_4", "remove", "[data-lit][data-spot^='space-']", "remove"),
    "takara_island": ("takara_island/five_sites_3", "dig", "[data-lit][data-spot^='tile-site']", "dig"),
    "la_isla": ("la_isla/markers_high_4_full", "assign", ".choices [data-kind='assign']", "assign"),
}


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_what_cannot_be_undone_says_what_it_risks_once(
    browsers: Browsers, server: Server, game: str
) -> None:
    stored, act, thing, risk = GAMES[game]
    page = browsers.page("/")
    told = json.dumps({game: {"told": ["companion-aim"], "on": True}})
    page.evaluate("(kept) => localStorage.setItem('archipel.companion', kept)", told)
    page.goto(played_on(server, stored, moment_of(stored, act)))
    page.locator(SAYING).wait_for()  # the question's own word comes first
    shown = page.locator(thing).first
    if not shown.is_visible():
        page.locator(".button.list").click()
    shown.wait_for()
    before = places(page)
    question = page.locator(SAYING).get_attribute("data-saying")
    shown.hover()
    said = page.locator(f'[data-saying="companion-risk-{risk}"]')
    expect(said).to_have_count(1)
    assert page.evaluate(COVERED) == []
    assert shifts(before, places(page)) == []
    put_away(page)
    expect(page.locator(f'[data-saying="{question}"]')).to_have_count(1)  # it was not read yet
    put_all_away(page)
    page.mouse.move(2, 2)
    shown.hover()
    page.wait_for_timeout(500)
    expect(said).to_have_count(0)
