"""What bots and the coach know about Takara Island: the first thought of a greedy player, and why."""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.takara_island import instinct
from archipel.games.takara_island.actions import describe
from archipel.games.takara_island.components import UNDECIDED
from archipel.games.takara_island.deal import decide
from archipel.games.takara_island.evaluation import Evaluation
from archipel.games.takara_island.lines import find, position
from archipel.games.takara_island.state import TakaraState
from archipel.games.takara_island.weights import KEEN, ODDS, QUICK


class TakaraAdvice(Advice):
    """What gains most at once, by rules of thumb; no playouts yet."""

    def __init__(self) -> None:
        self._evaluation = Evaluation(ODDS)

    def instinct(self, state: State, seat: int) -> int | None:
        """The best next action by what it gains."""
        assert isinstance(state, TakaraState)
        codes = [code for code in state.legal() if code >> SEAT_SHIFT == seat]
        return instinct.choose(state, seat, codes, QUICK) if codes else None

    def lines(self, state: State, seat: int, width: int) -> list[Line]:
        """Single actions, specialists together with their target."""
        assert isinstance(state, TakaraState)
        return find(state, seat, width)

    def future(self, state: State, seat: int, chance: Chance) -> State:
        """A world laid out to the last tile, so that all lines meet the same tiles in the same places."""
        assert isinstance(state, TakaraState)
        world = state.imagine(seat, chance)
        assert isinstance(world, TakaraState)
        for cell, kind in enumerate(world.tiles):
            if kind == UNDECIDED:
                decide(world, cell)
        return world

    def playout(self, state: State, seat: int, opening: list[int], turns: int) -> float:
        """An opening, then everybody by instinct to the end of the game."""
        assert isinstance(state, TakaraState)
        last_turn = state.turn + turns - 1
        if turns > 1:
            while (state.active + last_turn - state.turn) % state.seats != seat:
                last_turn += 1
        for code in opening:
            state.push(code)
        while state.stack and state.turn <= last_turn:
            weights = KEEN if state.active == seat else QUICK
            state.push(instinct.choose(state, state.active, state.legal(), weights))
        return self._evaluation.odds(state, seat)

    def position(self, state: State) -> tuple[object, ...]:
        """The sites, the purses and what is asked."""
        assert isinstance(state, TakaraState)
        return position(state)

    def reason(self, state: State, seat: int, codes: list[int]) -> tuple[str, Args]:
        """Why an action is a good one here."""
        assert isinstance(state, TakaraState)
        if not codes:
            return "reason-go_on", {}
        action = describe(state, codes[0])
        args: Args = dict(action.args.items())
        return REASONS.get(action.kind, "reason-go_on"), args


REASONS: Final[dict[str, str]] = {
    "rent_sword": "reason-rent_sword",
    "leave_sword": "reason-leave_sword",
    "observe": "reason-observe",
    "dig": "reason-dig",
    "destroy": "reason-destroy",
    "fight": "reason-fight",
    "gamble": "reason-gamble",
    "sell": "reason-sell",
    "buy": "reason-buy",
    "hire": "reason-hire",
    "imitate": "reason-hire",
    "turn_up": "reason-turn_up",
    "mine": "reason-mine",
    "study": "reason-look",
    "divine": "reason-look",
    "cash_map": "reason-cash_map",
    "keep_map": "reason-keep_map",
    "recruit": "reason-recruit",
    "heal": "reason-heal",
}
