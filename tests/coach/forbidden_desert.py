"""Forbidden Desert: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from typing import Any

from tests.coach.cases import Case
from tests.coach.thirst import dies, tile_at

CLUES = {
    part: {f"clue_{part}_row", f"clue_{part}_col"}
    for part in ("propeller", "gearbox", "crystal", "navigation")
}


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "win": lambda case: case.after["outcome"] is not None and all(case.after["outcome"]["won"]),
        "pick_up": _pick_up,
        "reveal_water": _reveal_water,
        "reveal_clue": _reveal_clue,
        "reveal_pad": _reveal_pad,
        "peek_water": lambda case: _well_odds(case, case.doing("terrascope")[0]["cell"]),
        "dig_out": _dig_out,
        "dig_part": lambda case: _dug(case, case.args["cell"]) and _part_at(case) == case.args["cell"],
        "dig_hidden": lambda case: (
            _dug(case, case.args["cell"]) and not tile_at(case.view, case.args["cell"])["revealed"]
        ),
        "dig_open": _dig_open,
        "dig_supply": lambda case: case.view["sand"]["supply"] == case.args["left"] < 10,
        "take_water": lambda case: _gained(case, case.seat) == case.args["count"] > 0,
        "give": _give,
        "reserve": _reserve,
        "shield": _shield,
        "reduce": _reduce,
        "look": _look,
        "under": lambda case: case.args["storm"] in case.view["storm_pile"]["top"],
        "throttle": _throttle,
        "hand_over": _hand_over,
        "fly": _fly,
        "go_part": lambda case: _part_at(case) == case.args["cell"] and _nearer(case),
        "go_hidden": _go_hidden,
        "go_well": _go_well,
        "go_shelter": _go_shelter,
        "meet": _meet,
        "gather": _gather,
        "thirst": _thirst,
        "no_thirst": lambda case: all(dies(case, pawn) == 0 for pawn in range(len(case.view["seats"]))),
    }
    return bool(read[case.key.removeprefix("reason-")](case))


def _hand_over(case: Case) -> object:
    """The card is then before the player whose actions these are, who can use it at once."""
    card, receiver, after = case.args["equipment"], case.args["receiver"], case.after
    mine = after["seats"][receiver]
    elsewhere = [each for each in after["desert"]["tiles"] if each["cell"] != mine["cell"]]
    use = card == "time_throttle" or any(each["sand"] < 2 for each in elsewhere)
    asked = after["step"][0] == "take_actions" and after["active"] == receiver
    return asked and use and mine["hand"].get(card, 0) > 0


def _last_certain(case: Case) -> Any:
    """What is seen before anything that chance decides."""
    for number, action in enumerate(case.actions):
        if action["kind"] in ("reveal", "look", "terrascope", "draw_storm", "end_turn", "end_step"):
            return case.views[number]
    return case.after


def _pick_up(case: Case) -> object:
    part = case.args["part"]
    taken = [
        case.views[n + 1]
        for n, each in enumerate(case.actions)
        if each["kind"] == "pick_up" and each["part"] == part
    ]
    if not taken or case.view["parts"][part]["state"] == "picked_up":
        return False
    left = [each for each in taken[0]["parts"].values() if each["state"] != "picked_up"]
    return taken[0]["parts"][part]["seat"] == case.seat and len(left) == case.args["left"]


def _before_reveal(case: Case) -> Any:
    kinds = [each["kind"] for each in case.actions]
    return case.views[kinds.index("reveal")]


def _reveal_water(case: Case) -> object:
    view = _before_reveal(case)
    cell = view["seats"][case.seat]["cell"]
    tile = tile_at(view, cell)
    here = sum(seat["cell"] == cell for seat in view["seats"])
    if tile["back"] != "water" or cell != case.args["cell"] or here != case.args["count"]:
        return False
    return _well_odds(case, cell)


def _well_odds(case: Case, cell: str) -> object:
    tile = tile_at(case.view, cell)
    hidden = case.view["hidden"]["water"]
    if tile["face"] is not None:
        return case.args["chance_of_well"] == (100 if tile["face"] == "well" else 0)
    return tile["back"] == "water" and case.args["chance_of_well"] == round(
        100 * hidden.get("well", 0) / sum(hidden.values())
    )


def _reveal_clue(case: Case) -> object:
    view = _before_reveal(case)
    hidden = view["hidden"]["plain"]
    wanted: set[str] = set()
    for part, clues in CLUES.items():
        if view["parts"][part]["state"] == "hidden":
            wanted |= clues
    count = sum(number for face, number in hidden.items() if face in wanted)
    tile = tile_at(view, view["seats"][case.seat]["cell"])
    plain = tile["back"] == "plain" and tile["face"] is None and tile["cell"] == case.args["cell"]
    return plain and count > 0 and case.args["odds"] == round(100 * count / sum(hidden.values()))


def _reveal_pad(case: Case) -> object:
    view = _before_reveal(case)
    hidden = view["hidden"]["plain"]
    tile = tile_at(view, view["seats"][case.seat]["cell"])
    plain = tile["back"] == "plain" and tile["face"] is None and tile["cell"] == case.args["cell"]
    return plain and hidden["launch_pad"] == 1 and case.args["odds"] == round(100 / sum(hidden.values()))


def _dug(case: Case, cell: str) -> object:
    view = _last_certain(case)
    less = tile_at(view, cell)["sand"] < tile_at(case.view, cell)["sand"]
    return less and tile_at(view, cell)["sand"] == case.args["left"]


def _dig_out(case: Case) -> object:
    seat = case.view["seats"][case.args["pawn"]]
    free = "no" if tile_at(_last_certain(case), seat["cell"])["blocked"] else "yes"
    return seat["buried"] and _dug(case, seat["cell"]) and free == case.args["free"]


def _dig_open(case: Case) -> object:
    cell = case.args["cell"]
    return tile_at(case.view, cell)["sand"] >= 2 > tile_at(_last_certain(case), cell)["sand"]


def _part_at(case: Case) -> Any:
    part = case.view["parts"][case.args["part"]]
    return part["cell"] if part["state"] == "on_tile" else None


def _gained(case: Case, seat: int) -> int:
    kinds = [each["kind"] for each in case.actions]
    at = kinds.index("take_water")
    return int(case.views[at + 1]["seats"][seat]["water"] - case.views[at]["seats"][seat]["water"])


def _give(case: Case) -> object:
    for number, each in enumerate(case.actions):
        seats = case.views[number + 1]["seats"]
        if each["kind"] == "give" and each["receiver"] == case.args["receiver"]:
            waters = (seats[case.args["receiver"]]["water"], seats[case.seat]["water"])
            if waters == (case.args["count"], case.args["left"]):
                return bool(case.args["seat"] == case.seat)
    return False


def _reserve(case: Case) -> object:
    at = [each["kind"] for each in case.actions].index("water_reserve")
    before, after = (sum(seat["water"] for seat in case.views[n]["seats"]) for n in (at, at + 1))
    return bool(after - before == case.args["count"] > 0)


def _shield(case: Case) -> object:
    view = _last_certain(case)
    cell = view["seats"][case.seat]["cell"]
    here = [pawn for pawn, seat in enumerate(view["seats"]) if seat["cell"] == cell]
    risk = max(dies(case, pawn, view, case.seat) for pawn in here)
    shaded = view["seats"][case.seat]["shield"]
    return shaded and len(here) == case.args["count"] and round(100 * risk) == case.args["risk"]


def _reduce(case: Case) -> object:
    found = [
        case.views[n + 1]["cards_to_draw"] for n, each in enumerate(case.actions) if each["kind"] == "reduce"
    ]
    return case.args["count"] in found


def _look(case: Case) -> object:
    return case.args["count"] == min(case.view["storm"]["level"], case.view["storm_pile"]["size"])


def _throttle(case: Case) -> object:
    at = [each["kind"] for each in case.actions].index("time_throttle")
    before, after = case.views[at]["actions_left"], case.views[at + 1]["actions_left"]
    return bool(after == before + 2 == case.args["count"])


# -- where pawns are -----------------------------------------------------------------------------------------


def _apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def _nearer(case: Case) -> object:
    start, end = (view["seats"][case.args["pawn"]]["cell"] for view in (case.view, _last_certain(case)))
    return _apart(end, case.args["cell"]) < _apart(start, case.args["cell"])


def _fly(case: Case) -> object:
    start, end = (view["seats"][case.seat]["cell"] for view in (case.view, _last_certain(case)))
    return end == case.args["cell"] and _apart(start, end) == case.args["count"]


def _go_hidden(case: Case) -> object:
    view = _last_certain(case)
    tile = tile_at(view, case.args["cell"])
    there = view["seats"][case.args["pawn"]]["cell"] == case.args["cell"]
    return there and not tile["revealed"] and tile["sand"] == case.args["left"]


def _go_well(case: Case) -> object:
    water = _last_certain(case)["seats"][case.args["pawn"]]["water"]
    tile = tile_at(case.view, case.args["cell"])
    fresh = tile["face"] == "well" and not tile["revealed"]
    return fresh and _nearer(case) and max(0, water) == case.args["count"] <= 2


def _go_shelter(case: Case) -> object:
    cell = _last_certain(case)["seats"][case.args["pawn"]]["cell"]
    tile = tile_at(case.view, cell)
    return cell == case.args["cell"] and tile["face"] == "tunnel" and tile["revealed"]


def _meet(case: Case) -> object:
    seats = _last_certain(case)["seats"]
    one, other = seats[case.args["pawn"]], seats[case.args["mate"]]
    waters = (max(0, one["water"]), max(0, other["water"]))
    return one["cell"] == other["cell"] and waters == (case.args["count"], case.args["theirs"])


def _gather(case: Case) -> object:
    tile = tile_at(case.view, case.args["cell"])
    parts = all(each["state"] == "picked_up" for each in _last_certain(case)["parts"].values())
    return parts and tile["face"] == "launch_pad" and _nearer(case)


def _thirst(case: Case) -> object:
    risks = [round(100 * dies(case, pawn)) for pawn in range(len(case.view["seats"]))]
    return risks[case.args["pawn"]] == max(risks) == case.args["risk"] > 0
