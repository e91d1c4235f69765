"""What a seat may know: what it is shown, and the worlds that it cannot tell from the true one."""

from archipel.engine.chance import Chance
from archipel.engine.event import Json
from archipel.games.pearl_reef.rules.components import EEL, KINDS, REEFS
from archipel.games.pearl_reef.rules.state import PearlReefState


def view(state: PearlReefState, seat: int | None) -> dict[str, Json]:
    """Built from scratch: never start from everything and remove. ``None`` is a spectator.

    Every game has the keys that terminal, page and table read: game, seat, options, turn, active, step,
    seats (one object a seat) and outcome. The others are the game's own; ``label-…`` texts name them.
    """
    outcome = state.outcome
    return {
        "game": state.game.id,
        "seat": seat,
        "options": dict(state.options),
        "turn": state.turn,
        "active": state.active,
        "step": state.stack[-1].to_json() if state.stack else None,
        "goal": state.goal,
        "reefs": {name: _unseen(state, reef, seat) for reef, name in enumerate(REEFS)},
        "net": {
            "size": sum(state.net),
            "holds": _counted(state.net) if seat == state.active else None,
        },
        "seats": [
            {"points": state.points(each), "chest": _counted(state.chests[each]), "hooks": state.hooks[each]}
            for each in range(state.seats)
        ],
        "outcome": outcome.to_json() if outcome else None,
    }


def _unseen(state: PearlReefState, reef: int, seat: int | None) -> dict[str, Json]:
    """What is hidden from this seat: for all but the diver, the net might as well be in the water."""
    counts = state.reefs[reef]
    if seat != state.active and reef == state.reef:
        counts = [left + held for left, held in zip(counts, state.net, strict=True)]
    return _counted(counts)


def _counted(counts: list[int]) -> dict[str, Json]:
    return {KINDS[kind]: count for kind, count in enumerate(counts) if count}


def imagine(state: PearlReefState, seat: int | None, chance: Chance) -> PearlReefState:
    """A random world that agrees with all that this seat has seen, with the right odds, for bots.

    The generator is always another one: nobody knows the true future.
    """
    world = state.copy()
    world.chance = chance.fork()
    if seat == state.active:
        return world
    # What is in the net was drawn from this reef and was no eel: all such draws are equally likely.
    reef = world.reefs[world.reef]
    held = sum(world.net)
    for kind in range(len(KINDS)):
        reef[kind] += world.net[kind]
        world.net[kind] = 0
    for _ in range(held):
        kind = chance.pick_counted([0 if each == EEL else count for each, count in enumerate(reef)])
        reef[kind] -= 1
        world.net[kind] += 1
    return world
