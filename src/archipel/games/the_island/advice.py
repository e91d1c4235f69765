"""What bots and the coach know about The Island."""

from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.the_island.evaluation import Evaluation
from archipel.games.the_island.instinct import Instinct, play_turns
from archipel.games.the_island.lines import LineFinder, position
from archipel.games.the_island.reasons import reason
from archipel.games.the_island.state import TheIslandState
from archipel.games.the_island.weights import ODDS, WEIGHTS


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
        """Rivals' values and tiles are drawn anew for every playout."""
        return state.imagine(seat, chance)

    def playout(self, state: State, seat: int, opening: list[int], turns: int) -> float:
        """This turn by instinct, or on until the seat's own turn comes, then its fitted odds of winning."""
        assert isinstance(state, TheIslandState)
        last_turn = state.turn
        if turns > 1:
            last_turn += turns - 1
            while (state.active + last_turn + 1 - state.turn) % state.seats != seat:
                last_turn += 1
        for code in opening:
            state.push(code)
        play_turns(state, self._instinct, last_turn)
        return self._evaluation.odds(state, seat)

    def position(self, state: State) -> tuple[object, ...]:
        """The board."""
        assert isinstance(state, TheIslandState)
        return position(state)

    def reason(self, state: State, seat: int, codes: list[int]) -> tuple[str, Args]:
        """The purpose of a line."""
        assert isinstance(state, TheIslandState)
        return reason(state, seat, codes)
