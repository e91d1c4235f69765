"""What bots and the coach know about Forbidden Desert."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Claim, Line, put_right
from archipel.engine.net import Net, net_of
from archipel.games.forbidden_desert.mind.evaluation import Evaluation
from archipel.games.forbidden_desert.mind.features import Features
from archipel.games.forbidden_desert.mind.instinct import Instinct, play_turns
from archipel.games.forbidden_desert.mind.lines import LineFinder, position
from archipel.games.forbidden_desert.mind.reasons import reasons
from archipel.games.forbidden_desert.mind.weights import (
    AFTER_ACTIONS,
    BETWEEN_TURNS,
    BY_MASTER,
    CALIBRATION,
    OUTLOOK,
    WEIGHTS,
)
from archipel.games.forbidden_desert.rules.state import DesertState


class DesertAdvice(Advice[DesertState]):
    """Rules of thumb, whole turns and fitted odds."""

    def __init__(self) -> None:
        self.ahead, self.plies, self.thought = 7, 1, 15000
        self.calibration, self.by_master = CALIBRATION, BY_MASTER
        self._instinct = Instinct(WEIGHTS)
        self._finder = LineFinder(self._instinct, Evaluation(AFTER_ACTIONS))
        self._evaluation = Evaluation(BETWEEN_TURNS)
        self._net: Net | None = None
        self._features: Features | None = None

    def instinct(self, state: DesertState, seat: int) -> int | None:
        """The best next action by rules of thumb."""
        code = self._instinct.decide(state, 1 << seat)
        return code if code >> SEAT_SHIFT == seat else None

    def lines(self, state: DesertState, seat: int, width: int) -> list[Line[DesertState]]:
        """Whole turns, or free acts."""
        return self._finder.find(state, seat, width)

    def playout(self, state: DesertState, seat: int, opening: list[int], turns: int) -> float:
        """Some turns by instinct, this one among them, then the fitted odds of winning."""
        last_turn = state.turn + turns - 1
        for code in opening:
            state.push(code)
        play_turns(state, self._instinct, last_turn)
        return self._odds(state)

    def outlook(self, state: DesertState, turns: int) -> list[float]:
        """Some turns by instinct, this one among them; the team's odds."""
        play_turns(state, self._instinct, state.turn + turns - 1)
        odds = self._odds(state)
        return [put_right(odds, OUTLOOK, state.turn) if state.stack else odds]

    def consult_net(self) -> None:
        """Judge by the net, from now on."""
        self._net = net_of("forbidden_desert")
        self._features = Features()

    def _odds(self, state: DesertState) -> float:
        if self._net is None or self._features is None or not state.stack:
            return self._evaluation.odds(state)
        return self._net.odds(self._features.rows(state)[0])

    def position(self, state: DesertState) -> tuple[object, ...]:
        """The board, the canteens and the hands."""
        return position(state)

    def reasons(self, state: DesertState, seat: int, codes: list[int]) -> list[Claim]:
        """What a line leads to."""
        return reasons(state, seat, codes)


def advice() -> DesertAdvice:
    """A fresh mind for one bot."""
    return DesertAdvice()
