"""Facts about helicopter flights, told from their beginning or when they are under way."""

from typing import Final

from archipel.engine.advice import Claim
from archipel.engine.bits import members
from archipel.engine.event import Json
from archipel.games.forbidden_island.mind.card_reasons import lifts_of
from archipel.games.forbidden_island.mind.senses import FAR, Senses
from archipel.games.forbidden_island.mind.walk_reasons import of_walk
from archipel.games.forbidden_island.rules.actions import BOARD, DONE, HELICOPTER, LAND, TAKE_OFF
from archipel.games.forbidden_island.rules.components import DIVER, EXPLORER, PILOT, TREASURES
from archipel.games.forbidden_island.rules.specials import ChooseLanding, ChoosePassengers
from archipel.games.forbidden_island.rules.state import IslandState

PAIR: Final = 2  # cards of a treasure, of which somebody may be the collector


def landing(numbers: list[int]) -> int:
    """Where a flight ends, or -1."""
    for number in numbers:
        if LAND <= number < TAKE_OFF:
            return number - LAND
    return -1


def of_flight(state: IslandState, numbers: list[int], senses: Senses) -> list[Claim]:
    """Whom a flight takes where, and how long the way is on foot."""
    step = state.stack[-1]
    target = landing(numbers)
    if isinstance(step, ChooseLanding):
        passengers = members(step.passengers)
    elif isinstance(step, ChoosePassengers):
        passengers = members(step.picked | _boarding(numbers))
    elif numbers[0] < BOARD:
        passengers = _lifted(state, numbers)
    else:
        passengers = []
    if not passengers:
        return []
    start = state.pawns[passengers[0]]
    if not state.alive >> start & 1:
        return []  # a rescue: told of the swim
    if target < 0:
        return _of_boarding(state, numbers)
    claims = _of_way(state, passengers, start, target, senses)
    if numbers[0] >= BOARD:  # what the whole flight was for
        for pawn in passengers:
            claims += of_walk(state, pawn, start, target, senses)
    return claims


def _boarding(numbers: list[int]) -> int:
    """The pawns (a set) that are taken along."""
    taken = 0
    for number in numbers:
        if BOARD <= number < DONE:
            taken |= 1 << number - BOARD
    return taken


def _lifted(state: IslandState, numbers: list[int]) -> list[int]:
    """Who flies from a tile: those taken along, or the only pawn there."""
    taken, start = _boarding(numbers), numbers[0] - HELICOPTER
    return [
        pawn for pawn in range(state.seats) if state.pawns[pawn] == start and (taken >> pawn & 1 or not taken)
    ]


def _of_way(
    state: IslandState, passengers: list[int], start: int, target: int, senses: Senses
) -> list[Claim]:
    pawns: list[Json] = list[Json](passengers)
    lifts = lifts_of(state) - 1  # what is left after this flight
    if state.all_captured() and target == state.landing and lifts > 0:
        return [("reason-fly_home", {"pawns": pawns, "count": lifts})]
    if not any(_can_walk(state, pawn, start, target) for pawn in passengers):
        return [("reason-fly_over", {"pawns": pawns, "tile": state.tile_at(target)})]
    moves = 0
    for pawn in passengers:
        moves = max(moves, senses.distance(state, state.adventurers[pawn], start, 1 << target))
    if moves >= FAR:
        return []
    return [("reason-fly_to", {"pawns": pawns, "tile": state.tile_at(target), "count": moves})]


def _can_walk(state: IslandState, pawn: int, start: int, target: int) -> bool:
    """Whether a pawn could come there without a flight, however long it took."""
    role = state.adventurers[pawn]
    if role in (DIVER, PILOT):
        return True
    seen = fresh = 1 << start
    while fresh:
        around = state.shape.spread_king(fresh) if role == EXPLORER else state.shape.spread(fresh)
        fresh = around & state.alive & ~seen
        seen |= fresh
    return seen >> target & 1 == 1


def _of_boarding(state: IslandState, numbers: list[int]) -> list[Claim]:
    """Where the flight goes is not among these actions: what those bring along who board now."""
    claims: list[Claim] = []
    for pawn in members(_boarding(numbers)):
        most, kind = PAIR - 1, -1
        for treasure in range(4):
            held = state.hands[pawn] >> 4 * treasure & 15
            if state.captors[treasure] < 0 and held > most:
                most, kind = held, treasure
        if kind >= 0:
            claims.append(("reason-passenger", {"seat": pawn, "treasure": TREASURES[kind], "count": most}))
    return claims
