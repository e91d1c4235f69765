"""What stands against a move of step 2 (TI-M, W, B, I; table 4.1 of the specification)."""

from archipel.engine.bits import few, members
from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.the_island.rules import actions
from archipel.games.the_island.rules.components import EXPLORERS, ISLES, SEATS_IN_BOAT, SPACE_COUNT
from archipel.games.the_island.rules.geometry import AROUND, ISLE, LOST, NAMES, SHORE, TOWARDS
from archipel.games.the_island.rules.reach import apart
from archipel.games.the_island.rules.set_up_refusals import owner_refusal
from archipel.games.the_island.rules.state import TheIslandState


def refusal(state: TheIslandState, seat: int, number: int, kind: str) -> Refusal:
    """The active player moves, but not like this."""
    if kind == "move_to":
        return _unreached(state, seat, number - actions.MOVE_TO)
    if kind == "sail":
        space, direction = divmod(number - actions.SAIL, 6)
        return _sail(state, seat, space, TOWARDS[space][direction])
    explorer = EXPLORERS.index(str(actions.describe(state, seat, number).args["explorer"]))
    absent = not_at_hand(state, seat, explorer)
    if absent is not None:
        return absent
    here = state.place[explorer]
    if kind == "land":
        steps = min([apart(here, space) for space in range(SPACE_COUNT) if SHORE[space] >= 0])
        return Refusal("TI-I1", "not_at_shore", {"space": NAMES[here], "steps": steps})
    if kind == "board":
        return _board(state, explorer, here, (number - actions.BOARD) % 7)
    aboard = state.aboard >> explorer & 1
    if kind == "jump":
        return _swum(here) if aboard else Refusal("TI-W1", "not_in_boat", {"space": NAMES[here]})
    there = TOWARDS[here][(number - actions.STEP) % 6]
    if there < 0:
        return Refusal("TI-W3", "board_edge", {"space": NAMES[here]})
    if state.ground[there]:
        return Refusal("TI-M5", "no_way_back", {"space": NAMES[there]})
    return Refusal("TI-W1", "jump_first", {"space": NAMES[here]}) if aboard else _swum(here)


def not_at_hand(state: TheIslandState, seat: int, explorer: int) -> Refusal | None:
    """Why a seat cannot do anything with an explorer at all, if it cannot: another's, lost or saved."""
    if not state.own[seat] >> explorer & 1:
        return owner_refusal(state, explorer)
    here = state.place[explorer]
    if here == LOST:
        return Refusal("TI-T3", "lost_already")
    if here >= ISLE:
        return Refusal("TI-I4", "saved_already", {"isle": ISLES[here - ISLE]})
    return None


def _swum(here: int) -> Refusal:
    return Refusal("TI-W4", "swum_already", {"space": NAMES[here]})


def not_in_control(state: TheIslandState, seat: int, space: int) -> Refusal:
    """TI-B5, B6: somebody has more passengers in the boat."""
    crew = [few(state.crew[space] & own) for own in state.own]
    most = max(crew)
    args: Args = {"space": NAMES[space], "seat": crew.index(most), "most": most, "count": crew[seat]}
    return Refusal("TI-B5", "not_in_control", args)


def _sail(state: TheIslandState, seat: int, space: int, there: int) -> Refusal:
    if state.crew[space] < 0:
        return Refusal("TI-B1", "no_boat_there", {"space": NAMES[space]})
    if state.crew[space] > 0 and not state.controls(seat, state.crew[space]):
        return not_in_control(state, seat, space)
    if there < 0:
        return Refusal("TI-B1", "board_edge", {"space": NAMES[space]})
    if state.ground[there]:
        return Refusal("TI-B1", "boat_on_land", {"space": NAMES[there]})
    return Refusal("TI-B2", "boat_there", {"space": NAMES[there]})


def _board(state: TheIslandState, explorer: int, here: int, direction: int) -> Refusal:
    aboard = state.aboard >> explorer & 1
    there = here if direction == actions.HERE else TOWARDS[here][direction]
    rule = "TI-M2" if state.ground[here] else "TI-M3" if aboard else "TI-W5"
    if there < 0:
        return Refusal(rule, "board_edge", {"space": NAMES[here]})
    if state.crew[there] < 0:
        return Refusal(rule, "no_boat_there", {"space": NAMES[there]})
    if there == here and aboard:
        return Refusal(rule, "in_this_boat", {"space": NAMES[here]})
    if few(state.crew[there]) >= SEATS_IN_BOAT:
        return Refusal("TI-B3", "boat_full", {"space": NAMES[there], "most": SEATS_IN_BOAT})
    return Refusal(rule, "swim_to_boat", {"space": NAMES[there]})


def _unreached(state: TheIslandState, seat: int, space: int) -> Refusal:
    """Why nothing of this seat's goes to a space by the next move; table 4.1 knows no action of this name."""
    mine: list[int] = []
    for explorer in members(state.own[seat] & state.alive):
        mine.append(state.place[explorer])
    boats: list[int] = []
    for boat in state.fleet:
        if not state.crew[boat] or state.controls(seat, state.crew[boat]):
            boats.append(boat)
    steps = min([apart(space, place) for place in mine + boats])
    args: Args = {"space": NAMES[space], "steps": steps}
    if steps == 0:
        return Refusal("TI-T3", "here_already", args)
    if steps > 1:
        return Refusal("TI-T3", "one_space_a_move", args)
    for code in state.legal():
        if state.action(code).args.get("space") == NAMES[space]:
            return Refusal("TI-T3", "piece_first", {"space": NAMES[space], "from": _from(state, code)})
    for explorer in members(state.own[seat] & state.alive):
        here = state.place[explorer]
        if space in AROUND[here]:
            direction = list(TOWARDS[here]).index(space)
            if state.crew[space] >= 0 and (state.ground[here] or state.aboard >> explorer & 1):
                return _board(state, explorer, here, direction)
            return refusal(state, seat, actions.STEP + 6 * explorer + direction, "swim")
    boat = next(each for each in boats if space in AROUND[each])
    return _sail(state, seat, boat, space)


def _from(state: TheIslandState, code: int) -> str:
    """Where the piece stands that an action moves."""
    args = state.action(code).args
    return str(args["boat"]) if "boat" in args else NAMES[state.place[EXPLORERS.index(str(args["explorer"]))]]
