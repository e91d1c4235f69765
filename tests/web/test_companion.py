"""A newcomer's first moves: how it stands in one line, each thing said once, away with one press."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from archipel.games import GAMES
from archipel.words import Words
from tests.table.server import Server
from tests.web.axe import serious, serious_in_either_light
from tests.web.browser import DESK, PHONE, Browsers
from tests.web.players import click, tap
from tests.web.positions import full_tables
from tests.web.sight import places, shifts
from tests.web.test_nothing_moves import Anybody

SCREENS: dict[str, dict[str, Any]] = {"desk": DESK, "phone": PHONE}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
GUIDED = [game.id for game in GAMES.values() if Words("en", game.id).has("companion-aim")]
FIRST_MOVES = 8
SAYING = "[data-saying]"
# What the card lies over, of all that belongs to the game.
COVERED = """() => {
  const card = document.querySelector('[data-saying]').getBoundingClientRect();
  const beside = (box) => box.left >= card.right || card.left >= box.right;
  const meets = (box) => !beside(box) && box.top < card.bottom - 1 && card.top < box.bottom;
  return ['main.board', '.table > .bar', '.table > .choices'].filter((each) => {
    const box = document.querySelector(each)?.getBoundingClientRect();
    return box?.width && meets(box);
  });
}"""
OVERFLOWS = """(texts) => {
  const card = document.querySelector('[data-saying]');
  const words = card.querySelector('p');
  return texts.filter((text) => {
    words.textContent = text;
    return card.scrollHeight > card.clientHeight + 1;
  });
}"""


def opened(server: Server, game: str) -> str:
    """A fresh table: somebody and the usual company of bots."""
    others = [{"kind": "bot", "bot": "random"} for _ in range(GAMES[game].usual_seats - 1)]
    options = {"first_player": "1"}
    body = {"game": game, "seats": [{"kind": "person", "name": "Nadia"}, *others], "options": options}
    status, table = server.call("POST", "/api/tables", body)
    assert status == 201, table
    return f"/t/{table['table']}#key={table['keys'][0]}"


def put_away(page: Page) -> str:
    """Read what is said and put it away with one press; which it was."""
    said = page.locator(SAYING)
    name = said.get_attribute("data-saying") or ""
    text = said.locator("p").inner_text()
    assert text, name
    assert "[" not in text, name
    said.locator("button").click()
    expect(page.locator(f'[data-saying="{name}"]')).to_have_count(0)
    return name


def put_all_away(page: Page) -> None:
    """On a phone what is said lies over the line until it is read, one thing after the other."""
    page.wait_for_timeout(400)
    while page.locator(SAYING).count():
        put_away(page)
        page.wait_for_timeout(400)


USUAL = [("forbidden_island", "phone", "fr"), ("la_isla", "phone", "fr")]  # one of each kind at every run
CASES = [
    pytest.param(
        game, screen, language, marks=[] if (game, screen, language) in USUAL else [pytest.mark.long]
    )
    for game in GUIDED
    for screen in SCREENS
    for language in LANGUAGES
]


@pytest.mark.parametrize(("game", "screen", "language"), CASES)
def test_a_newcomer_is_told_each_thing_once(
    browsers: Browsers, server: Server, game: str, screen: str, language: str
) -> None:
    address = opened(server, game)
    page = browsers.page(address, locale=LANGUAGES[language], **SCREENS[screen])
    page.locator('[data-saying="companion-aim"]').wait_for()
    line = page.locator(".standing .line")
    expect(line).to_be_visible()
    assert "[" not in line.inner_text()
    assert page.evaluate(COVERED) == []
    assert (serious_in_either_light(page) if screen == "desk" else serious(page)) == []
    page.evaluate("() => document.fonts.ready.then(() => true)")
    before, told = places(page), [put_away(page)]
    player = Anybody(page, press=tap if screen == "phone" else click, seed=len(game))
    for step in range(FIRST_MOVES):
        page.wait_for_timeout(350)
        while page.locator(SAYING).count():
            assert page.evaluate(COVERED) == []
            assert shifts(before, places(page)) == [], f"with a word at step {step}"
            told.append(put_away(page))
            page.wait_for_timeout(300)
        if player.step():
            break
    assert len(told) == len(set(told)) >= 2, told
    kept = json.loads(page.evaluate("() => localStorage.getItem('archipel.companion')"))
    assert set(told) <= set(kept[game]["told"])


@pytest.mark.parametrize("screen", SCREENS)
def test_one_press_puts_the_companion_away_for_good_and_the_menu_brings_it_back(
    browsers: Browsers, server: Server, screen: str
) -> None:
    address = opened(server, "forbidden_island")
    page = browsers.page(address, **SCREENS[screen])
    page.locator(SAYING).wait_for()
    before = places(page)
    put_all_away(page)
    page.locator(".standing .close").click()
    expect(page.locator(".standing")).to_have_count(0)
    expect(page.locator(SAYING)).to_have_count(0)
    assert shifts(before, places(page)) == []
    page.goto("/")
    page.goto(opened(server, "forbidden_island"))
    page.locator(".board > [aria-busy=false]").wait_for()
    page.wait_for_timeout(400)
    expect(page.locator(".standing")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Switch the companion on").click()
    expect(page.locator(".standing .line")).to_be_visible()
    page.wait_for_timeout(400)
    put_all_away(page)
    page.locator(".standing .line").click()
    assert put_away(page) == "companion-aim"  # for whoever asks for it


def test_its_words_are_fetched_only_where_somebody_wants_them(browsers: Browsers, server: Server) -> None:
    page = browsers.page("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate(
        '() => localStorage.setItem(\'archipel.companion\', \'{"la_isla":{"told":[],"on":false}}\')'
    )
    page.goto(opened(server, "la_isla"))
    page.locator(".board > [aria-busy=false]").wait_for()
    page.wait_for_load_state("networkidle")
    assert [each for each in asked if "/companion-" in each] == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Switch the companion on").click()
    page.locator(SAYING).wait_for()
    assert len([each for each in asked if "/companion-" in each]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(390, 844), (360, 740), (820, 1180), (844, 390)], ids=str)
def test_all_that_is_said_fits_without_scrolling(
    browsers: Browsers, server: Server, size: tuple[int, int], language: str
) -> None:
    width, height = size
    viewport = {"width": width, "height": height}
    page = browsers.page(opened(server, "the_island"), locale=LANGUAGES[language], viewport=viewport)
    page.locator(SAYING).wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    texts = []
    for game in GUIDED:
        words = Words(language, game)
        ids = [each for each in words.catalog.headings if each.startswith("companion-")]
        texts += [words.text(id, all_equal="no", end="volcano", memory_aid="no", cards=3) for id in ids]
    assert page.evaluate(OVERFLOWS, texts) == []


def test_a_companion_is_there_for_all_games_with_a_board() -> None:
    assert sorted(GUIDED) == sorted({game.split("/")[0] for game in full_tables()})
