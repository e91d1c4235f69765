"""Every action of the game and its number."""

from typing import Final

from archipel.engine.action import Action
from archipel.engine.native import i64, vec
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    MONSTER,
    ROCKFALL_REWARD,
    SITE_COUNT,
    SITES,
    SORT,
    SPECIALISTS,
)
from archipel.games.takara_island.rules.deal import next_look
from archipel.games.takara_island.rules.state import TakaraState

# The first number of each kind.
RENT_SWORD: Final = 0
LEAVE_SWORD: Final = 1
OBSERVE: Final = 2  # + site
DIG: Final = 8  # + site
DESTROY: Final = 14  # + site
FIGHT: Final = 20  # + site
GAMBLE: Final = 26
SELL: Final = 27  # + number in SALES
BUY: Final = 30
HIRE: Final = 31  # + specialist
IMITATE: Final = 34  # + specialist
END_ACTIONS: Final = 37
TURN_UP: Final = 38
LOOK_ON: Final = 39
MINE: Final = 40  # + site
STUDY: Final = 46  # + site
DIVINE: Final = 52  # + 9 * site + the first depth
PUT_BACK: Final = 106
CASH_MAP: Final = 107
KEEP_MAP: Final = 108
RECRUIT: Final = 109
LEAVE_RECRUIT: Final = 110
HEAL: Final = 111  # + how many
ACTION_SPACE: Final = 115

SALES: Final = vec[i64]([1, 2, 4])  # the XP that a tile can be worth
SALE_OF: Final = vec[i64]([0, 0, 1, 0, 2])  # and the number in SALES of each

# Kinds whose only argument is a site.
_SITE_KINDS: Final[list[tuple[int, str]]] = [
    (OBSERVE, "observe"),
    (DIG, "dig"),
    (DESTROY, "destroy"),
    (FIGHT, "fight"),
    (MINE, "mine"),
    (STUDY, "study"),
]
_BARE_KINDS: Final[dict[int, str]] = {
    RENT_SWORD: "rent_sword",
    LEAVE_SWORD: "leave_sword",
    GAMBLE: "gamble",
    BUY: "buy",
    END_ACTIONS: "end_actions",
    TURN_UP: "turn_up",
    LOOK_ON: "look_on",
    PUT_BACK: "put_back",
    CASH_MAP: "cash_map",
    KEEP_MAP: "keep_map",
    RECRUIT: "recruit",
    LEAVE_RECRUIT: "leave_recruit",
}


def describe(state: TakaraState, seat: int, number: int) -> Action:
    """The readable form of a code."""
    kind, args = _readable(number)
    return Action(seat, number, kind, args, _besides(state, number))


def _besides(state: TakaraState, number: int) -> dict[str, str | int]:
    """What clearing a rockfall pays now (TK-R2), and what comes after the tile that is being looked at."""
    if DESTROY <= number < DESTROY + SITE_COUNT:
        rockfalls = state.visible_rockfalls()
        return {"karas": ROCKFALL_REWARD * rockfalls, "rockfalls": rockfalls}
    return {"then": _after_the_look(state)} if number == LOOK_ON else {}


def _after_the_look(state: TakaraState) -> str:
    """``hidden`` where a monster stays face down (TK-O6), else ``next`` tile, or ``done`` after the last."""
    step = state.stack[-1] if state.stack else None
    if step is None or step.name != "observe":
        return "next"
    site, depth = step.fields()
    if SORT[state.tiles[DEPTHS * site + depth]] == MONSTER:
        return "hidden"
    return "next" if next_look(state, site, depth + 1 - state.tops[site]) >= 0 else "done"


def _readable(number: int) -> tuple[str, dict[str, str | int]]:
    for first, kind in _SITE_KINDS:
        if first <= number < first + SITE_COUNT:
            return kind, {"site": SITES[number - first]}
    if number in _BARE_KINDS:
        return _BARE_KINDS[number], {}
    if SELL <= number < BUY:
        return "sell", {"xp": SALES[number - SELL]}
    if HIRE <= number < IMITATE:
        return "hire", {"specialist": SPECIALISTS[number - HIRE]}
    if IMITATE <= number < END_ACTIONS:
        return "imitate", {"specialist": SPECIALISTS[number - IMITATE]}
    if DIVINE <= number < PUT_BACK:
        site, depth = divmod(number - DIVINE, DEPTHS)
        return "divine", {"site": SITES[site], "depth": depth + 1}
    return "heal", {"count": number - HEAL}
