"""The rulebook's set-up (FD-S1 to S13)."""

from archipel.engine.native import i64, vec
from archipel.engine.options import first_player
from archipel.engine.team import deal_adventurers
from archipel.games.forbidden_desert.rules import events
from archipel.games.forbidden_desert.rules.components import (
    ACTIONS_A_TURN,
    ADVENTURERS,
    ALL_CELLS,
    CANTEEN,
    CELL_COUNT,
    CENTRE,
    CLIMBER,
    EQUIPMENT_COPIES,
    FIRST_SAND,
    GEAR,
    METER,
    PARTS,
    SAND_MARKERS,
    START_MARK,
    STORM_CARDS,
    STORM_COPIES,
    STORM_DECK,
    UNDER_PLAIN,
    UNDER_WATER,
    WATER_TILES,
)
from archipel.games.forbidden_desert.rules.state import NOT_FOUND, UNKNOWN, DesertState
from archipel.games.forbidden_desert.rules.steps import TAKE_ACTIONS


def set_up(state: DesertState) -> None:
    """FD-S1 to S13, in the rulebook's order."""
    state.stack = [TAKE_ACTIONS[ACTIONS_A_TURN]]
    state.ending_about = 0
    _lay_tiles(state)
    _scatter_sand(state)
    state.parts = vec[i64]([NOT_FOUND] * len(PARTS))  # FD-S6
    state.parts_left = len(PARTS)
    state.mark = START_MARK[state.options["difficulty"]]  # FD-S7
    _stack_cards(state)
    _equip_adventurers(state)
    state.active = first_player(state.options, state.seats, state.chance)  # FD-S13
    state.reductions = 0
    state.transfers = 0
    state.tell(events.FIRST_PLAYER, state.active)
    state.begin_turn(state.active)


def _lay_tiles(state: DesertState) -> None:
    """FD-S2 to S4: the backs can be seen at once; a face is decided when somebody sees it."""
    state.hole = CENTRE
    rest = ALL_CELLS & ~(1 << CENTRE)
    state.crash = state.chance.pick(rest)
    rest &= ~(1 << state.crash)
    state.water_backs = 0
    for _ in range(WATER_TILES):
        cell = state.chance.pick(rest)
        rest &= ~(1 << cell)
        state.water_backs |= 1 << cell
    state.face = vec[i64]([UNKNOWN] * CELL_COUNT)
    state.face[state.crash] = GEAR  # FD-S1: everybody knows what lies under the wreck
    state.known = 1 << state.crash
    state.revealed = 0
    state.tunnels = 0
    state.hidden_plain = list(UNDER_PLAIN)
    state.hidden_water = list(UNDER_WATER)


def _scatter_sand(state: DesertState) -> None:
    """FD-S5."""
    state.supply = SAND_MARKERS
    state.sand = vec[i64]([0] * CELL_COUNT)
    state.sandy = 0
    state.blocked = 0
    for cell in FIRST_SAND:
        state.add_sand(cell)


def _stack_cards(state: DesertState) -> None:
    """FD-S8, S9."""
    state.top = []
    state.bag = list(STORM_COPIES)
    state.bag_size = STORM_DECK
    state.bottom = []
    state.discards = [0] * len(STORM_CARDS)
    state.equipment = list(EQUIPMENT_COPIES)


def _equip_adventurers(state: DesertState) -> None:
    """FD-S10 to S12; adventurers may also be asked for."""
    deal_adventurers(state, ADVENTURERS)
    for seat, adventurer in enumerate(state.adventurers):
        state.tell(events.DEALT_ADVENTURER, seat, adventurer, CANTEEN[adventurer])
    state.pawns = vec[i64]([state.crash] * state.seats)
    state.water = vec[i64]([CANTEEN[adventurer] for adventurer in state.adventurers])
    state.hands = vec[i64]([0] * state.seats)
    state.shields = 0
    muster(state)
    state.tell(events.CRASHED, state.crash)


def muster(state: DesertState) -> None:
    """What follows from the number of seats and from who plays."""
    state.marks = METER[state.seats]
    state.climber = state.seat_of(CLIMBER)
