"""Forbidden Island: where pawns walk, fly and stay, read again from what the seat sees."""

from typing import Any

from tests.coach.cases import Case
from tests.coach.floods import lifts, risk_of, state_of

SITES = {
    "earth_stone": {"temple_of_the_moon", "temple_of_the_sun"},
    "statue_of_the_wind": {"whispering_garden", "howling_garden"},
    "crystal_of_fire": {"cave_of_embers", "cave_of_shadows"},
    "oceans_chalice": {"coral_palace", "tidal_palace"},
}
UNREACHED = 99


def gather(case: Case) -> object:
    pawn = case.args["seat"]
    home = {"fools_landing"}
    away = [each for each in case.after["seats"] if each["tile"] not in home]
    nearer = _distance(case.after, pawn, home) < _distance(case.view, pawn, home)
    return None not in case.view["treasures"].values() and len(away) == case.args["count"] and nearer


def fly_home(case: Case) -> object:
    landed = case.views[[each["kind"] for each in case.actions].index("land") + 1]
    there = all(landed["seats"][pawn]["tile"] == "fools_landing" for pawn in case.args["pawns"])
    return there and lifts(landed) == case.args["count"] > 0 and None not in landed["treasures"].values()


def fly_to(case: Case) -> object:
    landed = case.views[[each["kind"] for each in case.actions].index("land") + 1]
    flown = [
        pawn for pawn, seat in enumerate(landed["seats"]) if seat["tile"] != case.view["seats"][pawn]["tile"]
    ]
    ways = [_distance(case.view, pawn, {case.args["tile"]}) for pawn in flown]
    there = all(landed["seats"][pawn]["tile"] == case.args["tile"] for pawn in flown)
    return there and flown == case.args["pawns"] and max(ways) == case.args["count"]


def collect(case: Case) -> object:
    pawn, treasure = case.args["seat"], case.args["treasure"]
    sites = {each for each in SITES[treasure] if state_of(case.view, each) != "sunk"}
    there = "yes" if case.after["seats"][pawn]["tile"] in sites else "no"
    return (
        case.after["seats"][pawn]["hand"].get(treasure, 0) == case.args["held"]
        and case.after["treasures"][treasure] is None
        and there == case.args["there"]
        and _distance(case.after, pawn, sites) < _distance(case.view, pawn, sites)
    )


def meet(case: Case) -> object:
    pawn, mate, treasure = case.args["seat"], case.args["mate"], case.args["treasure"]
    hands = [case.after["seats"][each]["hand"].get(treasure, 0) for each in (pawn, mate)]
    there = {case.view["seats"][mate]["tile"]}
    nearer = _distance(case.after, pawn, there) < _distance(case.view, pawn, there)
    return (
        pawn != mate
        and min(hands) > 0
        and sum(hands) == case.args["count"]
        and case.view["treasures"][treasure] is None
        and nearer
    )


def fly_over(case: Case) -> object:
    """Nobody who flies can come there on foot."""
    flown = case.args["pawns"]
    ways = [_distance(case.view, pawn, {case.args["tile"]}) for pawn in flown]
    return _landed(case)[0] == flown and _landed(case)[1] == {case.args["tile"]} and min(ways) == UNREACHED


def _landed(case: Case) -> tuple[list[int], set[str]]:
    """Who flew, and to which tiles."""
    landed = case.views[[each["kind"] for each in case.actions].index("land") + 1]
    before = [seat["tile"] for seat in case.view["seats"]]
    flown = [pawn for pawn, seat in enumerate(landed["seats"]) if seat["tile"] != before[pawn]]
    return flown, {landed["seats"][pawn]["tile"] for pawn in flown}


def passenger(case: Case) -> object:
    """Somebody who is taken along, with so many cards of a treasure that is still to be captured."""
    pawn, treasure = case.args["seat"], case.args["treasure"]
    aboard = any(each["pawn"] == pawn for each in case.doing("board"))
    held = case.view["seats"][pawn]["hand"].get(treasure, 0)
    return aboard and held == case.args["count"] > 1 and case.view["treasures"][treasure] is None


def homeward(case: Case) -> object:
    pawn, home = case.args["seat"], {"fools_landing"}
    missing = [each for each in case.after["treasures"].values() if each is None]
    left = _distance(case.after, pawn, home)
    there = "no" if left else "yes"
    return len(missing) == 1 and there == case.args["there"] and left < _distance(case.view, pawn, home)


def leave(case: Case) -> object:
    """From a flooded tile to a dry one, with so much risk for the former."""
    pawn, tile = case.args["seat"], case.args["tile"]
    there = case.view["seats"][pawn]["tile"] == tile
    wet = state_of(case.view, tile) == state_of(case.after, tile) == "flooded"
    dry = state_of(case.after, case.after["seats"][pawn]["tile"]) == "dry"
    return there and wet and dry and abs(float(100 * risk_of(case, {tile})) - case.args["risk"]) < 0.51


def in_reach(case: Case) -> object:
    tile = case.args["tile"]
    return tile in _wet_around(case.after, case.args["seat"]) - _wet_around(case.view, case.args["seat"])


def nothing_flooded(case: Case) -> object:
    return case.doing("end_actions") and not _wet_around(case.after, case.args["seat"])


def _wet_around(view: Any, pawn: int) -> set[str]:
    """The flooded tiles that a pawn could shore up from where it stands."""
    cells = {each["tile"]: (each["row"], each["column"]) for each in view["island"]["tiles"]}
    seat = view["seats"][pawn]
    here, diagonal = cells[seat["tile"]], seat["adventurer"] == "explorer"
    near = {each for each, cell in cells.items() if cell == here or _beside(cell, here, diagonal)}
    return {each for each in near if state_of(view, each) == "flooded"}


def stay_home(case: Case) -> object:
    stays = {view["seats"][case.args["seat"]]["tile"] for view in (case.view, case.after)}
    missing = [each for each in case.after["treasures"].values() if each is None]
    return stays == {"fools_landing"} and len(missing) <= 1 and case.doing("end_actions")


def stay_site(case: Case) -> object:
    pawn, treasure = case.args["seat"], case.args["treasure"]
    stays = {view["seats"][pawn]["tile"] for view in (case.view, case.after)}
    held = case.after["seats"][pawn]["hand"].get(treasure, 0)
    wanted = case.after["treasures"][treasure] is None
    return stays < SITES[treasure] and wanted and held == case.args["held"] > 1


def at_site(case: Case) -> object:
    pawn, treasure = case.args["seat"], case.args["treasure"]
    before, after = (view["seats"][pawn]["tile"] for view in (case.view, case.after))
    return before != after and after in SITES[treasure] and case.after["treasures"][treasure] is None


# -- distances: on foot, by who can do what ------------------------------------------------------------------


def _distance(view: Any, pawn: int, goal: set[str]) -> int:
    """Moves to the nearest of some tiles; what is missing does not stop Diver and Pilot."""
    role = view["seats"][pawn]["adventurer"]
    cells = {each["tile"]: (each["row"], each["column"]) for each in view["island"]["tiles"]}
    dry = {each["tile"] for each in view["island"]["tiles"] if each["state"] != "sunk"}
    start = view["seats"][pawn]["tile"]
    if role in ("diver", "pilot"):
        dry = set(cells)
    reached, steps = {start}, 0
    edge = {start}
    while edge:
        if edge & goal:
            return steps
        edge = {
            each
            for each in dry - reached
            for near in edge
            if _beside(cells[each], cells[near], role == "explorer")
        }
        reached |= edge
        steps += 1
    return UNREACHED


def _beside(one: tuple[int, int], other: tuple[int, int], diagonal: bool) -> bool:
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return rows + columns == 1 or (diagonal and rows == columns == 1)
