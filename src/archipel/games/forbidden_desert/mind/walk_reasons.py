"""Facts about where a line leads the pawns."""

from typing import Final

from archipel.engine.advice import Claim
from archipel.engine.event import Args
from archipel.games.forbidden_desert.rules.actions import JET, LAND
from archipel.games.forbidden_desert.rules.components import CELLS, LAUNCH_PAD, PARTS, WELL
from archipel.games.forbidden_desert.rules.state import DesertState

DRY: Final = 2  # portions, with which somebody looks for water


def of_walk(state: DesertState, after: DesertState, seat: int, numbers: list[int]) -> list[Claim]:
    """What each pawn that was moved comes nearer to."""
    claims: list[Claim] = []
    landings = [number for number in numbers if LAND <= number < LAND + 25]
    if numbers[0] == JET and landings:
        start, end = state.pawns[seat], after.pawns[seat]
        if start != end:
            claims.append(("reason-fly", {"cell": CELLS[end], "count": apart(start, end)}))
    for pawn in range(state.seats):
        if after.pawns[pawn] != state.pawns[pawn]:
            claims += _of_pawn(state, after, pawn)
    return claims


def apart(one: int, other: int) -> int:
    """Moves between two cells, were nothing in the way."""
    return abs(one // 5 - other // 5) + abs(one % 5 - other % 5)


def _of_pawn(state: DesertState, after: DesertState, pawn: int) -> list[Claim]:
    start, end = state.pawns[pawn], after.pawns[pawn]
    if after.parts_left == 0:
        for cell in range(25):
            if after.revealed >> cell & 1 and after.face[cell] == LAUNCH_PAD:
                if apart(end, cell) < apart(start, cell):
                    return [("reason-gather", {"pawn": pawn, "cell": CELLS[cell]})]
        return []
    if after.water[pawn] <= DRY:
        for cell in range(25):
            if _gives_water(after, cell) and apart(end, cell) < apart(start, cell):
                args: Args = {"pawn": pawn, "cell": CELLS[cell], "count": max(0, after.water[pawn])}
                return [("reason-go_well", args)]
    if after.tunnels >> end & 1 and not state.tunnels >> start & 1:
        return [("reason-go_shelter", {"pawn": pawn, "cell": CELLS[end]})]
    for part in range(4):
        place = after.parts[part]
        if 0 <= place < 25 and place != after.hole and apart(end, place) < apart(start, place):
            return [("reason-go_part", {"pawn": pawn, "part": PARTS[part], "cell": CELLS[place]})]
    if not after.revealed >> end & 1 and end != after.hole:
        return [("reason-go_hidden", {"pawn": pawn, "cell": CELLS[end], "left": after.sand[end]})]
    for mate in range(after.seats):
        more: int = after.water[mate] - after.water[pawn]
        if mate != pawn and after.pawns[mate] == end and abs(more) > 1:
            waters = {"count": max(0, after.water[pawn]), "theirs": max(0, after.water[mate])}
            return [("reason-meet", {"pawn": pawn, "mate": mate, **waters})]
    return []


def _gives_water(state: DesertState, cell: int) -> bool:
    """A well that is still to be revealed, or one that the Water Carrier can draw from; backs tell little."""
    return state.face[cell] == WELL and state.known >> cell & 1 == 1 and not state.revealed >> cell & 1
