"""What bots and the coach know about La Isla."""

from archipel.engine.advice import Advice, Claim, Line, tempered
from archipel.engine.chance import Chance
from archipel.engine.net import Net, net_of
from archipel.games.la_isla.mind.deduction import deduce
from archipel.games.la_isla.mind.evaluation import Evaluation
from archipel.games.la_isla.mind.features import Features
from archipel.games.la_isla.mind.instinct import Instinct, play_rounds
from archipel.games.la_isla.mind.lines import LineFinder, position
from archipel.games.la_isla.mind.reasons import reasons
from archipel.games.la_isla.mind.weights import BY_MASTER, CALIBRATION, ODDS, OUTLOOK, WEIGHTS
from archipel.games.la_isla.rules.state import LaIslaState


class IslaAdvice(Advice[LaIslaState]):
    """Expected points, for first thoughts, for whole rounds in one's head, and after playouts."""

    def __init__(self) -> None:
        self.ahead, self.foresight, self.thought = 4, 2, 16000
        self.calibration, self.by_master = CALIBRATION, BY_MASTER
        self._instinct = Instinct(WEIGHTS)
        self._finder = LineFinder(self._instinct)
        self._evaluation = Evaluation(self._instinct, ODDS)
        self._net: Net | None = None
        self._features: Features | None = None

    def instinct(self, state: LaIslaState, seat: int) -> int | None:
        """The best next action by rules of thumb."""
        return self._instinct.decide(state, seat)

    def lines(self, state: LaIslaState, seat: int, width: int) -> list[Line[LaIslaState]]:
        """Assignments with the round they lead to, whole actions, or the answers to another question."""
        lines = self._finder.find(state, seat, width)
        even = 1.0 / float(state.seats)
        in_odds = self._evaluation.slope(state) * even * (1.0 - even)
        for line in lines:
            line.score *= in_odds
        return lines

    def future(self, state: LaIslaState, seat: int, chance: Chance) -> LaIslaState:
        """Rivals' cards are drawn anew for every playout, and assigned as they would assign them."""
        world = state.imagine(seat, chance)
        deduce(world, seat, self._instinct)
        return world

    def playout(self, state: LaIslaState, seat: int, opening: list[int], turns: int) -> float:
        """This round by instinct, and others after it; then the odds, fair to all at the end of a round."""
        last = state.turn + turns - 1
        for code in opening:
            state.push(code)
        play_rounds(state, self._instinct, last)
        return self._odds(state, seat)

    def outlook(self, state: LaIslaState, turns: int) -> list[float]:
        """Some rounds by instinct, this one among them; every seat's odds."""
        last = state.turn + turns - 1
        play_rounds(state, self._instinct, last)
        if self._net is not None and self._features is not None and state.stack:
            return self._net.shares(self._features.rows(state))
        shares = [self._evaluation.odds(state, seat) for seat in range(state.seats)]
        return tempered(shares, OUTLOOK, state.turn) if state.stack else shares

    def consult_net(self) -> None:
        """Judge by the net, from now on."""
        self._net = net_of("la_isla")
        self._features = Features()

    def _odds(self, state: LaIslaState, seat: int) -> float:
        if self._net is None or self._features is None or not state.stack:
            return self._evaluation.odds(state, seat)
        return self._net.shares(self._features.rows(state))[seat]

    def position(self, state: LaIslaState) -> tuple[object, ...]:
        """What everybody sees."""
        return position(state)

    def reasons(self, state: LaIslaState, seat: int, codes: list[int]) -> list[Claim]:
        """What a line leads to."""
        return reasons(state, seat, codes)


def advice() -> IslaAdvice:
    """A fresh mind for one bot."""
    return IslaAdvice()
