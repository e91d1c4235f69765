"""Facts about where pawns stand at the end of a line, told where nothing weightier can be said."""

from archipel.engine.advice import Claim
from archipel.engine.event import Args
from archipel.games.forbidden_desert.mind.walk_reasons import apart
from archipel.games.forbidden_desert.rules.components import CELLS, LAUNCH_PAD, PARTS, WATER_CARRIER, WELL
from archipel.games.forbidden_desert.rules.navigation import Navigate
from archipel.games.forbidden_desert.rules.state import DesertState


def of_places(state: DesertState, after: DesertState) -> list[Claim]:
    """What the pawns that were moved have where they are then, or come nearer to."""
    step = state.stack[-1]
    claims: list[Claim] = []
    for pawn in range(state.seats):
        start, end = state.pawns[pawn], after.pawns[pawn]
        if start != end or (isinstance(step, Navigate) and step.pawn == pawn):
            found = _of_tile(after, pawn) or _of_company(after, pawn)
            claims += found or _of_way(after, pawn, start)
    return claims


def _of_tile(state: DesertState, pawn: int) -> list[Claim]:
    """What there is on a pawn's tile."""
    cell = state.pawns[pawn]
    name = CELLS[cell]
    if state.parts_left == 0:
        if state.face[cell] == LAUNCH_PAD and state.revealed >> cell & 1:
            return [("reason-at_pad", {"pawn": pawn, "cell": name})]
        return []
    for part in range(4):
        if state.parts[part] == cell:
            return [("reason-at_part", {"pawn": pawn, "part": PARTS[part], "cell": name})]
    if not state.revealed >> cell & 1:
        return [("reason-go_hidden", {"pawn": pawn, "cell": name, "left": state.sand[cell]})]
    if state.tunnels >> cell & 1:
        return [("reason-go_shelter", {"pawn": pawn, "cell": name})]
    if _draws(state, pawn) >> cell & 1:
        return [("reason-to_well", {"pawn": pawn, "cell": name, "there": "yes"})]
    return []


def _of_company(state: DesertState, pawn: int) -> list[Claim]:
    """With whom a pawn can share its water: on its tile, or the Water Carrier's beside it."""
    mine: int = max(0, state.water[pawn])
    for mate in range(state.seats):
        theirs: int = max(0, state.water[mate])
        far = apart(state.pawns[pawn], state.pawns[mate])
        waters: Args = {"pawn": pawn, "mate": mate, "count": mine, "theirs": theirs}
        if mate == pawn:
            continue
        if far == 0 and abs(mine - theirs) > 1:
            return [("reason-meet", waters)]
        if far == 1 and state.adventurers[pawn] == WATER_CARRIER and mine > theirs + 1 and state.room(mate):
            return [("reason-pour", waters)]
    return []


def _of_way(state: DesertState, pawn: int, start: int) -> list[Claim]:
    """What a pawn comes nearer to: a well, somebody to share water with, or a tile that is face down."""
    if state.parts_left == 0:
        return []
    end = state.pawns[pawn]
    well = _nearest(_draws(state, pawn), start, end)
    if well >= 0:
        return [("reason-to_well", {"pawn": pawn, "cell": CELLS[well], "there": "no"})]
    mine: int = max(0, state.water[pawn])
    for mate in range(state.seats):
        theirs: int = max(0, state.water[mate])
        there = state.pawns[mate]
        if mate != pawn and abs(mine - theirs) > 1 and apart(end, there) < apart(start, there):
            return [("reason-to_mate", {"pawn": pawn, "mate": mate, "count": mine, "theirs": theirs})]
    hidden = _nearest(state.tiles & ~state.revealed, start, end)
    if hidden >= 0:
        return [("reason-to_hidden", {"pawn": pawn, "cell": CELLS[hidden]})]
    return []


def _draws(state: DesertState, pawn: int) -> int:
    """The wells (a set) at which a pawn can fill its canteen: none, unless it is the Water Carrier's."""
    wells = 0
    if state.adventurers[pawn] == WATER_CARRIER and state.room(pawn):
        for cell in range(25):
            if state.face[cell] == WELL and state.revealed >> cell & 1:
                wells |= 1 << cell
    return wells


def _nearest(cells: int, start: int, end: int) -> int:
    """Of some cells the nearest, if a way leads nearer to it, or -1."""
    best, nearest = 99, -1
    for cell in range(25):
        if cells >> cell & 1 and apart(end, cell) < best:
            best, nearest = apart(end, cell), cell
    return nearest if nearest >= 0 and best < apart(start, nearest) else -1
