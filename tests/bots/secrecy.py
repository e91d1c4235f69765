"""What a bot could get hold of, and whether what it cannot know changes its answers."""

import gc
import types
from collections.abc import Callable
from typing import Any

from archipel.bots import Bot
from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.engine.state import State


def reachable(start: object) -> list[object]:
    """Everything that references lead to from an object, short of modules, classes and functions."""
    closed = (types.ModuleType, type, types.FunctionType, types.BuiltinFunctionType, types.FrameType)
    seen: dict[int, object] = {}
    waiting: list[Any] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, closed):
            continue
        seen[id(thing)] = thing
        waiting += gc.get_referents(thing)
        # Compiled classes keep their attributes where only getattr finds them all.
        names = set(dir(type(thing))) | set(getattr(thing, "__dict__", {}))
        if type(thing).__module__.startswith("archipel."):
            for name in names:
                if not name.startswith("__"):
                    try:
                        value = getattr(thing, name)
                    except (AttributeError, NotImplementedError):
                        continue
                    if not isinstance(value, types.MethodType | types.BuiltinMethodType):
                        waiting.append(value)
    return list(seen.values())


def assert_nothing_true_is_kept(state: State, bots: list[Bot], acts: int) -> None:
    """Let bots play on; nothing that they hold then leads to the true position."""
    for _ in range(acts):
        if state.over:
            break
        state.push(next_action(state, bots, Chance.from_seed("a bot's own")))
    for bot in bots:
        found = reachable(bot)
        assert all(thing is not state and thing is not state.chance for thing in found)


def assert_same_answer(state: State, seat: int, maker: Callable[[], Bot], asked: int) -> None:
    """In two worlds that this seat cannot tell apart, fresh bots answer alike."""
    answers = set()
    for other in ("one", "two"):
        twin = state.imagine(seat, Chance.from_seed(f"{other} {asked}"))
        answers.add(next_action(twin, [maker() for _ in range(state.seats)], Chance.from_seed(asked)))
    assert len(answers) == 1
