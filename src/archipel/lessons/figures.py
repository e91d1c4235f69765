"""Figures and names for a lesson's words, read from the view, so that no sentence can be untrue of it.

>>> view = {"water": {"level": 3}, "tiles": [{"tile": "iron_gate", "state": "dry"}]}
>>> figure(view, "water.level"), figure(view, "tiles[state=dry]#"), figure(view, "tiles[state=dry].0.tile")
(3, 1, 'iron_gate')
"""

import re
from collections.abc import Mapping
from typing import Any, Final

_PART: Final = re.compile(r"(?P<name>[^\[\]#@]*)(?:\[(?P<key>\w*)=(?P<value>[^\]]*)\])?(?P<sign>[#@]?)")
_BETWEEN: Final = re.compile(r"\.(?![^\[]*\])")
_IN_BRACES: Final = re.compile(r"\{([^}]*)\}")


def figure(view: Mapping[str, Any], path: str) -> Any:
    """What a path leads to: names and places joined by dots.

    ``[state=flooded]`` keeps the members of which that is true (``[=0]`` those that are equal to it);
    ``#`` counts; ``hand.sandbags@`` is the name itself, ``sandbags``, if it is there; ``sites.*tiles`` are
    the tiles of all sites. A path that leads nowhere is a mistake: ``KeyError``, ``IndexError`` or
    ``ValueError``.
    """
    found: Any = view
    for part in _BETWEEN.split(path):
        match = _PART.fullmatch(part)
        if match is None:
            raise ValueError(path)
        if match["name"].startswith("*"):
            found = [one for each in _members(found) for one in _members(each[match["name"][1:]])]
        elif match["name"]:
            found = found[int(match["name"])] if isinstance(found, list) else found[match["name"]]
        if match["value"] is not None:
            found = [each for each in _members(found) if _is(each, match["key"], match["value"])]
        if match["sign"] == "#":
            found = len(_members(found))
        elif match["sign"]:
            found = match["name"]
    return found


def figures(view: Mapping[str, Any], paths: Mapping[str, str]) -> dict[str, Any]:
    """Every figure by its name."""
    return {name: figure(view, path) for name, path in paths.items()}


def filled(view: Mapping[str, Any], thing: str) -> str:
    """The name of a thing, with what stands in braces read from the view: ``tile:{seats.1.tile}``."""
    return _IN_BRACES.sub(lambda found: str(figure(view, found[1])), thing)


def _members(found: Any) -> list[Any]:
    return list(found.values()) if isinstance(found, dict) else list(found)


def _is(each: Any, key: str, value: str) -> bool:
    said = each.get(key) if key else each
    return ("" if said is None else str(said).lower()) == value.lower()
