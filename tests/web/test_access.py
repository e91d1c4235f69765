"""Everybody can read and reach the page: nothing serious for axe, both languages, a light first load."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.server import Server
from tests.web.axe import Place, serious_at, serious_on_a_phone
from tests.web.browser import PHONE, Browsers
from tests.web.positions import moment_of, played_on, replay_of

# In how many rows the buttons of each box stand: another one too, if they overlap or leave the box.
ROWS_OF_BUTTONS = """boxes => boxes.map(box => {
  const place = each => each.getBoundingClientRect(), parts = [...box.children].map(place);
  const {left, right} = place(box);
  const slack = 12, beside = parts.every((part, i) => !i || part.left >= parts[i - 1].right - slack);
  const inside = parts.every(part => part.left >= left - slack && part.right <= right + slack);
  return new Set(parts.map(part => Math.round(part.top))).size + (beside && inside ? 0 : 1);
})"""
FIRST_LOAD = 150_000
MOST_SHIFT = 0.05
# How far what is seen moves while the page comes in, by the browser's own measure.
SHIFTS = """new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
}).observe({ type: 'layout-shift', buffered: true }), window.shifted = 0"""


def start(page: Page, server: Server) -> None:
    page.goto("/")
    page.locator(".covers h2").first.wait_for()


def set_up(page: Page, server: Server) -> None:
    start(page, server)
    page.locator(".button.set-up").first.click()
    page.locator("dialog[open] fieldset").first.wait_for()


def table(page: Page, server: Server) -> None:
    page.goto(played_on(server, "heliport_sunk_4", moment_of("heliport_sunk_4", "move", -1)))
    page.locator("[data-lit]").first.wait_for()


def discard(page: Page, server: Server) -> None:
    page.goto(played_on(server, "escaped_4", moment_of("escaped_4", "discard")))
    page.locator(".card.throwing").first.wait_for()


def rules(page: Page, server: Server) -> None:
    table(page, server)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator("dialog.side[open] details").first.wait_for()


def replay(page: Page, server: Server) -> None:
    page.goto(replay_of(server, "escaped_2", 60))
    page.locator(".replay").wait_for()
    page.locator("[data-tile]").first.wait_for()


def end(page: Page, server: Server) -> None:
    page.goto(replay_of(server, "water_level_3_legendary"))
    page.locator("dialog[open] .end").wait_for()


def talk(page: Page, server: Server) -> None:
    body = {"game": "forbidden_island", "seats": [{"kind": "person"}, {"kind": "person", "name": "Béa"}]}
    _, opened = server.call("POST", "/api/tables", body)
    for number, text in enumerate(("buy my pearls", "hello")):
        said = {"id": str(number), "do": {"type": "say", "text": text}}
        server.call("POST", f"/api/tables/{opened['table']}/commands", said, opened["keys"][1])
    page.goto(f"/t/{opened['table']}#key={opened['keys'][0]}")
    first = page.locator(".story .say").filter(has_text="buy my pearls")
    page.locator(".board > [aria-busy]").wait_for()
    if page.viewport_size and page.viewport_size["width"] < 1000:  # the story is behind a button there
        page.locator(".story-button").click()
    first.locator(".quiet").last.click()
    page.locator(".story .gone").wait_for()


@pytest.mark.parametrize("place", [start, set_up, table, discard, rules, replay, end, talk])
def test_axe_finds_nothing_serious_in_either_light(browsers: Browsers, server: Server, place: Place) -> None:
    assert serious_at(place, browsers, server) == []


@pytest.mark.parametrize("place", [start, table, end, talk])
def test_axe_finds_nothing_serious_on_a_phone(browsers: Browsers, server: Server, place: Place) -> None:
    assert serious_on_a_phone(place, browsers, server) == []


@pytest.mark.parametrize(
    ("locale", "language", "play"),
    [("fr-CA", "fr", "Jouer"), ("en-US", "en", "Play"), ("de-DE", "en", "Play")],
)
def test_the_browser_chooses_the_first_language(
    browsers: Browsers, locale: str, language: str, play: str
) -> None:
    page = browsers.page(locale=locale)
    expect(page.get_by_role("button", name=play, exact=True).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_at_once_and_in_the_log_too(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, "escaped_2", moment_of("escaped_2", "move", 5)))
    log = page.locator(".story ol li")
    log.nth(10).wait_for()
    before = log.all_inner_texts()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", name="L’Île interdite")).to_be_visible()
    after = log.all_inner_texts()
    assert len(after) >= len(before)
    same = [line for line, other in zip(before, after, strict=False) if line == other]
    assert same == [], "lines left in the other language"
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_no_key_stays_in_the_address(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, "escaped_2", moment_of("escaped_2", "move", 5)))
    page.locator("[data-lit]").first.wait_for()
    assert "key" not in page.url


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/elsewhere", "Uncharted water"),
        ("/t/0123456789abcdef0123", "No such table"),
        ("/t/0123456789abcdef0123#key=nothing", "No such table"),
        ("/t/..%2F..", "No such table"),
    ],
)
def test_an_unknown_address_says_so_and_leads_back(browsers: Browsers, path: str, words: str) -> None:
    browsers.awaits("404", "WebSocket")  # the browser itself notes each of these answers
    page = browsers.page(path)
    expect(page.get_by_role("heading", name=words)).to_be_visible()
    page.locator("main a.button.main").click()
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()


def test_a_wrong_key_says_so_and_lets_one_watch(browsers: Browsers, server: Server) -> None:
    browsers.awaits("403", "WebSocket")
    address = played_on(server, "escaped_2", moment_of("escaped_2", "move", 5))
    page = browsers.page(address.split("#")[0] + "#key=wrong")
    page.get_by_role("button", name="Just watch").click()
    page.locator("[data-tile]").first.wait_for()
    expect(page.locator("header .tag")).to_be_visible()


def test_who_is_muted_is_not_seen_to_speak(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    talk(page, server)
    page.get_by_role("button", name="Hear nothing more from Béa").click()
    expect(page.locator(".story").get_by_text("hello")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Hear again")).to_be_attached()
    expect(page.locator(".story").get_by_text("hello")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_ways_into_a_game_stand_in_two_whole_rows_at_every_width(browsers: Browsers, locale: str) -> None:
    page = browsers.page("/", locale=locale)
    expect(page.locator(".covers article")).to_have_count(5)
    for width in (320, 390, 700, 1024, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        rows = page.locator(".covers .sit, .covers .more").evaluate_all(ROWS_OF_BUTTONS)
        assert rows == [1] * 10, (width, rows)
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_start_page_that_comes_in_slowly_on_a_phone_hardly_moves(browsers: Browsers, locale: str) -> None:
    page = browsers.page("about:blank", locale=locale, **PHONE)
    page.add_init_script(SHIFTS)
    line = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", line)
    page.goto("/")
    expect(page.locator(".covers article")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.shifted") < MOST_SHIFT


def test_the_first_load_is_light(browsers: Browsers) -> None:
    page = browsers.page("about:blank")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}

    def begun(said: dict[str, Any]) -> None:
        kinds[said["requestId"]] = said["type"]
        names[said["requestId"]] = said["response"]["url"]

    def finished(said: dict[str, Any]) -> None:
        sizes[said["requestId"]] = int(said["encodedDataLength"])

    wire.on("Network.responseReceived", begun)
    wire.on("Network.loadingFinished", finished)
    page.goto("/")
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    weights = {names[each]: size for each, size in sizes.items() if kinds.get(each, "Font") != "Font"}
    assert len(weights) > 3
    assert sum(weights.values()) < FIRST_LOAD, weights
