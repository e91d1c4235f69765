"""What changed between two pieces of JSON, short enough to send after every event.

A change is one of

- a number, a text or a truth value: it stands there now;
- ``[value]``: this value stands there now, whatever it is;
- ``[at, cut, value, …]``: of a list, ``cut`` members at ``at`` are gone and these values stand there instead;
- ``{key: change}``: of an object, or of a list by its indices, these alone are different; ``null`` for a key
  that is gone.

>>> changes({"turn": 1, "hand": ["a", "b"]}, {"turn": 2, "hand": ["a"]})
{'turn': 2, 'hand': [1, 1]}
>>> changed({"turn": 1, "hand": ["a", "b"]}, {"turn": 2, "hand": [1, 1]})
{'turn': 2, 'hand': ['a']}
"""

from archipel.engine.event import Json


def changes(before: Json, after: Json) -> Json:
    """The change that leads from one value to another; ``{}`` where they are the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _of_lists(before, after)
    return {} if before == after else _whole(after)


def _whole(value: Json) -> Json:
    """A new value: only what could be read as something else is wrapped."""
    if value is None or isinstance(value, list | dict):
        return [value]
    return value


class Comparison:
    """Changes between views that share parts: what many people see alike is compared once."""

    def __init__(self) -> None:
        # By the two parts, which are kept here so that nothing else can get their places in memory.
        self._known: dict[tuple[int, int], tuple[Json, Json, Json]] = {}

    def changes(self, before: dict[str, Json], after: dict[str, Json]) -> Json:
        """What :func:`changes` gives."""
        return _of_objects(before, after, self)

    def of_part(self, before: Json, after: Json) -> Json:
        """The change of one part of a view; ``{}`` where it is the same."""
        pair = (id(before), id(after))
        known = self._known.get(pair)
        if known is None:
            change: Json = {} if before == after else changes(before, after)
            known = self._known[pair] = (before, after, change)
        return known[2]


def _of_objects(
    before: dict[str, Json], after: dict[str, Json], comparison: Comparison | None = None
) -> Json:
    found: dict[str, Json] = {}
    new: list[str] = []
    for key, value in after.items():
        if key not in before:
            found[key] = _whole(value)
            new.append(key)
            continue
        old = before[key]
        if old is value:
            continue
        if comparison is not None and isinstance(value, list | dict):
            change = comparison.of_part(old, value)
            if change != {}:
                found[key] = change
        elif old != value:
            found[key] = changes(old, value)
    if new and list(after)[-len(new) :] != new:
        return [after]  # keys keep their order: whoever reads them sees the same as if all of it had come
    if len(before) + len(new) > len(after):
        for key in before:
            if key not in after:
                found[key] = None
    return found


def _of_lists(before: list[Json], after: list[Json]) -> Json:
    if len(before) == len(after) and after and isinstance(after[0], dict | list):
        return {str(at): changes(before[at], value) for at, value in enumerate(after) if before[at] != value}
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and before[first] == after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    cut = len(before) - last - first
    put = after[first : len(after) - last]
    if not cut and not put:
        return {}
    return [first, cut, *put]


def changed(before: Json, change: Json) -> Json:
    """The value that a change leads to; the one before stays as it is."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        assert isinstance(before, list)
        at, cut = change[0], change[1]
        assert isinstance(at, int)
        assert isinstance(cut, int)
        return [*before[:at], *change[2:], *before[at + cut :]]
    if not isinstance(change, dict):
        return change
    if isinstance(before, list):
        members = list(before)
        for index, each in change.items():
            members[int(index)] = changed(members[int(index)], each)
        return members
    if not isinstance(before, dict):
        return before  # there is no change to it: it has no parts
    found: dict[str, Json] = {key: value for key, value in before.items() if change.get(key, 0) is not None}
    for key, each in change.items():
        if each is not None:
            found[key] = changed(before.get(key), each)
    return found
