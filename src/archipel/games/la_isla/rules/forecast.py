"""What is sure to come of an action, said before it is made: what a placement costs and brings."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.event import Args, Json
from archipel.games.la_isla.rules.actions import PLACE
from archipel.games.la_isla.rules.components import SPACE_COUNT
from archipel.games.la_isla.rules.payment import cost
from archipel.games.la_isla.rules.placement import bring
from archipel.games.la_isla.rules.state import LaIslaState


def forecast(state: LaIslaState, code: int) -> Args:
    """``cost``, ``points``, ``caught`` animals, working ``functions``, ``resources`` and marker ``moves``.

    As of an explorer of the supply: one that comes from another space of the island may be missed there.
    """
    seat, space = code >> SEAT_SHIFT, (code & NUMBER_MASK) - PLACE
    if not 0 <= space < SPACE_COUNT:
        return {}
    world = state.copy()
    world.explorers[seat] |= 1 << space
    world.events = []
    functions: list[Json] = []
    resources, moves = bring(world, seat, space, functions)
    caught: list[Json] = [
        {name: event.args[name] for name in ("region", "animal", "points")}
        for event in world.events
        if event.key == "surrounded"
    ]
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
