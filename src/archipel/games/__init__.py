"""The games, one folder each, all of the same shape."""

from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game
from archipel.games.forbidden_desert.game import GAME as FORBIDDEN_DESERT
from archipel.games.forbidden_island.game import GAME as FORBIDDEN_ISLAND
from archipel.games.la_isla.game import GAME as LA_ISLA
from archipel.games.takara_island.game import GAME as TAKARA_ISLAND
from archipel.games.the_island.game import GAME as THE_ISLAND

_SHELF: tuple[Game, ...] = (FORBIDDEN_ISLAND, FORBIDDEN_DESERT, LA_ISLA, THE_ISLAND, TAKARA_ISLAND)
GAMES: dict[str, Game] = {game.id: game for game in _SHELF}
"""Every game by its id."""


class UnknownGame(ArchipelError):
    """No game on the shelf has this name."""


def find(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise UnknownGame("game", name=name, games=", ".join(GAMES))
    return GAMES[name]
