"""Why an action is not legal now: the moment first, which is wrong for everything, then the action."""

from archipel.engine.bits import members
from archipel.engine.cards import count, size
from archipel.engine.refusal import Refusal
from archipel.games.forbidden_island.rules import actions
from archipel.games.forbidden_island.rules.card_refusals import special_refusal
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER
from archipel.games.forbidden_island.rules.components import (
    CARDS,
    DIVER,
    EXPLORER,
    HAND_LIMIT,
    HELICOPTER_LIFT,
)
from archipel.games.forbidden_island.rules.interruptions import SWIM_STEP
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.turn_refusals import turn_refusal


def refusal(state: IslandState, seat: int, number: int) -> Refusal:
    """The first rule that stands against this action."""
    step = state.stack[-1].name
    if step in ("choose_passengers", "choose_landing"):
        return _in_flight(state, seat, number, step)
    if actions.BOARD <= number < actions.TAKE_OFF:
        return _no_flight(state, seat)
    if number >= actions.SANDBAGS_ON:
        return special_refusal(state, seat, number, step)
    if actions.DISCARD <= number < actions.SANDBAGS_ON:
        return _discard(state, seat, number - actions.DISCARD, step)
    if step == "discard":
        holder = state.stack[-1].fields()[0]
        cards = size(state.hands[holder])
        if seat == holder:
            return Refusal("FI-H2", "discard_first", {"cards": cards, "most": HAND_LIMIT})
        return Refusal("FI-H2", "discarding", {"holder": holder, "cards": cards, "most": HAND_LIMIT})
    if actions.SWIM <= number < actions.SHORE_UP or step == "swim":
        return _swim(state, seat, number, step)
    return _in_turn(state, seat, number, step)


def _in_turn(state: IslandState, seat: int, number: int, step: str) -> Refusal:
    """FI-T1: three phases in their order, all of the active player."""
    if seat != state.active:
        draws = {actions.DRAW_TREASURE: "FI-D1", actions.DRAW_FLOOD: "FI-F1"}
        return Refusal(draws.get(number, "FI-T1"), "not_your_turn", {"holder": state.active})
    left = state.stack[-1].fields()[0]
    if step == "take_actions":
        if number in (actions.DRAW_TREASURE, actions.DRAW_FLOOD):
            return Refusal("FI-T1", "actions_first", {"left": left})
        return turn_refusal(state, seat, number)
    if step == "draw_treasure":
        return Refusal("FI-T1", "draw_treasure_now", {"left": left})
    return Refusal("FI-T1", "draw_flood_now", {"left": left})


# -- the helicopter ----------------------------------------


def _no_flight(state: IslandState, seat: int) -> Refusal:
    if not state.hands[seat] & ANY_HELICOPTER:
        return Refusal("FI-Q7", "no_card", {"card": CARDS[HELICOPTER_LIFT]})
    return Refusal("FI-Q7", "call_helicopter_first")


def _in_flight(state: IslandState, seat: int, number: int, step: str) -> Refusal:
    """FI-Q7: somebody is choosing passengers or a place to land, and nobody else acts meanwhile."""
    fields = state.stack[-1].fields()
    holder = fields[0]
    if seat != holder:
        return Refusal("FI-Q7", "flight_of_another", {"holder": holder})
    if step == "choose_landing":
        here = state.pawns[members(fields[1])[0]]
        if not actions.LAND <= number < actions.LAND + 24:
            return Refusal("FI-C3", "land_first", {"tile": state.tile_at(here)})
        tile = state.tile_at(number - actions.LAND)
        if number - actions.LAND == here:
            return Refusal("FI-C3", "land_elsewhere", {"tile": tile})
        return Refusal("FI-C3", "sunk", {"tile": tile})
    picked, waiting = fields[1], fields[2]
    here = state.pawns[members(picked | waiting)[0]]
    tile = state.tile_at(here)
    if not actions.BOARD <= number < actions.DONE:
        return Refusal("FI-C3", "board_first" if picked else "nobody_aboard", {"tile": tile})
    pawn = number - actions.BOARD
    if pawn >= state.seats:
        return Refusal("FI-C3", "no_such_player", {"players": state.seats})
    if picked >> pawn & 1:
        return Refusal("FI-C3", "aboard_already", {"pawn": pawn})
    if state.pawns[pawn] != here:
        where = state.tile_at(state.pawns[pawn])
        return Refusal("FI-C3", "boards_elsewhere", {"pawn": pawn, "from": where, "tile": tile})
    return Refusal("FI-Q7", "passed_over", {"pawn": pawn})


# -- too many cards, and the water ----------------------------------------


def _discard(state: IslandState, seat: int, card: int, step: str) -> Refusal:
    cards = size(state.hands[seat])
    if step == "discard" and cards > HAND_LIMIT:
        return Refusal("FI-H3", "not_in_hand", {"card": CARDS[card]})
    if not count(state.hands[seat], card):
        return Refusal("FI-H6", "not_in_hand", {"card": CARDS[card]})
    return Refusal("FI-H6", "few_enough", {"cards": cards, "most": HAND_LIMIT})


def _swim(state: IslandState, seat: int, number: int, step: str) -> Refusal:
    """FI-P2, P7: pawns in the water come first, one after the other."""
    if step != "swim":
        return Refusal("FI-P2", "tile_stands", {"tile": state.tile_at(state.pawns[seat])})
    pawn = SWIM_STEP.pawn(state)
    here = state.pawns[pawn]
    if seat != pawn:
        return Refusal("FI-P2", "in_water", {"pawn": pawn, "tile": state.tile_at(here)})
    if not actions.SWIM <= number < actions.SHORE_UP:
        return Refusal("FI-P2", "swim_first", {"tile": state.tile_at(here)})
    there = number - actions.SWIM
    tile = state.tile_at(there)
    if not state.alive >> there & 1:
        return Refusal("FI-P2", "sunk", {"tile": tile})
    steps = state.shape.distance[here][there]
    if state.adventurers[seat] == DIVER:
        nearest = min([state.shape.distance[here][each] for each in members(state.alive)])
        return Refusal("FI-P4", "swim_nearest", {"tile": tile, "steps": steps, "nearest": nearest})
    if state.adventurers[seat] == EXPLORER:
        steps = state.shape.king_steps(here, there)
        return Refusal("FI-P3", "swim_far_explorer", {"tile": tile, "steps": steps})
    if state.shape.diagonal[here] >> there & 1:
        return Refusal("FI-P2", "swim_diagonal", {"tile": tile})
    return Refusal("FI-P2", "swim_far", {"tile": tile, "steps": steps})
