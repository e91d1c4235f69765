"""Before what cannot be undone the companion says what it risks: when first pointed at, and once."""

import json

import pytest
from playwright.sync_api import expect

from archipel.words import Words
from tests.table.server import ROOT, Server
from tests.web.browser import Browsers
from tests.web.positions import moment_of, mostly_long, played_on
from tests.web.sight import places, shifts
from tests.web.test_companion import COVERED, GUIDED, SAYING, put_all_away, put_away

# A stored game of each, an act that stands once made there, and what one presses for it.
RISKS = {
    file.parent.name: json.loads(file.read_text()) for file in sorted(ROOT.glob("tests/games/*/risk.json"))
}


def test_every_game_with_such_words_is_looked_at() -> None:
    warned = [
        game for game in GUIDED if any("companion-risk-" in key for key in Words("en", game).catalog.headings)
    ]
    assert sorted(RISKS) == sorted(warned)


@pytest.mark.parametrize("game", mostly_long(RISKS))
def test_pointing_at_what_cannot_be_undone_says_what_it_risks_once(
    browsers: Browsers, server: Server, game: str
) -> None:
    stored, act, thing = (RISKS[game][name] for name in ("stored", "act", "thing"))
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
    said = page.locator(f'[data-saying="companion-risk-{act}"]')
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
