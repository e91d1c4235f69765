"""Bots to test: those of the games, and planners small enough to be watched through whole games."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

import pytest
from tests.conformance.tables import Table

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.bots.master import Master
from archipel.bots.planner import Planner
from archipel.bots.registry import advice_of
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.manifest import Manifest
from archipel.engine.state import State
from archipel.games import find
from archipel.words import LANGUAGES, Words

Maker = Callable[[], Bot]
MakerFor = Callable[[Game], Bot]

NAMES: Final = ["Ana", "Ben", "Cléo", "Dov", "Eve"]


def reasons(game: Manifest) -> list[str]:
    """Every key that the game's mind can give as a reason."""
    keys: list[str] = import_module(f"archipel.games.{game.id}.mind.reasons").REASONS
    return keys


def greedy(game: Game) -> Bot:
    """A fresh bot that plays by rules of thumb."""
    return make_bot("greedy", game)


def small_planner(game: Game) -> Bot:
    """A fresh planner as its game sets it, but one that thinks a moment only."""
    full = {"width": 24, "playouts": 160, **game.bots["planner"]}
    playouts = max(6, full["playouts"] // 25)
    width = min(6, max(3, full["width"] // 2))
    small = {"width": width, "kept": width, "glances": 2, "playouts": playouts, "depth": 1}
    return Planner(advice_of(game), **small, trust=min(playouts, full.get("trust", 0)))


def small_master(game: Game) -> Bot:
    """A fresh master as its game sets it, but one that thinks a moment only."""
    trust = game.bots["master"].get("trust", 0)
    return Master(advice_of(game), width=6, kept=3, glances=2, playouts=96, depth=1, trust=min(trust, 10))


def thinkers(game: Game) -> dict[str, MakerFor]:
    """The bots of a game that think, by name, none of them for long."""
    every: dict[str, MakerFor] = {"greedy": greedy, "planner": small_planner, "master": small_master}
    return {name: every[name] for name in bot_names(game) if name in every}


def both(game_id: str) -> pytest.MarkDecorator:
    """For a test with a ``maker``: greedy bots of a game, then small planners."""
    game = find(game_id)
    return pytest.mark.parametrize(
        "maker", [lambda: greedy(game), lambda: small_planner(game)], ids=["greedy", "small_planner"]
    )


def mixed(table: Table) -> list[Bot]:
    """Somebody of every kind, as far as there are seats: the strongest, a random one, the others."""
    game = table.game
    makers: list[MakerFor] = [*reversed(thinkers(game).values())]
    makers.insert(1, lambda game: make_bot("random", game))
    return [makers[seat % len(makers)](game) for seat in range(table.seats)]


def play_checked(state: State, bots: list[Bot], chance: Chance) -> list[int]:
    """Play to the end; every answer has to be legal, and every reason one that both languages know."""
    words = [Words(language, state.game.id, NAMES, strict=True) for language in LANGUAGES]
    played = []
    while not state.over:
        code = next_action(state, bots, chance)
        assert code in state.legal()
        for reason in bots[code >> SEAT_SHIFT].why():
            assert reason.key in reasons(state.game) or reason.key.startswith("coach-")
            assert all(each.reason(reason.key, reason.args) for each in words)
        state.push(code)
        played.append(code)
    assert state.check() == []
    return played


def answer(state: State, maker: Maker, seed: int = 1) -> tuple[str, str]:
    """What the first seat that is asked chooses, and the key of its first reason."""
    bots = [maker() for _ in range(state.seats)]
    code = next_action(state, bots, Chance.from_seed(seed))
    return state.action(code).text, bots[code >> SEAT_SHIFT].why()[0].key
