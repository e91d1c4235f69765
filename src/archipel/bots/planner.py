"""The strong bot: it plans whole turns and tries the best of them on many imagined futures."""

from archipel.bots.bot import Bot, Reason
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective


class Planner(Bot):
    """Keeps the lines that look best and plays each of them out, the promising ones more often.

    ``width`` lines are kept, ``playouts`` are shared out among them, each ``depth`` turns long. Playouts are
    counted, not timed, so that the same seed always gives the same game.
    """

    def __init__(self, advice: Advice, width: int = 16, playouts: int = 160, depth: int = 4) -> None:
        self.name = "planner"
        self.advice = advice
        self.width = width
        self.playouts = playouts
        self.depth = depth
        self._plan: list[int] = []  # what is left of the line chosen
        self._expected: tuple[object, ...] = ()  # the position in which it goes on
        self._reason: Reason | None = None
        self.odds = 0.0

    def choose(self, perspective: Perspective) -> int | None:
        """The first action of the best line; the rest of it is kept for the next questions."""
        world = perspective.imagine()
        seat = perspective.seat
        if not (self._plan and self.advice.position(world) == self._expected):
            lines = self.advice.lines(world, seat, self.width)
            best = lines[0] if len(lines) == 1 else self._try_out(lines, perspective.chance)
            self._plan = best.codes[:]
        if not self._plan:
            return None
        code = self._plan.pop(0)
        if self._plan:
            world.push(code)
            self._expected = self.advice.position(world)
        return code

    def why(self) -> Reason | None:
        """The reason behind the line, and the odds of winning that the playouts found."""
        return self._reason

    def _try_out(self, lines: list[Line], chance: Chance) -> Line:
        """Sequential halving: equal shares for all, the better half goes on; the same futures for each."""
        rounds = 1
        while 1 << rounds < len(lines):
            rounds += 1
        share = max(1, self.playouts // rounds)
        sums = [0.0] * len(lines)
        left = list(range(len(lines)))
        done = 0
        while len(left) > 1:
            for _ in range(max(1, share // len(left))):
                future = chance.fork()
                for i in left:
                    state = lines[i].state.copy()
                    state.chance = future.copy()
                    sums[i] += self.advice.playout(state, self.depth)
                done += 1
            left.sort(key=lambda i: -sums[i])
            self.odds = sums[left[0]] / done
            left = left[: (len(left) + 1) // 2]
        return lines[left[0]]
