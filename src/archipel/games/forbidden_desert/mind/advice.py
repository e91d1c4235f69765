"""What bots and the coach know about Forbidden Desert."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Line, calibrated
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.forbidden_desert.mind.evaluation import Evaluation
from archipel.games.forbidden_desert.mind.instinct import Instinct, play_turns
from archipel.games.forbidden_desert.mind.lines import LineFinder, position
from archipel.games.forbidden_desert.mind.reasons import reason
from archipel.games.forbidden_desert.mind.weights import AFTER_ACTIONS, BETWEEN_TURNS, HONEST, WEIGHTS
from archipel.games.forbidden_desert.rules.state import DesertState


class DesertAdvice(Advice):
    """Rules of thumb, whole turns and fitted odds."""

    def __init__(self) -> None:
        self._instinct = Instinct(WEIGHTS)
        self._finder = LineFinder(self._instinct, Evaluation(AFTER_ACTIONS))
        self._evaluation = Evaluation(BETWEEN_TURNS)

    def instinct(self, state: State, seat: int) -> int | None:
        """The best next action by rules of thumb."""
        assert isinstance(state, DesertState)
        code = self._instinct.decide(state, 1 << seat)
        return code if code >> SEAT_SHIFT == seat else None

    def lines(self, state: State, seat: int, width: int) -> list[Line]:
        """Whole turns, or free acts."""
        assert isinstance(state, DesertState)
        return self._finder.find(state, seat, width)

    def playout(self, state: State, seat: int, opening: list[int], turns: int) -> float:
        """Some turns by instinct, this one among them, then the fitted odds of winning."""
        assert isinstance(state, DesertState)
        last_turn = state.turn + turns - 1
        for code in opening:
            state.push(code)
        play_turns(state, self._instinct, last_turn)
        return self._evaluation.odds(state)

    def honest(self, odds: float) -> float:
        """What the odds are worth, found by comparing them with how games ended."""
        return calibrated(odds, HONEST)

    def position(self, state: State) -> tuple[object, ...]:
        """The board, the canteens and the hands."""
        assert isinstance(state, DesertState)
        return position(state)

    def reason(self, state: State, seat: int, codes: list[int]) -> tuple[str, Args]:
        """The purpose of a line."""
        assert isinstance(state, DesertState)
        return reason(state, seat, codes)


def advice() -> DesertAdvice:
    """A fresh mind for one bot."""
    return DesertAdvice()
