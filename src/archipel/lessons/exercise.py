"""Exercises: positions of bots' games with one best first move, in ``games/<id>/exercises/<n>_<name>.json``.

``tools/exercises.py`` finds them and says how; a person chose them and wrote the words (docs/exercises.md).
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.state import State
from archipel.games import find
from archipel.lessons.course import Course
from archipel.lessons.lesson import GAMES, BadLesson, Lesson, Moment
from archipel.lessons.script import Line, way

PARTNERS: Final = ("Nadia", "Bruno", "Léna", "Hugo")  # who sits on the other seats
ALIKE: Final = 2  # games of a hundred: less tells no moves apart
KIND: Final = "exercise "  # how the name of an exercise begins where lessons have theirs


class NoExercise(ArchipelError):
    """There is no exercise of this number."""

    status = 404


class Exercise(msgspec.Struct, forbid_unknown_fields=True):
    """One position, what is asked of it, and what every move along its ways is worth."""

    asked: str  # the question of the game that is to be answered
    seat: int  # by whom
    ways: list[str]  # what solves it: rows of acts as lessons write them
    moves: dict[str, int]  # of a hundred games, how many are won after each legal act
    bot: str  # whose odds these are
    margin: float  # by so many games the best first move is ahead of every one that is not accepted
    found: str  # the command that found it
    position: dict[str, Any]  # as State.to_json stores it
    later: dict[str, dict[str, int]] = {}  # likewise after each beginning of a way: "act, act" -> moves
    figures: dict[str, str] = {}  # what its words name, each read from the view (see figures.py)
    game: str = ""
    name: str = ""  # its words are exercise-<name>
    number: int = 0
    edition: str = ""

    @property
    def accepted(self) -> list[str]:
        """The best first moves: one, or two of which either may come first."""
        return list(dict.fromkeys(way(row)[0].act for row in self.ways))

    @property
    def odds(self) -> int:
        """Of a hundred games, how many are won after the best first move."""
        return max(self.moves[act] for act in self.accepted)

    @property
    def next_odds(self) -> int:
        """And after the best of all others."""
        return max(odds for act, odds in self.moves.items() if act not in self.accepted)

    def state(self, chance: Chance) -> State:
        """The position; what comes by chance afterwards is drawn from ``chance``."""
        state: State = find(self.game).load(self.position)
        state.chance = chance
        return state

    def lesson(self) -> Lesson:
        """The same as a lesson of a single moment."""
        partners = iter(PARTNERS)
        seats = ["" if seat == self.seat else next(partners) for seat in range(self.position["seats"])]
        moment = Moment(self.name, self.asked, [], [], self.figures, ways=self.ways)
        return Lesson(
            seats,
            dict(self.position["options"]),
            {},
            [moment],
            game=self.game,
            name=f"{KIND}{self.name}",
            edition=self.edition,
        )


class Drill(Course):
    """One try at an exercise: every move that does not solve it is answered by what it would give."""

    def __init__(self, exercise: Exercise) -> None:
        super().__init__(exercise.lesson())
        self.exercise = exercise

    def begin(self, chance: Chance) -> State:
        """Where it begins: the position of the exercise."""
        return self.exercise.state(chance)

    def chance(self, state: State, line: Line, act: str) -> list[int]:
        """What chance answers to this act: here it is left to itself."""
        twin = state.copy()
        twin.chance.tape = []
        twin.apply(act)
        return twin.chance.tape

    def odds(self, act: str) -> int | None:
        """Of a hundred games, how many are won after this move; nothing if it is as good as what is due."""
        moves = self.exercise.moves if not self.acts else self.exercise.later[", ".join(self.acts)]
        best = max(odds for each, odds in moves.items() if self.wanted(each) is not None)
        return moves[act] if best - moves[act] >= ALIKE else None


@cache
def exercises(game: str) -> list[Exercise]:
    """The exercises of a game, in their order."""
    paths = sorted((GAMES / find(game).id / "exercises").glob("*.json"))
    return [read_file(path, game, number) for number, path in enumerate(paths, start=1)]


def read_exercise(game: str, number: int) -> Exercise:
    """An exercise by its number, from 1; one that does not exist is refused."""
    found = exercises(game)
    if not 1 <= number <= len(found):
        raise NoExercise("no_exercise", game=game, number=number, count=len(found))
    return found[number - 1]


def drill_named(game: str, name: str) -> Drill | None:
    """A try at the exercise whose lesson has this name, if it is still there."""
    named = (each for each in exercises(game) if name == f"{KIND}{each.name}")
    return next((Drill(each) for each in named), None)


def read_file(path: Path, game: str, number: int) -> Exercise:
    """An exercise from its file; one that does not fit is refused with the file's name."""
    text = path.read_bytes()
    try:
        exercise = msgspec.json.decode(text, type=Exercise)
    except msgspec.DecodeError as error:
        raise BadLesson("lesson_fault", name=f"{game} {path.stem}", fault=str(error)) from None
    exercise.game, exercise.number = game, number
    exercise.name = path.stem.partition("_")[2]
    exercise.edition = hashlib.blake2b(text, digest_size=8).hexdigest()
    return exercise
