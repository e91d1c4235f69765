"""How much is left to do, and how far the team is from it: a part of what the evaluation looks at."""

from typing import Final

from archipel.games.forbidden_desert.components import CLIMBER, FIRST_CLUE, LAUNCH_PAD
from archipel.games.forbidden_desert.state import NOT_FOUND, DesertState
from archipel.games.forbidden_desert.ways import FAR, digs

REVEALING: Final = 3.2  # actions that a reveal takes, the way and the digging included
FINDING: Final = 4.5  # actions that a part takes once its clues are known
HELD: Final = 25


def work_left(state: DesertState, ways: list[list[int]], f: list[float]) -> float:
    """How many actions the team needs to win, by rough guess: parts, clues and the launch pad."""
    work = 0.0
    needed = 0  # tiles
    for part in range(4):
        place = state.parts[part]
        if place == NOT_FOUND:
            clue = FIRST_CLUE + 2 * part
            found = _shown(state, clue) + _shown(state, clue + 1)
            needed += 2 - found
            if found == 1:
                f[16] += 0.25
            work += FINDING
        elif place < HELD:
            f[14] += 0.25
            f[43] += state.sand[place] / 4.0
            work += _way_to_part(state, place, ways) + 1.0
    held = 4 - state.parts_left
    if held:
        f[9 + held] = 1.0
    f[15] = needed / 8.0
    hidden = sum(state.hidden_plain)
    f[18] = hidden / 20.0
    if _shown(state, LAUNCH_PAD):
        f[17] = 1.0
        work += _way_home(state, state.face.index(LAUNCH_PAD), ways, f)
    else:
        needed += 1
        work += 1.5 * state.seats
    if needed:
        work += REVEALING * needed * (hidden + 1) / (needed + 1)
    return work


def _way_to_part(state: DesertState, place: int, ways: list[list[int]]) -> int:
    """What it costs the nearest pawn to be able to pick a part up."""
    sand = state.sand[place]
    nearest = FAR
    for pawn in range(state.seats):
        cost = ways[pawn][place]
        role = state.adventurers[pawn]
        if sand > 1 and (state.pawns[pawn] == place or role == CLIMBER):
            cost += digs(role, sand - 1)
        nearest = min(nearest, cost)
    if not state.revealed >> place & 1:
        nearest += 2 if sand else 1
    return min(nearest, 9)


def _way_home(state: DesertState, pad: int, ways: list[list[int]], f: list[float]) -> float:
    """What it costs everybody to be on the launch pad, once it is time to go there."""
    seats = state.seats
    if state.sand[pad] > 1:
        f[44] = (state.sand[pad] - 1) / 3.0
    if state.parts_left > 1:
        return 1.5 * seats
    total = longest = 0
    for pawn in range(seats):
        cost = min(9, ways[pawn][pad])
        total += cost
        longest = max(longest, cost)
    if state.parts_left:
        f[40] = total / (3.0 * seats)
    else:
        f[38] = total / (3.0 * seats)
        f[39] = longest / 5.0
    return 0.5 * total


def _shown(state: DesertState, face: int) -> int:
    """1 if this face is revealed."""
    return state.revealed >> state.face.index(face) & 1 if face in state.face else 0
