"""Positions that come back where there is nothing but their data: how they are pickled."""

from importlib import import_module
from typing import Any


def restored(game: str, stored: dict[str, Any]) -> Any:
    """The position that ``State.to_json`` stored, of the game in this folder."""
    return import_module(f"archipel.games.{game}.game").GAME.load(stored)
