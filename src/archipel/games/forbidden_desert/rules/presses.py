"""What a press means: the action that somebody most likely has in mind who presses a thing of the table."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.refusal import NOTHING_MEANT
from archipel.games.forbidden_desert.rules import actions
from archipel.games.forbidden_desert.rules.components import (
    CELLS,
    DUNE_BLASTER,
    EQUIPMENT,
    JET_PACK,
    NAVIGATOR,
    PARTS,
    SOLAR_SHIELD,
    STORM_CARDS,
    TERRASCOPE,
    WATER_RESERVE,
)
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.turn_refusals import apart


def pressed(state: DesertState, seat: int, thing: str) -> int:
    """The code of that action, legal or not; things are cell, equipment, seat, canteen, part, storm, pile.

    What is held, or whose it is, stands before it: ``equipment:terrascope cell:c3``.
    """
    held, _, last = thing.rpartition(" ")
    kind, _, name = last.partition(":")
    step = state.stack[-1].name if state.stack else ""
    number = NOTHING_MEANT
    if kind == "cell" and name in CELLS:
        number = _with(held, CELLS.index(name))
        if number == NOTHING_MEANT:
            number = _cell(state, seat, CELLS.index(name), step)
    elif kind == "equipment" and name in EQUIPMENT:
        if held and held != f"seat:{seat}":
            return pressed(state, seat, held)
        number = _equipment(state, seat, EQUIPMENT.index(name))
    elif kind == "canteen" and name in [str(each) for each in range(state.seats)]:
        number = actions.GIVE + 5 * (int(name) if int(name) != seat else _nearest(state, seat))
    elif kind == "seat" and name in [str(each) for each in range(state.seats) if each != seat]:
        number = _seat(state, seat, int(name), step)
    elif kind == "part" and name in PARTS:
        number = actions.PICK_UP + PARTS.index(name)
    elif kind == "storm" and name in STORM_CARDS:
        number = (actions.NEXT if step == "look_order" else actions.UNDER) + STORM_CARDS.index(name)
    elif last == "pile:storm":
        number = actions.DRAW_STORM
    return number if number == NOTHING_MEANT else seat << SEAT_SHIFT | number


def _with(held: str, cell: int) -> int:
    """Use there what was taken up."""
    if held == "equipment:dune_blaster":
        return actions.BLAST + cell
    return actions.PEEK + cell if held == "equipment:terrascope" else NOTHING_MEANT


def _nearest(state: DesertState, seat: int) -> int:
    """The other player who is fewest steps away; the first of equals."""
    here = state.pawns[seat]
    others = [other for other in range(state.seats) if other != seat]
    return min([(apart(here, state.pawns[other]), other) for other in others])[1]


def _cell(state: DesertState, seat: int, cell: int, step: str) -> int:
    """Land or send somebody there, go there; on the own tile dig, pick up or reveal."""
    if step in ("choose_passenger", "choose_landing"):
        return actions.LAND + cell
    if step == "navigate" and seat == state.active:
        return actions.STEP + cell
    if seat != state.active or cell != state.pawns[seat]:
        return actions.MOVE + cell
    if state.sand[cell]:
        return actions.DIG + cell
    if cell in state.parts:
        return actions.PICK_UP + list(state.parts).index(cell)
    return actions.MOVE + cell if state.revealed >> cell & 1 else actions.REVEAL


def _equipment(state: DesertState, seat: int, card: int) -> int:
    here = state.pawns[seat]
    if card == DUNE_BLASTER:
        return actions.BLAST + here
    if card == TERRASCOPE:
        unknown = members(state.tiles & ~state.known)
        return actions.PEEK + (unknown[0] if unknown else here)
    if card == JET_PACK:
        return actions.JET
    if card == SOLAR_SHIELD:
        return actions.SHIELD
    return actions.RESERVE if card == WATER_RESERVE else actions.THROTTLE


def _seat(state: DesertState, seat: int, other: int, step: str) -> int:
    """Take them along, guide them, or give them water."""
    if step in ("choose_passenger", "choose_landing"):
        return actions.PASSENGER + other
    if step == "take_actions" and seat == state.active and state.adventurers[seat] == NAVIGATOR:
        return actions.NAVIGATE + other
    return actions.GIVE + 5 * other
