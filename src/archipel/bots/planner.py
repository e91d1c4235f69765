"""The strong bot: it plans whole turns and tries the best of them on many imagined futures."""

from archipel.bots.bot import Bot, Reason
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State


class Planner(Bot):
    """Keeps the lines that look best and plays each of them out, the promising ones more often.

    ``width`` lines are kept, ``playouts`` are shared out among them, each ``depth`` turns long. Playouts are
    counted, not timed, so that the same seed always gives the same game.
    """

    def __init__(self, advice: Advice, width: int = 16, playouts: int = 160, depth: int = 4) -> None:
        self.name = "planner"
        self._advice = advice
        self._width = width
        self._playouts = playouts
        self._depth = depth
        self._plan: list[int] = []  # what is left of the line chosen
        self._next: tuple[object, ...] = ()  # the position in which it goes on
        self._chance: float | None = None  # of a good end, as the playouts found it
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
        if self._chance is not None:
            args["chance"] = round(100 * self._chance)
        return Reason(key, args)

    def _try_out(self, lines: list[Line], chance: Chance) -> Line:
        """Sequential halving: equal shares for all, then the better half goes on; the same futures for each."""
        rounds = (len(lines) - 1).bit_length()
        sums = [0.0] * len(lines)
        left = list(range(len(lines)))
        done = 0
        while len(left) > 1:
            for _ in range(max(1, self._playouts // rounds // len(left))):
                future = chance.fork()
                done += 1
                for i in left:
                    state = lines[i].state.copy()
                    state.chance = future.copy()
                    sums[i] += self._advice.playout(state, self._depth)
            left.sort(key=lambda i: -sums[i])
            left = left[: (len(left) + 1) // 2]
        self._chance = sums[left[0]] / done
        return lines[left[0]]
