"""Games and positions that come back where there is nothing but their data: how they are pickled."""

from importlib import import_module
from typing import Any


def found(game: str) -> Any:
    """The game in this folder: there is only one of each."""
    return import_module(f"archipel.games.{game}.game").GAME


def restored(game: str, stored: dict[str, Any]) -> Any:
    """The position that ``State.to_json`` stored."""
    return found(game).load(stored)
