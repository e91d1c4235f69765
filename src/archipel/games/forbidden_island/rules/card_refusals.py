"""Why a special card cannot be played now (FI-C): not held, not this moment, or nothing to use it on."""

from archipel.engine.cards import size
from archipel.engine.event import Json
from archipel.engine.refusal import Refusal
from archipel.games.forbidden_island.rules import actions
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.rules.components import (
    CARDS,
    FOOLS_LANDING,
    HAND_LIMIT,
    HELICOPTER_LIFT,
    SANDBAGS,
    TILES,
)
from archipel.games.forbidden_island.rules.interruptions import SWIM_STEP
from archipel.games.forbidden_island.rules.state import IslandState


def special_refusal(state: IslandState, seat: int, number: int, step: str) -> Refusal:
    """What stands against Sandbags, a Helicopter Lift or the take-off."""
    bags = number < actions.HELICOPTER
    card, held = (SANDBAGS, ANY_SANDBAGS) if bags else (HELICOPTER_LIFT, ANY_HELICOPTER)
    if not state.hands[seat] & held:
        return Refusal("FI-C1", "no_card", {"card": CARDS[card]})
    if step == "discard" and state.stack[-1].fields()[0] != seat:
        holder = state.stack[-1].fields()[0]
        cards = size(state.hands[holder])
        return Refusal("FI-C8", "discarding", {"holder": holder, "cards": cards, "most": HAND_LIMIT})
    if step == "swim":
        return _while_swimming(state, number)
    if bags:
        return _sandbags(state, number - actions.SANDBAGS_ON)
    if number == actions.TAKE_OFF:
        return _take_off(state)
    return _departure(state, number - actions.HELICOPTER)


def _while_swimming(state: IslandState, number: int) -> Refusal:
    """FI-P6: a helicopter may come for the pawn in the water, and nothing else."""
    pawn = SWIM_STEP.pawn(state)
    tile = state.tile_at(state.pawns[pawn])
    if actions.HELICOPTER <= number < actions.BOARD:
        return Refusal("FI-C8", "rescue_only", {"pawn": pawn, "tile": tile})
    return Refusal("FI-C8", "in_water", {"pawn": pawn, "tile": tile})


def _sandbags(state: IslandState, position: int) -> Refusal:
    tile = state.tile_at(position)
    if not state.alive >> position & 1:
        return Refusal("FI-F4", "sunk", {"tile": tile})
    if not state.flooded:
        return Refusal("FI-C5", "nothing_flooded")
    return Refusal("FI-C5", "not_flooded", {"tile": tile})


def _departure(state: IslandState, position: int) -> Refusal:
    tile = state.tile_at(position)
    if not state.alive >> position & 1:
        return Refusal("FI-C3", "sunk", {"tile": tile})
    if position in state.pawns:
        return Refusal("FI-C3", "last_tile", {"tile": tile})
    return Refusal("FI-C3", "nobody_there", {"tile": tile})


def _take_off(state: IslandState) -> Refusal:
    """FI-E1: the four treasures, then everybody on Fools' Landing."""
    missing = [captor for captor in state.captors if captor < 0]
    if missing:
        return Refusal("FI-E1", "treasures_missing", {"missing": len(missing)})
    away: list[Json] = [pawn for pawn in range(state.seats) if state.pawns[pawn] != state.landing]
    return Refusal("FI-E1", "pawns_away", {"pawns": away, "tile": TILES[FOOLS_LANDING]})
