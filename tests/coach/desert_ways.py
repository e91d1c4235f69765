"""Forbidden Desert: where pawns go and stay, read again from what the seat sees."""

from typing import Any

from tests.coach.cases import Case
from tests.coach.thirst import tile_at


def last_certain(case: Case) -> Any:
    """What is seen before anything that chance decides."""
    for number, action in enumerate(case.actions):
        if action["kind"] in ("reveal", "look", "terrascope", "draw_storm", "end_turn", "end_step"):
            return case.views[number]
    return case.after


def part_at(case: Case) -> Any:
    part = case.view["parts"][case.args["part"]]
    return part["cell"] if part["state"] == "on_tile" else None


def apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def nearer(case: Case) -> object:
    start, end = (view["seats"][case.args["pawn"]]["cell"] for view in (case.view, last_certain(case)))
    return apart(end, case.args["cell"]) < apart(start, case.args["cell"])


def fly(case: Case) -> object:
    start, end = (view["seats"][case.seat]["cell"] for view in (case.view, last_certain(case)))
    return end == case.args["cell"] and apart(start, end) == case.args["count"]


def go_hidden(case: Case) -> object:
    view = last_certain(case)
    tile = tile_at(view, case.args["cell"])
    there = view["seats"][case.args["pawn"]]["cell"] == case.args["cell"]
    return there and not tile["revealed"] and tile["sand"] == case.args["left"]


def go_well(case: Case) -> object:
    water = last_certain(case)["seats"][case.args["pawn"]]["water"]
    tile = tile_at(case.view, case.args["cell"])
    fresh = tile["face"] == "well" and not tile["revealed"]
    return fresh and nearer(case) and max(0, water) == case.args["count"] <= 2


def go_shelter(case: Case) -> object:
    cell = last_certain(case)["seats"][case.args["pawn"]]["cell"]
    tile = tile_at(case.view, cell)
    return cell == case.args["cell"] and tile["face"] == "tunnel" and tile["revealed"]


def meet(case: Case) -> object:
    seats = last_certain(case)["seats"]
    one, other = seats[case.args["pawn"]], seats[case.args["mate"]]
    waters = (max(0, one["water"]), max(0, other["water"]))
    return one["cell"] == other["cell"] and waters == (case.args["count"], case.args["theirs"])


def gather(case: Case) -> object:
    tile = tile_at(case.view, case.args["cell"])
    parts = all(each["state"] == "picked_up" for each in last_certain(case)["parts"].values())
    return parts and tile["face"] == "launch_pad" and nearer(case)


def at_pad(case: Case) -> object:
    """Somebody who was moved, or is being moved, is on the launch pad, and no part is missing."""
    tile = tile_at(last_certain(case), case.args["cell"])
    parts = all(each["state"] == "picked_up" for each in last_certain(case)["parts"].values())
    return _there(case) and parts and tile["face"] == "launch_pad" and tile["revealed"]


def at_part(case: Case) -> object:
    return _there(case) and part_at(case) == case.args["cell"]


def _there(case: Case) -> bool:
    return bool(last_certain(case)["seats"][case.args["pawn"]]["cell"] == case.args["cell"])


def to_well(case: Case) -> object:
    """A revealed well, for the Water Carrier, whose canteen has room."""
    seat = last_certain(case)["seats"][case.args["pawn"]]
    tile = tile_at(last_certain(case), case.args["cell"])
    draws = seat["adventurer"] == "water_carrier" and seat["water"] < seat["canteen"]
    way = _there(case) if case.args["there"] == "yes" else nearer(case)
    return way and draws and tile["face"] == "well" and tile["revealed"]


def to_mate(case: Case) -> object:
    seats = [view["seats"] for view in (case.view, last_certain(case))]
    pawn, mate = case.args["pawn"], case.args["mate"]
    there = seats[1][mate]["cell"]
    return _waters(case) and apart(seats[1][pawn]["cell"], there) < apart(seats[0][pawn]["cell"], there)


def pour(case: Case) -> object:
    """From one tile to the next, which only the Water Carrier can, into a canteen that has room."""
    seats = last_certain(case)["seats"]
    giver, taker = seats[case.args["pawn"]], seats[case.args["mate"]]
    beside = apart(giver["cell"], taker["cell"]) == 1 and giver["adventurer"] == "water_carrier"
    return _waters(case) and beside and giver["water"] > 0 and taker["water"] < taker["canteen"]


def _waters(case: Case) -> bool:
    """What the two are said to have, which is more than one portion apart."""
    seats = last_certain(case)["seats"]
    waters = tuple(max(0, seats[case.args[name]]["water"]) for name in ("pawn", "mate"))
    return waters == (case.args["count"], case.args["theirs"]) and abs(waters[0] - waters[1]) > 1


def to_hidden(case: Case) -> object:
    return nearer(case) and not tile_at(last_certain(case), case.args["cell"])["revealed"]
