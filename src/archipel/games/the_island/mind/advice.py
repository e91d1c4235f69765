"""What bots and the coach know about The Island."""

from archipel.engine.advice import Advice, Claim, Line, last_turn, tempered
from archipel.engine.chance import Chance
from archipel.engine.net import Net, net_of
from archipel.games.the_island.mind.deduction import deduce
from archipel.games.the_island.mind.evaluation import Evaluation
from archipel.games.the_island.mind.features import Features
from archipel.games.the_island.mind.instinct import Instinct, play_turns
from archipel.games.the_island.mind.lines import LineFinder, position
from archipel.games.the_island.mind.reasons import reasons
from archipel.games.the_island.mind.weights import BY_MASTER, CALIBRATION, ODDS, OUTLOOK, WEIGHTS
from archipel.games.the_island.rules.state import TheIslandState


class TheIslandAdvice(Advice[TheIslandState]):
    """Rules of thumb, sets of moves and fitted odds."""

    def __init__(self) -> None:
        self.ahead, self.plies, self.thought = 6, 0, 9000
        self.calibration, self.by_master = CALIBRATION, BY_MASTER
        self._instinct = Instinct(WEIGHTS)
        self._finder = LineFinder(self._instinct)
        self._evaluation = Evaluation(WEIGHTS, ODDS)
        self._net: Net | None = None
        self._features: Features | None = None

    def instinct(self, state: TheIslandState, seat: int) -> int | None:
        """The best next action by rules of thumb."""
        return self._instinct.decide(state, seat)

    def lines(self, state: TheIslandState, seat: int, width: int) -> list[Line[TheIslandState]]:
        """Whole sets of moves, or the answers to another question."""
        return self._finder.find(state, seat, width)

    def future(self, state: TheIslandState, seat: int, chance: Chance) -> TheIslandState:
        """Rivals' tiles and values are drawn anew for every playout, the values as their moves suggest."""
        world = state.imagine(seat, chance)
        if world.begun and not world.equal:
            deduce(world, seat, chance)
        return world

    def playout(self, state: TheIslandState, seat: int, opening: list[int], turns: int) -> float:
        """This turn by instinct, or on to the end of a later turn of the seat, then its fitted odds."""
        last = last_turn(state.turn, state.active, state.seats, seat, turns)
        for code in opening:
            state.push(code)
        play_turns(state, self._instinct, last)
        return self._odds(state, seat)

    def outlook(self, state: TheIslandState, turns: int) -> list[float]:
        """Some turns by instinct, and on to the end of a round, where all have moved; every seat's odds."""
        last = state.turn + turns - 1
        play_turns(state, self._instinct, last + -last % state.seats)
        if self._net is not None and self._features is not None and state.stack:
            return self._net.shares(self._features.rows(state))
        shares = [self._evaluation.odds(state, seat) for seat in range(state.seats)]
        return tempered(shares, OUTLOOK, state.turn) if state.stack else shares

    def consult_net(self) -> None:
        """Judge by the net, from now on."""
        self._net = net_of("the_island")
        self._features = Features()

    def _odds(self, state: TheIslandState, seat: int) -> float:
        if self._net is None or self._features is None or not state.stack:
            return self._evaluation.odds(state, seat)
        return self._net.shares(self._features.rows(state))[seat]

    def position(self, state: TheIslandState) -> tuple[object, ...]:
        """The board."""
        return position(state)

    def reasons(self, state: TheIslandState, seat: int, codes: list[int]) -> list[Claim]:
        """What a line leads to."""
        return reasons(state, seat, codes)


def advice() -> TheIslandAdvice:
    """A fresh mind for one bot."""
    return TheIslandAdvice()
