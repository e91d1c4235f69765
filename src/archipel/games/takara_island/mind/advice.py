"""What bots and the coach know about Takara Island."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Claim, Line, last_turn, tempered
from archipel.engine.chance import Chance
from archipel.games.takara_island.mind import instinct, lines
from archipel.games.takara_island.mind.evaluation import Evaluation
from archipel.games.takara_island.mind.reasons import reasons
from archipel.games.takara_island.mind.weights import CALIBRATION, KEEN, ODDS, OUTLOOK, QUICK
from archipel.games.takara_island.rules.imagination import lay_out
from archipel.games.takara_island.rules.state import TakaraState


class TakaraAdvice(Advice[TakaraState]):
    """Rules of thumb, single actions tried on imagined worlds, and fitted odds."""

    def __init__(self) -> None:
        self.ahead, self.plies, self.thought = 1, 0, 36000
        self.foresight, self.thinking = 4, 1
        self.calibration = CALIBRATION
        self._evaluation = Evaluation(ODDS)

    def instinct(self, state: TakaraState, seat: int) -> int | None:
        """The best next action by what it gains."""
        codes = [code for code in state.legal() if code >> SEAT_SHIFT == seat]
        return instinct.choose(state, seat, codes, QUICK) if codes else None

    def lines(self, state: TakaraState, seat: int, width: int) -> list[Line[TakaraState]]:
        """Single actions, specialists together with their target."""
        return lines.find(state, seat, width)

    def future(self, state: TakaraState, seat: int, chance: Chance) -> TakaraState:
        """A world laid out to the last tile, so that all lines meet the same tiles in the same places."""
        return lay_out(state, seat, chance)

    def playout(self, state: TakaraState, seat: int, opening: list[int], turns: int) -> float:
        """This turn by instinct, or on to the end of a later turn of the seat, then its fitted odds."""
        last = last_turn(state.turn, state.active, state.seats, seat, turns)
        for code in opening:
            state.push(code)
        while state.stack and state.turn <= last:
            weights = KEEN if state.active == seat else QUICK
            state.push(instinct.choose(state, state.active, state.legal(), weights))
        return self._evaluation.odds(state, seat)

    def outlook(self, state: TakaraState, turns: int) -> list[float]:
        """Some turns by instinct, and on to the end of a round, where all have moved; every seat's odds."""
        last = state.turn + turns - 1
        last += -last % state.seats
        while state.stack and state.turn <= last:
            state.push(instinct.choose(state, state.active, state.legal(), QUICK))
        shares = [self._evaluation.odds(state, seat) for seat in range(state.seats)]
        return tempered(shares, OUTLOOK, state.turn) if state.stack else shares

    def position(self, state: TakaraState) -> tuple[object, ...]:
        """The sites, the purses and what is asked."""
        return lines.position(state)

    def reasons(self, state: TakaraState, seat: int, codes: list[int]) -> list[Claim]:
        """What a line brings."""
        return reasons(state, seat, codes)


def advice() -> TakaraAdvice:
    """A fresh mind for one bot."""
    return TakaraAdvice()
