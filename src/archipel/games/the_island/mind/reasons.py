"""Why a line is a good one: facts about what it leads to, as keys and arguments of sentences.

No sentence tells a value: the coach remembers it, but nobody may look again (TI-H1).
"""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Claim
from archipel.engine.bits import few, members
from archipel.engine.event import Args
from archipel.games.the_island.mind.boat_reasons import follow, of_boats
from archipel.games.the_island.mind.chart import DISTANCE, TO_SHORE
from archipel.games.the_island.mind.hunt_reasons import (
    best_strike,
    of_defence,
    of_hunt,
    of_leaving,
    of_lifting,
    reached,
)
from archipel.games.the_island.mind.set_up_reasons import of_placement, of_taking
from archipel.games.the_island.rules.actions import (
    DECLINE,
    DEFEND,
    END_MOVES,
    KEEP_TILES,
    MOVE_TO,
    PICK_CREATURE,
    PLACE,
    PLAY_TILE,
    READY,
    REMOVE,
    STEP,
    TAKE_ABOARD,
)
from archipel.games.the_island.rules.components import EXPLORERS, ISLES, SPACE_COUNT
from archipel.games.the_island.rules.creatures import ChooseCreature, Defend, MoveCreature
from archipel.games.the_island.rules.geometry import ISLE, LOST, NAMES
from archipel.games.the_island.rules.hand import LiftCreature, SetCreatureDown
from archipel.games.the_island.rules.moves import MovePieces
from archipel.games.the_island.rules.state import TheIslandState

MOST: Final = 2  # said of one line
SEATS_OF_A_BOAT: Final = 3
# Every key that can be given.
REASONS: Final = [
    "reason-take",
    "reason-place",
    "reason-place_boat",
    "reason-land",
    "reason-land_several",
    "reason-board",
    "reason-board_several",
    "reason-sail",
    "reason-sail_clear",
    "reason-fetch",
    "reason-hide",
    "reason-stay_near",
    "reason-to_boat",
    "reason-to_isle",
    "reason-unreached",
    "reason-fewer",
    "reason-ashore",
    "reason-keep",
    "reason-remove_rivals",
    "reason-remove_both",
    "reason-remove_own",
    "reason-remove_empty",
    "reason-take_aboard",
    "reason-strike",
    "reason-strike_both",
    "reason-lurk",
    "reason-away",
    "reason-approach",
    "reason-withdraw",
    "reason-harmless",
    "reason-leave",
    "reason-leave_both",
    "reason-leave_safe",
    "reason-lift_threat",
    "reason-lift_far",
    "reason-lift_near",
    "reason-defend",
    "reason-decline",
    "reason-chance",  # said after any other by a bot that has estimated the seat's chance
]


def reasons(state: TheIslandState, seat: int, codes: list[int]) -> list[Claim]:
    """What a line of one seat leads to, the weightiest first."""
    if not codes:
        return []
    numbers = [code & NUMBER_MASK for code in codes]
    first = numbers[0]
    step = state.stack[-1]
    if isinstance(step, Defend):
        return of_defence(state, seat, step.creature, step.there, first >= DEFEND and first < DECLINE)
    if REMOVE <= first < TAKE_ABOARD:
        return [_of_removal(state, seat, first - REMOVE)]
    if TAKE_ABOARD <= first < DEFEND - 1:
        explorer = first - TAKE_ABOARD
        mine = state.own[seat] >> explorer & 1
        return [("reason-take_aboard", {"explorer": EXPLORERS[explorer]})] if mine else []
    if first < PLACE:
        return of_taking(state)
    if first < READY:
        return [of_placement(state, seat, first)]
    if first == KEEP_TILES:
        return [("reason-keep", {"count": len(state.hands[seat])})]
    goals = [number - MOVE_TO for number in numbers if MOVE_TO <= number < MOVE_TO + SPACE_COUNT]
    picked = [number - PICK_CREATURE for number in numbers if PICK_CREATURE <= number < MOVE_TO]
    if isinstance(step, (MoveCreature, SetCreatureDown)) and goals:
        return of_hunt(state, seat, step.creature, step.space, goals[0])
    if picked:
        creature, space = divmod(picked[0], SPACE_COUNT)
        if goals:
            return of_hunt(state, seat, creature, space, goals[0])
        # A red tile sets a creature down elsewhere; only one that was rolled goes by its reach.
        if isinstance(step, ChooseCreature):
            return best_strike(state, seat, creature, space)
        return of_lifting(state, seat, creature, space) if isinstance(step, LiftCreature) else []
    if isinstance(step, ChooseCreature):
        return of_leaving(state, seat, step.creature)
    if isinstance(step, MovePieces) or _moves_pieces(first):
        return _of_moves(state, seat, codes)
    return []


def _moves_pieces(number: int) -> bool:
    """Whether an action belongs to the moves of explorers and boats, also by a tile."""
    return STEP <= number < END_MOVES or PLAY_TILE <= number < PICK_CREATURE or MOVE_TO <= number < STEP


def _of_moves(state: TheIslandState, seat: int, codes: list[int]) -> list[Claim]:
    """Who is saved, who boards, which boats and explorers come nearer to what they need."""
    after = state.copy()
    voyages = follow(after, codes)
    mine = state.own[seat]
    saved: list[int] = []
    boarded: list[int] = []
    walked: list[int] = []
    for explorer in members(mine & state.alive):
        place = after.place[explorer]
        if place == LOST:
            return []  # nothing to boast of
        if place >= ISLE:
            saved.append(explorer)
        elif after.aboard >> explorer & 1 and (
            not state.aboard >> explorer & 1 or _changed_boats(state, after, explorer, voyages)
        ):
            boarded.append(explorer)
        elif not after.aboard >> explorer & 1 and place != state.place[explorer]:
            walked.append(explorer)
    claims: list[Claim] = []
    if len(saved) > 1:
        claims.append(("reason-land_several", {"count": len(saved)}))
    elif saved:
        isle = ISLES[after.place[saved[0]] - ISLE]
        claims.append(("reason-land", {"explorer": EXPLORERS[saved[0]], "isle": isle}))
    claims += of_boats(state, after, seat, voyages)
    crews = {after.place[explorer] for explorer in boarded}
    if len(crews) == 1 and len(boarded) > 1:
        space = crews.pop()
        aboard = few(after.crew[space] & mine)
        crew: Args = {"count": aboard, "space": NAMES[space], "steps": TO_SHORE[space]}
        claims.append(("reason-board_several", crew))
        boarded = []
    for explorer in boarded:
        space = after.place[explorer]
        about: Args = {"explorer": EXPLORERS[explorer], "space": NAMES[space], "count": TO_SHORE[space]}
        claims.append(("reason-board", about))
    for explorer in walked:
        claims += _of_walk(state, after, explorer)
    if not claims and isinstance(state.stack[-1], MovePieces):
        claims = _of_safety(state, after, seat)
    return claims[:MOST]


def _changed_boats(
    state: TheIslandState, after: TheIslandState, explorer: int, voyages: list[tuple[int, int]]
) -> bool:
    """Whether a passenger is in another boat in the end, and nearer to an isle."""
    start, end = state.place[explorer], after.place[explorer]
    stayed = [there for here, there in voyages if here == start] or [start]
    return end != stayed[0] and TO_SHORE[end] < TO_SHORE[start]


def _of_safety(state: TheIslandState, after: TheIslandState, seat: int) -> list[Claim]:
    """How many of one's own the creatures can hit in the end."""
    mine = after.own[seat] & after.alive
    on_foot = 0
    for explorer in members(mine):
        on_foot += after.ground[after.place[explorer]] != 0
    if not mine or on_foot == few(mine):
        return [("reason-ashore", {"count": on_foot})] if on_foot else []
    before, count = few(reached(state, mine)), few(reached(after, mine))
    if not count:
        return [("reason-unreached", {"count": few(mine) - on_foot})]
    return [("reason-fewer", {"count": count, "before": before})] if count < before else []


def _of_walk(state: TheIslandState, after: TheIslandState, explorer: int) -> list[Claim]:
    """An explorer on foot or in the water that comes nearer to a boat with room, or to an isle."""
    start, end = state.place[explorer], after.place[explorer]
    boats = [space for space in after.fleet if few(after.crew[space]) < SEATS_OF_A_BOAT]
    if boats:
        near = min([DISTANCE[end][space] for space in boats])
        if near < min([DISTANCE[start][space] for space in boats]):
            return [("reason-to_boat", {"explorer": EXPLORERS[explorer], "count": near})]
    if TO_SHORE[end] < TO_SHORE[start]:
        return [("reason-to_isle", {"explorer": EXPLORERS[explorer], "count": TO_SHORE[end]})]
    return []


def _of_removal(state: TheIslandState, seat: int, space: int) -> Claim:
    people = state.people[space]
    own = few(people & state.own[seat])
    rivals = few(people) - own
    name = NAMES[space]
    if rivals and own:
        return "reason-remove_both", {"space": name, "count": rivals, "own": own}
    if rivals:
        return "reason-remove_rivals", {"space": name, "count": rivals}
    if own:
        return "reason-remove_own", {"space": name, "count": own, "steps": TO_SHORE[space]}
    return "reason-remove_empty", {"space": name}
