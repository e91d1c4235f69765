"""What bots and the coach know about The Island."""

from archipel.engine.advice import Advice, Line, calibrated, last_turn
from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.the_island.mind.deduction import deduce
from archipel.games.the_island.mind.evaluation import Evaluation
from archipel.games.the_island.mind.instinct import Instinct, play_turns
from archipel.games.the_island.mind.lines import LineFinder, position
from archipel.games.the_island.mind.reasons import reason
from archipel.games.the_island.mind.weights import HONEST, ODDS, WEIGHTS
from archipel.games.the_island.rules.state import TheIslandState


class TheIslandAdvice(Advice):
    """Rules of thumb, sets of moves and fitted odds."""

    def __init__(self) -> None:
        self._instinct = Instinct(WEIGHTS)
        self._finder = LineFinder(self._instinct)
        self._evaluation = Evaluation(WEIGHTS, ODDS)

    def instinct(self, state: State, seat: int) -> int | None:
        """The best next action by rules of thumb."""
        assert isinstance(state, TheIslandState)
        return self._instinct.decide(state, seat)

    def lines(self, state: State, seat: int, width: int) -> list[Line]:
        """Whole sets of moves, or the answers to another question."""
        assert isinstance(state, TheIslandState)
        return self._finder.find(state, seat, width)

    def future(self, state: State, seat: int, chance: Chance) -> State:
        """Rivals' tiles and values are drawn anew for every playout, the values as their moves suggest."""
        world = state.imagine(seat, chance)
        assert isinstance(world, TheIslandState)
        if world.begun and not world.equal:
            deduce(world, seat, chance)
        return world

    def playout(self, state: State, seat: int, opening: list[int], turns: int) -> float:
        """This turn by instinct, or on to the end of a later turn of the seat, then its fitted odds."""
        assert isinstance(state, TheIslandState)
        last = last_turn(state.turn, state.active, state.seats, seat, turns)
        for code in opening:
            state.push(code)
        play_turns(state, self._instinct, last)
        return self._evaluation.odds(state, seat)

    def honest(self, odds: float) -> float:
        """What the odds are worth, found by comparing them with how games ended."""
        return calibrated(odds, HONEST)

    def position(self, state: State) -> tuple[object, ...]:
        """The board."""
        assert isinstance(state, TheIslandState)
        return position(state)

    def reason(self, state: State, seat: int, codes: list[int]) -> tuple[str, Args]:
        """The purpose of a line."""
        assert isinstance(state, TheIslandState)
        return reason(state, seat, codes)


def advice() -> TheIslandAdvice:
    """A fresh mind for one bot."""
    return TheIslandAdvice()
