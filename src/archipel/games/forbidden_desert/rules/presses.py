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


def pressed(state: DesertState, seat: int, thing: str) -> int:
    """The code of that action, legal or not; things are cell, equipment, seat, part, storm and pile."""
    kind, _, name = thing.partition(":")
    step = state.stack[-1].name if state.stack else ""
    number = NOTHING_MEANT
    if kind == "cell" and name in CELLS:
        number = _cell(state, seat, CELLS.index(name), step)
    elif kind == "equipment" and name in EQUIPMENT:
        number = _equipment(state, seat, EQUIPMENT.index(name))
    elif kind == "seat" and name in [str(each) for each in range(state.seats) if each != seat]:
        number = _seat(state, seat, int(name), step)
    elif kind == "part" and name in PARTS:
        number = actions.PICK_UP + PARTS.index(name)
    elif kind == "storm" and name in STORM_CARDS:
        number = (actions.NEXT if step == "look_order" else actions.UNDER) + STORM_CARDS.index(name)
    elif thing == "pile:storm":
        number = actions.DRAW_STORM
    return number if number == NOTHING_MEANT else seat << SEAT_SHIFT | number


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
        return actions.PICK_UP + state.parts.index(cell)
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
