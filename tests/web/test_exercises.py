"""Exercises in a browser: solved by mouse, by keyboard and by finger, and kept as solved."""

import pytest

from archipel.games import GAMES
from archipel.lessons import exercises, read_exercise
from archipel.words import Words
from tests.table.server import Server
from tests.web.axe import serious, serious_in_either_light
from tests.web.browser import PHONE, Browsers
from tests.web.players import tap
from tests.web.solvers import KeySolver, Solver

every_game = pytest.mark.parametrize("game", GAMES)
# How much of the question or the answer is out of sight, and whether the board is covered.
HIDDEN = (
    "() => { const told = document.querySelector('.told'); return told.scrollHeight - told.clientHeight; }"
)
APART = """() => {
  const box = (at) => document.querySelector(at).getBoundingClientRect();
  return box('.teaching').top - box('main.board').bottom;
}"""


def test_an_exercise_is_asked_answered_and_kept_as_solved(browsers: Browsers, server: Server) -> None:
    exercise = read_exercise("forbidden_island", 1)
    words = Words("en", "forbidden_island")
    page = browsers.page("/")
    solver = Solver(page, server, "forbidden_island")
    solver.begin()
    assert "none solved" in page.locator(".sum").inner_text()
    solver.open(1)
    assert page.locator(".teaching h2").inner_text() == words.text("exercise-there_and_back", "title")
    told = solver.wrong(exercise)
    assert f"about {min(exercise.moves.values())} of 100" in told
    assert not page.locator(".teaching.solved").count()
    solver.solve(exercise)
    answer = page.locator(".teaching .told").inner_text()
    assert "the Diver swims back" in answer
    assert f"about {exercise.odds} of 100" in answer
    assert f"next best, {exercise.next_odds}" in answer
    solver.on()
    solver.shown(2)
    page.locator(".teaching .leave").click()
    page.locator("main ol li").first.wait_for()
    assert page.locator("main ol li.solved").count() == 1
    page.reload()
    page.locator("main ol li.solved").first.wait_for()
    assert "1 of" in page.locator(".sum").inner_text()
    page.goto("/")
    page.locator(".covers h2").first.wait_for()
    assert page.locator("main a[href^='/t/']").count() == 0  # nor is it kept among one's own tables


def test_a_link_leads_to_its_exercise_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page("/exercises/takara_island/6", locale="fr-FR")
    solver = Solver(page, server, "takara_island")
    solver.shown(6)
    assert page.locator(".teaching h2").inner_text() == "La dernière tuile"
    solver.solve(read_exercise("takara_island", 6))
    assert "parties sur 100" in page.locator(".teaching .told").inner_text()
    assert serious(page) == []
    page.go_back()  # the link itself is not a place to go back to


@pytest.mark.parametrize("number", ["99", "0", "first"])
def test_a_link_to_an_exercise_that_is_not_there_says_so_and_offers_the_list(
    number: str, browsers: Browsers
) -> None:
    page = browsers.page(f"/exercises/la_isla/{number}")
    page.locator("main .missing").wait_for()
    assert f"no exercise {number} of La Isla" in page.locator("main .missing").inner_text()
    assert page.locator("main ol li a").count() == len(exercises("la_isla"))
    assert serious(page) == []


def test_a_link_to_a_game_that_is_not_there_offers_the_games(browsers: Browsers) -> None:
    page = browsers.page("/exercises/atlantis/1")
    page.locator("main .missing").wait_for()
    assert "atlantis" in page.locator("main .missing").inner_text()
    assert page.locator("main a[href^='/exercises/']").count() == len(GAMES)


@pytest.mark.long
@every_game
def test_all_exercises_are_solved_by_mouse_in_french(game: str, browsers: Browsers, server: Server) -> None:
    solver = Solver(browsers.page("/", locale="fr-FR"), server, game)
    solver.begin()
    solver.solve_all()


@pytest.mark.long
@every_game
def test_all_exercises_are_solved_by_keyboard(game: str, browsers: Browsers, server: Server) -> None:
    solver = KeySolver(browsers.page("/"), server, game)
    solver.begin()
    solver.solve_all()


@pytest.mark.long
@every_game
def test_every_exercise_fits_on_a_phone(game: str, browsers: Browsers, server: Server) -> None:
    page = browsers.page("/", **PHONE)
    solver = Solver(page, server, game, tap)
    solver.begin()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    solver.open(1)
    for exercise in exercises(game):
        solver.shown(exercise.number)
        assert page.evaluate(APART) >= -1, exercise.name
        assert page.evaluate(HIDDEN) <= 1, f"{exercise.name}: the question does not fit"
        solver.solve(exercise)
        solver.on()


@pytest.mark.long
@every_game
def test_nothing_in_an_exercise_keeps_anybody_out(game: str, browsers: Browsers, server: Server) -> None:
    page = browsers.page("/")
    solver = Solver(page, server, game)
    solver.begin()
    assert serious_in_either_light(page) == []
    solver.open(1)
    solver.wrong(read_exercise(game, 1))
    assert serious_in_either_light(page) == []
    solver.solve(read_exercise(game, 1))
    assert serious_in_either_light(page) == []
