"""Why a line is a good one: the key and arguments of a sentence, read from the actions themselves."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.event import Args
from archipel.games.la_isla.rules.actions import ADVANCE, LEAVE_MARKERS, MOVE_FROM, PAY, PLACE, TAKE, describe
from archipel.games.la_isla.rules.components import ANIMALS, KINDS, SPACES
from archipel.games.la_isla.rules.placement import score_space
from archipel.games.la_isla.rules.state import LaIslaState

# Every key that can be given.
REASONS: Final = [
    "reason-assign",
    "reason-put",
    "reason-cover",
    "reason-exchange",
    "reason-no_exchange",
    "reason-surround",
    "reason-place_points",
    "reason-place",
    "reason-take",
    "reason-move_from",
    "reason-pay_one",
    "reason-pay_two",
    "reason-advance",
    "reason-advance_any",
    "reason-leave_markers",
    "reason-chance",  # said after any other by a bot that has estimated the seat's chance
]


def reason(state: LaIslaState, seat: int, codes: list[int]) -> tuple[str, Args]:
    """The purpose of a line of one seat, which is that of its first action."""
    first = codes[0] & NUMBER_MASK
    if PLACE <= first < TAKE:
        origin = 0
        if len(codes) > 1 and MOVE_FROM <= codes[1] & NUMBER_MASK < PAY:
            origin = 1 << (codes[1] & NUMBER_MASK) - MOVE_FROM
        return _of_placement(state, seat, first - PLACE, origin)
    if ADVANCE <= first < LEAVE_MARKERS:
        points = state.animals[KINDS * seat + first - ADVANCE]
        args: Args = {"animal": ANIMALS[first - ADVANCE], "points": points}
        return "reason-advance" if points else "reason-advance_any", args
    action = describe(state, codes[0])
    return f"reason-{action.kind}", dict(action.args.items())


def _of_placement(state: LaIslaState, seat: int, space: int, origin: int) -> tuple[str, Args]:
    """An animal, points by functions, or a step towards a region; ``origin`` is what the explorer leaves."""
    pieces = state.pieces
    mine = state.explorers[seat] & ~origin | 1 << space
    for region in pieces.touched[space]:
        if state.tiles[region] >= 0 and pieces.around[region] & ~mine == 0:
            args: Args = {"space": SPACES[space], "region": pieces.regions[region]}
            args["animal"] = ANIMALS[state.tiles[region]]
            return "reason-surround", args
    after = state.copy()
    score_space(after, seat, space)
    points = after.points[seat] - state.points[seat]
    return ("reason-place_points" if points else "reason-place"), {"space": SPACES[space], "points": points}
