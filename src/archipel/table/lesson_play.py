"""A table of its own kind: one person learns a game, and everybody else does as the lesson says."""

from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.lessons import Course, Drill, Lesson, exercises, read_lesson
from archipel.lessons.exercise import KIND, drill_named
from archipel.lessons.scene import scene
from archipel.table import messages as wire
from archipel.table.entries import Acted, Header, LessonPlayed
from archipel.table.refusals import RequestRefused
from archipel.table.seats import Seat


def lesson_header(header: Header, lesson: Lesson) -> Header:
    """The header of a table for a lesson, or for an exercise."""
    header.lesson = LessonPlayed(lesson.name, lesson.edition)
    return header


def partners(names: list[str], person: Seat) -> list[Seat]:
    """Who sits where: the one who learns where nobody is named, and those who follow the script."""
    return [Seat("bot", name) if name else person for name in names]


def course_of(game: Game, header: Header) -> Course | None:
    """The lesson that a table is for, at its beginning; refused if it no longer says what it said."""
    if header.lesson is None:
        return None
    name = header.lesson.name
    course = drill_named(game.id, name) if name.startswith(KIND) else Course(read_lesson(game.id, name))
    if course is None or course.lesson.edition != header.lesson.edition:
        raise RequestRefused("lesson_changed", 410)
    return course


def begun(course: Course, game: Game, header: Header) -> Match:
    """The game of a lesson at its first scene; how it was dealt is not told."""
    match = Match.start(game, len(header.seats), header.options, header.seed)
    match.opening = []
    match.stage(course.begin(match.state.chance))
    course.open(match.state.view(course.lesson.you))
    return match


def go_on(course: Course, match: Match) -> None:
    """On to the next moment, and to its scene if it has one."""
    if course.go_on():
        match.stage(scene(course.lesson, course.at, match.state.chance))
    course.open(match.state.view(course.lesson.you))


def wanted(course: Course, match: Match, action: Action) -> Acted:
    """What is stored of an act that the lesson wants; for another, the answer that says what comes of it."""
    if not course.asks:
        raise RequestRefused("lesson_waits")
    line = course.wanted(action.text)
    if line is None:
        raise _other(course, action)
    return Acted(action.text, course.chance(match.state, line, action.text))


def _other(course: Course, action: Action) -> RequestRefused:
    """What is answered to an act that is legal, but not wanted: whose words they are, and what they name."""
    refusal = RequestRefused("lesson_other")
    refusal.about = {
        "moment": course.moment.name,
        "form": course.answer(action.text),
        "args": figures_of(course),
        "action": {"seat": action.seat, "number": action.number, "kind": action.kind, **action.told},
    }
    if isinstance(course, Drill):
        refusal.about["odds"] = course.odds(action.text)
    return refusal


def next_act(course: Course, match: Match) -> Acted | None:
    """What one of the others does now, as the script has it."""
    if not course.due:
        return None
    line = course.due[0]
    return Acted(line.act, course.chance(match.state, line, line.act))


def figures_of(course: Course) -> wire.Json:
    """What the words of the moment name: figures of the position, and the partners."""
    return {**names_of(course), **course.figures}


def names_of(course: Course) -> wire.Json:
    """The partners by name: ``partner``, ``partner_2``, …"""
    names = [name for name in course.lesson.seats if name]
    return {"partner" if i == 0 else f"partner_{i + 1}": name for i, name in enumerate(names)}


def lesson_now(course: Course) -> wire.LessonNow:
    """How far the lesson is, as it is told; the words are the page's."""
    praise = course.praise
    return wire.LessonNow(
        name=course.lesson.name,
        moment=course.at + 1,
        moments=len(course.lesson.moments),
        key=course.moment.name,
        args=figures_of(course),
        lights=[] if course.passed else course.lights,
        does=course.asks,
        go_on=course.waits,
        later=course.moment.scene is not None and not course.last,
        passed=course.passed,
        praise=None
        if praise is None
        else wire.LessonPraise(praise.moment, praise.form, {**names_of(course), **praise.figures}),
        known=[moment.name for moment in course.lesson.moments[: course.at + 1]],
        finished=course.finished,
        exercise=exercise_now(course) if isinstance(course, Drill) else None,
    )


def exercise_now(drill: Drill) -> wire.ExerciseNow:
    """Which exercise it is; the odds are told once it is solved."""
    exercise = drill.exercise
    odds = (exercise.odds, exercise.next_odds) if drill.finished else (None, None)
    return wire.ExerciseNow(exercise.number, len(exercises(exercise.game)), *odds)
