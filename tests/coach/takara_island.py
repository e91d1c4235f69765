"""Takara Island: every claim read again from what the seat sees and has seen, by code of its own."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

from tests.coach.cases import Case

SITES = [f"site_{number}" for number in range(1, 7)]
LOOKS = {"observe": 3, "study": 5, "divine": 3}
# tile: how many there are, by level.
BOX = {
    "superficial": {
        "s_kara_2": 8,
        "s_rockfall": 4,
        "s_xp_1": 2,
        "s_xp_1_wound": 2,
        "s_bat_a": 1,
        "s_bat_b": 1,
    },
    "intermediate": {
        "i_kara_4": 7,
        "i_xp_2": 3,
        "i_xp_2_wound": 3,
        "i_goblin_a": 1,
        "i_goblin_b": 1,
        "i_goblin_c": 1,
        "i_chest": 1,
        "i_rockfall": 1,
    },
    "deep": {
        "d_xp_4_wound": 4,
        "d_xp_4": 3,
        "d_kara_6": 3,
        "d_chest": 3,
        "d_skeleton_a": 1,
        "d_skeleton_b": 1,
        "d_drake": 1,
        "d_stone": 2,
    },
}
MONSTERS = ("bat", "goblin", "skeleton", "drake")
# monster: life, Karas, XP.
STRENGTH = {
    "s_bat_a": (1, 0, 2),
    "s_bat_b": (1, 5, 1),
    "i_goblin_a": (2, 10, 1),
    "i_goblin_b": (2, 0, 3),
    "i_goblin_c": (2, 5, 2),
    "d_skeleton_a": (3, 5, 3),
    "d_skeleton_b": (3, 15, 1),
    "d_drake": (4, 20, 5),
}


def check(case: Case) -> bool:
    """Whether what was claimed is so."""
    read: dict[str, Callable[[Case], object]] = {
        "rent_sword": lambda case: len(_open_monsters(case)) == case.args["count"] > 0,
        "leave_sword": lambda case: _open_monsters(case) == [],
        "spare_sword": _spare_sword,
        "dig_known": _dig_known,
        "dig_odds": _dig_odds,
        "stone_odds": _stone_odds,
        "mine": lambda case: (
            case.actions[-1]["kind"] == "mine" and case.actions[-1]["site"] == case.args["site"]
        ),
        "look": _look,
        "destroy": _destroy,
        "fight": _fight,
        "gamble": lambda case: _gained(case, "karas") == 1,
        "sell": lambda case: (
            (_gained(case, "karas"), -_gained(case, "xp")) == (case.args["karas"], case.args["xp"])
        ),
        "buy": lambda case: (_gained(case, "karas"), _gained(case, "tokens")) == (-5, 1),
        "turn_up": lambda case: _gained(case, "karas") >= 2 == case.args["karas"],
        "cash_map": lambda case: _map(case, karas=5, xp=0),
        "keep_map": lambda case: _map(case, karas=0, xp=2),
        "recruit": lambda case: (_gained(case, "karas"), _gained(case, "team")) == (-5, 1),
        "heal": lambda case: (
            case.actions[0]["count"] == case.args["count"] and _resting(case) == case.args["left"]
        ),
        "heal_none": lambda case: _resting(case) == case.args["count"] > 0 == _gained(case, "karas"),
    }
    return bool(read[case.key.removeprefix("reason-")](case))


def _map(case: Case, karas: int, xp: int) -> bool:
    """What the Map brought; where the Miner then digs on by himself, only whether it was kept."""
    if any(step[0] == "dig_on" for step in case.steps):
        return ("c_map" in case.after["seats"][case.seat]["chests"]) == (xp > 0)
    return (_gained(case, "karas"), _gained(case, "xp")) == (karas, xp)


def _gained(case: Case, what: str) -> int:
    before, after = (view["seats"][case.seat][what] for view in (case.view, case.after))
    return int(after - before)


def _resting(case: Case) -> int:
    return int(case.after["seats"][case.seat]["resting"])


def _site(case: Case) -> Any:
    return case.view["sites"][SITES.index(case.args["site"])]


def _first(case: Case) -> Any:
    """The first tile of the site that is spoken of."""
    return next(tile for tile in _site(case)["tiles"] if tile["state"] != "gone")


def _is_monster(tile: str) -> bool:
    return any(name in tile for name in MONSTERS)


def _open_monsters(case: Case) -> list[tuple[str, int]]:
    """The monsters face up on top of their sites, with the hits that each has taken."""
    found = []
    for site in case.view["sites"]:
        left = [tile for tile in site["tiles"] if tile["state"] != "gone"]
        if left and left[0]["state"] == "up" and _is_monster(left[0]["tile"]):
            found.append((left[0]["tile"], site["wounds"]))
    return found


def _spare_sword(case: Case) -> object:
    odds = max(_percent(Fraction(4, 6) ** (STRENGTH[tile][0] - hits)) for tile, hits in _open_monsters(case))
    karas = case.view["seats"][case.seat]["karas"]
    saved = karas == case.after["seats"][case.seat]["karas"] >= 3
    return saved and (karas, odds) == (case.args["karas"], case.args["odds"])


def _dig_known(case: Case) -> object:
    return bool(_first(case)["tile"] == case.args["tile"])  # only what the seat's own view shows may be told


def _seen(case: Case) -> dict[tuple[int, int], str]:
    """Every tile that this seat has ever seen, by site and depth: what the coach may count with."""
    raw: Any = case.state
    names = [name for level in BOX.values() for name in level]
    cells = raw.shown | raw.known[case.seat]
    return {divmod(cell, 9): names[raw.tiles[cell]] for cell in range(54) if cells >> cell & 1}


def _odds(case: Case) -> dict[str, Fraction]:
    """What the first tile of the site can be, and how likely each is."""
    seen = _seen(case)
    site, depth = SITES.index(case.args["site"]), _first(case)["depth"] - 1
    level = list(BOX)[depth // 3]
    left = dict(BOX[level])
    for tile in seen.values():
        if tile in left:
            left[tile] -= 1
    raw: Any = case.state
    if raw.passed >> 9 * site + depth & 1:  # somebody went past it: no rockfall (TK-O3)
        left = {tile: count for tile, count in left.items() if "rockfall" not in tile}
    if level != "deep" or not left["d_stone"]:
        return {tile: Fraction(count, sum(left.values())) for tile, count in left.items()}
    stone = _stone_here(seen, site, depth, left.pop("d_stone"))
    others = {tile: (1 - stone) * Fraction(count, max(1, sum(left.values()))) for tile, count in left.items()}
    return {**others, "d_stone": stone}


def _stone_here(seen: dict[tuple[int, int], str], site: int, depth: int, stones: int) -> Fraction:
    """By listing where the Stones can lie: never two on one site."""
    taken = {at for (at, _), tile in seen.items() if tile == "d_stone"}
    places = [
        (at, down) for at in range(6) for down in (6, 7, 8) if at not in taken and (at, down) not in seen
    ]
    deals = [deal for deal in combinations(places, stones) if len({at for at, _ in deal}) == stones]
    return Fraction(sum((site, depth) in deal for deal in deals), len(deals))


def _percent(odds: Fraction | int) -> int:
    return round(float(100 * odds))


def _dig_odds(case: Case) -> object:
    odds = _odds(case)
    monster = sum(share for tile, share in odds.items() if _is_monster(tile))
    dull = sum(share for tile, share in odds.items() if "rockfall" in tile)
    unseen = (SITES.index(case.args["site"]), _first(case)["depth"] - 1) not in _seen(case)
    close = abs(float(100 * (1 - monster - dull)) - case.args["odds"]) < 0.51
    return unseen and close and abs(float(100 * monster) - case.args["risk"]) < 0.51


def _stone_odds(case: Case) -> object:
    return _percent(_odds(case)["d_stone"]) == case.args["odds"] > 0


def _look(case: Case) -> object:
    act = case.actions[-1]
    first = act["depth"] if act["kind"] == "divine" else _first(case)["depth"]
    depths = range(first - 1, min(first - 1 + LOOKS[act["kind"]], 9))
    site = SITES.index(case.args["site"])
    new = [depth for depth in depths if (site, depth) not in _seen(case)]
    return act["site"] == case.args["site"] and len(new) == case.args["count"] > 0


def _destroy(case: Case) -> object:
    return _gained(case, "karas") == case.args["karas"] > 0 and "rockfall" in _first(case)["tile"]


def _fight(case: Case) -> object:
    life, karas, xp = STRENGTH[_first(case)["tile"]]
    odds = _percent(Fraction(4, 6) ** (life - _site(case)["wounds"]))
    return (odds, karas, xp) == (case.args["odds"], case.args["karas"], case.args["xp"])
