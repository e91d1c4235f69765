"""The rulebook in a browser: read, searched, printed, linked to, and played from."""

import contextlib

import pytest
from playwright.sync_api import Page, expect

from archipel.words import Words
from archipel.words.rulebook import rulebook_of
from tests.rulebook.test_chapters import WRITTEN
from tests.table.server import Server
from tests.web.axe import serious, serious_in_either_light
from tests.web.browser import PHONE, Browsers
from tests.web.positions import moment_of, played_on

ISLAND = "forbidden_island"
BOARDS = ".stage"  # inside a picture, which is one image: boards are looked at where they are played on
# Numbers that lie outside their picture, and where.
OUTSIDE = """[...document.querySelectorAll('figure .frame > .ring')].filter(ring => {
    const a = ring.getBoundingClientRect(), b = ring.closest('.frame').getBoundingClientRect();
    return a.left < b.left - 4 || a.top < b.top - 4 || a.right > b.right + 4 || a.bottom > b.bottom + 4;
}).map(ring => ring.closest('figure').dataset.picture + ' ' + ring.textContent)"""
every_book = pytest.mark.parametrize("game", [game.id for game in WRITTEN])


def draw_all(page: Page) -> None:
    """Scroll to each picture until all are drawn."""
    page.locator("#exact").wait_for()
    for place in range(page.locator("figure").count()):
        figure = page.locator("figure").nth(place)
        figure.scroll_into_view_if_needed()
        expect(figure).to_have_attribute("data-drawn", "")


@pytest.mark.long
@every_book
def test_every_chapter_is_there_with_its_pictures_and_their_numbers(browsers: Browsers, game: str) -> None:
    page = browsers.page(f"/rules/{game}", locale="fr-FR")
    draw_all(page)
    words = Words("fr", game)
    titles = [words.text(f"rulebook-{each.id}", "title") for each in rulebook_of(game).chapters]
    assert page.locator("main section h2 a").all_inner_texts() == titles
    named = sum(len(each.marks) for chapter in rulebook_of(game).chapters for each in chapter.pictures)
    assert page.locator("figure .frame > .ring").count() == named
    assert page.evaluate(OUTSIDE) == []
    assert serious_in_either_light(page, BOARDS) == []


@pytest.mark.long
@every_book
def test_a_phone_shows_all_of_it_and_nothing_sideways(browsers: Browsers, game: str) -> None:
    page = browsers.page(f"/rules/{game}", **PHONE)
    draw_all(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page, apart=BOARDS) == []


def test_a_mark_opens_the_exact_rule(browsers: Browsers) -> None:
    page = browsers.page(f"/rules/{ISLAND}")
    mark = page.locator("#aim").get_by_role("button", name="The exact rule: FI-G2")
    mark.click()
    expect(page.locator("#aim .exact")).to_contain_text("Your mission")
    mark.click()
    expect(page.locator("#aim .exact")).to_have_count(0)


def test_a_link_leads_to_its_chapter_or_its_rule(browsers: Browsers) -> None:
    page = browsers.page(f"/rules/{ISLAND}#swim")
    expect(page.locator("#swim h2")).to_be_in_viewport()
    page.goto(f"/rules/{ISLAND}#FI-X20")
    expect(page.locator("#FI-X20.here")).to_be_in_viewport()
    page.locator("#FI-X20").get_by_role("link", name="Told in chapter 7").click()
    expect(page.locator("#adventurers h2")).to_be_in_viewport()
    assert page.url.endswith("#adventurers")


def test_a_chapter_that_does_not_exist_says_so_and_offers_the_list(browsers: Browsers) -> None:
    page = browsers.page(f"/rules/{ISLAND}#whales")
    expect(page.get_by_role("status").filter(has_text="whales")).to_be_visible()
    expect(page.get_by_role("navigation", name="Chapters").get_by_role("link")).to_have_count(16)


def test_a_book_that_does_not_exist_says_so_and_offers_the_shelf(browsers: Browsers) -> None:
    page = browsers.page("/rules/chess")
    expect(page.get_by_role("status")).to_contain_text("chess")
    page.locator("main").get_by_role("link", name="Forbidden Island").click()
    expect(page.get_by_role("heading", level=1, name="Forbidden Island")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "word", "chapter"), [("en-GB", "SKULL", "rise"), ("fr-FR", "TETE", "end")]
)
def test_the_search_finds_chapters_and_exact_rules(
    browsers: Browsers, locale: str, word: str, chapter: str
) -> None:
    page = browsers.page(f"/rules/{ISLAND}", locale=locale)
    page.locator("#setup").wait_for()
    page.get_by_role("searchbox").fill(word)
    expect(page.locator("#walk")).to_have_count(0)
    expect(page.locator(f"#{chapter} mark").first).to_be_visible()
    expect(page.locator("#FI-W6 mark").first).to_be_visible()
    assert serious(page, apart=BOARDS) == []
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator("main section:not(#exact)")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(page.locator("#walk")).to_be_visible()


def test_on_paper_there_is_the_text_and_nothing_to_press(browsers: Browsers) -> None:
    page = browsers.page(f"/rules/{ISLAND}")
    draw_all(page)
    page.emulate_media(media="print")
    for hidden in ("header", "nav", "#exact", ".exact-mark", "figcaption button", ".hero .row"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator("#wrong")).to_be_visible()
    assert page.locator("main section").first.evaluate("each => getComputedStyle(each).boxShadow") == "none"


def test_all_pictures_are_drawn_for_paper(browsers: Browsers) -> None:
    page = browsers.page(f"/rules/{ISLAND}")
    page.locator("#exact").wait_for()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("figure[data-drawn]")).to_have_count(page.locator("figure").count())


def test_an_example_is_played_on_the_spot(browsers: Browsers) -> None:
    page = browsers.page(f"/rules/{ISLAND}#aim")
    page.locator("#aim").get_by_role("button", name="Play from here").click()
    page.locator(".board > [aria-busy=false]").wait_for()
    take_off, end = page.get_by_role("button", name="Take off and win"), page.locator("dialog[open] .end")
    # It begins in a partner's draws, where a press may come a moment late: one looks and presses again.
    for _ in range(5):
        take_off.first.click()
        with contextlib.suppress(AssertionError):
            return expect(end).to_be_visible()
    pytest.fail("pressed five times, and still not taken off")


def test_the_start_page_leads_to_the_rulebooks(browsers: Browsers) -> None:
    page = browsers.page()
    page.locator(f"[data-game={ISLAND}]").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1, name="Forbidden Island")).to_be_visible()
    page.get_by_role("link", name="Rulebooks").click()
    expect(page.locator("main li a")).to_have_count(5)
    assert serious_in_either_light(page) == []


def test_the_question_at_the_table_opens_its_chapter(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, "heliport_sunk_4", moment_of("heliport_sunk_4", "move", -1)))
    page.locator("[data-lit]").first.wait_for()
    page.get_by_role("button", name="Rules", exact=True).click()
    place = page.locator("dialog.side[open] .place")
    expect(place).to_contain_text("A turn has three steps")
    expect(place.get_by_role("link", name="Open the rulebook here")).to_have_attribute(
        "href", f"/rules/{ISLAND}#turn"
    )
    page.get_by_role("searchbox").fill("swims")
    expect(page.locator("dialog.side[open] details mark").first).to_be_visible()
    assert serious(page) == []


def test_the_start_page_loads_nothing_of_it(browsers: Browsers) -> None:
    page = browsers.page("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.locator(".covers h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "rulebook" in url.lower() or "RulesPage" in url] == []
