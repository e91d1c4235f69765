"""Why an action is not legal now: the rule to show to somebody who was refused."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.cards import count, size
from archipel.engine.refusal import Refusal
from archipel.games.forbidden_island.rules import actions
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.rules.components import (
    CARDS_TO_CAPTURE,
    ENGINEER,
    HAND_LIMIT,
    NAVIGATOR,
    PILOT,
)
from archipel.games.forbidden_island.rules.state import IslandState


def refusal(state: IslandState, code: int) -> Refusal:
    """The rule that stands against this action."""
    return Refusal(_rule(state, code), "by_rule")


def _rule(state: IslandState, code: int) -> str:
    """The id of the first rule that stands against this action."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    if state.over:
        outcome = state.outcome
        return outcome.rule if outcome else "FI-E7"
    step = state.stack[-1].name
    action = actions.describe(state, code)
    if action.kind in ("sandbags", "helicopter", "take_off"):
        return _special(state, seat, number, step)
    if action.kind in ("board", "done", "land") or step in ("choose_passengers", "choose_landing"):
        return "FI-C3" if step in ("choose_passengers", "choose_landing") else "FI-Q7"
    if action.kind == "discard":
        return _discard(state, seat, step)
    if step == "discard":
        return "FI-H2"
    if action.kind == "swim" or step == "swim":
        return "FI-P2"
    if action.kind == "draw_treasure":
        return "FI-D1" if seat != state.active else "FI-T1"
    if action.kind == "draw_flood":
        return "FI-F1" if seat != state.active else "FI-T1"
    if seat != state.active or step != "take_actions":
        return "FI-T1"
    return _turn_action(state, seat, number, action.kind)


def _special(state: IslandState, seat: int, number: int, step: str) -> str:
    if step in ("choose_passengers", "choose_landing"):
        return "FI-Q7"
    if number < actions.HELICOPTER:
        if not state.hands[seat] & ANY_SANDBAGS:
            return "FI-C1"
        position = number - actions.SANDBAGS_ON
        if not state.alive >> position & 1:
            return "FI-F4"
        return "FI-C5" if not state.flooded >> position & 1 else "FI-C8"
    if not state.hands[seat] & ANY_HELICOPTER:
        return "FI-C1"
    if number == actions.TAKE_OFF:
        return "FI-E1" if not state.can_take_off() else "FI-C8"
    position = number - actions.HELICOPTER
    elsewhere = state.alive & ~(1 << position)
    return "FI-C8" if position in state.pawns and elsewhere else "FI-C3"


def _discard(state: IslandState, seat: int, step: str) -> str:
    if step == "discard" and size(state.hands[seat]) > HAND_LIMIT:
        return "FI-H3"  # not a card of the hand
    return "FI-H6"


def _turn_action(state: IslandState, seat: int, number: int, kind: str) -> str:
    adventurer = state.adventurers[seat]
    if kind == "move":
        return "FI-A1" if state.alive >> (number - actions.MOVE) & 1 else "FI-A3"
    if kind == "fly":
        return "FI-R2" if adventurer != PILOT or state.flown else "FI-A3"
    if kind == "navigate":
        return "FI-R4" if adventurer != NAVIGATOR else "FI-R5"
    if kind == "shore_up":
        return "FI-A6" if not state.flooded >> (number - actions.SHORE_UP) & 1 else "FI-A5"
    if kind == "shore_up_two":
        low, high = actions.PAIRS[number - actions.SHORE_UP_TWO]
        both = 1 << low | 1 << high
        if adventurer != ENGINEER:
            return "FI-R10"
        return "FI-A6" if state.flooded & both != both else "FI-R10"
    if kind == "give":
        return "FI-A7"
    treasure = number - actions.CAPTURE
    if state.captors[treasure] >= 0:
        return "FI-A13"
    enough = count(state.hands[seat], treasure) >= CARDS_TO_CAPTURE
    return "FI-A10" if not enough or kind == "capture" else "FI-T4"
