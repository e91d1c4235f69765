"""What a game's ``tests/games/<id>/pictures.py`` is made of, and how it is found."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Shows = Callable[[dict[str, Any], dict[str, Any]], bool]  # a view, and the arguments of the event told last


def stands(key: str, who: str, where: str) -> Shows:
    """The entry ``key`` of the seat that the event names as ``who`` is what it names as ``where``."""
    return lambda view, told: view["seats"][told[who]][key] == told[where]


def find(things: list[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
    """The first thing that has all these entries, or nothing."""
    return next((thing for thing in things if wanted.items() <= thing.items()), {})


def expected(game: str, name: str) -> dict[str, Any]:
    """A table of a game's file; nothing where it has none."""
    path = f"tests.games.{game}.pictures"
    found: dict[str, Any] = getattr(import_module(path), name, {}) if find_spec(path) else {}
    return found
