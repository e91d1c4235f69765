"""How far somebody has come in a lesson: what is asked of them, what is due by itself, what was good."""

from collections.abc import Mapping
from typing import Any

from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.state import State
from archipel.lessons.figures import figures, filled
from archipel.lessons.lesson import BadLesson, Lesson, Moment
from archipel.lessons.scene import scene
from archipel.lessons.script import Line, fits, outcomes, way


class Praise:
    """What was good about the last thing done: its moment, the form of its words, the figures in them."""

    def __init__(self, moment: str, form: str, figures: dict[str, Any]) -> None:
        self.moment = moment
        self.form = form
        self.figures = figures


class Course:
    """One play of a lesson. The position is somebody else's: a table's, or a test's.

    It waits for an act of the player (:attr:`asks`), for a word that they have read (:attr:`waits`), or has
    something to play by itself (:attr:`due`); else it is :attr:`finished`. What a moment says is true of the
    position at which it begins: its figures are read there, once (:meth:`open`).
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.figures: dict[str, Any] = {}  # what the words of the moment name
        self.lights: list[str] = []  # the things that it speaks of
        self.acts: list[str] = []  # what the player did in this moment
        self.due: list[Line] = []  # what comes by itself before anything is asked
        self.passed = False  # what this moment asks for is done
        self.praise: Praise | None = None

    @property
    def moment(self) -> Moment:
        """The moment that is told."""
        return self.lesson.moments[self.at]

    @property
    def last(self) -> bool:
        """Whether no moment follows."""
        return self.at == len(self.lesson.moments) - 1

    @property
    def finished(self) -> bool:
        """Whether the lesson is over."""
        return self.last and self.passed and not self.due

    @property
    def asks(self) -> bool:
        """Whether the player is to act."""
        return not self.passed and bool(self.moment.ways)

    @property
    def waits(self) -> bool:
        """Whether the player is to say that they go on."""
        return not self.asks and not self.due and not self.finished

    def begin(self, chance: Chance) -> State:
        """The position at which the first moment begins."""
        return scene(self.lesson, 0, chance)

    def wanted(self, act: str) -> Line | None:
        """The line of a way that this act would be, after what was done; nothing if it is not wanted."""
        done = len(self.acts)
        for text in self.moment.ways:
            lines = way(text)
            before = zip(lines, self.acts, strict=False)
            if len(lines) > done and lines[done].fits(act) and all(line.fits(each) for line, each in before):
                return lines[done]
        return None

    def answer(self, act: str) -> str:
        """The form of the moment's words for an act that is not wanted, or nothing."""
        return next((form for pattern, form in self.moment.answers.items() if fits(pattern, act)), "")

    def chance(self, state: State, line: Line, act: str) -> list[int]:
        """What chance answers to this act; a lesson leaves nothing to it."""
        try:
            return outcomes(state, act, line.brings)
        except ArchipelError as error:
            raise BadLesson("lesson_fault", name=self.moment.name, fault=f"{act}: {error}") from None

    def acted(self, act: str, view: Mapping[str, Any]) -> None:
        """An act of the player, or the next that was due, was carried out; ``view`` is what it led to."""
        if self.due:
            self.due.pop(0)
        else:
            self.acts.append(act)
            done = [way(text) for text in self.moment.ways]
            if any(len(lines) == len(self.acts) and _made(lines, self.acts) for lines in done):
                self._pass()
        if self.passed and not self.due and not self.last and self._next.scene is None:
            self._turn()
            self.open(view)

    def go_on(self) -> bool:
        """The player has read it; gives whether the next moment has a scene of its own, to be opened."""
        if not self.passed:
            self._pass()
        if self.due or self.last:
            return False
        self._turn()
        return self.moment.scene is not None

    def open(self, view: Mapping[str, Any]) -> None:
        """The moment begins at this position."""
        try:
            self.figures = figures(view, self.moment.figures)
            self.lights = [filled(view, thing) for thing in self.moment.lights]
        except (KeyError, IndexError, ValueError, TypeError) as error:
            fault = f"{type(error).__name__} {error}"
            raise BadLesson("lesson_fault", name=self.moment.name, fault=fault) from None

    def _pass(self) -> None:
        self.passed = True
        self.due = [Line(text) for text in self.moment.then]
        self.praise = None
        if self.acts:
            forms = [form for pattern, form in self.moment.praises.items() if fits(pattern, self.acts[-1])]
            form = forms[0] if forms else "done"
            self.praise = Praise(self.moment.name, form, self.figures)

    def _turn(self) -> None:
        self.at += 1
        self.acts = []
        self.passed = False
        if self.moment.scene is not None:
            self.praise = None

    @property
    def _next(self) -> Moment:
        return self.lesson.moments[self.at + 1]


def _made(lines: list[Line], acts: list[str]) -> bool:
    return all(line.fits(act) for line, act in zip(lines, acts, strict=True))
