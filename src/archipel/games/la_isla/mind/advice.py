"""What bots and the coach know about La Isla."""

from archipel.engine.advice import Advice, Line, calibrated
from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.la_isla.mind.deduction import deduce
from archipel.games.la_isla.mind.evaluation import Evaluation
from archipel.games.la_isla.mind.instinct import Instinct, play_rounds
from archipel.games.la_isla.mind.lines import LineFinder, position
from archipel.games.la_isla.mind.reasons import reason
from archipel.games.la_isla.mind.weights import HONEST, ODDS, WEIGHTS
from archipel.games.la_isla.rules.state import LaIslaState


class IslaAdvice(Advice):
    """Expected points, for first thoughts, for whole rounds in one's head, and after playouts."""

    def __init__(self) -> None:
        self._instinct = Instinct(WEIGHTS)
        self._finder = LineFinder(self._instinct)
        self._evaluation = Evaluation(self._instinct, ODDS)

    def instinct(self, state: State, seat: int) -> int | None:
        """The best next action by rules of thumb."""
        assert isinstance(state, LaIslaState)
        return self._instinct.decide(state, seat)

    def lines(self, state: State, seat: int, width: int) -> list[Line]:
        """Assignments with the round they lead to, whole actions, or the answers to another question."""
        assert isinstance(state, LaIslaState)
        lines = self._finder.find(state, seat, width)
        even = 1.0 / state.seats
        in_odds = self._evaluation.slope(state) * even * (1.0 - even)
        for line in lines:
            line.score *= in_odds
        return lines

    def future(self, state: State, seat: int, chance: Chance) -> State:
        """Rivals' cards are drawn anew for every playout, and assigned as they would assign them."""
        world = state.imagine(seat, chance)
        assert isinstance(world, LaIslaState)
        deduce(world, seat, self._instinct)
        return world

    def playout(self, state: State, seat: int, opening: list[int], turns: int) -> float:
        """This round by instinct, and others after it; then the odds, fair to all at the end of a round."""
        assert isinstance(state, LaIslaState)
        last = state.turn + turns - 1
        for code in opening:
            state.push(code)
        play_rounds(state, self._instinct, last)
        return self._evaluation.odds(state, seat)

    def honest(self, odds: float) -> float:
        """What the odds are worth, found by comparing them with how games ended."""
        return calibrated(odds, HONEST)

    def position(self, state: State) -> tuple[object, ...]:
        """What everybody sees."""
        assert isinstance(state, LaIslaState)
        return position(state)

    def reason(self, state: State, seat: int, codes: list[int]) -> tuple[str, Args]:
        """The purpose of a line."""
        assert isinstance(state, LaIslaState)
        return reason(state, seat, codes)


def advice() -> IslaAdvice:
    """A fresh mind for one bot."""
    return IslaAdvice()
