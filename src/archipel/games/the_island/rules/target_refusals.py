"""What stands against a tile, a piece or a space that a question of the turn could be answered with."""

from archipel.engine.bits import members
from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.the_island.rules import actions
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS,
    CREATURES,
    DOLPHIN,
    FAVOURABLE_WIND,
    FIRST_RED,
    MOVE_CREATURE,
    SHARK,
    SPACE_COUNT,
    TERRAINS,
    WHALE,
)
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.move_refusals import not_at_hand, not_in_control
from archipel.games.the_island.rules.reach import BOAT, RANGE, SWIMMER, sea_steps
from archipel.games.the_island.rules.removal import removable
from archipel.games.the_island.rules.state import TheIslandState


def refusal(state: TheIslandState, seat: int, number: int, kind: str) -> Refusal:
    """The active player answers what is asked, but not with this."""
    fields = state.stack[-1].fields()
    if kind == "play_tile":
        terrain, red = divmod(number - actions.PLAY_TILE, 5)
        return _play_tile(state, seat, terrain, FIRST_RED + red)
    if kind == "remove":
        return _remove(state, number - actions.REMOVE)
    if kind == "pick_swimmer":
        return _swimmer(state, seat, number - actions.PICK_SWIMMER)
    if kind == "pick_boat":
        return _boat(state, seat, number - actions.PICK_BOAT)
    if kind == "take_aboard":
        args: Args = {"space": NAMES[fields[0]]}
        aboard = state.crew[fields[0]] >> number - actions.TAKE_ABOARD & 1
        return Refusal("TI-G3", "in_this_boat" if aboard else "not_in_this_water", args)
    if kind == "pick_creature":
        creature, space = divmod(number - actions.PICK_CREATURE, SPACE_COUNT)
        return _creature(state, fields[0], creature, space)
    return _destination(state, fields, number - actions.MOVE_TO)


def _play_tile(state: TheIslandState, seat: int, terrain: int, back: int) -> Refusal:
    if BACK_COUNT * terrain + back not in state.hands[seat]:
        return Refusal("TI-T2", "tile_not_held", {"tile": BACKS[back], "terrain": TERRAINS[terrain]})
    return unusable(state, seat, back)


def unusable(state: TheIslandState, seat: int, back: int) -> Refusal:
    """TI-X14: why a tile of one's own hand has no possible effect now."""
    if back == DOLPHIN:
        swimmers = 0
        for explorer in members(state.own[seat] & state.alive & ~state.aboard):
            swimmers += not state.ground[state.place[explorer]]
        if swimmers:
            return Refusal("TI-X14", "swimmers_enclosed", {"count": swimmers})
        return Refusal("TI-X14", "no_swimmer")
    if back == FAVOURABLE_WIND:
        boats = sum([state.controls(seat, state.crew[space]) for space in state.fleet])
        if boats:
            return Refusal("TI-X14", "boats_enclosed", {"count": boats})
        return Refusal("TI-X14", "no_boat_controlled")
    return Refusal("TI-X14", "no_such_creature", {"creature": CREATURES[back - MOVE_CREATURE]})


def _remove(state: TheIslandState, space: int) -> Refusal:
    sinking = state.terrain()
    if not state.ground[space]:
        return Refusal("TI-T4", "no_tile_there", {"space": NAMES[space]})
    if state.ground[space] != sinking + 1:
        args: Args = {"terrain": TERRAINS[sinking], "count": state.tiles[sinking]}
        return Refusal("TI-R2", "other_terrain", args)
    enclosed: Args = {
        "space": NAMES[space],
        "terrain": TERRAINS[sinking],
        "count": len(removable(state)),
    }
    return Refusal("TI-R3", "tile_enclosed", enclosed)


def _swimmer(state: TheIslandState, seat: int, explorer: int) -> Refusal:
    absent = not_at_hand(state, seat, explorer)
    if absent is not None:
        return absent
    here = state.place[explorer]
    if state.ground[here] or state.aboard >> explorer & 1:
        return Refusal("TI-P1", "not_swimming", {"space": NAMES[here]})
    return Refusal("TI-X21", "enclosed", {"space": NAMES[here]})


def _boat(state: TheIslandState, seat: int, space: int) -> Refusal:
    args: Args = {"space": NAMES[space]}
    if state.crew[space] < 0:
        return Refusal("TI-P2", "no_boat_there", args)
    if not state.crew[space]:
        return Refusal("TI-X9", "boat_empty", args)
    if not state.controls(seat, state.crew[space]):
        return not_in_control(state, seat, space)
    return Refusal("TI-X21", "boat_hemmed_in", args)


def _creature(state: TheIslandState, asked: int, creature: int, space: int) -> Refusal:
    lifting = state.stack[-1].name == "lift_creature"
    rule = f"TI-P{3 + asked}" if lifting else "TI-K2"
    if creature != asked:
        return Refusal(rule, "tile_moves" if lifting else "die_shows", {"creature": CREATURES[asked]})
    args: Args = {"creature": CREATURES[creature], "space": NAMES[space]}
    if space not in state.creatures[creature]:
        return Refusal(rule, "no_creature_there", args)
    return Refusal("TI-X22", "creature_enclosed", args)


def _destination(state: TheIslandState, fields: list[int], space: int) -> Refusal:
    """TI-X10 to X13: a space that the swimmer, the boat or the creature does not get to."""
    step = state.stack[-1].name
    if step == "set_creature_down":
        if state.ground[space]:
            return Refusal("TI-X13", "creature_on_land", {"space": NAMES[space]})
        return Refusal("TI-X13", "space_occupied", {"space": NAMES[space]})
    if step == "ride_dolphin":
        rule, mover, start = "TI-X12", SWIMMER, state.place[fields[0]]
    elif step == "sail_before_wind":
        rule, mover, start = "TI-X11", BOAT, fields[0]
    else:
        rule, mover, start = "TI-X10", fields[0], fields[1]
    if space == start:
        return Refusal(rule, "same_space", {"space": NAMES[space]})
    if state.ground[space]:
        return _on_land(rule, mover, space)
    if mover == BOAT and state.crew[space] >= 0:
        return Refusal("TI-B2", "boat_there", {"space": NAMES[space]})
    steps = sea_steps(state, start, space)
    if steps < 0:
        return Refusal(rule, "cut_off", {"space": NAMES[space], "from": NAMES[start]})
    if steps > RANGE[mover]:
        args: Args = {"space": NAMES[space], "steps": steps, "most": RANGE[mover]}
        return Refusal(rule, "too_far", args)
    return _held_up(rule, mover, {"space": NAMES[space], "most": RANGE[mover]})


def _on_land(rule: str, mover: int, space: int) -> Refusal:
    args: Args = {"space": NAMES[space]}
    if mover == SWIMMER:
        return Refusal(rule, "no_way_back", args)
    return Refusal(rule, "boat_on_land" if mover == BOAT else "creature_on_land", args)


def _held_up(rule: str, mover: int, args: Args) -> Refusal:
    """Near enough, but something lies on every way; never before a serpent, which goes one space."""
    if mover == SHARK:
        return Refusal(rule, "shark_held_up", args)
    if mover == WHALE:
        return Refusal(rule, "whale_held_up", args)
    return Refusal(rule, "dolphin_held_up" if mover == SWIMMER else "wind_held_up", args)
