"""The rulebook's set-up (TK-S1 to S10)."""

from archipel.engine.native import i64, vec
from archipel.engine.options import first_player
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.components import (
    CELLS,
    CHEST_COPIES,
    COPIES,
    NOBODY,
    SITE_COUNT,
    START_ADVENTURERS,
    START_KARAS,
    TOKENS_EACH,
    UNDECIDED,
)
from archipel.games.takara_island.rules.state import TakaraState
from archipel.games.takara_island.rules.steps import USE_ADVENTURERS, begin_turn


def set_up(state: TakaraState) -> None:
    """TK-S1 to S10; what lies under the ground is decided when it is seen (``deal.py``)."""
    settle(state)
    _lay_sites(state)
    _equip_players(state)
    for seat in range(state.seats):
        state.tell(events.TOOK_COLOUR, seat, seat)
    state.first = first_player(state.options, state.seats, state.chance)  # TK-S10
    state.tell(events.FIRST_PLAYER, state.first)
    state.stack = [USE_ADVENTURERS]
    begin_turn(state, state.first)


def settle(state: TakaraState) -> None:
    """What follows from the options."""
    state.reminded = state.options["memory_aid"] == "yes"


def _lay_sites(state: TakaraState) -> None:
    """TK-S4 to S7."""
    state.tiles = vec[i64]([UNDECIDED] * CELLS)
    state.bag = COPIES[:]
    state.tops = vec[i64]([0] * SITE_COUNT)
    state.wounds = vec[i64]([0] * SITE_COUNT)
    state.shown = 0
    state.passed = 0
    state.known = vec[i64]([0] * state.seats)
    state.pile = CHEST_COPIES[:]
    state.discarded = 0
    state.cashed = False
    state.dice = vec[i64]([])


def _equip_players(state: TakaraState) -> None:
    """TK-S1 to S3, S8, S9."""
    seats = state.seats
    state.karas = vec[i64]([START_KARAS] * seats)
    state.xp = vec[i64]([0] * seats)
    state.won = vec[i64]([0] * seats)
    state.sellable = vec[i64]([0] * seats)
    state.stones = vec[i64]([0] * seats)
    state.tokens = vec[i64]([0] * seats)
    state.chests = vec[i64]([0] * seats)
    state.team = vec[i64]([START_ADVENTURERS] * seats)
    state.resting = vec[i64]([0] * seats)
    state.held = vec[i64]([NOBODY] * seats)
    state.tokens_left = TOKENS_EACH * seats
