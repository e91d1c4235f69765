"""What stands against an adventurer's action: at a site, at the Counter, at the Port (TK-O to TK-Q)."""

from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.takara_island.rules import actions
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    IMITATOR,
    IMITATOR_SURCHARGE,
    MONSTER,
    NOBODY,
    OBSERVE_DEPTH,
    PRICE,
    ROCKFALL,
    ROCKFALL_ADVENTURERS,
    ROCKFALLS,
    SITES,
    SPECIALISTS,
    TILES,
    TOKEN_PRICE,
)
from archipel.games.takara_island.rules.state import TakaraState


def lacks_karas(rule: str, price: int, purse: int) -> Refusal:
    """TK-G5: a price is paid in full."""
    return Refusal(rule, "lacks_karas", {"karas": price, "lacking": price - purse})


def at_site(state: TakaraState, number: int, kind: str) -> Refusal:
    """Observing, digging, clearing and fighting; the Tripot and the end of the actions are always open."""
    first = {
        "observe": actions.OBSERVE,
        "dig": actions.DIG,
        "destroy": actions.DESTROY,
        "fight": actions.FIGHT,
    }[kind]
    site = number - first
    depth = state.tops[site]
    args: Args = {"site": SITES[site]}
    if depth == DEPTHS:
        rules = {"observe": "TK-O1", "dig": "TK-D1", "destroy": "TK-R3", "fight": "TK-F1"}
        return Refusal(rules[kind], "site_empty", args)
    top = state.top(site)
    if kind == "observe":
        return _observe(state, site)
    if kind == "dig":
        return _blocked(state, site, "TK-X7")
    if kind == "destroy":
        if top == ROCKFALL:
            args = {"count": ROCKFALL_ADVENTURERS, "left": state.free}
            return Refusal("TK-R1", "needs_two", args)
        return Refusal("TK-R3", "no_rockfall_on_top", args)
    return Refusal("TK-F1", "no_sword" if top == MONSTER else "no_monster_on_top", args)


def _blocked(state: TakaraState, site: int, rule: str) -> Refusal:
    """TK-X7: what lies face up on top has to go first."""
    if state.top(site) == ROCKFALL:
        return Refusal(rule, "rockfall_on_top", {"site": SITES[site], "count": ROCKFALL_ADVENTURERS})
    kind = state.tiles[DEPTHS * site + state.tops[site]]
    return Refusal(rule, "monster_on_top", {"site": SITES[site], "tile": TILES[kind]})


def _observe(state: TakaraState, site: int) -> Refusal:
    """TK-O9, X3: no face-down tile comes before one that stops the look."""
    for depth in range(state.tops[site], min(state.tops[site] + OBSERVE_DEPTH, DEPTHS)):
        cell = DEPTHS * site + depth
        kind = state.tiles[cell]
        if kind in ROCKFALLS or not state.fresh >> cell & 1:
            args: Args = {"site": SITES[site], "tile": TILES[kind], "depth": depth + 1}
            return Refusal("TK-X3", "look_stopped", args)
    return Refusal(
        "TK-X3", "all_seen", {"site": SITES[site], "count": min(OBSERVE_DEPTH, DEPTHS - state.tops[site])}
    )


def trade(state: TakaraState, seat: int, number: int) -> Refusal:
    """TK-M1 to M4, X23."""
    if state.traded:
        return Refusal("TK-M1", "traded_already")
    if number != actions.BUY:
        return Refusal("TK-M2", "nothing_to_sell", {"xp": actions.SALES[number - actions.SELL]})
    if not state.tokens_left:
        return Refusal("TK-X23", "no_token_left")
    return lacks_karas("TK-M4", TOKEN_PRICE, state.karas[seat])


def specialist(state: TakaraState, seat: int, number: int) -> Refusal:
    """TK-H3, H4, Q7 to Q9, G5."""
    imitates = number >= actions.IMITATE
    power = number - (actions.IMITATE if imitates else actions.HIRE)
    held = state.held[seat]
    if held != NOBODY:
        return Refusal("TK-H4", "has_specialist", {"specialist": SPECIALISTS[held]})
    wanted = IMITATOR if imitates else power
    if wanted in state.held:
        args: Args = {"specialist": SPECIALISTS[wanted], "seat": state.holder(wanted)}
        return Refusal("TK-H3", "not_at_port", args)
    purse = state.karas[seat]
    if not imitates:
        return lacks_karas("TK-G5", PRICE[power], purse)
    if power not in state.held:
        others = sum([each != NOBODY for each in state.held])
        if others:
            return Refusal("TK-Q9", "not_to_copy", {"specialist": SPECIALISTS[power]})
        return Refusal("TK-Q9", "nobody_to_copy")
    return lacks_karas("TK-Q8", PRICE[power] + IMITATOR_SURCHARGE, purse)
