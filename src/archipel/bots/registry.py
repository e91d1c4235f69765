"""Which bots there are, by name and game; a game's manifest says which it has, and how they are set."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from archipel.bots.bot import Bot
from archipel.bots.greedy import Greedy
from archipel.bots.master import Master
from archipel.bots.planner import Planner
from archipel.bots.random_bot import RandomBot
from archipel.engine.advice import Advice
from archipel.engine.errors import ArchipelError
from archipel.engine.manifest import Manifest

_FOR_ANY_GAME: dict[str, Callable[[], Bot]] = {"random": RandomBot}
# These ask the game's mind; from the weakest to the strongest.
_THINKING: dict[str, type[Greedy] | type[Planner]] = {
    "greedy": Greedy,
    "planner": Planner,
    "master": Master,
}


class UnknownBot(ArchipelError):
    """No bot of this game has this name."""


def bot_names(game: Manifest) -> list[str]:
    """The bots that can play a game, from the weakest to the strongest."""
    return [*_FOR_ANY_GAME, *(name for name in _THINKING if name in game.bots)]


def make_bot(name: str, game: Manifest) -> Bot:
    """A fresh bot, ready to be seated."""
    names = bot_names(game)
    if name not in names:
        raise UnknownBot("bot", asked=name, bots=", ".join(names))
    if name in _FOR_ANY_GAME:
        return _FOR_ANY_GAME[name]()
    return _THINKING[name](advice_of(game), **game.bots[name])


def advice_of(game: Manifest) -> Advice[Any]:
    """A fresh mind for one bot: what the game knows about good play of itself."""
    advice: Advice[Any] = import_module(f"archipel.games.{game.id}.mind.advice").advice()
    return advice
