"""What somebody most likely means who presses a thing on the table: an action's code, legal or not.

Things are ``space:D4``, ``isle:isle_nw`` and ``tile:dolphin terrain:beach``. A piece that was taken up first
stands before: ``explorer:red_01 space:D4``, ``boat:E2 space:D3``.
"""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.refusal import NOTHING_MEANT
from archipel.games.the_island.rules import actions
from archipel.games.the_island.rules.components import (
    BACKS,
    EXPLORERS,
    FIRST_DEFENCE,
    FIRST_RED,
    ISLES,
    SPACE_COUNT,
    TERRAINS,
)
from archipel.games.the_island.rules.geometry import AROUND, ISLE, NUMBER, SHORE, TOWARDS
from archipel.games.the_island.rules.reach import apart
from archipel.games.the_island.rules.state import TheIslandState


def pressed(state: TheIslandState, seat: int, thing: str) -> int:
    """The code that fits the thing and the moment; ``NOTHING_MEANT`` for what is not pressed to act."""
    held, _, last = thing.rpartition(" ")
    kind, _, name = last.partition(":")
    holding, _, piece = held.partition(":")
    number = NOTHING_MEANT
    if kind == "space" and name in NUMBER:
        number = _with(state, holding, piece, NUMBER[name])
        if number == NOTHING_MEANT:
            number = _space(state, seat, NUMBER[name])
    elif kind == "isle" and name in ISLES:
        taken = holding == "explorer" and piece in EXPLORERS
        number = actions.LAND_ON + EXPLORERS.index(piece) if taken else _isle(state, seat)
    elif kind == "terrain" and holding == "tile" and piece in BACKS and name in TERRAINS:
        number = _tile(BACKS.index(piece), TERRAINS.index(name))
    return number if number == NOTHING_MEANT else seat << SEAT_SHIFT | number


def _space(state: TheIslandState, seat: int, space: int) -> int:
    step = state.stack[-1].name if state.stack else ""
    if step in ("take_explorer", "place_explorer", "study_explorers"):
        return actions.PLACE + space
    if step == "place_boat":
        return actions.PLACE_BOAT + space
    if step == "remove_tile":
        return actions.REMOVE + space
    if step == "choose_boat":
        return actions.PICK_BOAT + space
    if step in ("lift_creature", "choose_creature"):
        return actions.PICK_CREATURE + SPACE_COUNT * _creature_there(state, space) + space
    there = state.people[space] | max(0, state.crew[space])
    people = members(there & state.own[seat]) + members(there & ~state.own[seat])
    if step == "choose_swimmer" and people:
        return actions.PICK_SWIMMER + people[0]
    if step == "take_aboard" and people:
        return actions.TAKE_ABOARD + people[0]
    if step == "move_pieces" and seat == state.active:
        return _piece_or_way(state, seat, space, people)
    return actions.MOVE_TO + space


def _piece_or_way(state: TheIslandState, seat: int, space: int, people: list[int]) -> int:
    """In step 2: a piece of one's own there is to move; where one could go, the way is meant."""
    if people and state.own[seat] >> people[0] & 1:
        return _stir(state, people[0], space)
    if not _beside_own(state, seat, space):
        if state.crew[space] >= 0:
            return actions.SAIL + 6 * space + _to_sea(state, space)
        if people:
            return _stir(state, people[0], space)
    return actions.MOVE_TO + space


def _creature_there(state: TheIslandState, space: int) -> int:
    """The creature in a space: of the kind that is asked for, if there is one of it or none at all."""
    asked = state.stack[-1].fields()[0]
    if space in state.creatures[asked]:
        return asked
    for creature in range(3):
        if space in state.creatures[creature]:
            return creature
    return asked


def _beside_own(state: TheIslandState, seat: int, space: int) -> bool:
    for explorer in members(state.own[seat] & state.alive):
        if state.place[explorer] in AROUND[space]:
            return True
    return False


def _to_sea(state: TheIslandState, space: int) -> int:
    """A direction that leads to open water, or any."""
    for direction, there in enumerate(TOWARDS[space]):
        if there >= 0 and not state.ground[there] and state.crew[there] < 0:
            return direction
    return 0


def _stir(state: TheIslandState, explorer: int, space: int) -> int:
    """Some move of an explorer."""
    if state.aboard >> explorer & 1:
        return actions.JUMP + explorer
    return actions.STEP + 6 * explorer + _to_sea(state, space)


def _isle(state: TheIslandState, seat: int) -> int:
    """Landing, by the own explorer that is nearest to a shore."""
    alive = members(state.own[seat] & state.alive)
    if not alive:
        return actions.LAND_ON + members(state.own[seat])[0]
    shores = [space for space in range(SPACE_COUNT) if SHORE[space] >= 0]
    far = [min([apart(state.place[explorer], space) for space in shores]) for explorer in alive]
    return actions.LAND_ON + alive[far.index(min(far))]


def _tile(back: int, terrain: int) -> int:
    if back >= FIRST_DEFENCE:
        return actions.DEFEND + 2 * terrain + back - FIRST_DEFENCE
    if back >= FIRST_RED:
        return actions.PLAY_TILE + 5 * terrain + back - FIRST_RED
    return NOTHING_MEANT


def _with(state: TheIslandState, holding: str, piece: str, there: int) -> int:
    """A space was pressed with a piece taken up: one move of it, where the space is its neighbour."""
    if holding == "boat" and piece in NUMBER:
        boat = NUMBER[piece]
        return (
            actions.SAIL + 6 * boat + list(TOWARDS[boat]).index(there)
            if there in AROUND[boat]
            else _far(there)
        )
    if holding != "explorer" or piece not in EXPLORERS:
        return NOTHING_MEANT
    explorer = EXPLORERS.index(piece)
    here = state.place[explorer]
    if here >= ISLE or there not in AROUND[here]:
        return _far(there)
    direction = list(TOWARDS[here]).index(there)
    if state.crew[there] >= 0:
        return actions.BOARD + 7 * explorer + direction
    return actions.STEP + 6 * explorer + direction


def _far(there: int) -> int:
    """No action of step 2 names a space that is further than one move: this one asks why."""
    return actions.MOVE_TO + there
