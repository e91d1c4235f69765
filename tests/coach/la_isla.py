"""La Isla: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from typing import Any

from tests.coach.cases import Case
from tests.coach.means import closed, lacking, opened, own_cards, own_seat


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "assign_surround": _assign_surround,
        "assign_push": _assign_push,
        "assign_spaces": lambda case: (
            len(opened(case, own_cards(case)[1]["resource"])) == case.args["count"] > 0
        ),
        "assign_b_points": _assign_b_points,
        "assign_d_points": _assign_d_points,
        "assign_any": _assign_any,
        "assign_least": _assign_least,
        "put": lambda case: own_seat(case)["slots"][case.args["slot"] - 1] is None,
        "cover": _cover,
        "exchange": _exchange,
        "surround": _surround,
        "place_points": _place_points,
        "place_near": _place_near,
        "take_spaces": lambda case: len(opened(case, case.actions[0]["resource"])) == case.args["count"] > 0,
        "toward": _toward,
        "have": _have,
        "move_far": _move_far,
        "move_few": _move_few,
        "move_done": lambda case: not _animals_around(case, case.args["space"]),
        "pay_most": _pay_most,
        "advance": lambda case: _scored(case) == case.args["points"] > 0,
        "advance_most": _advance_most,
        "advance_least": _advance_least,
    }
    return bool(read[case.key.removeprefix("reason-")](case))


def _origin(case: Case) -> str | None:
    moved = case.doing("move_from")
    return moved[0]["space"] if moved else None


def _goal(case: Case) -> str:
    """Where the explorer goes: by its placement, or as was decided before somebody is asked which one."""
    placed = case.doing("place")
    if placed:
        return str(placed[0]["space"])
    name, space = case.view["step"]
    assert name == "choose_explorer"
    return str(case.view["spaces"][space]["space"])


def _assign_surround(case: Case) -> object:
    _, at_b, _ = own_cards(case)
    animals = [each["animal"] for each in closed(case, case.args["space"], None)]
    payable = case.args["space"] in opened(case, at_b["resource"])
    return (
        at_b["resource"] == case.args["resource"]
        and payable
        and case.args["animal"] in animals
        and own_seat(case)["supply"] > 0
    )


def _assign_push(case: Case) -> object:
    _, _, at_d = own_cards(case)
    return at_d["animal"] == case.args["animal"] and _scored(case) == case.args["points"] > 0


def _scored(case: Case) -> int:
    return int(own_seat(case)["animals"][case.args["animal"]])


def _cover(case: Case) -> object:
    slots = own_seat(case)["slots"]
    covered = slots[case.actions[0]["slot"] - 1]
    return None not in slots and covered["function"] == case.args["covered"]


def _exchange(case: Case) -> object:
    act = case.doing("exchange")[0]
    goes = case.doing("place")[0]["space"] == case.args["space"]
    said = (act["give"], act["take"]) == (case.args["give"], case.args["take"])
    return said and goes and case.args["space"] in opened(case, act["take"], act["give"])


def _surround(case: Case) -> object:
    regions = closed(case, case.args["space"], _origin(case))
    found = [(each["animal"], each["value"]) for each in regions]
    return _goal(case) == case.args["space"] and (case.args["animal"], case.args["points"]) in found


def _place_points(case: Case) -> object:
    """What the functions that look at the space itself give: its symbol, colour, ring, or company."""
    space = next(each for each in case.view["spaces"] if each["space"] == case.args["space"])
    points = 0
    seen = set()
    for card in own_seat(case)["slots"]:
        if card is None or card["function"] in seen:
            continue
        seen.add(card["function"])
        family, about = card["family"], card["parameter"]
        rivals = [each for each in space["explorers"] if each != case.seat]
        if (family, about) in (("sym_vp", space["symbol"]), ("land_vp", space["colour"])):
            points += 3
        elif family == f"ring_{space['ring']}" or (family == "shared_vp" and rivals):
            points += 2
    return points == case.args["points"] > 0


def _place_near(case: Case) -> object:
    space, origin = case.args["space"], _origin(case)
    before = set(own_seat(case)["on_island"])
    standing = (before | {space}) - ({origin} if origin else set())
    lacks = [
        len(set(each["around"]) - standing)
        for each in case.view["regions"]
        if each["animal"] == case.args["animal"]
        and space in each["around"]
        and len(set(each["around"]) - standing) < len(set(each["around"]) - before)
    ]
    return case.args["count"] in lacks and case.args["count"] > 0


def _animals_around(case: Case, space: str) -> list[Any]:
    return [each for each in case.view["regions"] if space in each["around"] and each["animal"]]


def _pay_most(case: Case) -> object:
    mine = own_seat(case)["resources"]
    most = mine[case.args["resource"]]
    others = [count for name, count in mine.items() if name != case.args["resource"]]
    return most == case.args["count"] and all(most > count for count in others)


def _rivals(case: Case, animal: str) -> list[int]:
    return [seat["animals"][animal] for n, seat in enumerate(case.view["seats"]) if n != case.seat]


def _advance_most(case: Case) -> object:
    rivals = _rivals(case, case.args["animal"])
    return _scored(case) == case.args["points"] > max(rivals) == case.args["count"]


def _advance_least(case: Case) -> object:
    totals = {animal: sum(_rivals(case, animal)) for animal in own_seat(case)["animals"]}
    least = totals[case.args["animal"]] == case.args["count"] == min(totals.values())
    return least and _scored(case) == 0


def _functions(case: Case) -> list[tuple[str, str]]:
    return [(card["family"], card["parameter"]) for card in own_seat(case)["slots"] if card is not None]


def _assign_b_points(case: Case) -> object:
    colour = own_cards(case)[1]["resource"]
    return (colour, 2) == (case.args["resource"], case.args["points"]) and ("b_vp", colour) in _functions(
        case
    )


def _assign_d_points(case: Case) -> object:
    animal = own_cards(case)[2]["animal"]
    marker = next(each for each in case.view["markers"] if each["animal"] == animal)
    rises = marker["position"] < len(case.view["track"]) - 1
    said = (animal, 2) == (case.args["animal"], case.args["points"])
    return said and rises and ("d_vp", animal) in _functions(case)


def _assign_any(case: Case) -> object:
    animal = own_cards(case)[2]["animal"]
    most = max(own_seat(case)["animals"].values())
    said = (animal, most) == (case.args["animal"], case.args["points"])
    return said and most > 0 and ("any_marker", animal) in _functions(case)


def _assign_least(case: Case) -> object:
    return own_cards(case)[2]["animal"] == case.args["animal"] and _advance_least(case)


def _resource(case: Case) -> str:
    """The resource that is taken, or that comes from the card at B."""
    taken = case.doing("take")
    return str(taken[0]["resource"] if taken else own_cards(case)[1]["resource"])


def _more(case: Case) -> dict[str, int]:
    now = own_seat(case)["resources"]
    return {**now, _resource(case): now[_resource(case)] + 1}


def _toward(case: Case) -> object:
    space = case.args["space"]
    before, after = (lacking(case, each)[space] for each in (own_seat(case)["resources"], _more(case)))
    regions = [each for each in closed(case, space, None) if each["animal"] == case.args["animal"]]
    spare = own_seat(case)["supply"] or any(
        set(own_seat(case)["on_island"]) - set(each["around"]) for each in regions
    )
    said = case.args["resource"] == _resource(case) and case.args["count"] == after
    return said and regions and spare and 0 < after < before


def _have(case: Case) -> object:
    mine = set(own_seat(case)["on_island"])
    lived = [set(each["around"]) for each in case.view["regions"] if each["animal"]]
    beside = set().union(*(each for each in lived if each & mine)) - mine
    colour = case.args["resource"]
    spaces = [each for each in case.view["spaces"] if each["colour"] == colour and each["space"] in beside]
    return (
        colour == _resource(case)
        and _more(case)[colour] == case.args["count"]
        and len(spaces) == case.args["spaces"] > 0
    )


def _move_far(case: Case) -> object:
    lacks = [each["lacking"][case.seat] for each in _animals_around(case, case.args["space"])]
    return case.actions[0]["space"] == case.args["space"] and min(lacks) == case.args["count"] > 1


def _move_few(case: Case) -> object:
    numbers = {space: len(_animals_around(case, space)) for space in own_seat(case)["on_island"]}
    return numbers[case.args["space"]] == case.args["count"] == min(numbers.values()) > 0
