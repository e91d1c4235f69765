"""The Island's creatures: whom they hit, whom they come nearer to, whom they cannot reach."""

from collections.abc import Callable
from typing import Any

from tests.coach.cases import Case
from tests.coach.waters import apart, can_hit, hit_from, on_board


def _hit(case: Case) -> tuple[int, int]:
    there = [
        each["seat"] == case.seat
        for each in case.view["explorers"]
        if each["at"] == case.args["space"] and can_hit(case.args["creature"], each)
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
        if (each["seat"] == case.seat) == own and can_hit(case.args["creature"], each)
    ]
    return min((apart(case.view, space, each) for each in prey), default=99)


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
        if each["seat"] == case.seat and each["at"] == names[there] and can_hit(creatures[creature], each)
    ]
    return creatures[creature] == case.args["creature"] and len(own) == case.args["count"] > 0


def _nearest_of_all(case: Case, space: str, own: bool) -> int:
    """Spaces to the nearest explorer, on a tile, in a boat or in the water."""
    steps = [apart(case.view, space, each["at"]) for each in on_board(case.view, case.seat, own)]
    return min(steps, default=99)


def _approach(case: Case) -> object:
    here, there = _way(case)
    near = _nearest_of_all(case, there, own=False)
    return near == case.args["count"] < _nearest_of_all(case, here, own=False)


def _withdraw(case: Case) -> object:
    here, there = _way(case)
    steps = (_nearest_of_all(case, here, own=True), _nearest_of_all(case, there, own=True))
    return steps == (case.args["before"], case.args["count"]) and steps[0] < steps[1] < 99


def _own_hit_from(case: Case, space: str) -> set[str]:
    ways = hit_from(case.view, case.args["creature"], space)
    return {each["explorer"] for _, there in ways for each in there if each["seat"] == case.seat}


def _harmless(case: Case) -> object:
    _, there = _way(case)
    return there == case.args["space"] and not _own_hit_from(case, there)


def _pieces(case: Case) -> list[str]:
    """Where the creatures of this kind are."""
    return [each["space"] for each in case.view["creatures"] if each["creature"] == case.args["creature"]]


def _strikes(case: Case) -> list[set[bool]]:
    """Whom each strike at a rival that is possible now hits: rivals alone, or own explorers (true) too."""
    ways = [hit_from(case.view, case.args["creature"], piece) for piece in _pieces(case)]
    owners = [{each["seat"] == case.seat for each in there} for found in ways for _, there in found]
    return [each for each in owners if False in each]


def _stays(case: Case) -> bool:
    seen = (case.actions[0]["kind"], case.view["rolled"])
    return seen == ("leave_creatures", case.args["creature"])


def _leave(case: Case) -> object:
    return _stays(case) and _strikes(case) == []


def _leave_both(case: Case) -> object:
    strikes = _strikes(case)
    return _stays(case) and strikes and all(True in each for each in strikes)


def _leave_safe(case: Case) -> object:
    return _stays(case) and not any(_own_hit_from(case, piece) for piece in _pieces(case))


def _lifted(case: Case) -> bool:
    act = case.actions[0]
    return (act["kind"], act["creature"], act["space"]) == (
        "pick_creature",
        case.args["creature"],
        case.args["space"],
    )


def _lift_threat(case: Case) -> object:
    return _lifted(case) and len(_own_hit_from(case, case.args["space"])) == case.args["count"] > 0


def _lift_far(case: Case) -> object:
    steps = [_nearest_of_all(case, piece, own=False) for piece in _pieces(case)]
    here = _nearest_of_all(case, case.args["space"], own=False)
    return _lifted(case) and here == case.args["count"] == max(steps) < 99 and len(steps) > 1


def _lift_near(case: Case) -> object:
    steps = [_nearest_of_all(case, piece, own=True) for piece in _pieces(case)]
    here = _nearest_of_all(case, case.args["space"], own=True)
    return _lifted(case) and here == case.args["count"] == min(steps) < 99 and len(steps) > 1


SAYS: dict[str, Callable[[Case], object]] = {
    "strike": lambda case: _hit(case) == (case.args["count"], 0) and case.args["count"] > 0,
    "strike_both": lambda case: _hit(case) == (case.args["count"], case.args["own"]),
    "lurk": _lurk,
    "away": _away,
    "approach": _approach,
    "withdraw": _withdraw,
    "harmless": _harmless,
    "leave": _leave,
    "leave_both": _leave_both,
    "leave_safe": _leave_safe,
    "lift_threat": _lift_threat,
    "lift_far": _lift_far,
    "lift_near": _lift_near,
    "defend": _defend,
    "decline": _defend,
}
