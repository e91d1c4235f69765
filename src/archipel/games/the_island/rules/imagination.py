"""All that a seat has not seen, drawn anew with the right odds."""

from archipel.engine.chance import Chance
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    COLOURS,
    EXPLORERS_EACH,
    FIRST_RED,
    VALUES,
)
from archipel.games.the_island.rules.creatures import Defend, affected
from archipel.games.the_island.rules.state import TheIslandState


def imagine(state: TheIslandState, seat: int | None, chance: Chance) -> TheIslandState:
    """A complete random position that agrees with all that this seat has seen.

    A player never forgets here: the values of the own explorers and the own tiles stay as they are, although
    the view does not show the former any more (TI-H1).
    """
    world = state.copy()
    world.chance = chance.fork()
    for colour in range(len(COLOURS)):
        if seat is None or not world.own[seat] >> EXPLORERS_EACH * colour & 1:
            _draw_values(world, colour, chance)
    for terrain in range(3):
        _draw_hands(world, terrain, seat, chance)
    _forget_who_was_asked(world, seat)
    return world


def _draw_values(world: TheIslandState, colour: int, chance: Chance) -> None:
    """The values of the box in any order, all equally likely, but for those that were revealed."""
    rest = VALUES[:]
    unknown: list[int] = []
    for explorer in range(EXPLORERS_EACH * colour, EXPLORERS_EACH * (colour + 1)):
        if world.revealed(explorer):
            rest.remove(world.values[explorer])
        elif world.values[explorer]:
            unknown.append(explorer)
    for explorer in unknown:
        world.values[explorer] = rest.pop(chance.below(len(rest)))


def _draw_hands(world: TheIslandState, terrain: int, seat: int | None, chance: Chance) -> None:
    """A tile that somebody else keeps is any of the red backs of its visible terrain not seen yet."""
    first = BACK_COUNT * terrain
    rest = world.bag
    kept: list[tuple[int, int]] = []
    for other, hand in enumerate(world.hands):
        if other != seat:
            for i, tile in enumerate(hand):
                if tile // BACK_COUNT == terrain:
                    rest[tile] += 1
                    kept.append((other, i))
    for other, i in kept:
        tile = first + FIRST_RED
        n = chance.below(sum(rest[tile : first + BACK_COUNT]))
        while n >= rest[tile]:
            n -= rest[tile]
            tile += 1
        rest[tile] -= 1
        world.hands[other][i] = tile
    # Tiles of one terrain lie together in a hand, so that sorting once a terrain is enough.
    for hand in world.hands:
        hand.sort()


def _forget_who_was_asked(world: TheIslandState, seat: int | None) -> None:
    """Who is being asked for a defence is a secret: others know no more than that the asking is not over."""
    if not world.stack:
        return
    step = world.stack[-1]
    if isinstance(step, Defend):
        order = affected(world, step.creature, step.there)
        first = 0
        if seat in order:
            own = order.index(seat)
            asked = order.index(step.seat)
            # Whoever is asked knows that those before declined; whoever declined, that the next is asked.
            first = own if asked == own else own + 1 if asked > own else 0
        world.stack[-1] = Defend(step.creature, step.space, step.there, order[first])
