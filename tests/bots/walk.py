"""Everything that references lead to: what a bot could get hold of."""

import gc
import types
from typing import Any


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
