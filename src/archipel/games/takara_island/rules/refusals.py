"""Why an action is not legal now: the rule to show to somebody who was refused."""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.refusal import Refusal
from archipel.games.takara_island.rules import actions
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    IMITATOR,
    NOBODY,
    ROCKFALL,
    SITES,
    SPECIALISTS,
)
from archipel.games.takara_island.rules.state import TakaraState

# The moment that each kind of answer belongs to, and the rule that says so. All others are for adventurers.
_MOMENT: Final[dict[str, tuple[str, str]]] = {
    "rent_sword": ("rent_sword", "TK-W1"),
    "leave_sword": ("rent_sword", "TK-W1"),
    "turn_up": ("observe", "TK-O6"),
    "look_on": ("observe", "TK-O2"),
    "mine": ("use_specialist", "TK-Q1"),
    "study": ("use_specialist", "TK-Q14"),
    "divine": ("use_specialist", "TK-Q11"),
    "put_back": ("look_at_tiles", "TK-Q12"),
    "cash_map": ("choose_map", "TK-K8"),
    "keep_map": ("choose_map", "TK-K8"),
    "recruit": ("recruit", "TK-N1"),
    "leave_recruit": ("recruit", "TK-N1"),
    "heal": ("heal", "TK-N4"),
}


def refusal(state: TakaraState, code: int) -> Refusal:
    """The rule that stands against this action."""
    return Refusal(_rule(state, code), "by_rule")


def _rule(state: TakaraState, code: int) -> str:
    """The id of the first rule that stands against this action."""
    seat = code >> SEAT_SHIFT
    outcome = state.outcome
    if outcome:
        return outcome.rule
    if seat != state.active:
        return "TK-G4"
    step = state.stack[-1].name
    action = actions.describe(state, code)
    if action.kind in _MOMENT:
        moment, rule = _MOMENT[action.kind]
        return "TK-H2" if step == moment == "use_specialist" and not _empty(state, action.args) else rule
    if step != "use_adventurers":
        return "TK-T3" if len(state.stack) > 1 else "TK-T1"
    if "site" in action.args:
        return _at_site(state, SITES.index(str(action.args["site"])), action.kind)
    if action.kind == "sell":
        return "TK-M1" if state.traded else "TK-M2"
    if action.kind == "buy":
        return "TK-M1" if state.traded else "TK-M4" if state.tokens_left else "TK-X23"
    return _specialist(state, seat, action.kind, SPECIALISTS.index(str(action.args["specialist"])))


def _empty(state: TakaraState, args: dict[str, str | int]) -> bool:
    return state.tops[SITES.index(str(args["site"]))] == DEPTHS


def _at_site(state: TakaraState, site: int, kind: str) -> str:
    empty = state.tops[site] == DEPTHS
    if kind == "observe":
        return "TK-O1" if empty else "TK-X3"
    if kind == "dig":
        return "TK-D1" if empty else "TK-X7"
    if kind == "destroy":
        return "TK-R1" if state.top(site) == ROCKFALL else "TK-R3"
    return "TK-F1"


def _specialist(state: TakaraState, seat: int, kind: str, specialist: int) -> str:
    if state.held[seat] != NOBODY:
        return "TK-H4"
    if kind == "hire":
        return "TK-H3" if specialist in state.held else "TK-G5"
    if IMITATOR in state.held:
        return "TK-H3"
    return "TK-Q8" if specialist in state.held else "TK-Q9"
