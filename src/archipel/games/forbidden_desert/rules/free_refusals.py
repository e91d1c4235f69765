"""Why water, a card or its effect is not to be had now, which everybody may at any time (FD-W, FD-G)."""

from archipel.engine.cards import count
from archipel.engine.refusal import Refusal
from archipel.games.forbidden_desert.rules import actions
from archipel.games.forbidden_desert.rules.components import (
    CANTEEN,
    CELLS,
    DUNE_BLASTER,
    EQUIPMENT,
    JET_PACK,
    SOLAR_SHIELD,
    TERRASCOPE,
    TIME_THROTTLE,
    TRANSFERS_A_WINDOW,
    WATER_CARRIER,
    WATER_RESERVE,
)
from archipel.games.forbidden_desert.rules.navigation import STEPS_AN_ACTION
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.turn_refusals import apart, sand_refusal


def free_refusal(state: DesertState, seat: int, number: int, step: str) -> Refusal:
    """What stands against a gift, a pass or a card, in a window for them."""
    if number < actions.HAND_OVER:
        receiver, less = divmod(number - actions.GIVE, 5)
        return _gift(state, seat, receiver, less + 1)
    if number < actions.BLAST:
        card, receiver = divmod(number - actions.HAND_OVER, 5)
        return _hand_over(state, seat, card, receiver)
    return _equipment(state, seat, number, step)


def _gift(state: DesertState, seat: int, receiver: int, amount: int) -> Refusal:
    if receiver >= state.seats:
        return Refusal("FD-W1", "no_such_player", {"players": state.seats})
    if receiver == seat:
        return Refusal("FD-W1", "give_others")
    cell, away = CELLS[state.pawns[receiver]], apart(state.pawns[seat], state.pawns[receiver])
    if state.adventurers[seat] == WATER_CARRIER and away > 1:
        return Refusal("FD-W1", "water_apart_carrier", {"receiver": receiver, "cell": cell, "steps": away})
    if state.adventurers[seat] != WATER_CARRIER and away:
        return Refusal("FD-W1", "water_apart", {"receiver": receiver, "cell": cell})
    room, have = state.room(receiver), state.water[seat]
    if not room:
        most = CANTEEN[state.adventurers[receiver]]
        return Refusal("FD-T11", "canteen_full", {"receiver": receiver, "most": most})
    if amount > have:
        return Refusal("FD-W2", "too_little_water", {"amount": amount, "held": have})
    if amount > room:
        return Refusal("FD-W2", "too_little_room", {"receiver": receiver, "amount": amount, "room": room})
    return Refusal("FD-T10", "transfers_spent", {"most": TRANSFERS_A_WINDOW})


def _hand_over(state: DesertState, seat: int, card: int, receiver: int) -> Refusal:
    if not count(state.hands[seat], card):
        return Refusal("FD-G1", "no_card", {"equipment": EQUIPMENT[card]})
    if receiver >= state.seats:
        return Refusal("FD-W3", "no_such_player", {"players": state.seats})
    if receiver == seat:
        return Refusal("FD-W3", "give_others")
    if state.pawns[receiver] != state.pawns[seat]:
        where = CELLS[state.pawns[receiver]]
        return Refusal("FD-W3", "cards_apart", {"receiver": receiver, "cell": where})
    return Refusal("FD-T10", "transfers_spent", {"most": TRANSFERS_A_WINDOW})


def _equipment(state: DesertState, seat: int, number: int, step: str) -> Refusal:
    card = _card(number)
    if not count(state.hands[seat], card):
        return Refusal("FD-G1", "no_card", {"equipment": EQUIPMENT[card]})
    if card == TIME_THROTTLE:
        return _throttle(state, seat, step)
    if card == DUNE_BLASTER:
        return sand_refusal(state, seat, number - actions.BLAST, "FD-G5")
    if card == TERRASCOPE:
        cell = number - actions.PEEK
        if cell == state.hole:
            return Refusal("FD-G8", "hole", {"cell": CELLS[cell]})
        if state.revealed >> cell & 1:
            return Refusal("FD-G8", "revealed_already", {"cell": CELLS[cell]})
        return Refusal("FD-T11", "known_already", {"cell": CELLS[cell]})
    if card == JET_PACK:
        return Refusal("FD-G6", "nowhere_to_land")
    return Refusal("FD-T11", "shield_up" if card == SOLAR_SHIELD else "canteens_full")


def _throttle(state: DesertState, seat: int, step: str) -> Refusal:
    if seat != state.active:
        return Refusal("FD-G10", "throttle_own_turn", {"holder": state.active})
    if step == "navigate":
        pawn, made = state.stack[-1].fields()
        return Refusal("FD-G10", "finish_guiding", {"pawn": pawn, "left": STEPS_AN_ACTION - made})
    return Refusal("FD-G10", "throttle_too_late")


def _card(number: int) -> int:
    if number < actions.JET:
        return DUNE_BLASTER
    if number < actions.PEEK:
        return JET_PACK if number == actions.JET else SOLAR_SHIELD
    if number < actions.RESERVE:
        return TERRASCOPE
    return WATER_RESERVE if number == actions.RESERVE else TIME_THROTTLE
