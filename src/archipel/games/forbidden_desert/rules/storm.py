"""The storm's side: drawing a card, wind, heat, and the rising storm."""

from archipel.engine.bits import members
from archipel.games.forbidden_desert.rules import events
from archipel.games.forbidden_desert.rules.components import STORM_CARDS, STORM_PICKS_UP, SUN_BEATS_DOWN
from archipel.games.forbidden_desert.rules.geometry import BLOWN
from archipel.games.forbidden_desert.rules.state import BURIAL, STORM, THIRST, DesertState


def take_top_card(state: DesertState) -> int:
    """The next card of the pile: known ones first."""
    return state.top.pop() if state.top else take_below(state)


def take_below(state: DesertState) -> int:
    """The first card below those known on top: one of the bag, then those known to lie at the bottom."""
    if state.bag_size:
        card = state.chance.pick_counted(state.bag)
        state.bag[card] -= 1
        state.bag_size -= 1
        return card
    return state.bottom.pop(0)


def draw(state: DesertState, seat: int) -> None:
    """FD-D2: one storm card is turned over onto the discards, and takes effect."""
    card = take_top_card(state)
    state.discards[card] += 1
    state.tell(events.DREW_STORM, seat, card)
    if not state.top and not state.bag_size and not state.bottom:
        _shuffle(state, card)
    if card == SUN_BEATS_DOWN:
        _sun_beats_down(state)
    elif card == STORM_PICKS_UP:
        _storm_picks_up(state)
    else:
        _wind_blows(state, card // 3, card % 3 + 1)


def _shuffle(state: DesertState, drawn: int) -> None:
    """FD-D13: at once, and without the card that is being resolved (FD-Z79)."""
    state.bag = state.discards
    state.bag[drawn] -= 1
    state.bag_size = sum(state.bag)
    state.discards = [0] * len(STORM_CARDS)
    state.discards[drawn] = 1
    state.tell(events.STORM_SHUFFLED, state.bag_size)


def _wind_blows(state: DesertState, direction: int, squares: int) -> None:
    """FD-D4 to D8."""
    moved: list[int] = []
    for done in range(squares):
        hole = state.hole
        source = BLOWN[direction][hole]
        if source < 0:  # FD-D6
            state.tell(events.RESPITE, squares - done)
            break
        _shift(state, source, hole)
        moved.append(hole)
    for cell in moved:  # FD-D7
        if not state.supply:
            state.end(BURIAL)  # FD-D8, E3
            return
        state.add_sand(cell)
        state.tell(events.SAND_FELL, cell, state.sand[cell])


def _shift(state: DesertState, source: int, hole: int) -> None:
    """FD-D5: a tile moves into the hole with all that lies on it."""
    both = 1 << source | 1 << hole
    state.hole = source
    state.face[hole] = state.face[source]
    state.face[source] = -1
    state.sand[hole] = state.sand[source]
    state.sand[source] = 0
    # The hole is in none of these sets, so to swap two cells is to flip both.
    if state.revealed >> source & 1:
        state.revealed ^= both
    if state.known >> source & 1:
        state.known ^= both
    if state.water_backs >> source & 1:
        state.water_backs ^= both
    if state.sandy >> source & 1:
        state.sandy ^= both
        if state.blocked >> source & 1:
            state.blocked ^= both
    if state.tunnels >> source & 1:
        state.tunnels ^= both
    if state.crash == source:
        state.crash = hole
    pawns = state.pawns
    for seat in range(state.seats):
        if pawns[seat] == source:
            pawns[seat] = hole
    parts = state.parts
    caught = 0
    for part in range(4):
        if parts[part] == source:
            parts[part] = hole  # FD-P7
        elif parts[part] == hole:  # FD-P6: it waited there, and lies on this tile now
            caught |= 1 << part
    state.tell(events.SHIFTED, source, hole)
    if caught:
        for part in members(caught):
            state.tell(events.PART_CAUGHT, part, hole)


def _storm_picks_up(state: DesertState) -> None:
    """FD-D9."""
    state.mark += 1
    state.tell(events.STORM_ROSE, state.level, len(state.marks) - state.mark)
    if state.mark == len(state.marks):
        state.end(STORM)  # FD-E4


def _sun_beats_down(state: DesertState) -> None:
    """FD-D10 to D12: everybody drinks at the same time."""
    shaded = 0
    for seat in range(state.seats):
        if state.shields >> seat & 1:
            shaded |= 1 << state.pawns[seat]  # FD-G7
    dead = -1
    for seat in state.seats_from(state.active):
        cell = state.pawns[seat]
        if state.tunnels >> cell & 1:
            state.tell(events.SHELTERED, seat)
        elif shaded >> cell & 1:
            state.tell(events.SHADED, seat)
        else:
            state.water[seat] -= 1
            if state.water[seat] < 0:
                if dead < 0:
                    dead = seat
                state.tell(events.DIED, seat)
            else:
                state.tell(events.DRANK, seat, state.water[seat])
    if dead >= 0:
        state.end(THIRST, dead)  # FD-E2
