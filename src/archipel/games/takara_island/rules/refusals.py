"""Why an action is not legal now: the rule, the case of it, and its numbers.

A refusal speaks of what lies open, and of the tile that its own seat is looking at.
"""

from typing import Final

from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.takara_island.rules import actions
from archipel.games.takara_island.rules.adventurer_refusals import at_site, lacks_karas, specialist, trade
from archipel.games.takara_island.rules.components import (
    ARCHAEOLOGIST,
    CHEST_KARAS,
    CHEST_XP,
    DEPTHS,
    DIVINER,
    DIVINER_TILES,
    HEALING_PRICE,
    MAP,
    MINER,
    MOST_ADVENTURERS,
    RECRUIT_PRICE,
    SITES,
    SPECIALISTS,
    SWORD_RENT,
    TILES,
)
from archipel.games.takara_island.rules.state import TakaraState

# The kinds that answer one question only, and its moment; all others are for adventurers.
_MOMENT: Final[dict[str, str]] = {
    "rent_sword": "rent_sword",
    "leave_sword": "rent_sword",
    "turn_up": "observe",
    "look_on": "observe",
    "mine": "use_specialist",
    "study": "use_specialist",
    "divine": "use_specialist",
    "put_back": "look_at_tiles",
    "cash_map": "choose_map",
    "keep_map": "choose_map",
    "recruit": "recruit",
    "leave_recruit": "recruit",
    "heal": "heal",
}
# Whose work it is, and the rule of it.
_WORK: Final[dict[str, tuple[int, str]]] = {
    "mine": (MINER, "TK-Q1"),
    "study": (ARCHAEOLOGIST, "TK-Q14"),
    "divine": (DIVINER, "TK-Q11"),
}


def refusal(state: TakaraState, seat: int, number: int) -> Refusal:
    """What stands against this action."""
    if seat != state.active:
        return Refusal("TK-G4", "not_your_turn", {"seat": state.active})
    step = state.stack[-1].name
    kind = actions.describe(state, seat, number).kind
    if kind in _MOMENT:
        if step == _MOMENT[kind]:
            return _answer(state, seat, number, kind)
        return _no_such_moment(state, seat, kind, step)
    if step != "use_adventurers":
        return first(state, seat)
    if kind in ("sell", "buy"):
        return trade(state, seat, number)
    if kind in ("hire", "imitate"):
        return specialist(state, seat, number)
    return at_site(state, number, kind)


def first(state: TakaraState, seat: int) -> Refusal:
    """What the active player has to answer before an adventurer acts."""
    step = state.stack[-1]
    fields = step.fields()
    if step.name == "rent_sword":
        return Refusal("TK-T1", "sword_first", {"karas": SWORD_RENT})
    if step.name == "recruit":
        return Refusal("TK-T1", "recruit_first", {"karas": RECRUIT_PRICE})
    if step.name == "heal":
        return Refusal("TK-T1", "heal_first", {"wounded": state.hospital})
    if step.name == "observe":
        return Refusal("TK-T3", "look_first", {"site": SITES[fields[0]], "depth": fields[1] + 1})
    if step.name == "look_at_tiles":
        args: Args = {"site": SITES[fields[0]], "from": fields[1] + 1, "to": fields[2] + 1}
        return Refusal("TK-T3", "put_back_first", args)
    if step.name == "choose_map":
        return Refusal("TK-T3", "map_first", {"karas": CHEST_KARAS[MAP], "xp": CHEST_XP[MAP]})
    return Refusal("TK-T3", "specialist_first", {"specialist": SPECIALISTS[fields[0]]})


def _no_such_moment(state: TakaraState, seat: int, kind: str, step: str) -> Refusal:
    """The question that this would answer is not asked now."""
    if kind in ("rent_sword", "leave_sword"):
        return _no_sword_now(state, seat)
    if kind in ("turn_up", "look_on"):
        return Refusal("TK-O6" if kind == "turn_up" else "TK-O2", "nothing_looked_at")
    if kind == "put_back":
        return Refusal("TK-Q12", "nothing_to_put_back")
    if kind in ("cash_map", "keep_map"):
        return Refusal("TK-K8", "no_map")
    if kind in ("recruit", "leave_recruit"):
        return _no_recruit_now(state, seat, step)
    if kind == "heal":
        if state.hospital and step == "recruit":
            return Refusal("TK-N4", "recruit_first", {"karas": RECRUIT_PRICE})
        if state.hospital:
            return Refusal("TK-N4", "hospital_at_end", {"wounded": state.hospital})
        return Refusal("TK-N4", "nobody_wounded")
    power, rule = _WORK[kind]
    args: Args = {"specialist": SPECIALISTS[power]}
    if state.held[seat] == power:
        return Refusal("TK-H2" if state.hired else "TK-H5", "power_used" if state.hired else "asleep", args)
    return Refusal(rule, "not_hired", args)


def _no_sword_now(state: TakaraState, seat: int) -> Refusal:
    if state.sword:
        return Refusal("TK-W1", "sword_rented")
    # Nothing done yet: the purse is as it was when the turn began, and too light to be asked.
    untouched = state.free == state.team[seat] - state.resting[seat] and not state.hospital
    if untouched and state.karas[seat] < SWORD_RENT:
        return lacks_karas("TK-W1", SWORD_RENT, state.karas[seat])
    return Refusal("TK-W1", "sword_at_start")


def _no_recruit_now(state: TakaraState, seat: int, step: str) -> Refusal:
    if state.team[seat] == MOST_ADVENTURERS:
        return Refusal("TK-N1", "recruited_already", {"count": MOST_ADVENTURERS})
    if step != "heal":
        return Refusal("TK-N1", "recruit_at_end")
    if state.karas[seat] < RECRUIT_PRICE:
        return lacks_karas("TK-N1", RECRUIT_PRICE, state.karas[seat])
    return Refusal("TK-N1", "recruit_declined")


def _answer(state: TakaraState, seat: int, number: int, kind: str) -> Refusal:
    """The right question, but not this answer."""
    fields = state.stack[-1].fields()
    if kind == "turn_up":
        tile = TILES[state.tiles[DEPTHS * fields[0] + fields[1]]]
        return Refusal(
            "TK-O6", "not_a_monster", {"tile": tile, "site": SITES[fields[0]], "depth": fields[1] + 1}
        )
    if kind == "heal":
        count = number - actions.HEAL
        if count > state.hospital:
            return Refusal("TK-N4", "fewer_wounded", {"wounded": state.hospital})
        return lacks_karas("TK-N4", HEALING_PRICE * count, state.karas[seat])
    power, rule = _WORK[kind]
    if power != fields[0]:
        return Refusal("TK-H2", "specialist_first", {"specialist": SPECIALISTS[fields[0]]})
    if kind == "divine":
        site, depth = divmod(number - actions.DIVINE, DEPTHS)
    else:
        site, depth = number - (actions.MINE if kind == "mine" else actions.STUDY), 0
    top = state.tops[site]
    if top == DEPTHS:
        return Refusal(rule, "site_empty", {"site": SITES[site]})
    if depth < top:
        return Refusal(rule, "tile_gone", {"site": SITES[site], "depth": depth + 1})
    last = max(top, DEPTHS - DIVINER_TILES) + 1
    return Refusal(rule, "starts_too_deep", {"site": SITES[site], "count": DIVINER_TILES, "depth": last})
