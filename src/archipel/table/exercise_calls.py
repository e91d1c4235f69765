"""Exercises over HTTP: the list of a game's, and a table for one of them."""

from archipel.games import find
from archipel.lessons import exercises, read_exercise
from archipel.table import messages as wire
from archipel.table.addresses import address_of
from archipel.table.surroundings import Request
from archipel.table.tables import Tables


async def exercise_list(request: Request, body: None) -> wire.ExerciseList:
    """The exercises of a game."""
    game = find(request.path_params["game"])
    return wire.ExerciseList(
        [wire.ExerciseListed(each.number, each.name, each.position["seats"]) for each in exercises(game.id)]
    )


async def open_exercise(request: Request, body: wire.NewExercise) -> wire.OpenedTable:
    """Open a table for an exercise."""
    game, text = find(request.path_params["game"]), request.path_params["number"]
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else 0
    tables: Tables = request.app.state.tables
    return await tables.open.exercise(read_exercise(game.id, number), body, address_of(request))
