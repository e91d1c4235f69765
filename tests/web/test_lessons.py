"""Lessons in a browser: played to the end by mouse, by keyboard and by finger, left and taken up again."""

import gzip
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from archipel.games import GAMES
from archipel.lessons import lesson_names, read_lesson
from archipel.words import Words
from tests.table.server import Server
from tests.web.axe import serious, serious_in_either_light
from tests.web.browser import PHONE, Browsers
from tests.web.learners import KeyLearner, Learner
from tests.web.players import tap

FIRST_LOAD = 80_000  # bytes, as they travel
TAUGHT = [game for game in GAMES if lesson_names(game)]
every_game = pytest.mark.parametrize("game", TAUGHT)
# The board's box, and whether the words cover any of it.
BOXES = """() => {
  const box = (at) => {
    const {x, y, width, height} = document.querySelector(at).getBoundingClientRect();
    return [x, y, width, height];
  };
  return [box('main.board'), box('.teaching')];
}"""
# How much of the words is out of sight.
HIDDEN = (
    "() => { const told = document.querySelector('.told'); return told.scrollHeight - told.clientHeight; }"
)
# Rings that stick out of the board by more than their own width.
CUT = """() => {
  const board = document.querySelector('main.board').getBoundingClientRect();
  const out = (ring) => Math.max(board.top - ring.top, ring.bottom - board.bottom);
  const rings = [...document.querySelectorAll('.lights .ring')].map((ring) => ring.getBoundingClientRect());
  return rings.map(out).filter((most) => most > 10);
}"""

# Somebody has played this game before, and has silenced the companion.
WEARY = """(game) => {
  const kept = {[game]: {told: [], finished: true, on: false}};
  localStorage.setItem('archipel.companion', JSON.stringify(kept));
}"""


def boxes(page: Page) -> Any:
    return page.evaluate(BOXES)


@pytest.mark.parametrize(
    "game", [game if game == TAUGHT[0] else pytest.param(game, marks=pytest.mark.long) for game in TAUGHT]
)
def test_a_lesson_is_played_to_its_end_by_mouse_in_french(
    game: str, browsers: Browsers, server: Server
) -> None:
    page = browsers.page("/", locale="fr-FR")
    learner = Learner(page, server, game)
    learner.begin()
    first = boxes(page)

    def look(moment: str) -> None:
        page.locator(".lights .ring").first.wait_for()  # what it speaks of is lit
        assert boxes(page) == first, f"{moment}: the board or the words have moved"
        assert page.locator(".lights .ring").count() == len(learner.news()["lesson"]["lights"]), moment
        assert page.evaluate(HIDDEN) <= 1, f"{moment}: the words do not fit"

    learner.learn(look)
    assert learner.seen == [moment.name for moment in read_lesson(game).moments]
    words = Words("fr", game)
    known = page.locator("dialog[open] .known li").all_inner_texts()
    assert words.text(f"lesson-{learner.seen[0]}", "know") in known
    assert serious(page) == []
    page.evaluate(WEARY, game)
    page.locator("dialog[open] .button.main").click()  # a real game
    page.locator(".bar .tools").wait_for()
    assert_accompanied(page, learner, game)
    page.goto("/")
    assert page.locator(f"[data-game={game}] .learn").inner_text().strip() == "Apprendre"


def assert_accompanied(page: Page, learner: Learner, game: str) -> None:
    """A real game against friendly bots, with the companion on, whatever was wished before."""
    page.locator('[data-saying="companion-aim"]').wait_for()
    page.locator(".standing .line").wait_for()
    news = learner.news()
    assert (news["game"], news.get("lesson")) == (game, None)
    assert {seat["kind"] for seat in news["seats"][1:]} == {"bot"}
    assert len(news["seats"]) == GAMES[game].usual_seats


@pytest.mark.long
@every_game
def test_a_lesson_is_played_to_its_end_by_keyboard(game: str, browsers: Browsers, server: Server) -> None:
    page = browsers.page("/")
    learner = KeyLearner(page, server, game)
    learner.begin()
    said: list[str] = []

    def listen(moment: str) -> None:
        said.append(page.locator(".teaching > .unseen").inner_text())

    learner.learn(listen)
    assert len(set(said)) == len(read_lesson(game).moments)  # each was read out
    assert page.locator("dialog[open] .known li").count() > 8
    assert learner.keys.at("dialog[open] [data-first]")


@pytest.mark.long
@every_game
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_lesson_fits_on_a_low_desk(game: str, locale: str, browsers: Browsers, server: Server) -> None:
    page = browsers.page("/", locale=locale, viewport={"width": 1280, "height": 720})
    learner = Learner(page, server, game)
    learner.begin()

    def look(moment: str) -> None:
        assert page.evaluate(HIDDEN) <= 1, f"{moment}: the words do not fit"

    learner.learn(look)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_lesson_fits_on_a_phone(game: str, locale: str, browsers: Browsers, server: Server) -> None:
    page = browsers.page("/", locale=locale, **PHONE)
    learner = Learner(page, server, game, tap)
    learner.begin()
    first = boxes(page)
    (_, y, _, height), (_, words_y, _, _) = first
    assert y + height <= words_y + 1  # side by side, never one over the other

    def look(moment: str) -> None:
        assert boxes(page) == first, f"{moment}: the board or the words have moved"
        page.locator(".lights .ring").first.wait_for()
        assert page.evaluate(HIDDEN) <= 1, f"{moment}: the words do not fit"
        assert page.evaluate(CUT) == [], f"{moment}: what it speaks of is cut"

    learner.learn(look)
    assert page.locator("dialog[open] .known li").count() > 8


def test_a_wrong_press_is_answered_and_nothing_happens(browsers: Browsers, server: Server) -> None:
    page = browsers.page("/")
    learner = Learner(page, server, "forbidden_island")
    learner.begin()
    learner.learn(until="walk")
    before = learner.news()
    page.locator("main [data-tile=copper_gate]").click()  # legal, but not what is asked for
    answer = page.locator(".teaching .answer p")
    answer.wait_for()
    assert "Nadia waits on the Iron Gate" in answer.inner_text()
    page.locator("main [data-tile=watchtower]").click()  # too far away
    page.locator(".notice").wait_for()
    after = learner.news()
    assert (after["view"], after["n"]) == (before["view"], before["n"])


def test_a_lesson_that_was_left_goes_on_from_its_cover(browsers: Browsers, server: Server) -> None:
    page = browsers.page("/")
    learner = Learner(page, server, "forbidden_island")
    learner.begin()
    learner.learn(until="give")
    page.locator(".teaching .leave").click()
    on = page.locator("[data-game=forbidden_island] .learn")
    assert on.inner_text().strip() == "Go on learning"
    on.click()
    page.locator(".teaching[data-moment=give]").wait_for()
    page.reload()
    page.locator(".teaching[data-moment=give]").wait_for()


@pytest.mark.long
@every_game
def test_nothing_in_a_lesson_keeps_anybody_out(game: str, browsers: Browsers, server: Server) -> None:
    page = browsers.page("/")
    learner = Learner(page, server, game)
    learner.begin()
    assert serious_in_either_light(page) == []
    learner.learn(until=read_lesson(game).moments[3].name)
    assert serious_in_either_light(page) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_first_page_stays_small_and_lessons_come_when_asked_for(browsers: Browsers, locale: str) -> None:
    page = browsers.page("about:blank", locale=locale)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - it wants a function of Python
    page.goto("/")
    page.locator(".covers h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    loaded = {each.url: len(gzip.compress(each.body())) for each in answers if "woff2" not in each.url}
    assert not [url for url in loaded if "lesson" in url.lower()]
    assert sum(loaded.values()) <= FIRST_LOAD
