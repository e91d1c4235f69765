"""Facts about boats that a line moves: each is followed from where it lay to where it lies in the end."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Claim
from archipel.engine.bits import few, members
from archipel.engine.event import Args
from archipel.games.the_island.mind.chart import DISTANCE, TO_SHORE
from archipel.games.the_island.mind.hunt_reasons import reached
from archipel.games.the_island.rules.actions import END_MOVES, MOVE_TO, PICK_BOAT, PICK_CREATURE, SAIL, STEP
from archipel.games.the_island.rules.components import SPACE_COUNT
from archipel.games.the_island.rules.geometry import NAMES, TOWARDS
from archipel.games.the_island.rules.hand import SailBeforeWind
from archipel.games.the_island.rules.state import TheIslandState

NEAR: Final = 2  # spaces between an empty boat and those whom it waits for


def follow(after: TheIslandState, codes: list[int]) -> list[tuple[int, int]]:
    """Carry out the moves of a line in place; from where to where each boat went that is still there."""
    step = after.stack[-1]
    wind = step.boat if isinstance(step, SailBeforeWind) else -1
    voyages: list[tuple[int, int]] = []
    for code in codes:
        number = code & NUMBER_MASK
        if number == END_MOVES:
            break
        here, there = -1, -1
        if SAIL <= number < END_MOVES:
            here, direction = divmod(number - SAIL, 6)
            there = TOWARDS[here][direction]
        elif PICK_BOAT <= number < PICK_CREATURE:
            wind = number - PICK_BOAT
        elif MOVE_TO <= number < STEP and wind >= 0:
            here, there = wind, number - MOVE_TO
        after.push(code)
        if here >= 0:
            voyages = _sailed(voyages, here, there, lost=after.crew[there] < 0)
    return [(start, end) for start, end in voyages if start != end]


def _sailed(voyages: list[tuple[int, int]], here: int, there: int, lost: bool) -> list[tuple[int, int]]:
    """The voyages with one more leg; a boat that is lost has none."""
    begun = [start for start, end in voyages if end == here]
    others = [(start, end) for start, end in voyages if end != here]
    if lost:
        return others
    return [*others, (begun[0] if begun else here, there)]


def of_boats(
    state: TheIslandState, after: TheIslandState, seat: int, voyages: list[tuple[int, int]]
) -> list[Claim]:
    """One fact about each boat, those with one's own aboard before the empty ones."""
    manned: list[Claim] = []
    empty: list[Claim] = []
    for start, end in voyages:
        if after.crew[end] & state.own[seat]:
            manned += _of_manned(state, after, seat, start, end)
        elif state.crew[start] == 0 and after.crew[end] == 0:
            empty += _of_empty(state, after, seat, start, end)
    return manned + empty


def _of_manned(state: TheIslandState, after: TheIslandState, seat: int, start: int, end: int) -> list[Claim]:
    """Nearer to an isle, or out of the reach of the creatures that could hit it."""
    own = few(after.crew[end] & state.own[seat])
    boat = NAMES[start]
    if TO_SHORE[end] < TO_SHORE[start]:
        about: Args = {"boat": boat, "own": own, "before": TO_SHORE[start], "count": TO_SHORE[end]}
        return [("reason-sail", about)]
    if reached(state, state.crew[start]) and not reached(after, after.crew[end]):
        return [("reason-sail_clear", {"boat": boat, "own": own})]
    return []


def _of_empty(state: TheIslandState, after: TheIslandState, seat: int, start: int, end: int) -> list[Claim]:
    """Nearer to one's own that have no boat, farther from the rivals', or still at hand."""
    boat = NAMES[start]
    mine = state.own[seat]
    near, nearer = _to_nearest(after, mine, start), _to_nearest(after, mine, end)
    if nearer < near:
        return [("reason-fetch", {"boat": boat, "count": nearer})]
    before, count = _to_nearest(after, ~mine, start), _to_nearest(after, ~mine, end)
    if before < count:
        return [("reason-hide", {"boat": boat, "count": count, "before": before})]
    if near <= NEAR and nearer <= NEAR:
        return [("reason-stay_near", {"boat": boat, "count": nearer})]
    return []


def _to_nearest(state: TheIslandState, whose: int, here: int) -> int:
    """Spaces to the nearest of some explorers on foot or in the water; far more than there are for none."""
    best = SPACE_COUNT
    for explorer in members(state.alive & whose & ~state.aboard):
        best = min(best, DISTANCE[here][state.place[explorer]])
    return best
