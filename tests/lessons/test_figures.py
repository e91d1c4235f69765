"""The figures of Forbidden Desert's and The Island's lessons, counted anew from the board.

By another hand than the paths of the data: what the words name is what lies there. La Isla's are counted in
``test_la_isla.py``, Forbidden Island's in ``test_lessons.py``.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from archipel.lessons import read_lesson
from tests.lessons.paths import Play, every_path

Count = Callable[[Any], dict[str, Any]]


# -- Forbidden Desert ----------------------------------------------------------------------------------------


def heap(view: Any, cell: str) -> dict[str, Any]:
    """A tile by its place, and how much sand lies on it."""
    row, column = int(cell[1]) - 1, "abcde".index(cell[0])
    tile = next(each for each in view["desert"]["tiles"] if (each["row"], each["column"]) == (row, column))
    return {"cell": cell, "sand": tile["sand"]}


def tile_of(view: Any, face: str) -> str:
    """Where the only open tile with this face lies."""
    [cell] = [each["cell"] for each in view["desert"]["tiles"] if each["face"] == face]
    return str(cell)


def water(view: Any) -> dict[str, Any]:
    """What the player and the partner have left to drink."""
    mine, theirs = (seat["water"] for seat in view["seats"])
    return {"water": mine, "theirs": theirs}


def left(view: Any) -> dict[str, Any]:
    """The actions of the turn that are left, as the question counts them."""
    return {"left": view["step"][-1]}


def suns(view: Any) -> dict[str, Any]:
    """All four suns, less those that were drawn."""
    return {"suns": 4 - view["storm_pile"]["discards"].get("sun_beats_down", 0)}


def on_the_ladder(view: Any) -> int:
    """How many storm cards the ladder asks for where its mark stands."""
    return int(view["storm"]["marks"][view["storm"]["mark"]])


def cards(view: Any) -> dict[str, Any]:
    """Those of a turn; the meteorologist has not held one back yet."""
    return {"cards": on_the_ladder(view)}


def drops(view: Any) -> dict[str, Any]:
    """Three tiles bear a drop; two are wells."""
    faces = [each["face"] for each in view["desert"]["tiles"]]
    return {"wells": 2 - faces.count("well"), "mirages": 1 - faces.count("mirage")}


DESERT: dict[str, Count] = {
    "aim": lambda view: {"parts": sum(part["state"] != "picked_up" for part in view["parts"].values())},
    "dig": lambda view: {**left(view), **heap(view, "b2")},
    "turn": lambda view: {
        **left(view),
        "cell": "b2",
        "hidden": 24 - sum(each["revealed"] for each in view["desert"]["tiles"]),
    },
    "storm": lambda view: {**cards(view), "cell": missing_place(view)},
    "sun": water,
    "blocked": lambda view: {**heap(view, "c2"), "equipment": next(iter(view["seats"][0]["hand"]))},
    "clue": lambda view: {
        "cell": tile_of(view, "clue_crystal_row"),
        "to": view["seats"][0]["cell"],
        "part": "crystal",
    },
    "part": lambda view: {
        **left(view),
        "cell": tile_of(view, "clue_crystal_col")[0] + tile_of(view, "clue_crystal_row")[1],
        "part": "crystal",
    },
    "share": lambda view: {**water(view), **suns(view)},
    "well": lambda view: {**drops(view), "cell": view["seats"][0]["cell"]},
    "tunnel": lambda view: {
        "cell": next(each["cell"] for each in view["desert"]["tiles"] if each["face"] == "tunnel"),
        "water": water(view)["water"],
        **suns(view),
    },
    "losses": lambda view: {
        "supply": 48 - sum(each["sand"] for each in view["desert"]["tiles"]),
        "cards": on_the_ladder(view),
    },
    "free": lambda view: {**left(view), **cards(view), "adventurer": "meteorologist"},
    "fly": lambda view: {
        "parts": sum(part["state"] == "picked_up" for part in view["parts"].values()),
        "cell": tile_of(view, "launch_pad"),
        "theirs": water(view)["theirs"],
    },
    "beyond": lambda view: {
        **left(view),
        **heap(view, tile_of(view, "launch_pad")),
        "part": next(name for name, part in view["parts"].items() if part["state"] != "picked_up"),
        "theirs": water(view)["theirs"],
    },
}


def missing_place(view: Any) -> str:
    """The one place of five times five where no tile lies: the eye of the storm."""
    lying = {each["cell"] for each in view["desert"]["tiles"]}
    [gap] = {f"{column}{row}" for column in "abcde" for row in range(1, 6)} - lying
    return gap


# -- The Island ----------------------------------------------------------------------------------------------


def at(view: Any, explorer: str) -> str:
    """Where an explorer is."""
    return str(next(each["at"] for each in view["explorers"] if each["explorer"] == explorer))


def aboard(view: Any, space: str) -> dict[str, Any]:
    """Whose explorers sit in the boat on a space."""
    crew = [each["seat"] for each in view["explorers"] if (each["where"], each["at"]) == ("boat", space)]
    return {"space": space, "mine": crew.count(0), "theirs": crew.count(1)}


def tiles(view: Any, terrain: str) -> int:
    """How many tiles of a terrain still lie there."""
    return sum(each["terrain"] == terrain for each in view["tiles"])


def landed(view: Any, seat: int) -> int:
    """How many explorers of a seat are on an isle."""
    return sum(each["seat"] == seat and each["where"] == "isle" for each in view["explorers"])


ISLAND: dict[str, Count] = {
    "aim": lambda view: {"isles": len({isle["isle"] for isle in view["isles"]})},
    "place": lambda view: {"left": 10 - view["seats"][0]["on_board"], "value": 6},
    "boat": lambda view: {"boats": 8 - view["supply"]["boat"]},
    "board": lambda view: {**left(view), "space": at(view, "red_01"), "to": "C4"},
    "steer": lambda view: {**left(view), **aboard(view, "C4")},
    "swim": lambda view: {**left(view), "space": at(view, "red_03")},
    "sink": lambda view: {
        "beaches": tiles(view, "beach"),
        "forests": tiles(view, "forest"),
        "terrain": "beach" if tiles(view, "beach") else "forest",
    },
    "bite": lambda view: {
        "creature": view["rolled"],
        "space": next(each["space"] for each in view["creatures"] if each["creature"] == "whale"),
        "to": next(each["at"] for each in view["explorers"] if each["seat"] == 1 and each["where"] == "boat"),
    },
    "dolphin": lambda view: {"tile": "dolphin", "space": at(view, "red_03")},
    "land": lambda view: {
        **left(view),
        "isle": next(isle["isle"] for isle in view["isles"] if at(view, "red_03") in isle["shores"]),
        "space": at(view, "red_03"),
    },
    "defend": lambda view: {"tile": "shark_defence", "space": at(view, "red_04")},
    "volcano": lambda view: {
        "mountains": tiles(view, "mountain"),
        "saved": landed(view, 0),
        "theirs": landed(view, 1),
    },
    "beyond": lambda view: {
        **left(view),
        **{name: value for name, value in aboard(view, "C2").items() if name != "theirs"},
    },
}
COUNTS = {"forbidden_desert": DESERT, "the_island": ISLAND}
MOMENTS = [(game, moment.name) for game in COUNTS for moment in read_lesson(game).moments]


@cache
def starts(game: str) -> list[Play]:
    """Every position in which a moment can begin."""
    paths = every_path(read_lesson(game))
    return [play.twin() for play in paths if not play.course.passed and not play.course.acts]


@pytest.mark.parametrize(("game", "name"), MOMENTS)
def test_figures_are_counted_anew_from_the_board(game: str, name: str) -> None:
    plays = [play for play in starts(game) if play.course.moment.name == name]
    assert plays
    for play in plays:
        assert play.course.figures == COUNTS[game][name](play.view)
