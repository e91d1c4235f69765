"""What bots and the coach know about Takara Island: the first thought of a greedy player, and why."""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.takara_island import instinct
from archipel.games.takara_island.actions import describe
from archipel.games.takara_island.state import TakaraState


class TakaraAdvice(Advice):
    """What gains most at once, by rules of thumb; no playouts yet."""

    def instinct(self, state: State, seat: int) -> int | None:
        """The best next action by what it gains."""
        assert isinstance(state, TakaraState)
        codes = [code for code in state.legal() if code >> SEAT_SHIFT == seat]
        return instinct.choose(state, seat, codes) if codes else None

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
