"""What a seat of La Isla has as it sees it, what it can pay for, and what an explorer more would surround."""

from typing import Any

from tests.coach.cases import Case


def own_seat(case: Case) -> Any:
    return case.view["seats"][case.seat]


def own_cards(case: Case) -> list[Any]:
    """The cards that go to A, B and D."""
    by_name = {card["card"]: card for card in own_seat(case)["hand"]}
    return [by_name[case.actions[0][letter]] for letter in "abd"]


def jokers(case: Case) -> list[str]:
    """The colours that a visible function lets stand in for any other."""
    cards = [card for card in own_seat(case)["slots"] if card is not None and card["family"] == "joker"]
    return [card["parameter"] for card in cards]


def payable(case: Case, resources: dict[str, int]) -> set[str]:
    """The spaces without an explorer of one's own that these resources pay for, at the prices seen."""
    return {space for space, short in lacking(case, resources).items() if short <= 0}


def lacking(case: Case, resources: dict[str, int]) -> dict[str, int]:
    """How many resources more each space without an explorer of one's own would take."""
    found = {}
    for space, (price, _) in zip(case.view["spaces"], case.view["prices"], strict=True):
        colour = space["colour"]
        others = [each for each in set(jokers(case)) if each != colour and resources[each] > 0]
        if case.seat not in space["explorers"]:
            found[space["space"]] = price - resources[colour] - len(others)
    return found


def opened(case: Case, more: str, less: str | None = None) -> set[str]:
    """The spaces that one resource more (and another less) makes payable."""
    now = dict(own_seat(case)["resources"])
    then = {**now, more: now[more] + 1}
    if less:
        then[less] -= 1
    return payable(case, then) - payable(case, now)


def closed(case: Case, space: str, origin: str | None) -> list[Any]:
    """The regions with an animal that an explorer there surrounds."""
    standing = {*own_seat(case)["on_island"], space} - ({origin} if origin else set())
    regions = [each for each in case.view["regions"] if each["animal"] and space in each["around"]]
    return [each for each in regions if set(each["around"]) <= standing]
