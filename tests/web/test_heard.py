"""What a screen reader has of a lesson and an exercise: where one is, the idea, what to do, the answer."""

import re

import pytest
from playwright.sync_api import Page, expect

from archipel.games import GAMES
from archipel.lessons import exercises, read_exercise
from archipel.words import Words
from tests.table.server import Server
from tests.web.axe import serious
from tests.web.browser import Browsers
from tests.web.learners import Learner
from tests.web.solvers import Solver

LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
# What is read out when it changes, besides what stands there.
SPOKEN = ".teaching .unseen[aria-live=polite]"
ANSWER = ".teaching .answer[role=status]"
USUAL = [("forbidden_desert", "fr"), ("takara_island", "en")]  # the others with --long
CASES = [
    pytest.param(game, language, marks=[] if (game, language) in USUAL else [pytest.mark.long])
    for game in GAMES
    for language in LANGUAGES
]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(text: str) -> str:
    return " ".join(text.split())


def outline(page: Page) -> str:
    """The panel as it is read, line by line."""
    return plain(page.locator(".teaching").aria_snapshot())


def spoken(page: Page) -> str:
    return plain(page.locator(SPOKEN).inner_text())


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_moment_of_a_lesson_is_read_with_its_idea_and_its_task(
    browsers: Browsers, server: Server, game: str, language: str
) -> None:
    page = browsers.page("/", locale=LANGUAGES[language])
    learner = Learner(page, server, game)
    learner.begin()
    told: list[str] = []

    def listen(moment: str) -> None:
        words = Words(language, game)
        lesson, read = learner.news()["lesson"], outline(page)
        title, idea = (
            plain(words.text(f"lesson-{moment}", form, **lesson["args"])) for form in ("title", "")
        )
        place = page.locator(".teaching .count").inner_text()
        assert re.findall(r"\d+", place) == [str(lesson["moment"]), str(lesson["moments"])]
        for text in (place, f'heading "{title}"', idea):
            assert text in read, text
        expect(page.locator(SPOKEN)).to_contain_text(title)
        assert idea in spoken(page)
        task = page.locator(".teaching .task")
        if task.count():
            assert plain(task.inner_text()) in spoken(page)
            assert plain(task.inner_text()) in read
        told.append(moment)

    moments = [each.name for each in learner.course.lesson.moments]
    learner.learn(listen, until=moments[3])
    assert told == moments[:3]
    assert serious(page) == []


def test_the_answer_to_a_wrong_press_is_read_out_in_a_lesson(browsers: Browsers, server: Server) -> None:
    page = browsers.page("/")
    learner = Learner(page, server, "forbidden_island")
    learner.begin()
    learner.learn(until="walk")
    answer = page.locator(ANSWER)
    expect(answer).to_have_count(1)  # it is there before it has anything to say, or nobody would hear it
    assert answer.inner_text() == ""
    page.locator(".teaching .ways [data-choice]").first.click()
    expect(answer).to_have_text(Words("en", "forbidden_island").text("lesson-walk", "over"))
    assert serious(page) == []


@every_language
def test_an_exercise_is_read_with_its_question_and_the_answer_to_a_press(
    browsers: Browsers, server: Server, language: str
) -> None:
    game, words = "the_island", Words(language, "the_island")
    exercise = read_exercise(game, 7)
    page = browsers.page(f"/exercises/{game}/7", locale=LANGUAGES[language])
    solver = Solver(page, server, game)
    solver.shown(7)
    title = plain(words.text(f"exercise-{exercise.name}", "title"))
    read = outline(page)
    place = page.locator(".teaching .count").inner_text()
    assert re.findall(r"\d+", place) == ["7", str(len(exercises(game)))]
    assert place in read
    assert f'heading "{title}"' in read
    assert title in spoken(page)
    assert "?" in spoken(page)
    expect(page.locator(ANSWER)).to_have_count(1)
    wrong = solver.wrong(exercise)
    assert str(min(exercise.moves.values())) in wrong
    assert plain(wrong) in plain(page.locator(ANSWER).inner_text())
    assert serious(page) == []
    solver.solve(exercise)
    expect(page.locator(SPOKEN)).to_contain_text(f"{exercise.odds} ")
    assert f"{exercise.next_odds}" in spoken(page)
    assert serious(page) == []
