"""Bots to test: those of the shelf, and planners small enough to be watched through whole games."""

from collections.abc import Callable
from typing import Final

import pytest
from tests.conformance.tables import Table

from archipel.bots import Bot, make_bot
from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.games import find
from archipel.games.forbidden_desert.mind.advice import DesertAdvice
from archipel.games.forbidden_desert.mind.reasons import REASONS as DESERT_REASONS
from archipel.games.forbidden_island.mind.advice import IslandAdvice
from archipel.games.forbidden_island.mind.reasons import REASONS as ISLAND_REASONS
from archipel.games.la_isla.mind.advice import IslaAdvice
from archipel.games.la_isla.mind.reasons import REASONS as ISLA_REASONS
from archipel.games.takara_island.mind.advice import TakaraAdvice
from archipel.games.takara_island.mind.reasons import REASONS as TAKARA_REASONS
from archipel.games.the_island.mind.advice import TheIslandAdvice
from archipel.games.the_island.mind.reasons import REASONS as THE_ISLAND_REASONS
from archipel.words import LANGUAGES, Words

Maker = Callable[[], Bot]

NAMES: Final = ["Ana", "Ben", "Cléo", "Dov", "Eve"]
REASONS: Final = {
    "forbidden_island": ISLAND_REASONS,
    "forbidden_desert": DESERT_REASONS,
    "la_isla": ISLA_REASONS,
    "the_island": THE_ISLAND_REASONS,
    "takara_island": TAKARA_REASONS,
}
_SMALL: Final[dict[str, Maker]] = {
    "forbidden_island": lambda: Planner(IslandAdvice(), width=4, playouts=6, depth=1),
    "forbidden_desert": lambda: Planner(DesertAdvice(), width=6, glances=2, kept=3, playouts=12, depth=1),
    "la_isla": lambda: Planner(IslaAdvice(), width=3, playouts=6, depth=2, trust=6),
    "the_island": lambda: Planner(TheIslandAdvice(), width=3, playouts=6, depth=2, trust=6),
    "takara_island": lambda: Planner(TakaraAdvice(), width=6, kept=6, playouts=24, depth=1, trust=10),
}


def greedy(game: Game) -> Bot:
    """A fresh bot that plays by rules of thumb."""
    return make_bot("greedy", game)


def small_planner(game: Game) -> Bot:
    """A fresh planner that thinks a moment only."""
    return _SMALL[game.id]()


def both(game_id: str) -> pytest.MarkDecorator:
    """For a test with a ``maker``: greedy bots of a game, then small planners."""
    game = find(game_id)
    return pytest.mark.parametrize(
        "maker", [lambda: greedy(game), lambda: small_planner(game)], ids=["greedy", "small_planner"]
    )


def mixed(table: Table) -> list[Bot]:
    """Somebody of every kind, as far as there are seats."""
    game = table.game
    kinds = [small_planner(game), make_bot("random", game), greedy(game), small_planner(game), greedy(game)]
    return kinds[: table.seats]


def play_checked(state: State, bots: list[Bot], chance: Chance) -> list[int]:
    """Play to the end; every answer has to be legal, and every reason one that both languages know."""
    words = [Words(language, state.game.id, NAMES, strict=True) for language in LANGUAGES]
    played = []
    while not state.over:
        code = next_action(state, bots, chance)
        assert code in state.legal()
        reason = bots[code >> SEAT_SHIFT].why()
        if reason is not None:
            assert reason.key in REASONS[state.game.id]
            assert all(each.reason(reason.key, reason.args) for each in words)
        state.push(code)
        played.append(code)
    assert state.check() == []
    return played


def answer(state: State, maker: Maker, seed: int = 1) -> tuple[str, str]:
    """What the first seat that is asked chooses, and the key of its reason."""
    bots = [maker() for _ in range(state.seats)]
    code = next_action(state, bots, Chance.from_seed(seed))
    reason = bots[code >> SEAT_SHIFT].why()
    assert reason is not None
    return state.action(code).text, reason.key
