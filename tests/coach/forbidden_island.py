"""Forbidden Island: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests.coach.cases import Case
from tests.coach.floods import next_risk, risk_of, state_of

SITES = {
    "earth_stone": {"temple_of_the_moon", "temple_of_the_sun"},
    "statue_of_the_wind": {"whispering_garden", "howling_garden"},
    "crystal_of_fire": {"cave_of_embers", "cave_of_shadows"},
    "oceans_chalice": {"coral_palace", "tidal_palace"},
}


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "take_off": _take_off,
        "capture": _capture,
        "gather": _gather,
        "fly_home": _fly_home,
        "fly_to": _fly_to,
        "shore_up_critical": lambda case: _vital(case, case.args["tile"]) and _shored(case, "tile"),
        "shore_up_both": _both,
        "shore_up_site": _site,
        "shore_up": lambda case: _shored(case, "tile"),
        "hand_over": _hand_over,
        "collect": _collect,
        "meet": _meet,
        "save_pawn": _save_pawn,
        "save_pawn_dry": lambda case: _in_water(case) and state_of(case.view, case.args["tile"]) == "dry",
        "discard_useless": lambda case: case.view["treasures"][case.args["card"]] is not None,
        "discard_complete": _complete,
        "discard_fewest": _fewest,
        "draw_safe": lambda case: next_risk(case) == 0 and _holds(case, "sandbags"),
        "draw_risk": lambda case: _percent(next_risk(case)) == case.args["risk"] > 0,
        "keep_sandbags": lambda case: _holds(case, "sandbags") and _phase(case.view) != "draw_flood",
        "keep_lift": lambda case: _holds(case, "helicopter_lift") and _lifts(case.view) == 1,
    }
    return bool(read[case.key.removeprefix("reason-")](case))


def _percent(odds: Fraction) -> int:
    return round(float(100 * odds))


def _complete(case: Case) -> bool:
    """What the mate named holds of this card once one of them is thrown away by whoever acts."""
    card, mate = case.args["card"], case.args["mate"]
    held: int = case.view["seats"][mate]["hand"].get(card, 0)
    return case.view["treasures"][card] is None and held - (mate == case.seat) >= 4


def _holds(case: Case, card: str) -> object:
    return case.view["seats"][case.seat]["hand"].get(card, 0) > 0


def _lifts(view: Any) -> int:
    return sum(seat["hand"].get("helicopter_lift", 0) for seat in view["seats"])


def _phase(view: Any) -> str:
    return str(view["step"][0])


def _take_off(case: Case) -> object:
    return case.after["outcome"] is not None and all(case.after["outcome"]["won"])


def _capture(case: Case) -> object:
    left = [each for each in case.after["treasures"].values() if each is None]
    before = case.view["treasures"][case.args["treasure"]]
    return (
        before is None
        and case.after["treasures"][case.args["treasure"]] == case.seat
        and len(left) == case.args["left"]
    )


def _gather(case: Case) -> object:
    pawn = case.args["seat"]
    home = {"fools_landing"}
    away = [each for each in case.after["seats"] if each["tile"] not in home]
    nearer = _distance(case.after, pawn, home) < _distance(case.view, pawn, home)
    return None not in case.view["treasures"].values() and len(away) == case.args["count"] and nearer


def _fly_home(case: Case) -> object:
    landed = case.views[[each["kind"] for each in case.actions].index("land") + 1]
    there = all(landed["seats"][pawn]["tile"] == "fools_landing" for pawn in case.args["pawns"])
    return there and _lifts(landed) == case.args["count"] > 0 and None not in landed["treasures"].values()


def _fly_to(case: Case) -> object:
    landed = case.views[[each["kind"] for each in case.actions].index("land") + 1]
    flown = [
        pawn for pawn, seat in enumerate(landed["seats"]) if seat["tile"] != case.view["seats"][pawn]["tile"]
    ]
    ways = [_distance(case.view, pawn, {case.args["tile"]}) for pawn in flown]
    there = all(landed["seats"][pawn]["tile"] == case.args["tile"] for pawn in flown)
    return there and flown == case.args["pawns"] and max(ways) == case.args["count"]


def _vital(case: Case, tile: str) -> object:
    if tile == "fools_landing":
        return True
    for treasure, sites in SITES.items():
        if tile in sites and case.view["treasures"][treasure] is None:
            return all(state_of(case.view, each) == "sunk" for each in sites - {tile})
    return False


def _shored(case: Case, *names: str) -> object:
    """Flooded, then dry, and as likely to sink this turn as was said."""
    tiles = {case.args[name] for name in names}
    dried = set()
    for each in case.doing("shore_up", "shore_up_two", "sandbags"):
        dried |= {each["tile"], each.get("second", each["tile"])}
    wet = all(state_of(case.view, tile) == "flooded" for tile in tiles)
    return wet and tiles <= dried and abs(float(100 * risk_of(case, tiles)) - case.args["risk"]) < 0.51


def _both(case: Case) -> object:
    vital = all(_vital(case, case.args[name]) for name in ("tile", "second"))
    return vital and _shored(case, "tile", "second") and case.args["tile"] != case.args["second"]


def _site(case: Case) -> object:
    treasure = case.args["treasure"]
    wanted = case.args["tile"] in SITES[treasure] and case.view["treasures"][treasure] is None
    return wanted and _shored(case, "tile")


def _hand_over(case: Case) -> object:
    gifts = [each for each in case.doing("give") if each["receiver"] == case.args["seat"]]
    gifts = [each for each in gifts if each["card"] == case.args["treasure"]]
    before = case.view["seats"][case.args["seat"]]["hand"].get(case.args["treasure"], 0)
    wanted = case.view["treasures"][case.args["treasure"]] is None
    return wanted and len(gifts) > 0 and before + len(gifts) == case.args["count"]


def _collect(case: Case) -> object:
    pawn, treasure = case.args["seat"], case.args["treasure"]
    sites = {each for each in SITES[treasure] if state_of(case.view, each) != "sunk"}
    there = "yes" if case.after["seats"][pawn]["tile"] in sites else "no"
    return (
        case.after["seats"][pawn]["hand"].get(treasure, 0) == case.args["held"]
        and case.after["treasures"][treasure] is None
        and there == case.args["there"]
        and _distance(case.after, pawn, sites) < _distance(case.view, pawn, sites)
    )


def _meet(case: Case) -> object:
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


def _in_water(case: Case) -> object:
    pawn = case.args["seat"]
    sunk = state_of(case.view, case.view["seats"][pawn]["tile"]) == "sunk"
    return sunk and case.after["seats"][pawn]["tile"] == case.args["tile"]


def _save_pawn(case: Case) -> object:
    wet = state_of(case.view, case.args["tile"]) == "flooded"
    return wet and _in_water(case) and _percent(risk_of(case, {case.args["tile"]})) == case.args["risk"]


def _fewest(case: Case) -> object:
    hand = case.view["seats"][case.seat]["hand"]
    others = [hand[each] for each in SITES if each in hand and each != case.args["card"]]
    return hand[case.args["card"]] == case.args["held"] and all(each > case.args["held"] for each in others)


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
    return 9


def _beside(one: tuple[int, int], other: tuple[int, int], diagonal: bool) -> bool:
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return rows + columns == 1 or (diagonal and rows == columns == 1)
