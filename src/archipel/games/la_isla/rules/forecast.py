"""What is sure to come of an action, said before it is made: of a placement, and of three cards."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.event import Args, Json
from archipel.games.la_isla.rules.actions import ASSIGN, ASSIGNMENTS, PLACE, PUT
from archipel.games.la_isla.rules.components import (
    ANY_MARKER,
    B_MARKER,
    B_POINTS,
    B_RES,
    B_VP,
    D_POINTS,
    D_RES,
    D_VP,
    KINDS,
    SPACE_COUNT,
)
from archipel.games.la_isla.rules.payment import cost
from archipel.games.la_isla.rules.placement import bring
from archipel.games.la_isla.rules.state import LaIslaState


def forecast(state: LaIslaState, code: int) -> Args:
    """Of a placement or of three cards; of any other action nothing."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    if ASSIGN <= number < PUT:
        return _cards(state, seat, number - ASSIGN)
    space = number - PLACE
    return _placement(state, seat, space) if 0 <= space < SPACE_COUNT else {}


def _placement(state: LaIslaState, seat: int, space: int) -> Args:
    """``cost``, ``points``, ``caught`` animals, working ``functions``, ``resources`` and marker ``moves``.

    As of an explorer of the supply: one that comes from another space of the island may be missed there.
    """
    world = state.copy()
    world.explorers[seat] |= 1 << space
    world.events = []
    resources, moves = bring(world, seat, space)
    caught: list[Json] = [
        {name: event.args[name] for name in ("region", "animal", "points")}
        for event in world.events
        if event.key == "surrounded"
    ]
    functions: list[Json] = []
    for event in world.events:
        function = event.args.get("function")
        if function is not None and function not in functions:
            functions.append(function)
    found: Args = {"cost": cost(state, seat, space)}
    brought: Args = {
        "points": world.points[seat] - state.points[seat],
        "caught": caught,
        "functions": functions,
        "resources": resources,
        "moves": moves,
    }
    found.update({name: what for name, what in brought.items() if what})
    return found


def _cards(state: LaIslaState, seat: int, assignment: int) -> Args:
    """What the cards at ``b`` and ``d`` give: ``resources``, ``points``, ``moves``, or ``any`` marker.

    As the table stands, with the function of the card at A, which works at once (LI-A2), and without the loss
    of one that it may cover.
    """
    hand = state.hands[seat] if 0 <= seat < state.seats else []
    a, b, d = ASSIGNMENTS[assignment]
    if max(a, b, d) >= len(hand):
        return {}
    pieces = state.pieces
    new = (pieces.family[hand[a]], pieces.parameter[hand[a]])
    colour, animal = pieces.resource[hand[b]], pieces.animal[hand[d]]

    def works(family: int, parameter: int) -> bool:
        return new == (family, parameter) or state.has(seat, family, parameter)

    in_b = {
        "resources": 2 if works(B_RES, colour) else 1,
        "points": B_POINTS if works(B_VP, colour) else 0,
        "moves": int(works(B_MARKER, colour)),
    }
    if works(ANY_MARKER, animal):  # LI-P10: what it brings depends on the marker that is chosen
        return {"b": _some(in_b), "d": {"any": 1}}
    moves = state.markers[animal] < len(pieces.track) - 1  # LI-D4, X26
    in_d = {
        "moves": int(moves),
        "points": state.animals[KINDS * seat + animal] + (D_POINTS if moves and works(D_VP, animal) else 0),
        "resources": int(moves and works(D_RES, animal)),
    }
    return {"b": _some(in_b), "d": _some(in_d)}


def _some(gains: dict[str, int]) -> dict[str, Json]:
    """Without what is not gained."""
    return {name: count for name, count in gains.items() if count}
