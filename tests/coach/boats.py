"""The Island's boats: what is claimed of those that a line moves, read from its actions and what is seen."""

from typing import Any

from tests.coach.cases import Case
from tests.coach.waters import apart, before_end, explorer_in, in_danger, to_shore

SAYS = ("sail", "sail_clear", "fetch", "hide", "stay_near")


def check_boat(case: Case) -> object:
    """Whether what was claimed of a boat is so."""
    start = case.args["boat"]
    end = _goes(case, start)
    read = {
        "sail": _sail,
        "sail_clear": _sail_clear,
        "fetch": _fetch,
        "hide": _hide,
        "stay_near": _stay_near,
    }
    return start != end and read[case.key.removeprefix("reason-")](case, start, end)


def boats(view: Any) -> dict[str, Any]:
    """The boats by their spaces."""
    return {each["space"]: each for each in view["boats"]}


def _goes(case: Case, start: str) -> str:
    """Where the boat of a space is taken, by sail and by wind."""
    here = start
    names = [name for name, _, _ in case.view["spaces"]]
    blown = names[case.view["step"][1]] if case.view["step"][0] == "sail_before_wind" else None
    for action in case.actions:
        if action["kind"] == "sail" and action["boat"] == here:
            here = action["space"]
        elif action["kind"] == "pick_boat":
            blown = action["space"]
        elif action["kind"] == "move_to" and blown == here:
            here = action["space"]
    return here


def _own_aboard(case: Case, view: Any, space: str) -> list[str]:
    crew = boats(view)[space]["passengers"]
    return [each for each in crew if explorer_in(view, each)["seat"] == case.seat]


def _sail(case: Case, start: str, end: str) -> object:
    steps = (to_shore(case.view, start), to_shore(case.view, end))
    own = len(_own_aboard(case, before_end(case), end))
    said = (case.args["before"], case.args["count"])
    return steps == said and steps[1] < steps[0] and own == case.args["own"] > 0


def _sail_clear(case: Case, start: str, end: str) -> object:
    view = before_end(case)
    own = _own_aboard(case, view, end)
    return len(own) == case.args["own"] > 0 and not in_danger(view, case.seat) & set(own)


def _empty(case: Case, start: str, end: str) -> bool:
    return not boats(case.view)[start]["passengers"] and not boats(before_end(case))[end]["passengers"]


def _nearest(case: Case, space: str, own: bool) -> int:
    """Spaces to the nearest explorer on a tile or in the water."""
    view = before_end(case)
    waiting = [
        each["at"]
        for each in view["explorers"]
        if (each["seat"] == case.seat) == own and each["where"] in ("land", "sea")
    ]
    return min((apart(view, space, each) for each in waiting), default=99)


def _fetch(case: Case, start: str, end: str) -> object:
    near = _nearest(case, end, own=True)
    return _empty(case, start, end) and near == case.args["count"] < _nearest(case, start, own=True)


def _hide(case: Case, start: str, end: str) -> object:
    steps = (_nearest(case, start, own=False), _nearest(case, end, own=False))
    said = (case.args["before"], case.args["count"])
    return _empty(case, start, end) and steps == said and steps[0] < steps[1] < 99


def _stay_near(case: Case, start: str, end: str) -> object:
    near = _nearest(case, end, own=True)
    return _empty(case, start, end) and near == case.args["count"] <= 2 >= _nearest(case, start, own=True)
