"""The judge: a game's mind that plays on by instinct and says how likely each seat is to win from there."""

from typing import Any, Final

from archipel.bots.registry import advice_of
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Line
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.review.following import OPEN, follow, owed

LIKELY: Final = 8  # lines that are glanced at in a future
GLANCES: Final = 2  # futures for each of them


class Judge:
    """Says what positions are worth: a number for every seat, or one for a team."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.advice = advice_of(game)
        self.advice.consult_net()
        self.size = 1 if game.cooperative else seats
        self.width = int(game.bots.get("planner", {}).get("width", 24))
        self.work = 0  # futures so far, and what thinking in them cost besides

    def place(self, seat: int) -> int:
        """Which of the numbers is a seat's."""
        return 0 if self.game.cooperative else seat

    def lines(self, world: State, seat: int) -> list[Line[Any]]:
        """What a seat may have in mind, the most promising first."""
        return self.advice.lines(world, seat, self.width)

    def horizon(self, state: State) -> int:
        """The turn with which playouts from a position end: all that is compared is played on so far."""
        return state.turn + self.advice.ahead - 1

    def odds(self, world: State, codes: list[int], last: int, plies: int = 0) -> list[float]:
        """Odds in one future, played on in place: some acts, then everybody by instinct to a last turn.

        They are the mean of what is told after each turn that is looked ahead, so that no single turn decides
        and the view moves on gently. The first so many decisions after those acts are thought about.
        """
        self.work += 1
        follow(world, codes)
        for _ in range(plies):
            world = self._think(world, last)
        ahead = self.advice.ahead
        total = [0.0] * self.size
        told: list[float] | None = None
        for turn in range(last - ahead + 1, last + 1):
            if told is None or (turn >= world.turn and not world.over):
                told = self.advice.outlook(world, max(0, turn - world.turn + 1))
                if world.over:
                    told = result(world)
            total = [before + each for before, each in zip(total, told, strict=True)]
        return [each / ahead for each in total]

    def _think(self, world: State, last: int) -> State:
        """Go on to the next choice that is one, and make it after a glance at the likely lines."""
        while world.stack and world.turn <= last:
            code = self._meanwhile(world)
            if code == OPEN:
                code = owed(world)
            if code != OPEN:
                world.push(code)
                continue
            seat = _asked(world)
            lines = self.advice.lines(world, seat, LIKELY)
            self.work += self.advice.thinking * len(lines)
            best = lines[0] if len(lines) == 1 else self._glance(lines, seat, world.chance)
            twin: State = best.state.copy()
            twin.chance = world.chance
            follow(twin, best.opening)
            if len(lines) > 1 or not (best.codes or best.opening):
                return twin
            if best.codes and twin.turn == world.turn and best.state is world:
                follow(twin, best.codes)
            world = twin
        return world

    def _meanwhile(self, world: State) -> int:
        """What somebody does by instinct who may act now and need not; ``OPEN`` if nobody does."""
        step = world.stack[-1]
        for seat in dict.fromkeys(code >> SEAT_SHIFT for code in world.legal()):
            if step.question(world, seat).optional:
                code = self.advice.instinct(world, seat)
                if code is not None:
                    return code
        return OPEN

    def _glance(self, lines: list[Line[Any]], seat: int, chance: Chance) -> Line[Any]:
        """The line that does best to the end of this turn, on a few common futures."""
        found = [0.0] * len(lines)
        for _ in range(GLANCES):
            future = chance.fork()
            for number, line in enumerate(lines):
                twin = line.state.copy()
                twin.chance = future.copy()
                found[number] += self.advice.playout(twin, seat, line.opening, 1)
        return lines[found.index(max(found))]

    def future(self, state: State, chance: Chance) -> State:
        """The position as it truly is, with another future."""
        twin = state.copy()
        twin.chance = chance.fork()
        return twin


def result(state: State) -> list[float]:
    """What a game has come to: 1 for a win, shared among those who share it; one number for a team."""
    outcome = state.outcome
    assert outcome is not None
    if state.game.cooperative:
        return [1.0 if any(outcome.won) else 0.0]
    return [won / max(1, sum(outcome.won)) for won in outcome.won]


def _asked(state: State) -> int:
    """The first seat that owes an answer."""
    step = state.stack[-1]
    seats = dict.fromkeys(code >> SEAT_SHIFT for code in state.legal())
    return next((seat for seat in seats if not step.question(state, seat).optional), next(iter(seats)))
