"""Lessons at the table: one person, a script for everybody else, and a way back to where they left."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from archipel.engine.errors import IllegalAction
from archipel.games import find
from archipel.lessons import Lesson
from archipel.table import messages as wire
from archipel.table.entries import LessonPlayed
from archipel.table.lesson_play import lesson_header, next_act, partners
from archipel.table.rebuilding import rebuild
from archipel.table.refusals import RequestRefused
from archipel.table.seats import Seat, fingerprint
from archipel.table.table import Table
from tests.lessons.paths import LESSONS
from tests.table.support import ISLAND, Ear, Played, header, tables_at
from tests.table.test_http import web

__all__ = ["web"]  # a fixture

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game} {lesson.name}")


class Taught(Played):
    """A lesson at a table in memory."""

    def __init__(self, lesson: Lesson) -> None:
        begun = header([])
        begun.seats = partners(lesson.seats, Seat("person", key=fingerprint("key 0")))
        begun.options = find(lesson.game).settle(lesson.options)
        super().__init__(Table("t", find(lesson.game), lesson_header(begun, lesson)))
        assert self.table.course is not None
        self.course = self.table.course

    def settle(self) -> None:
        """The others do what is due."""
        while act := next_act(self.course, self.table.match):
            self.follow(act)

    def choices(self) -> list[Any]:
        decisions = self.table.decisions_for([self.course.lesson.you], self.course.lesson.you)
        return [action for decision in decisions for action in decision.actions]

    def step(self) -> None:
        """The first thing that is wanted, or on."""
        if self.course.waits:
            self.do(self.course.lesson.you, wire.GoOn())
        else:
            action = next(each for each in self.choices() if self.course.wanted(each.text))
            self.do(action.seat, wire.Act(action.seat, action.number))
        self.settle()


@every_lesson
def test_what_is_not_wanted_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    taught, refused = Taught(lesson), 0
    while not taught.table.over:
        state, length = taught.table.match.state, taught.table.length
        before = state.to_json()
        for action in taught.choices():
            if not taught.course.wanted(action.text):
                with pytest.raises(RequestRefused) as answer:
                    taught.do(action.seat, wire.Act(action.seat, action.number))
                assert answer.value.key == "lesson_other"
                assert answer.value.about["moment"] == taught.course.moment.name
                refused += 1
        assert taught.table.match.state is state
        assert (state.to_json(), taught.table.length) == (before, length)
        taught.step()
    assert refused > 20


@every_lesson
def test_a_lesson_goes_on_from_the_store_where_it_was_left(lesson: Lesson) -> None:
    taught = Taught(lesson)
    while not taught.table.over:
        again = rebuild("t", lesson.game, taught.table.header, taught.rows)
        you = lesson.you
        assert again.match.state.to_json() == taught.table.match.state.to_json()
        assert Played(again).news(you) == taught.news(you)
        taught.step()


def test_what_is_illegal_is_refused_by_the_rules() -> None:
    taught = Taught(LESSONS[0])
    taught.step()  # to the first moment that asks for something
    with pytest.raises(IllegalAction):
        taught.do(0, wire.Act(0, 490))  # a flood card, in the middle of the actions


def test_there_is_nothing_to_take_back_to_say_or_to_give_up() -> None:
    taught = Taught(LESSONS[0])
    taught.step()
    taught.step()
    for do in (wire.Undo(0), wire.Say("hello"), wire.Resign(0), wire.Sit(1, "random"), wire.Pause(True)):
        with pytest.raises(RequestRefused, match="lesson"):
            taught.do(0, do)
    with pytest.raises(RequestRefused) as waits:
        taught.do(0, wire.GoOn())  # it asks for an act
    assert waits.value.key == "lesson_waits"


def test_a_lesson_that_says_something_else_by_now_says_so() -> None:
    taught = Taught(LESSONS[0])
    taught.table.header.lesson = LessonPlayed("first", "another edition")
    with pytest.raises(RequestRefused) as changed:
        rebuild("t", ISLAND, taught.table.header, taught.rows)
    assert (changed.value.key, changed.value.status) == ("lesson_changed", 410)


def test_the_server_teaches_and_plays_the_others_after_a_restart_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with tables_at(tmp_path / "a.db") as tables:
            opened = await tables.open.lesson(wire.NewLesson(ISLAND, name="Ana"))
            table, [key] = opened.table, opened.keys
            ear = Ear(key)
            await tables.join(table, ear.client)
            await learn_until(tables, table, key, ear, "give")
        async with tables_at(tmp_path / "a.db") as tables:
            ear = Ear(key)
            await tables.join(table, ear.client)
            assert ear.last.lesson is not None
            assert ear.last.lesson.key == "give"
            assert [seat.name for seat in ear.last.seats] == ["Ana", "Nadia"]
            await learn_until(tables, table, key, ear, "four")  # after a whole turn of hers
            assert [seat["hand"].get("earth_stone") for seat in ear.last.view["seats"]] == [4, None]

    asyncio.run(go())


async def settled(ear: Ear) -> wire.LessonNow:
    """How far the lesson is, once it waits for somebody."""
    for _ in range(300):
        now = ear.last.lesson
        assert now is not None
        if now.does or now.go_on:
            return now
        await asyncio.sleep(0.01)
    raise AssertionError("the script does not end")


async def learn_until(tables: Any, table: str, key: str, ear: Ear, moment: str) -> None:
    """Do what is wanted until a moment is told."""
    for number in range(60):
        actor = await tables.actor(table)
        now = await settled(ear)
        if now.key == moment:
            return
        do: wire.Do = wire.GoOn()
        if now.does:
            wanted = actor.table.course.wanted
            choices = [each for decision in actor.table.decisions() for each in decision.actions]
            action = next(each for each in choices if wanted(each.text))
            do = wire.Act(action.seat, action.number)
        await actor.command(wire.Command(f"{moment} {number}", do, ear.last.version), [fingerprint(key)])
    raise AssertionError(moment)


def test_a_lesson_over_http(web: TestClient) -> None:
    games = {game["id"]: game.get("lessons", []) for game in web.get("/api/games").json()["games"]}
    assert games[ISLAND] == ["first"]
    opened = web.post("/api/lessons", json={"game": ISLAND}).json()
    bearer = {"Authorization": f"Bearer {opened['keys'][0]}"}
    place = f"/api/tables/{opened['table']}"
    news = web.get(place, headers=bearer).json()
    assert (news["lesson"]["moment"], news["lesson"]["key"], news["lesson"]["go_on"]) == (1, "aim", True)
    assert news["decisions"] == []
    on = {"id": "on", "do": {"type": "go_on"}}
    assert web.post(f"{place}/commands", json=on, headers=bearer).status_code == 200
    news = web.get(place, headers=bearer).json()
    assert news["lesson"]["args"] == {"partner": "Nadia", "left": 3, "tile": "iron_gate"}
    for path, body in (("/record", None), ("/hint", {"seat": 0})):
        answer = web.request("POST" if body else "GET", place + path, json=body, headers=bearer)
        assert answer.json()["error"] == "lesson_only"
    assert opened["table"] not in web.get("/api/tables").text


@pytest.mark.parametrize("asked", [{"game": "chess"}, {"game": ISLAND, "lesson": "second"}])
def test_a_lesson_that_does_not_exist_is_refused_with_a_sentence(web: TestClient, asked: Any) -> None:
    answer = web.post("/api/lessons", json=asked)
    assert answer.status_code in (400, 404)
    assert "There is no" in answer.json()["message"]
