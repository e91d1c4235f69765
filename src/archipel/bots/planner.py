"""The strong bot: it plans whole turns and tries the best of them on many imagined futures."""

import math
from collections.abc import Iterator
from typing import Any, Final

from archipel.bots.bot import Bot, Comparison, Plan, Reason
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State

ALL: Final = 1000  # lines, where every one is looked through for what a person has in mind
LIKELY: Final = 3  # lines that begin alike, of which the best is compared
PAIRS: Final = 100  # futures on which two lines are compared


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
        self._plans: list[Plan] = []  # what is left of the line chosen, or what was handed over
        self._tried = 0  # how many lines it was the best of; one that had no rival was not tried
        self._rival: int | None = None  # what the line that came next to it begins with
        self.odds: float | None = None  # of a good end, as the last playouts found them
        self._world: State | None = None  # what it saw when it was asked last
        self._seat = 0
        self._codes: list[int] = []  # what it answered, and meant to answer next

    def keep_to(self, people: int) -> None:
        """In a cooperative game, consider no line that spoils what these seats have begun."""
        self._advice.people = people

    def choose(self, perspective: Perspective) -> int | None:
        """The first action of the best line; the rest of it is kept for the next questions."""
        world = perspective.imagine()
        self._world = world
        self._seat = perspective.seat
        self._rival = None
        plan = self._fitting(world)
        if plan is None:
            self._codes = self.think(world, self._seat, perspective.chance).codes
        else:
            self._codes, _, self.odds, self._tried, self._rival = plan
        self._plans = []
        if not self._codes:
            return None
        if len(self._codes) > 1:
            self._plans = self._steps(1)
        return self._codes[0]

    def think(self, world: State, seat: int, chance: Chance) -> Line[Any]:
        """The best line of a seat in a world that is imagined already; ``chance`` makes its futures."""
        self._seat = seat
        lines = self._advice.lines(world, seat, self._width)
        self.odds, self._tried = None, len(lines) if len(lines) > 1 else 0
        return self._try_out(lines, chance) if self._tried else lines[0]

    def _fitting(self, world: State) -> Plan | None:
        """The plan for this very position: others are free to do something else than was expected."""
        if not self._plans:
            return None
        here = self._advice.position(world)
        return next((plan for plan in self._plans if plan.position == here), None)

    def _steps(self, last: int) -> list[Plan]:
        """What is left of the line after each of its actions up to the last that is wanted."""
        assert self._world is not None
        after = self._world.copy()
        found: list[Plan] = []
        for number, code in enumerate(self._codes[:last], 1):
            if number > 1 and code not in after.legal():
                break  # somebody else has to answer first
            after.push(code)
            rest = self._codes[number:]
            found.append(Plan(rest, self._advice.position(after), self.odds, self._tried))
        return found

    def why(self) -> list[Reason]:
        """What the line is good for, and the chance in percent that the last playouts gave it."""
        if self._world is None:
            return []
        if _is_forced(self._world, self._seat):
            return [Reason("coach-only", {})]
        reasons = self._claims(self._codes)
        if not reasons:
            tried = Reason("coach-best", {"count": self._tried})
            reasons = [tried if self._tried else Reason("coach-habit", {})]
        if self.odds is not None:
            chance = round(100 * self._advice.calibrated(self.odds))
            reasons.append(Reason("reason-chance", {"chance": chance}))
        return reasons

    def meant(self) -> list[int]:
        """The line, from the last answer on."""
        return self._codes

    def rival(self) -> int | None:
        """What the second best line begins with, if with something else."""
        return self._rival

    def compare(self, perspective: Perspective, code: int | None) -> Comparison:
        """Both on the same futures: the line chosen, and the best one that begins with the other answer."""
        world = perspective.imagine()
        lines = self._advice.lines(world, self._seat, ALL)
        chosen = [line for line in lines if line.codes == self._codes][:1]
        chosen = chosen or [_alone(world, self._codes[0] if self._codes else None)]
        others = [line for line in lines if (line.codes[0] if line.codes else None) == code][:LIKELY]
        others = others or [_alone(world, code)]
        if len(others) > 1:
            others = self._best_half(others, max(8, self._glances), self._depth, perspective.chance)[:1]
        for line in chosen + others:
            line.depth = 0  # counted anew
        known = self.odds
        self._best_half(chosen + others, PAIRS, self._depth, perspective.chance)
        self.odds = known
        ours, theirs = chosen[0].found, others[0].found
        mean, theirs_mean = sum(ours) / PAIRS, sum(theirs) / PAIRS
        apart = [mine - other for mine, other in zip(ours, theirs, strict=True)]
        off = sum(apart) / PAIRS
        spread = math.sqrt(sum((each - off) ** 2 for each in apart) / PAIRS / (PAIRS - 1))
        told, told_other = self._advice.calibrated(mean), self._advice.calibrated(theirs_mean)
        slope = (self._advice.calibrated(mean + 0.01) - self._advice.calibrated(mean - 0.01)) / 0.02
        return Comparison(100 * (told - told_other), 200 * spread * slope, self._claims(others[0].codes))

    def plan(self) -> Plan | None:
        """The rest of the line, and where it goes on."""
        return self._plans[0] if self._plans else None

    def plans(self) -> list[Plan]:
        """The line as it is now, and the rest of it after each further step."""
        if self._world is None or not self._codes:
            return []
        now = Plan(self._codes, self._advice.position(self._world), self.odds, self._tried, self._rival)
        return [now, *self._steps(len(self._codes) - 1)]

    def take_up(self, *plans: Plan) -> None:
        """Go on with a line; in any other position than those it was made for it is dropped."""
        self._plans = list(plans)

    def _claims(self, codes: list[int]) -> list[Reason]:
        assert self._world is not None
        return [Reason(*claim) for claim in self._advice.reasons(self._world, self._seat, codes)]

    def _try_out(self, lines: list[Line[Any]], chance: Chance) -> Line[Any]:
        """The best line by glances, then by sequential halving: equal shares, and the better half goes on."""
        left = lines
        if len(left) > self._kept:
            left = self._best_half(left, self._glances, 1, chance)[: self._kept]
        rounds = (len(left) - 1).bit_length()
        while len(left) > 1:
            share = max(1, self._playouts // rounds // len(left))
            ranked = left
            left = self._best_half(left, share, self._depth, chance)
            self._rival = other_beginning(left[0], ranked)
        return left[0]

    def _best_half(self, lines: list[Line[Any]], times: int, depth: int, chance: Chance) -> list[Line[Any]]:
        """Play every line out on the same futures; the better half, the best first."""
        for line in lines:
            if line.depth != depth:
                line.depth, line.sum, line.times, line.found = depth, 0.0, 0, []
        for _ in range(times):
            for line, world in zip(lines, self._futures(lines, chance), strict=True):
                found = self._advice.playout(world, self._seat, line.opening, depth)
                line.sum += found
                line.times += 1
                line.found.append(found)
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


def other_beginning(best: Line[Any], lines: list[Line[Any]]) -> int | None:
    """What the next line begins with; nothing where it does the same things in another order."""
    other = next(line for line in lines if line is not best).codes
    if not other or not best.codes or other[0] == best.codes[0] or sorted(other) == sorted(best.codes):
        return None
    return other[0]


def _is_forced(world: State, seat: int) -> bool:
    """Whether a seat has but one answer."""
    mine = [code for code in world.legal() if code >> SEAT_SHIFT == seat]
    return len(mine) == 1 and not world.stack[-1].question(world, seat).optional


def _alone(world: State, code: int | None) -> Line[Any]:
    """An answer that begins none of the lines: tried by itself, the rest by rules of thumb."""
    line = Line([] if code is None else [code], world, 0.0)
    line.opening = line.codes
    return line
