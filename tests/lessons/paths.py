"""Every path through a lesson: all that is accepted, at every moment."""

import copy
from collections.abc import Iterator
from typing import Final

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.games import GAMES
from archipel.lessons import Course, Lesson, lesson_names, read_lesson
from archipel.lessons.scene import scene
from archipel.lessons.script import Line

MOST: Final = 4000  # positions of one lesson

LESSONS: Final = [read_lesson(game, name) for game in GAMES for name in lesson_names(game)]


class Play:
    """A lesson and its position, at one moment of one path."""

    def __init__(self, lesson: Lesson) -> None:
        self.course = Course(lesson)
        self.state: State = scene(lesson, 0, Chance.from_seed(1))
        self.course.open(self.view)

    @property
    def view(self) -> dict[str, object]:
        return dict(self.state.view(self.course.lesson.you))

    def twin(self) -> "Play":
        """The same, to be continued on its own."""
        twin = copy.copy(self)
        twin.course = copy.copy(self.course)
        twin.course.acts, twin.course.due = self.course.acts[:], self.course.due[:]
        twin.state = self.state.copy()
        return twin

    def choices(self) -> list[Action]:
        """All that the player could do."""
        decision = self.state.decision_of(self.course.lesson.you)
        return decision.actions if decision is not None else []

    def wanted(self) -> list[Action]:
        """What the lesson accepts of it."""
        return [action for action in self.choices() if self.course.wanted(action.text)]

    def do(self, line: Line, act: str) -> None:
        """Carry out an act, with what chance brings."""
        self.state.chance.script = self.course.chance(self.state, line, act)
        self.state.apply(act)
        self.state.chance.script = None
        self.course.acted(act, self.view)

    def settle(self) -> None:
        """Let the others do what is due."""
        while self.course.due:
            self.do(self.course.due[0], self.course.due[0].act)

    def go_on(self) -> bool:
        """On to the next moment; gives whether it begins at a scene of its own."""
        staged = self.course.go_on()
        if staged:
            self.state = scene(self.course.lesson, self.course.at, Chance.from_seed(1))
        self.course.open(self.view)
        return staged


def every_path(lesson: Lesson) -> Iterator[Play]:
    """Every position in which the lesson waits, each met once; ends once nothing new is to be met."""
    open_paths = [Play(lesson)]
    scenes: set[int] = set()  # paths that meet at a scene go on as one
    for _ in range(MOST):
        if not open_paths:
            return
        play = open_paths.pop()
        play.settle()
        yield play
        if play.course.finished:
            continue
        if play.course.waits:
            if not play.go_on() or play.course.at not in scenes:
                scenes.add(play.course.at)
                open_paths.append(play)
            continue
        wanted = play.wanted()
        assert wanted, f"{play.course.moment.name}: nothing that the lesson accepts can be done"
        for action in wanted:
            branch = play.twin()
            line = branch.course.wanted(action.text)
            assert line is not None
            branch.do(line, action.text)
            open_paths.append(branch)
    raise AssertionError("a lesson with too many paths: let a scene bring them together")
