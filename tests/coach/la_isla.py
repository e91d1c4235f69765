"""La Isla: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from typing import Any

from tests.coach.cases import Case


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "assign_surround": _assign_surround,
        "assign_push": _assign_push,
        "assign_spaces": lambda case: (
            len(_opened(case, _own_cards(case)[1]["resource"])) == case.args["count"] > 0
        ),
        "put": lambda case: _mine(case)["slots"][case.args["slot"] - 1] is None,
        "cover": _cover,
        "exchange": _exchange,
        "surround": _surround,
        "place_points": _place_points,
        "place_near": _place_near,
        "take_spaces": lambda case: len(_opened(case, case.actions[0]["resource"])) == case.args["count"] > 0,
        "move_done": lambda case: not _animals_around(case, case.args["space"]),
        "pay_most": _pay_most,
        "advance": lambda case: _scored(case) == case.args["points"] > 0,
        "advance_most": _advance_most,
        "advance_least": _advance_least,
    }
    return bool(read[case.key.removeprefix("reason-")](case))


def _mine(case: Case) -> Any:
    return case.view["seats"][case.seat]


def _own_cards(case: Case) -> list[Any]:
    """The cards that go to A, B and D."""
    by_name = {card["card"]: card for card in _mine(case)["hand"]}
    return [by_name[case.actions[0][letter]] for letter in "abd"]


def _jokers(case: Case) -> list[str]:
    """The colours that a visible function lets stand in for any other."""
    cards = [card for card in _mine(case)["slots"] if card is not None and card["family"] == "joker"]
    return [card["parameter"] for card in cards]


def _payable(case: Case, resources: dict[str, int]) -> set[str]:
    """The spaces without an explorer of one's own that these resources pay for, at the prices seen."""
    found = set()
    for space, (price, _) in zip(case.view["spaces"], case.view["prices"], strict=True):
        colour = space["colour"]
        others = [each for each in set(_jokers(case)) if each != colour and resources[each] > 0]
        if case.seat not in space["explorers"] and resources[colour] + len(others) >= price:
            found.add(space["space"])
    return found


def _opened(case: Case, more: str, less: str | None = None) -> set[str]:
    """The spaces that one resource more (and another less) makes payable."""
    now = dict(_mine(case)["resources"])
    then = {**now, more: now[more] + 1}
    if less:
        then[less] -= 1
    return _payable(case, then) - _payable(case, now)


def _closed(case: Case, space: str, origin: str | None) -> list[Any]:
    """The regions with an animal that an explorer there surrounds."""
    standing = {*_mine(case)["on_island"], space} - ({origin} if origin else set())
    regions = [each for each in case.view["regions"] if each["animal"] and space in each["around"]]
    return [each for each in regions if set(each["around"]) <= standing]


def _origin(case: Case) -> str | None:
    moved = case.doing("move_from")
    return moved[0]["space"] if moved else None


def _assign_surround(case: Case) -> object:
    _, at_b, _ = _own_cards(case)
    animals = [each["animal"] for each in _closed(case, case.args["space"], None)]
    opened = case.args["space"] in _opened(case, at_b["resource"])
    return (
        at_b["resource"] == case.args["resource"]
        and opened
        and case.args["animal"] in animals
        and _mine(case)["supply"] > 0
    )


def _assign_push(case: Case) -> object:
    _, _, at_d = _own_cards(case)
    return at_d["animal"] == case.args["animal"] and _scored(case) == case.args["points"] > 0


def _scored(case: Case) -> int:
    return int(_mine(case)["animals"][case.args["animal"]])


def _cover(case: Case) -> object:
    slots = _mine(case)["slots"]
    covered = slots[case.actions[0]["slot"] - 1]
    return None not in slots and covered["function"] == case.args["covered"]


def _exchange(case: Case) -> object:
    act = case.doing("exchange")[0]
    goes = case.doing("place")[0]["space"] == case.args["space"]
    said = (act["give"], act["take"]) == (case.args["give"], case.args["take"])
    return said and goes and case.args["space"] in _opened(case, act["take"], act["give"])


def _surround(case: Case) -> object:
    closed = _closed(case, case.args["space"], _origin(case))
    found = [(each["animal"], each["value"]) for each in closed]
    goes = case.doing("place")[0]["space"] == case.args["space"]
    return goes and (case.args["animal"], case.args["points"]) in found


def _place_points(case: Case) -> object:
    """What the functions that look at the space itself give: its symbol, colour, ring, or company."""
    space = next(each for each in case.view["spaces"] if each["space"] == case.args["space"])
    points = 0
    seen = set()
    for card in _mine(case)["slots"]:
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
    before = set(_mine(case)["on_island"])
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
    mine = _mine(case)["resources"]
    most = mine[case.args["resource"]]
    others = [count for name, count in mine.items() if name != case.args["resource"]]
    return most == case.args["count"] and all(most > count for count in others)


def _rivals(case: Case, animal: str) -> list[int]:
    return [seat["animals"][animal] for n, seat in enumerate(case.view["seats"]) if n != case.seat]


def _advance_most(case: Case) -> object:
    rivals = _rivals(case, case.args["animal"])
    return _scored(case) == case.args["points"] > max(rivals) == case.args["count"]


def _advance_least(case: Case) -> object:
    totals = {animal: sum(_rivals(case, animal)) for animal in _mine(case)["animals"]}
    least = totals[case.args["animal"]] == case.args["count"] == min(totals.values())
    return least and _scored(case) == 0
