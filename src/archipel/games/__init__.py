"""The games, one folder each, all of the same shape; whatever folder with a ``game.py`` lies here is one."""

import pkgutil
from importlib import import_module

from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game


def _found() -> list[Game]:
    """Every game that has a folder here, in the order in which they are shown."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    games: list[Game] = [import_module(f"{__name__}.{name}.game").GAME for name in names]
    return sorted(games, key=lambda game: (game.order, game.id))


GAMES: dict[str, Game] = {game.id: game for game in _found()}
"""Every game by its id."""


class UnknownGame(ArchipelError):
    """No game has this name."""


def find(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise UnknownGame("game", name=name, games=", ".join(GAMES))
    return GAMES[name]
