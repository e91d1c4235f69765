"""What bots and the coach know about Forbidden Island."""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Claim, Line, put_right
from archipel.engine.net import Net, net_of
from archipel.games.forbidden_island.mind.evaluation import Evaluation
from archipel.games.forbidden_island.mind.features import Features
from archipel.games.forbidden_island.mind.instinct import Instinct, play_turns
from archipel.games.forbidden_island.mind.lines import LineFinder, position
from archipel.games.forbidden_island.mind.partner import considerate
from archipel.games.forbidden_island.mind.reasons import reasons
from archipel.games.forbidden_island.mind.weights import (
    AFTER_ACTIONS,
    BETWEEN_TURNS,
    BY_MASTER,
    CALIBRATION,
    OUTLOOK,
    WEIGHTS,
)
from archipel.games.forbidden_island.rules.state import IslandState

ALL: Final = 100000  # lines, of which some will be left out


class IslandAdvice(Advice[IslandState]):
    """Rules of thumb, whole turns and fitted odds."""

    def __init__(self) -> None:
        self.ahead, self.plies, self.thought = 4, 1, 60000
        self.calibration, self.by_master = CALIBRATION, BY_MASTER
        self._instinct = Instinct(WEIGHTS)
        self._finder = LineFinder(self._instinct, Evaluation(AFTER_ACTIONS))
        self._evaluation = Evaluation(BETWEEN_TURNS)
        self._net: Net | None = None
        self._features: Features | None = None

    def instinct(self, state: IslandState, seat: int) -> int | None:
        """The best next action by rules of thumb."""
        code = self._instinct.decide(state, 1 << seat)
        return code if code >> SEAT_SHIFT == seat else None

    def lines(self, state: IslandState, seat: int, width: int) -> list[Line[IslandState]]:
        """Whole turns, or uses of cards; at a table with people, those that leave them their sets."""
        if not self.people:
            return self._finder.find(state, seat, width)
        return considerate(state, self._finder.find(state, seat, ALL), self.people)[:width]

    def playout(self, state: IslandState, seat: int, opening: list[int], turns: int) -> float:
        """Some turns by instinct, this one among them, then the fitted odds of winning."""
        last_turn = state.turn + turns - 1
        for code in opening:
            state.push(code)
        play_turns(state, self._instinct, last_turn)
        return self._odds(state)

    def outlook(self, state: IslandState, turns: int) -> list[float]:
        """Some turns by instinct, this one among them; the team's odds."""
        play_turns(state, self._instinct, state.turn + turns - 1)
        odds = self._odds(state)
        return [put_right(odds, OUTLOOK, state.turn) if state.stack else odds]

    def consult_net(self) -> None:
        """Judge by the net, from now on."""
        self._net = net_of("forbidden_island")
        self._features = Features()

    def _odds(self, state: IslandState) -> float:
        if self._net is None or self._features is None or not state.stack:
            return self._evaluation.odds(state)
        return self._net.odds(self._features.rows(state)[0])

    def position(self, state: IslandState) -> tuple[object, ...]:
        """The board and the hands."""
        return position(state)

    def reasons(self, state: IslandState, seat: int, codes: list[int]) -> list[Claim]:
        """What a line leads to."""
        return reasons(state, seat, codes, self._instinct)


def advice() -> IslandAdvice:
    """A fresh mind for one bot."""
    return IslandAdvice()
