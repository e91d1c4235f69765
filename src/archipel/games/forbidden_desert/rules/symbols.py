"""What a tile shows when it is turned over or looked at: gears, wells, clues and the parts they lead to."""

from archipel.engine.cards import ONE
from archipel.games.forbidden_desert.rules import events
from archipel.games.forbidden_desert.rules.components import FIRST_CLUE, GEAR, TUNNEL, WELL
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.water import gain_water


def look_under(state: DesertState, cell: int) -> int:
    """The face of a tile, decided now if nobody has seen it yet."""
    if not state.known >> cell & 1:
        bag = state.hidden_water if state.water_backs >> cell & 1 else state.hidden_plain
        face = state.chance.pick_counted(bag)
        bag[face] -= 1
        state.face[cell] = face
        state.known |= 1 << cell
    return state.face[cell]


def reveal(state: DesertState, seat: int) -> None:
    """FD-A4: turn over the tile under a pawn, and do at once what it shows."""
    cell = state.pawns[seat]
    face = look_under(state, cell)
    state.revealed |= 1 << cell
    if face == TUNNEL:
        state.tunnels |= 1 << cell  # FD-X5
    state.tell(events.REVEALED, seat, cell, face)
    if face in (GEAR, TUNNEL):
        _draw_equipment(state, seat)
    elif face == WELL:  # FD-X1
        for pawn in range(state.seats):
            if state.pawns[pawn] == cell:
                gain_water(state, pawn, 2)
    elif FIRST_CLUE <= face < WELL:
        _follow_clue(state, face)


def _draw_equipment(state: DesertState, seat: int) -> None:
    """FD-X3; the pile lasts exactly as long as the gears do (FD-Z57)."""
    card = state.chance.pick_counted(state.equipment)
    state.equipment[card] -= 1
    state.hands[seat] += ONE[card]
    state.tell(events.DREW_EQUIPMENT, seat, card)


def _follow_clue(state: DesertState, face: int) -> None:
    """FD-P2, P3: with both clues revealed, the part appears where row and column cross now."""
    part = (face - FIRST_CLUE) >> 1
    row_clue = FIRST_CLUE + 2 * part
    if row_clue not in state.face or row_clue + 1 not in state.face:
        return
    row_cell, column_cell = state.cell_of(row_clue), state.cell_of(row_clue + 1)
    if not state.revealed >> row_cell & state.revealed >> column_cell & 1:
        return  # the other clue was only peeked at (FD-G8)
    cell = 5 * (row_cell // 5) + column_cell % 5  # FD-P5 follows
    state.parts[part] = cell
    in_eye = cell == state.hole  # FD-P6
    state.tell(events.PART_IN_EYE if in_eye else events.PART_PLACED, part, cell)
