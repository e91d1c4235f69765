"""Where a moment of a lesson begins: a set-up, changed as the game's own ``lessons/scene.py`` reads it."""

from importlib import import_module
from typing import Any

from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.state import State
from archipel.games import find
from archipel.lessons.lesson import BadLesson, Lesson


def scene(lesson: Lesson, moment: int, chance: Chance) -> State:
    """The position at which a moment begins; what comes by chance afterwards is drawn from ``chance``."""
    told = lesson.moments[moment]
    try:
        state = staged(lesson, {**lesson.scene, **(told.scene or {})})
    except (ArchipelError, KeyError, ValueError) as error:
        raise BadLesson("lesson_fault", name=told.name, fault=f"{type(error).__name__} {error}") from None
    state.chance = chance
    return state


def staged(lesson: Lesson, wanted: dict[str, Any]) -> State:
    """A set-up of the lesson's game, changed as wanted; refused where the pieces do not come out even."""
    game = find(lesson.game)
    stored = game.new(len(lesson.seats), lesson.options, seed=f"lesson {lesson.name}").to_json()
    stage = import_module(f"archipel.games.{lesson.game}.lessons.scene").stage
    stage(stored, wanted)
    return game.load(stored)
