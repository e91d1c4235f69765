"""What bots and the coach know about Forbidden Desert: the first thought of a greedy player, and why."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Advice
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.forbidden_desert import turns
from archipel.games.forbidden_desert.actions import END_STEP, STOP, describe
from archipel.games.forbidden_desert.state import DesertState


class DesertAdvice(Advice):
    """One turn ahead by a plain evaluation; no playouts yet."""

    def instinct(self, state: State, seat: int) -> int | None:
        """The first action of the best turn found, or a free act that is worth it now."""
        assert isinstance(state, DesertState)
        codes = [code for code in state.legal() if code >> SEAT_SHIFT == seat]
        step = state.stack[-1].name
        if step in ("look_under", "look_order"):
            return turns.arrange(state, codes)
        if step in ("choose_passenger", "choose_landing"):
            return turns.landing(state, codes)
        if seat != state.active or step == "draw_storm":
            act = turns.free_act(state, codes)
            if act >= 0:
                return act
            return codes[0] if seat == state.active else None
        return self._action(state, seat, codes)

    def _action(self, state: DesertState, seat: int, codes: list[int]) -> int:
        """What the active player does in step 1, or in the middle of a Navigator's move."""
        plan = turns.best_turn(state)
        if plan:
            return plan[0]
        stop = (seat << SEAT_SHIFT) + STOP
        if state.stack[-1].name == "navigate":
            return stop if stop in codes else codes[0]
        more = turns.throttle(codes)
        if more >= 0 and not state.stack[-1].fields()[0]:
            return more
        return (seat << SEAT_SHIFT) + END_STEP

    def reason(self, state: State, seat: int, codes: list[int]) -> tuple[str, Args]:
        """Why an action is a good one here."""
        if not codes:
            return "reason-wait", {}
        action = describe((seat << SEAT_SHIFT) + (codes[0] & NUMBER_MASK))
        args: Args = dict(action.args.items())
        return REASONS.get(action.kind, "reason-go_on"), args


REASONS = {
    "move": "reason-move",
    "move_with": "reason-move",
    "step": "reason-guide",
    "step_with": "reason-guide",
    "navigate": "reason-navigate",
    "dig": "reason-dig",
    "dune_blaster": "reason-dig",
    "reveal": "reason-reveal",
    "pick_up": "reason-pick_up",
    "reduce": "reason-reduce",
    "take_water": "reason-take_water",
    "give": "reason-give",
    "solar_shield": "reason-shelter",
    "water_reserve": "reason-shelter",
    "under": "reason-arrange",
    "next": "reason-arrange",
    "end_step": "reason-end_step",
}
