"""Futures in which the next turn is planned, too, instead of left to rules of thumb."""

from typing import Any, Final

from archipel.bots.planner import Planner
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.state import State

LEAVES: Final = 4  # playouts by which the position after that turn is judged
DEPTH: Final = 4  # turns of each of them, and of those by which the turn is planned


class Thoughtful:
    """Plays this turn out, lets whoever comes next plan theirs for a moment, and judges what that leads to.

    What the next player will make of a position is what it is worth; rules of thumb make less of it, and not
    the same part less of every position. A turn planned costs a hundred playouts, so that only lines that
    are hard to tell apart deserve it.
    """

    def __init__(self, advice: Advice[Any], trust: int) -> None:
        self._advice = advice
        self._next = Planner(advice, width=12, glances=2, kept=4, playouts=16, depth=DEPTH, trust=trust)

    def odds(self, world: State, seat: int, line: Line[Any], chance: Chance) -> float:
        """The odds after a line and the turn that follows it, in one world, which is used up.

        Plans are made on futures of ``chance``: nobody in this world sees what it will bring.
        """
        odds = self._advice.playout(world, seat, line.opening, 1)
        if world.over:
            return odds
        seat = world.legal()[0] >> SEAT_SHIFT
        reply = self._next.think(world, seat, chance)
        world = self._advice.future(reply.state, seat, world.chance)
        odds = self._advice.playout(world, seat, reply.opening, 1)
        if world.over:
            return odds
        seat = world.legal()[0] >> SEAT_SHIFT
        leaves = [self._advice.future(world, seat, chance.fork()) for _ in range(LEAVES)]
        return sum(self._advice.playout(leaf, seat, [], DEPTH) for leaf in leaves) / LEAVES
