"""Which bots there are, by name and game."""

from collections.abc import Callable

from archipel.bots.bot import Bot
from archipel.bots.greedy import Greedy
from archipel.bots.planner import Planner
from archipel.bots.random_bot import RandomBot
from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game
from archipel.games.forbidden_desert.advice import DesertAdvice
from archipel.games.forbidden_island.advice import IslandAdvice
from archipel.games.la_isla.advice import IslaAdvice
from archipel.games.takara_island.advice import TakaraAdvice
from archipel.games.the_island.advice import TheIslandAdvice

_FOR_ANY_GAME: dict[str, Callable[[], Bot]] = {"random": RandomBot}
_FOR_ONE_GAME: dict[str, dict[str, Callable[[], Bot]]] = {
    "forbidden_island": {
        "greedy": lambda: Greedy(IslandAdvice()),
        "planner": lambda: Planner(IslandAdvice()),
    },
    "forbidden_desert": {
        "greedy": lambda: Greedy(DesertAdvice()),
        "planner": lambda: Planner(
            DesertAdvice(), width=12, glances=4, kept=4, playouts=60, depth=5, trust=10
        ),
    },
    "la_isla": {
        "greedy": lambda: Greedy(IslaAdvice()),
        "planner": lambda: Planner(IslaAdvice(), width=6, playouts=64, depth=3, trust=6),
    },
    "the_island": {
        "greedy": lambda: Greedy(TheIslandAdvice()),
        "planner": lambda: Planner(TheIslandAdvice(), width=6, playouts=80, depth=2, trust=6),
    },
    "takara_island": {
        "greedy": lambda: Greedy(TakaraAdvice()),
        "planner": lambda: Planner(TakaraAdvice(), width=12, kept=12, playouts=600, depth=1, trust=40),
    },
}


class UnknownBot(ArchipelError):
    """No bot of this game has this name."""


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, from the weakest to the strongest."""
    return [*_FOR_ANY_GAME, *_FOR_ONE_GAME.get(game.id, {})]


def make_bot(name: str, game: Game) -> Bot:
    """A fresh bot, ready to be seated."""
    makers = _FOR_ANY_GAME | _FOR_ONE_GAME.get(game.id, {})
    if name not in makers:
        raise UnknownBot("bot", asked=name, bots=", ".join(makers))
    return makers[name]()
