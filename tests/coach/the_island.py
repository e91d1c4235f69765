"""The Island: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from typing import Any

from tests.coach import boats, creatures
from tests.coach.cases import Case
from tests.coach.waters import apart, before_end, explorer_in, in_danger, on_board, to_shore

ROOM = 3  # in a boat


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "place": _place,
        "place_boat": _place_boat,
        "land": _land,
        "land_several": lambda case: len(_saved(case)) == case.args["count"] > 1,
        "board": _board,
        "board_several": _board_several,
        "to_boat": _to_boat,
        "to_isle": _to_isle,
        "remove_rivals": lambda case: _fallen(case) == (case.args["count"], 0) and case.args["count"] > 0,
        "remove_both": lambda case: _fallen(case) == (case.args["count"], case.args["own"]),
        "remove_own": _remove_own,
        "remove_empty": lambda case: _fallen(case) == (0, 0),
        "take_aboard": lambda case: explorer_in(case.view, case.args["explorer"])["seat"] == case.seat,
        "take": _take,
        "unreached": _unreached,
        "fewer": _fewer,
        "ashore": _ashore,
        "keep": lambda case: len(case.view["seats"][case.seat]["hand"]) == case.args["count"] > 0,
        **dict.fromkeys(boats.SAYS, boats.check_boat),
        **creatures.SAYS,
    }
    return bool(read[case.key.removeprefix("reason-")](case))


def _place(case: Case) -> object:
    space = case.args["space"]
    terrain = next(each["terrain"] for each in case.view["tiles"] if each["space"] == space)
    return terrain == case.args["terrain"] and to_shore(case.view, space) == case.args["count"]


def _place_boat(case: Case) -> object:
    space = case.args["space"]
    mine = [each for each in case.view["explorers"] if each["seat"] == case.seat and each["where"] == "land"]
    near = [each for each in mine if apart(case.view, space, each["at"]) <= 2]
    return len(near) == case.args["count"] and to_shore(case.view, space) == case.args["steps"]


def _saved(case: Case) -> list[str]:
    before = {each["explorer"] for each in case.view["explorers"] if each["where"] == "isle"}
    return [
        each["explorer"]
        for each in before_end(case)["explorers"]
        if each["where"] == "isle" and each["explorer"] not in before and each["seat"] == case.seat
    ]


def _land(case: Case) -> object:
    there = explorer_in(before_end(case), case.args["explorer"])
    return _saved(case) == [case.args["explorer"]] and there["at"] == case.args["isle"]


def _board(case: Case) -> object:
    before, after = (explorer_in(view, case.args["explorer"]) for view in (case.view, before_end(case)))
    return (
        (
            before["where"] != "boat"
            or any(each["explorer"] == before["explorer"] for each in case.doing("board"))
        )
        and (after["where"], after["at"]) == ("boat", case.args["space"])
        and to_shore(case.view, after["at"]) == case.args["count"]
        and after["seat"] == case.seat
    )


def _board_several(case: Case) -> object:
    view, space = before_end(case), case.args["space"]
    aboard = [
        each["explorer"]
        for each in view["explorers"]
        if (each["where"], each["at"], each["seat"]) == ("boat", space, case.seat)
    ]
    came = {each["explorer"] for each in case.doing("board")}
    came |= {each for each in aboard if explorer_in(case.view, each)["where"] != "boat"}
    together = len(aboard) == case.args["count"] and len(came.intersection(aboard)) > 1
    return together and to_shore(view, space) == case.args["steps"]


def _to_boat(case: Case) -> object:
    view = before_end(case)
    roomy = [each["space"] for each in view["boats"] if len(each["passengers"]) < ROOM]
    before, after = (explorer_in(each, case.args["explorer"]) for each in (case.view, view))
    near = min(apart(view, after["at"], space) for space in roomy)
    return near == case.args["count"] < min(apart(view, before["at"], space) for space in roomy)


def _to_isle(case: Case) -> object:
    before, after = (explorer_in(view, case.args["explorer"]) for view in (case.view, before_end(case)))
    steps = to_shore(case.view, after["at"])
    return after["where"] != "boat" and steps == case.args["count"] < to_shore(case.view, before["at"])


def _fallen(case: Case) -> tuple[int, int]:
    there = [
        each["seat"] == case.seat
        for each in case.view["explorers"]
        if each["where"] == "land" and each["at"] == case.args["space"]
    ]
    return len(there) - sum(there), sum(there)


def _remove_own(case: Case) -> object:
    steps = to_shore(case.view, case.args["space"])
    return _fallen(case) == (0, case.args["count"]) and steps == case.args["steps"]


def _take(case: Case) -> object:
    """Of what the latest sinking terrain that is free has left for an explorer."""
    tiles = {each["space"]: each["terrain"] for each in case.view["tiles"]}
    people = [each["at"] for each in case.view["explorers"] if each["where"] == "land"]
    crowded = case.view["options"]["overcrowded"] == "yes"
    free = []
    for space, terrain in tiles.items():
        around = [name for name, _, _ in case.view["spaces"] if apart(case.view, space, name) == 1]
        room = 2 if crowded and all(each in tiles for each in around) else 1
        if people.count(space) < room:
            free.append(terrain)
    last = next(each for each in ("mountain", "forest", "beach") if each in free)
    return case.args == {"terrain": last, "count": free.count(last)}


def _at_sea(case: Case) -> list[Any]:
    return [each for each in on_board(before_end(case), case.seat, own=True) if each["where"] != "land"]


def _unreached(case: Case) -> object:
    danger = in_danger(before_end(case), case.seat)
    return danger == set() and len(_at_sea(case)) == case.args["count"] > 0


def _fewer(case: Case) -> object:
    numbers = (len(in_danger(case.view, case.seat)), len(in_danger(before_end(case), case.seat)))
    return numbers == (case.args["before"], case.args["count"]) and numbers[1] < numbers[0]


def _ashore(case: Case) -> object:
    every = on_board(before_end(case), case.seat, own=True)
    return _at_sea(case) == [] and len(every) == case.args["count"] > 0
