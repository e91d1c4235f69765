"""Exercises at the table: a list, a table for one, odds for a wrong move, and an answer once it is solved."""

import pytest
from starlette.testclient import TestClient

from archipel.games import GAMES
from archipel.lessons import exercises, read_exercise
from archipel.lessons.script import way
from archipel.table import messages as wire
from archipel.table.lesson_play import lesson_now
from archipel.table.rebuilding import rebuild
from archipel.table.refusals import RequestRefused
from tests.table.support import Played
from tests.table.test_http import web
from tests.table.test_lessons import Taught

__all__ = ["web"]  # a fixture


def begun(game: str, number: int) -> Taught:
    return Taught(read_exercise(game, number).lesson())


@pytest.mark.parametrize("game", GAMES)
def test_every_exercise_of_a_game_is_listed_with_its_words(game: str, web: TestClient) -> None:
    listed = web.get(f"/api/exercises/{game}").json()["exercises"]
    assert [each["number"] for each in listed] == list(range(1, len(listed) + 1))
    assert [each["name"] for each in listed] == [each.name for each in exercises(game)]
    counts = {each["id"]: each["exercises"] for each in web.get("/api/games").json()["games"]}
    assert counts[game] == len(listed)


def test_a_table_for_an_exercise_has_its_position_and_its_question(web: TestClient) -> None:
    exercise = read_exercise("takara_island", 2)
    opened = web.post("/api/exercises/takara_island/2", json={"name": "Ana"})
    assert opened.status_code == 201
    key = opened.json()["keys"][0]
    news = web.get(f"/api/tables/{opened.json()['table']}", headers={"Authorization": f"Bearer {key}"}).json()
    assert news["lesson"]["key"] == exercise.name
    assert news["lesson"]["exercise"] == {"number": 2, "count": len(exercises("takara_island"))}
    [decision] = news["decisions"]
    assert (decision["seat"], decision["kind"]) == (exercise.seat, exercise.asked)


@pytest.mark.parametrize("number", ["0", "99", "-1", "first", "1e1", "１"])
def test_an_exercise_that_is_not_there_says_so(number: str, web: TestClient) -> None:
    answer = web.post(f"/api/exercises/la_isla/{number}", json={})
    assert answer.status_code == 404
    assert answer.json()["error"] == "no_exercise"
    assert answer.json()["args"]["count"] == len(exercises("la_isla"))


def test_a_game_that_is_not_there_says_so(web: TestClient) -> None:
    for answer in (web.get("/api/exercises/atlantis"), web.post("/api/exercises/atlantis/1", json={})):
        assert (answer.status_code, answer.json()["error"]) == (400, "game")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_first_move_is_answered_by_its_odds_and_changes_nothing(game: str) -> None:
    exercise = read_exercise(game, 1)
    taught = begun(game, 1)
    before = taught.table.view(exercise.seat)
    wrong = next(each for each in taught.choices() if each.text not in exercise.accepted)
    with pytest.raises(RequestRefused) as refused:
        taught.do(wrong.seat, wire.Act(wrong.seat, wrong.number))
    assert refused.value.key == "lesson_other"
    assert refused.value.about["odds"] == exercise.moves[wrong.text]
    assert taught.table.view(exercise.seat) == before


def test_a_wrong_move_after_a_right_one_is_answered_by_its_odds_too() -> None:
    exercise = read_exercise("forbidden_island", 1)
    taught = begun("forbidden_island", 1)
    first = next(each for each in taught.choices() if each.text == exercise.accepted[0])
    taught.do(first.seat, wire.Act(first.seat, first.number))
    moves = exercise.later[first.text]
    wrong = min(taught.choices(), key=lambda each: moves[each.text])
    with pytest.raises(RequestRefused) as refused:
        taught.do(wrong.seat, wire.Act(wrong.seat, wrong.number))
    assert refused.value.about["odds"] == moves[wrong.text] < exercise.odds


@pytest.mark.parametrize("game", GAMES)
def test_once_it_is_solved_the_odds_are_told(game: str) -> None:
    for exercise in exercises(game):
        taught = begun(game, exercise.number)
        for line in way(exercise.ways[0]):
            action = next(each for each in taught.choices() if each.text == line.act)
            taught.do(action.seat, wire.Act(action.seat, action.number))
        now = taught.table.course
        assert now is not None
        assert now.finished, exercise.name
        told = lesson_now(now)
        assert told.exercise is not None
        assert (told.exercise.odds, told.exercise.next_odds) == (exercise.odds, exercise.next_odds)
        assert told.praise is not None
        assert (told.praise.key, told.praise.form) == (exercise.name, "done")


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_goes_on_from_the_store_where_it_was_left(game: str) -> None:
    exercise = max(exercises(game), key=lambda each: len(way(each.ways[0])))
    taught = begun(game, exercise.number)
    for line in way(exercise.ways[0]):
        action = next(each for each in taught.choices() if each.text == line.act)
        taught.do(action.seat, wire.Act(action.seat, action.number))
        again = rebuild("t", game, taught.table.header, taught.rows)
        assert again.match.state.to_json() == taught.table.match.state.to_json()
        assert Played(again).news(exercise.seat) == taught.news(exercise.seat)
