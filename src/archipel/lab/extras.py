"""Libraries that only some commands need: looked for when they are wanted, and asked for in one sentence."""

from importlib import import_module
from typing import Any

from archipel.engine.errors import ArchipelError


class MissingExtra(ArchipelError):
    """Something was asked for that needs a library which is not installed."""


def need(module: str, extra: str) -> Any:
    """The module, or a sentence that says which extra brings it: ``need("matplotlib", "lab")``."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtra("extra", library=module.partition(".")[0], extra=extra) from None
