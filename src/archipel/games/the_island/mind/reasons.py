"""Why a line is a good one: facts about what it leads to, as keys and arguments of sentences.

No sentence tells a value: the coach remembers it, but nobody may look again (TI-H1).
"""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Claim
from archipel.engine.bits import few, members
from archipel.engine.event import Args
from archipel.games.the_island.mind.chart import DISTANCE, TO_SHORE
from archipel.games.the_island.mind.hunt_reasons import best_strike, of_defence, of_hunt
from archipel.games.the_island.rules.actions import (
    DECLINE,
    DEFEND,
    END_MOVES,
    MOVE_TO,
    PICK_CREATURE,
    PLACE,
    PLACE_BOAT,
    PLAY_TILE,
    READY,
    REMOVE,
    STEP,
    TAKE_ABOARD,
)
from archipel.games.the_island.rules.components import EXPLORERS, ISLES, SPACE_COUNT, TERRAINS
from archipel.games.the_island.rules.creatures import ChooseCreature, Defend, MoveCreature
from archipel.games.the_island.rules.geometry import ISLE, LOST, NAMES
from archipel.games.the_island.rules.state import TheIslandState

MOST: Final = 2  # said of one line
SEATS_OF_A_BOAT: Final = 3
NEAR: Final = 2  # spaces between a boat and those whom it may wait for
# Every key that can be given.
REASONS: Final = [
    "reason-place",
    "reason-place_boat",
    "reason-land",
    "reason-land_several",
    "reason-board",
    "reason-board_several",
    "reason-sail",
    "reason-fetch",
    "reason-to_boat",
    "reason-to_isle",
    "reason-remove_rivals",
    "reason-remove_both",
    "reason-remove_own",
    "reason-remove_empty",
    "reason-take_aboard",
    "reason-strike",
    "reason-strike_both",
    "reason-lurk",
    "reason-away",
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
    if PLACE <= first < READY:
        return [_of_placement(state, seat, first)]
    goals = [number - MOVE_TO for number in numbers if MOVE_TO <= number < MOVE_TO + SPACE_COUNT]
    picked = [number - PICK_CREATURE for number in numbers if PICK_CREATURE <= number < MOVE_TO]
    if isinstance(step, MoveCreature) and goals:
        return of_hunt(state, seat, step.creature, step.space, goals[0])
    if picked:
        creature, space = divmod(picked[0], SPACE_COUNT)
        if goals:
            return of_hunt(state, seat, creature, space, goals[0])
        # A red tile sets a creature down elsewhere; only one that was rolled goes by its reach.
        return best_strike(state, seat, creature, space) if isinstance(step, ChooseCreature) else []
    if isinstance(step, ChooseCreature) or not _moves_pieces(first):
        return []
    return _of_moves(state, seat, codes)


def _moves_pieces(number: int) -> bool:
    """Whether an action belongs to the moves of explorers and boats, also by a tile."""
    return STEP <= number < END_MOVES or PLAY_TILE <= number < PICK_CREATURE or MOVE_TO <= number < STEP


def _of_moves(state: TheIslandState, seat: int, codes: list[int]) -> list[Claim]:
    """Who is saved, who boards, which boats and explorers come nearer to what they need."""
    after = state.copy()
    for code in codes:
        if code & NUMBER_MASK == END_MOVES:
            break
        after.push(code)
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
        elif after.aboard >> explorer & 1 and not state.aboard >> explorer & 1:
            boarded.append(explorer)
        elif not after.aboard >> explorer & 1 and place != state.place[explorer]:
            walked.append(explorer)
    claims: list[Claim] = []
    if len(saved) > 1:
        claims.append(("reason-land_several", {"count": len(saved)}))
    elif saved:
        isle = ISLES[after.place[saved[0]] - ISLE]
        claims.append(("reason-land", {"explorer": EXPLORERS[saved[0]], "isle": isle}))
    claims += _of_boats(state, after, seat)
    crews = {after.place[explorer] for explorer in boarded}
    if len(crews) == 1 and len(boarded) > 1:
        space = crews.pop()
        crew: Args = {"count": len(boarded), "space": NAMES[space], "steps": TO_SHORE[space]}
        claims.append(("reason-board_several", crew))
        boarded = []
    for explorer in boarded:
        space = after.place[explorer]
        about: Args = {"explorer": EXPLORERS[explorer], "space": NAMES[space], "count": TO_SHORE[space]}
        claims.append(("reason-board", about))
    for explorer in walked:
        claims += _of_walk(state, after, explorer)
    return claims[:MOST]


def _of_boats(state: TheIslandState, after: TheIslandState, seat: int) -> list[Claim]:
    """Boats that have left their space: nearer to an isle with one's own aboard, or nearer to one's own."""
    mine = state.own[seat]
    gone = [space for space in state.fleet if space not in after.fleet]
    come = [space for space in after.fleet if space not in state.fleet]
    if len(gone) != 1 or len(come) != 1:
        return []
    start, end = gone[0], come[0]
    own = few(after.crew[end] & mine)
    if own and TO_SHORE[end] < TO_SHORE[start]:
        about: Args = {"boat": NAMES[start], "own": own, "before": TO_SHORE[start], "count": TO_SHORE[end]}
        return [("reason-sail", about)]
    if after.crew[end] == 0:
        waiting = [after.place[each] for each in members(mine & after.alive & ~after.aboard)]
        if waiting:
            near = min([DISTANCE[end][space] for space in waiting])
            if near < min([DISTANCE[start][space] for space in waiting]):
                return [("reason-fetch", {"boat": NAMES[start], "count": near})]
    return []


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


def _of_placement(state: TheIslandState, seat: int, number: int) -> Claim:
    """A place of the set-up: how far it is to an isle, and how long the ground lasts or who is near."""
    if number < PLACE_BOAT:
        space = number - PLACE
        terrain = TERRAINS[state.ground[space] - 1]
        return "reason-place", {"space": NAMES[space], "terrain": terrain, "count": TO_SHORE[space]}
    space = number - PLACE_BOAT
    near = 0
    for explorer in members(state.own[seat] & state.alive):
        near += DISTANCE[space][state.place[explorer]] <= NEAR
    return "reason-place_boat", {"space": NAMES[space], "count": near, "steps": TO_SHORE[space]}
