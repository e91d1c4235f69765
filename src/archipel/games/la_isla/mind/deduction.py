"""What rivals have done with cards that nobody has seen: what they would do with those imagined."""

from archipel.games.la_isla.mind.instinct import Instinct
from archipel.games.la_isla.rules.components import CARDS
from archipel.games.la_isla.rules.state import LaIslaState


def deduce(world: LaIslaState, seat: int, instinct: Instinct) -> None:
    """Who has assigned the cards of an imagined hand has done so by instinct, not at random."""
    if world.phase != CARDS:
        return
    instinct.look(world)
    for rival in range(world.seats):
        if rival != seat and world.plans[rival] >= 0:
            instinct.side_with(world, rival)
            world.plans[rival] = instinct.assignment(world)
