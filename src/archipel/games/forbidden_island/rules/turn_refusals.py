"""Why the active player cannot take this action: too far, not theirs, or something missing (FI-A, FI-R)."""

from archipel.engine.cards import count
from archipel.engine.refusal import Refusal
from archipel.games.forbidden_island.rules import actions
from archipel.games.forbidden_island.rules.cards import ANY_TREASURE
from archipel.games.forbidden_island.rules.components import (
    CARDS_TO_CAPTURE,
    DIVER,
    ENGINEER,
    EXPLORER,
    NAVIGATOR,
    PILOT,
    SITES,
    TILES,
    TREASURES,
)
from archipel.games.forbidden_island.rules.state import IslandState


def turn_refusal(state: IslandState, seat: int, number: int) -> Refusal:
    """What stands against an action of the player who may take one."""
    if number < actions.FLY:
        return _move(state, seat, number - actions.MOVE)
    if number < actions.SWIM:
        return _fly(state, seat, number - actions.FLY)
    if number < actions.SHORE_UP_TWO:
        return _shore_up(state, seat, number - actions.SHORE_UP, "FI-A5")
    if number < actions.NAVIGATE:
        return _shore_up_two(state, seat, number)
    if number < actions.GIVE:
        return _navigate(state, seat, *divmod(number - actions.NAVIGATE, 24))
    if number < actions.CAPTURE:
        return _give(state, seat, *divmod(number - actions.GIVE, 4))
    return _capture(state, seat, number - actions.CAPTURE)


def _move(state: IslandState, seat: int, there: int) -> Refusal:
    here, adventurer = state.pawns[seat], state.adventurers[seat]
    tile = state.tile_at(there)
    if there == here:
        return Refusal("FI-A1", "there_already", {"tile": tile})
    if not state.alive >> there & 1:
        return Refusal("FI-A3", "sunk", {"tile": tile})
    if adventurer == DIVER:
        return Refusal("FI-R8", "dive_barred", {"tile": tile, "steps": state.shape.distance[here][there]})
    if adventurer == EXPLORER:
        steps = state.shape.king_steps(here, there)
        return Refusal("FI-R1", "too_far_explorer", {"tile": tile, "steps": steps})
    if state.shape.diagonal[here] >> there & 1:
        return Refusal("FI-A1", "diagonal", {"tile": tile})
    return Refusal("FI-A1", "too_far", {"tile": tile, "steps": state.shape.distance[here][there]})


def _fly(state: IslandState, seat: int, there: int) -> Refusal:
    tile = state.tile_at(there)
    if state.adventurers[seat] != PILOT:
        return Refusal("FI-R2", "not_pilot")
    if not state.alive >> there & 1:
        return Refusal("FI-A3", "sunk", {"tile": tile})
    if there == state.pawns[seat]:
        return Refusal("FI-R2", "there_already", {"tile": tile})
    steps = state.shape.distance[state.pawns[seat]][there]
    return Refusal("FI-R2", "flown", {"tile": tile, "steps": steps})


def _navigate(state: IslandState, seat: int, pawn: int, there: int) -> Refusal:
    if state.adventurers[seat] != NAVIGATOR:
        return Refusal("FI-R4", "not_navigator")
    if pawn >= state.seats:
        return Refusal("FI-R4", "no_such_player", {"players": state.seats})
    tile = state.tile_at(there)
    if pawn == seat:
        return Refusal("FI-R4", "guide_others")
    if not state.alive >> there & 1:
        return Refusal("FI-R5", "sunk", {"tile": tile})
    here = state.pawns[pawn]
    if there == here:
        return Refusal("FI-R5", "pawn_there_already", {"pawn": pawn, "tile": tile})
    diagonally = state.pawn_powers and state.adventurers[pawn] == EXPLORER  # FI-R7
    steps = state.shape.king_steps(here, there) if diagonally else state.shape.distance[here][there]
    if steps > 2:
        return Refusal("FI-R5", "guide_far", {"pawn": pawn, "tile": tile, "steps": steps})
    return Refusal("FI-R5", "guide_barred", {"pawn": pawn, "tile": tile})


def _shore_up(state: IslandState, seat: int, there: int, rule: str) -> Refusal:
    """``rule`` is what says how far this player reaches."""
    here = state.pawns[seat]
    tile = state.tile_at(there)
    if not state.alive >> there & 1:
        return Refusal("FI-A6", "sunk", {"tile": tile})
    if not state.flooded >> there & 1:
        return Refusal("FI-A6", "not_flooded", {"tile": tile})
    if state.adventurers[seat] == EXPLORER:
        steps = state.shape.king_steps(here, there)
        return Refusal("FI-R1", "shore_far_explorer", {"tile": tile, "steps": steps})
    if state.shape.diagonal[here] >> there & 1:
        return Refusal(rule, "shore_diagonal", {"tile": tile})
    return Refusal(rule, "shore_far", {"tile": tile, "steps": state.shape.distance[here][there]})


def _shore_up_two(state: IslandState, seat: int, number: int) -> Refusal:
    if state.adventurers[seat] != ENGINEER:
        return Refusal("FI-R10", "not_engineer")
    low, high = actions.PAIRS[number - actions.SHORE_UP_TWO]
    for there in (low, high):
        if not state.flooded >> there & 1:
            return _shore_up(state, seat, there, "FI-R10")
    within = state.shape.ortho[state.pawns[seat]] | 1 << state.pawns[seat]
    return _shore_up(state, seat, high if within >> low & 1 else low, "FI-R10")


def _give(state: IslandState, seat: int, treasure: int, receiver: int) -> Refusal:
    if receiver >= state.seats:
        return Refusal("FI-A7", "no_such_player", {"players": state.seats})
    if receiver == seat:
        return Refusal("FI-A7", "give_others")
    if not state.hands[seat] & ANY_TREASURE:
        return Refusal("FI-A7", "nothing_to_give")
    if not count(state.hands[seat], treasure):
        return Refusal("FI-A7", "not_in_hand", {"card": TREASURES[treasure]})
    where = state.tile_at(state.pawns[receiver])
    return Refusal("FI-A7", "apart", {"receiver": receiver, "tile": where})


def _capture(state: IslandState, seat: int, treasure: int) -> Refusal:
    name = TREASURES[treasure]
    captor = state.captors[treasure]
    if captor >= 0:
        return Refusal("FI-A13", "captured", {"treasure": name, "holder": captor})
    held = count(state.hands[seat], treasure)
    if held < CARDS_TO_CAPTURE:
        missing = CARDS_TO_CAPTURE - held
        return Refusal("FI-A10", "cards_missing", {"card": name, "held": held, "missing": missing})
    sites = SITES[treasure]
    names = {"tile": TILES[sites[0]], "second": TILES[sites[1]]}
    standing = [TILES[site] for site in sites if state.alive >> state.place[site] & 1]
    if len(standing) == 1:
        return Refusal("FI-A10", "one_site_left", {"treasure": name, "tile": standing[0]})
    return Refusal("FI-A10", "not_on_site", {"treasure": name, **names})
