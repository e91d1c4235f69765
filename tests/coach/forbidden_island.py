"""Forbidden Island: every claim read again from what the seat sees, by code of its own."""

from collections.abc import Callable
from fractions import Fraction

from tests.coach import island_ways as ways
from tests.coach.cases import Case
from tests.coach.floods import lifts, next_risk, risk_of, state_of, wet_next
from tests.coach.island_ways import SITES


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "take_off": _take_off,
        "capture": _capture,
        "gather": ways.gather,
        "fly_home": ways.fly_home,
        "fly_to": ways.fly_to,
        "shore_up_critical": lambda case: _vital(case, case.args["tile"]) and _shored(case, "tile"),
        "shore_up_both": _both,
        "shore_up_site": _site,
        "shore_up": lambda case: _shored(case, "tile"),
        "hand_over": _hand_over,
        "collect": ways.collect,
        "meet": ways.meet,
        "save_pawn": _save_pawn,
        "save_pawn_dry": lambda case: _in_water(case) and state_of(case.view, case.args["tile"]) == "dry",
        "discard_useless": lambda case: case.view["treasures"][case.args["card"]] is not None,
        "discard_complete": _complete,
        "discard_fewest": _fewest,
        "draw_safe": lambda case: next_risk(case) == 0 and _holds(case, "sandbags"),
        "draw_risk": lambda case: _keeps_sandbags(case) and len(wet_next(case)) > 1,
        "draw_risk_one": lambda case: _keeps_sandbags(case) and wet_next(case) == [case.args["tile"]],
        "keep_sandbags": lambda case: _holds(case, "sandbags") and _phase(case) != "draw_flood",
        "keep_lifts": lambda case: (
            _holds(case, "helicopter_lift") and lifts(case.view) == case.args["count"] > 1
        ),
        "discard_few": _few,
        "discard_collected": _collected,
        "discard_lift": lambda case: (
            case.doing("discard")[0]["card"] == "helicopter_lift"
            and lifts(case.after) == case.args["count"] > 0
        ),
        "fly_over": ways.fly_over,
        "passenger": ways.passenger,
        "homeward": ways.homeward,
        "leave": ways.leave,
        "in_reach": ways.in_reach,
        "at_site": ways.at_site,
        "stay_home": ways.stay_home,
        "stay_site": ways.stay_site,
        "nothing_flooded": ways.nothing_flooded,
        "keep_lift": lambda case: _holds(case, "helicopter_lift") and lifts(case.view) == 1,
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


def _phase(case: Case) -> str:
    return str(case.view["step"][0])


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


def _in_water(case: Case) -> object:
    pawn = case.args["seat"]
    sunk = state_of(case.view, case.view["seats"][pawn]["tile"]) == "sunk"
    return sunk and case.after["seats"][pawn]["tile"] == case.args["tile"]


def _save_pawn(case: Case) -> object:
    wet = state_of(case.view, case.args["tile"]) == "flooded"
    return wet and _in_water(case) and _percent(risk_of(case, {case.args["tile"]})) == case.args["risk"]


def _keeps_sandbags(case: Case) -> object:
    """They stay in the hand, and the next Flood card sinks something with these odds."""
    risk = _percent(next_risk(case))
    kept = _holds(case, "sandbags") and not case.doing("sandbags")
    return kept and _phase(case) == "draw_flood" and risk == case.args["risk"] > 0


def _hand(case: Case) -> tuple[int, list[int]]:
    """How many the hand has of the card thrown away, if that is what was said, and of other treasures."""
    hand, card = case.view["seats"][case.seat]["hand"], case.args["card"]
    assert case.doing("discard")[0]["card"] == card
    assert hand[card] == case.args["held"]
    return hand[card], [hand[each] for each in SITES if each in hand and each != card]


def _few(case: Case) -> object:
    """As few as of one of the others, and no more than of any."""
    held, others = _hand(case)
    return held == min(others)


def _fewest(case: Case) -> object:
    """The only one of its kind, or fewer than of each of the others."""
    held, others = _hand(case)
    return held == 1 or all(each > held for each in others)


def _collected(case: Case) -> object:
    """Somebody else holds more of the treasure, which is still to be captured."""
    treasure, mate = case.args["treasure"], case.args["mate"]
    hands = [case.view["seats"][each]["hand"].get(treasure, 0) for each in (mate, case.seat)]
    more = hands == [case.args["count"], case.args["held"]] and hands[0] > hands[1] > 0
    return more and mate != case.seat and case.view["treasures"][treasure] is None
