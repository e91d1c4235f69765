"""Why a line is a good one: the key and arguments of a sentence, read from the actions themselves.

No sentence tells a value: the coach remembers it, but nobody may look again (TI-H1).
"""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.bits import few
from archipel.engine.event import Args
from archipel.games.the_island.rules.actions import (
    BOARD,
    END_MOVES,
    JUMP,
    LAND_ON,
    MOVE_TO,
    PICK_CREATURE,
    REMOVE,
    SAIL,
    TAKE_ABOARD,
    describe,
)
from archipel.games.the_island.rules.components import CREATURES, EXPLORERS, ISLES, SHARK, SPACE_COUNT, WHALE
from archipel.games.the_island.rules.creatures import ChooseCreature, MoveCreature
from archipel.games.the_island.rules.geometry import NAMES, SHORE
from archipel.games.the_island.rules.reach import destinations
from archipel.games.the_island.rules.state import TheIslandState

# Every key that can be given.
REASONS: Final = [
    "reason-take",
    "reason-place",
    "reason-place_boat",
    "reason-ready",
    "reason-play_tile",
    "reason-keep_tiles",
    "reason-target",
    "reason-land",
    "reason-land_soon",
    "reason-board",
    "reason-sail",
    "reason-fetch",
    "reason-walk",
    "reason-dive",
    "reason-swim",
    "reason-jump",
    "reason-end_moves",
    "reason-remove_rivals",
    "reason-remove_own",
    "reason-remove_empty",
    "reason-take_aboard",
    "reason-strike",
    "reason-lurk",
    "reason-leave_creatures",
    "reason-defend",
    "reason-decline",
    "reason-chance",  # said after any other by a bot that has estimated the seat's chance
]
# Kinds of actions whose reason has their name.
_NAMED_ALIKE: Final = (
    "take place place_boat ready play_tile keep_tiles end_moves take_aboard leave_creatures defend decline "
    "walk dive swim jump"
).split()
_NOWHERE: Final = -1


def reason(state: TheIslandState, seat: int, codes: list[int]) -> tuple[str, Args]:
    """The purpose of a line of one seat: landing if it ends with that, else what the first action is for."""
    numbers = [code & NUMBER_MASK for code in codes]
    first = numbers[0]
    if LAND_ON <= first < SAIL:
        explorer = first - LAND_ON
        isle = ISLES[SHORE[state.place[explorer]]]
        return "reason-land", {"explorer": EXPLORERS[explorer], "isle": isle}
    for number in numbers:
        if LAND_ON <= number < SAIL:
            return "reason-land_soon", {"explorer": EXPLORERS[number - LAND_ON]}
    if BOARD <= first < JUMP:
        return "reason-board", dict(describe(state, codes[0]).args)
    if SAIL <= first < END_MOVES:
        space = (first - SAIL) // 6
        return "reason-sail" if state.crew[space] else "reason-fetch", {"boat": NAMES[space]}
    if REMOVE <= first < TAKE_ABOARD:
        return _of_removal(state, seat, first - REMOVE)
    there = numbers[-1] - MOVE_TO if MOVE_TO <= numbers[-1] < MOVE_TO + SPACE_COUNT else _NOWHERE
    step = state.stack[-1]
    if isinstance(step, ChooseCreature) and PICK_CREATURE <= first < MOVE_TO:
        here = (first - PICK_CREATURE) % SPACE_COUNT
        spaces = [there] if there >= 0 else destinations(state, step.creature, here)
        return _of_creature(state, seat, step.creature, spaces)
    if isinstance(step, MoveCreature):
        return _of_creature(state, seat, step.creature, [there])
    kind = describe(state, codes[0]).kind
    if kind in _NAMED_ALIKE:
        return f"reason-{kind}", dict(describe(state, codes[0]).args)
    return "reason-target", {}


def _of_removal(state: TheIslandState, seat: int, space: int) -> tuple[str, Args]:
    people = state.people[space]
    args: Args = {"space": NAMES[space], "count": few(people & ~state.own[seat])}
    if people & ~state.own[seat]:
        return "reason-remove_rivals", args
    return ("reason-remove_own" if people else "reason-remove_empty"), args


def _of_creature(state: TheIslandState, seat: int, creature: int, spaces: list[int]) -> tuple[str, Args]:
    """Whom it hits there, or that it lies in wait; of several spaces the one with most of the rivals."""
    most = -1
    args: Args = {}
    for space in spaces:
        victims = state.crew[space] if state.crew[space] > 0 and creature != SHARK else 0
        if creature != WHALE:
            victims |= state.swimmers(space)
        hit = few(victims & ~state.own[seat])
        if hit > most:
            most = hit
            args = {"creature": CREATURES[creature], "space": NAMES[space], "count": hit}
    return ("reason-strike" if most > 0 else "reason-lurk"), args
