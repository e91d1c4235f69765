"""Forbidden Desert: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from typing import Any

from tests.coach import desert_ways as ways
from tests.coach import storm
from tests.coach.cases import Case
from tests.coach.thirst import tile_at

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
        "dig_part": lambda case: _dug(case, case.args["cell"]) and ways.part_at(case) == case.args["cell"],
        "dig_hidden": lambda case: (
            _dug(case, case.args["cell"]) and not tile_at(case.view, case.args["cell"])["revealed"]
        ),
        "dig_open": _dig_open,
        "dig_supply": lambda case: case.view["sand"]["supply"] == case.args["left"] < 10,
        "take_water": lambda case: _drawn(case) == case.args["count"] > 0,
        "give": _give,
        "reserve": _reserve,
        "shield": storm.shield,
        "reduce": _reduce,
        "look": storm.look,
        "under": lambda case: case.args["storm"] in case.view["storm_pile"]["top"],
        "throttle": _throttle,
        "hand_over": _hand_over,
        "fly": ways.fly,
        "go_part": lambda case: ways.part_at(case) == case.args["cell"] and ways.nearer(case),
        "go_hidden": ways.go_hidden,
        "go_well": ways.go_well,
        "go_shelter": ways.go_shelter,
        "meet": ways.meet,
        "gather": ways.gather,
        "at_pad": ways.at_pad,
        "at_part": ways.at_part,
        "to_well": ways.to_well,
        "to_mate": ways.to_mate,
        "to_hidden": ways.to_hidden,
        "pour": ways.pour,
        "dig": _dig,
        "reveal_gear": _reveal_gear,
        "peek_clue": lambda case: _peek(case) and _clue_odds(case, case.view),
        "peek_pad": lambda case: _peek(case) and _pad_odds(case, case.view),
        "next": storm.comes_next,
        "thirst": storm.thirst,
        "thirst_unlikely": lambda case: 0 < max(storm.risks(case)) < 0.01,
        "no_thirst": lambda case: max(storm.risks(case)) == 0,
        "shuffle": lambda case: (
            storm.to_come(case) > case.view["storm_pile"]["size"] == case.args["left"] > 0
        ),
        "no_storm": lambda case: storm.to_come(case) == 0 and case.steps[0][0] == "take_actions",
        "pause": storm.pause,
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
    return _unseen_plain(case) and _clue_odds(case, _before_reveal(case))


def _clue_odds(case: Case, view: Any) -> object:
    hidden = view["hidden"]["plain"]
    wanted: set[str] = set()
    for part, clues in CLUES.items():
        if view["parts"][part]["state"] == "hidden":
            wanted |= clues
    count = sum(number for face, number in hidden.items() if face in wanted)
    return count > 0 and case.args["odds"] == round(100 * count / sum(hidden.values()))


def _reveal_pad(case: Case) -> object:
    return _unseen_plain(case) and _pad_odds(case, _before_reveal(case))


def _pad_odds(case: Case, view: Any) -> object:
    hidden = view["hidden"]["plain"]
    return hidden["launch_pad"] == 1 and case.args["odds"] == round(100 / sum(hidden.values()))


def _unseen_plain(case: Case) -> object:
    view = _before_reveal(case)
    tile = tile_at(view, view["seats"][case.seat]["cell"])
    return tile["back"] == "plain" and tile["face"] is None and tile["cell"] == case.args["cell"]


def _reveal_gear(case: Case) -> object:
    """The tile is known to be a gear or a tunnel, or nothing else is left under such backs."""
    view = _before_reveal(case)
    tile = tile_at(view, view["seats"][case.seat]["cell"])
    faces = {tile["face"]} if tile["face"] else set(view["hidden"]["plain"])
    dry = tile["back"] != "water" and not tile["revealed"]
    return dry and tile["cell"] == case.args["cell"] and faces <= {"gear", "tunnel"}


def _peek(case: Case) -> object:
    """Nobody has seen the tile that is looked at."""
    tile = tile_at(case.view, case.doing("terrascope")[0]["cell"])
    return tile["cell"] == case.args["cell"] and tile["back"] == "plain" and tile["face"] is None


def _dig(case: Case) -> object:
    return _dug(case, case.args["cell"])


def _dug(case: Case, cell: str) -> object:
    view = ways.last_certain(case)
    less = tile_at(view, cell)["sand"] < tile_at(case.view, cell)["sand"]
    return less and tile_at(view, cell)["sand"] == case.args["left"]


def _dig_out(case: Case) -> object:
    seat = case.view["seats"][case.args["pawn"]]
    free = "no" if tile_at(ways.last_certain(case), seat["cell"])["blocked"] else "yes"
    return seat["buried"] and _dug(case, seat["cell"]) and free == case.args["free"]


def _dig_open(case: Case) -> object:
    cell = case.args["cell"]
    return tile_at(case.view, cell)["sand"] >= 2 > tile_at(ways.last_certain(case), cell)["sand"]


def _drawn(case: Case) -> int:
    """What the well gives in all."""
    acts = [number for number, each in enumerate(case.actions) if each["kind"] == "take_water"]
    waters = [view["seats"][case.seat]["water"] for view in case.views]
    return sum(waters[number + 1] - waters[number] for number in acts)


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


def _reduce(case: Case) -> object:
    found = [
        case.views[n + 1]["cards_to_draw"] for n, each in enumerate(case.actions) if each["kind"] == "reduce"
    ]
    return case.args["count"] in found


def _throttle(case: Case) -> object:
    at = [each["kind"] for each in case.actions].index("time_throttle")
    before, after = case.views[at]["actions_left"], case.views[at + 1]["actions_left"]
    return bool(after == before + 2 == case.args["count"])
