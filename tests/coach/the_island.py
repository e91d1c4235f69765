"""The Island: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from typing import Any

from tests.coach.cases import Case

ROOM = 3  # in a boat
SEA = ("sea", "boat")


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "place": _place,
        "place_boat": _place_boat,
        "land": _land,
        "land_several": lambda case: len(_saved(case)) == case.args["count"] > 1,
        "board": _board,
        "board_several": _board_several,
        "sail": _sail,
        "fetch": _fetch,
        "to_boat": _to_boat,
        "to_isle": _to_isle,
        "remove_rivals": lambda case: _fallen(case) == (case.args["count"], 0) and case.args["count"] > 0,
        "remove_both": lambda case: _fallen(case) == (case.args["count"], case.args["own"]),
        "remove_own": _remove_own,
        "remove_empty": lambda case: _fallen(case) == (0, 0),
        "take_aboard": lambda case: _explorer(case.view, case.args["explorer"])["seat"] == case.seat,
        "strike": lambda case: _hit(case) == (case.args["count"], 0) and case.args["count"] > 0,
        "strike_both": lambda case: _hit(case) == (case.args["count"], case.args["own"]),
        "lurk": _lurk,
        "away": _away,
        "defend": _defend,
        "decline": _defend,
    }
    return bool(read[case.key.removeprefix("reason-")](case))


def _explorer(view: Any, name: str) -> Any:
    return next(each for each in view["explorers"] if each["explorer"] == name)


def _apart(view: Any, one: str, other: str) -> int:
    places = {name: (q, r) for name, q, r in view["spaces"]}
    q, r = (places[one][axis] - places[other][axis] for axis in (0, 1))
    return int(max(abs(q), abs(r), abs(q + r)))


def _to_shore(view: Any, space: str) -> int:
    return min(_apart(view, space, shore) for isle in view["isles"] for shore in isle["shores"])


def _before_end(case: Case) -> Any:
    """What is seen before the moves are ended."""
    for number, action in enumerate(case.actions):
        if action["kind"] == "end_moves":
            return case.views[number]
    return case.after


def _place(case: Case) -> object:
    space = case.args["space"]
    terrain = next(each["terrain"] for each in case.view["tiles"] if each["space"] == space)
    return terrain == case.args["terrain"] and _to_shore(case.view, space) == case.args["count"]


def _place_boat(case: Case) -> object:
    space = case.args["space"]
    mine = [each for each in case.view["explorers"] if each["seat"] == case.seat and each["where"] == "land"]
    near = [each for each in mine if _apart(case.view, space, each["at"]) <= 2]
    return len(near) == case.args["count"] and _to_shore(case.view, space) == case.args["steps"]


def _saved(case: Case) -> list[str]:
    before = {each["explorer"] for each in case.view["explorers"] if each["where"] == "isle"}
    return [
        each["explorer"]
        for each in _before_end(case)["explorers"]
        if each["where"] == "isle" and each["explorer"] not in before and each["seat"] == case.seat
    ]


def _land(case: Case) -> object:
    there = _explorer(_before_end(case), case.args["explorer"])
    return _saved(case) == [case.args["explorer"]] and there["at"] == case.args["isle"]


def _board(case: Case) -> object:
    before, after = (_explorer(view, case.args["explorer"]) for view in (case.view, _before_end(case)))
    return (
        before["where"] != "boat"
        and (after["where"], after["at"]) == ("boat", case.args["space"])
        and _to_shore(case.view, after["at"]) == case.args["count"]
        and after["seat"] == case.seat
    )


def _board_several(case: Case) -> object:
    view, space = _before_end(case), case.args["space"]
    new = [
        each
        for each in view["explorers"]
        if (each["where"], each["at"], each["seat"]) == ("boat", space, case.seat)
        and _explorer(case.view, each["explorer"])["where"] != "boat"
    ]
    return len(new) == case.args["count"] > 1 and _to_shore(view, space) == case.args["steps"]


def _boats(view: Any) -> dict[str, Any]:
    return {each["space"]: each for each in view["boats"]}


def _moved_boat(case: Case) -> tuple[str, str]:
    before, after = set(_boats(case.view)), set(_boats(_before_end(case)))
    (start,), (end,) = before - after, after - before
    return start, end


def _own_aboard(case: Case, space: str) -> int:
    view = _before_end(case)
    crew = _boats(view)[space]["passengers"]
    return sum(_explorer(view, each)["seat"] == case.seat for each in crew)


def _sail(case: Case) -> object:
    start, end = _moved_boat(case)
    steps = (_to_shore(case.view, start), _to_shore(case.view, end))
    said = (case.args["before"], case.args["count"])
    return start == case.args["boat"] and steps == said and _own_aboard(case, end) == case.args["own"] > 0


def _fetch(case: Case) -> object:
    view = _before_end(case)
    start, end = _moved_boat(case)
    mine = [
        each["at"]
        for each in view["explorers"]
        if each["seat"] == case.seat and each["where"] in ("land", "sea")
    ]
    near, before = (min(_apart(view, space, each) for each in mine) for space in (end, start))
    empty = not _boats(view)[end]["passengers"]
    return start == case.args["boat"] and empty and near == case.args["count"] < before


def _to_boat(case: Case) -> object:
    view = _before_end(case)
    roomy = [each["space"] for each in view["boats"] if len(each["passengers"]) < ROOM]
    before, after = (_explorer(each, case.args["explorer"]) for each in (case.view, view))
    near = min(_apart(view, after["at"], space) for space in roomy)
    return near == case.args["count"] < min(_apart(view, before["at"], space) for space in roomy)


def _to_isle(case: Case) -> object:
    before, after = (_explorer(view, case.args["explorer"]) for view in (case.view, _before_end(case)))
    steps = _to_shore(case.view, after["at"])
    return after["where"] != "boat" and steps == case.args["count"] < _to_shore(case.view, before["at"])


def _fallen(case: Case) -> tuple[int, int]:
    there = [
        each["seat"] == case.seat
        for each in case.view["explorers"]
        if each["where"] == "land" and each["at"] == case.args["space"]
    ]
    return len(there) - sum(there), sum(there)


def _remove_own(case: Case) -> object:
    steps = _to_shore(case.view, case.args["space"])
    return _fallen(case) == (0, case.args["count"]) and steps == case.args["steps"]


# -- creatures -----------------------------------------------------------------------------------------------


def _can_hit(creature: str, explorer: Any) -> bool:
    """A shark takes swimmers, a whale overturns boats, a sea serpent does both."""
    return explorer["where"] in {"shark": ("sea",), "whale": ("boat",), "sea_serpent": SEA}[creature]


def _hit(case: Case) -> tuple[int, int]:
    there = [
        each["seat"] == case.seat
        for each in case.view["explorers"]
        if each["at"] == case.args["space"] and _can_hit(case.args["creature"], each)
    ]
    return (len(there) - sum(there), sum(there)) if case.args["space"] in _goals(case) else (-1, -1)


def _goals(case: Case) -> list[str]:
    """Where it goes, or where it can go next."""
    chosen = case.doing("move_to")
    if chosen:
        return [chosen[0]["space"]]
    after: Any = case.state.copy()
    pick = case.actions[0]
    after.push(after.parse(f"{case.seat} pick_creature {pick['creature']} {pick['space']}").code)
    return [
        after.action(code).args["space"] for code in after.legal() if after.action(code).kind == "move_to"
    ]


def _nearest(case: Case, space: str, own: bool) -> int:
    prey = [
        each["at"]
        for each in case.view["explorers"]
        if (each["seat"] == case.seat) == own and _can_hit(case.args["creature"], each)
    ]
    return min((_apart(case.view, space, each) for each in prey), default=99)


def _way(case: Case) -> tuple[str, str]:
    picked = case.doing("pick_creature")
    names = [name for name, _, _ in case.view["spaces"]]
    here = picked[0]["space"] if picked else names[case.view["step"][2]]
    return here, case.doing("move_to")[0]["space"]


def _lurk(case: Case) -> object:
    here, there = _way(case)
    return _nearest(case, there, own=False) == case.args["count"] < _nearest(case, here, own=False)


def _away(case: Case) -> object:
    here, there = _way(case)
    return _nearest(case, here, own=True) < _nearest(case, there, own=True) == case.args["count"]


def _defend(case: Case) -> object:
    names = [name for name, _, _ in case.view["spaces"]]
    creatures = ["sea_serpent", "shark", "whale"]
    _, creature, _, there = case.view["step"]
    own = [
        each
        for each in case.view["explorers"]
        if each["seat"] == case.seat and each["at"] == names[there] and _can_hit(creatures[creature], each)
    ]
    return creatures[creature] == case.args["creature"] and len(own) == case.args["count"] > 0
