"""The strong bot: it plans whole turns and tries the best of them on many imagined futures."""

from collections.abc import Iterator
from typing import Any

from archipel.bots.bot import Bot, Plan, Reason
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State


class Planner(Bot):
    """Glances at the lines that look best, then plays the best of those out, the promising ones more often.

    ``width`` lines get ``glances`` each, futures that stop with the turn; the ``kept`` best of them share
    ``playouts``, each ``depth`` turns long. Both are counted, not timed, so that the same seed always gives
    the same game. Where luck drowns what a line gains, ``trust`` helps: every line begins as if so many
    playouts had found its own score, which then has to be one in odds.
    """

    def __init__(
        self,
        advice: Advice[Any],
        *,
        width: int = 24,
        glances: int = 8,
        kept: int = 6,
        playouts: int = 160,
        depth: int = 4,
        trust: int = 0,
    ) -> None:
        self.name = "planner"
        self._advice = advice
        self._width = width
        self._glances = glances
        self._kept = kept
        self._playouts = playouts
        self._depth = depth
        self._trust = trust
        self._plan: list[int] = []  # what is left of the line chosen
        self._next: tuple[object, ...] = ()  # the position in which it goes on
        self.odds: float | None = None  # of a good end, as the last playouts found them
        self._world: State | None = None  # what it saw when it was asked last
        self._seat = 0
        self._codes: list[int] = []  # what it answered, and meant to answer next

    def choose(self, perspective: Perspective) -> int | None:
        """The first action of the best line; the rest of it is kept for the next questions."""
        world = perspective.imagine()
        self._world = world
        self._seat = perspective.seat
        # Others are free to do something else than was expected: then the plan is made anew.
        if not self._plan or self._advice.position(world) != self._next:
            lines = self._advice.lines(world, self._seat, self._width)
            line = lines[0] if len(lines) == 1 else self._try_out(lines, perspective.chance)
            self._plan = line.codes
        self._codes = self._plan
        if not self._plan:
            return None
        code = self._plan[0]
        self._plan = self._plan[1:]
        if self._plan:
            after = world.copy()
            after.push(code)
            self._next = self._advice.position(after)
        return code

    def why(self) -> Reason | None:
        """What the line is good for, and the chance in percent that the last playouts gave it."""
        if self._world is None:
            return None
        key, args = self._advice.reason(self._world, self._seat, self._codes)
        if self.odds is not None:
            args["chance"] = round(100 * self._advice.calibrated(self.odds))
        return Reason(key, args)

    def plan(self) -> Plan | None:
        """The rest of the line, and where it goes on."""
        return (self._plan, self._next) if self._plan else None

    def take_up(self, plan: Plan) -> None:
        """Go on with a line; in any other position than the one it was made for it is dropped."""
        self._plan, self._next = plan

    def _try_out(self, lines: list[Line[Any]], chance: Chance) -> Line[Any]:
        """The best line by glances, then by sequential halving: equal shares, and the better half goes on."""
        left = lines
        if len(left) > self._kept:
            left = self._best_half(left, self._glances, 1, chance)[: self._kept]
        rounds = (len(left) - 1).bit_length()
        while len(left) > 1:
            share = max(1, self._playouts // rounds // len(left))
            left = self._best_half(left, share, self._depth, chance)
        return left[0]

    def _best_half(self, lines: list[Line[Any]], times: int, depth: int, chance: Chance) -> list[Line[Any]]:
        """Play every line out on the same futures; the better half, the best first."""
        for line in lines:
            if line.depth != depth:
                line.depth, line.sum, line.times = depth, 0.0, 0
        for _ in range(times):
            for line, world in zip(lines, self._futures(lines, chance), strict=True):
                line.sum += self._advice.playout(world, self._seat, line.opening, depth)
                line.times += 1
        ranked = sorted(lines, key=lambda line: -line.sum - self._trust * line.score)
        self.odds = ranked[0].sum / ranked[0].times
        return ranked[: (len(lines) + 1) // 2]

    def _futures(self, lines: list[Line[Any]], chance: Chance) -> Iterator[State]:
        """The same future for every line, each a world of its own to be played out."""
        future = chance.fork()
        begin: State | None = None
        for line in lines:
            if line.state is not begin:  # lines that begin in the same position share its future
                begin = line.state
                world = self._advice.future(begin, self._seat, future.copy())
            yield world.copy()
