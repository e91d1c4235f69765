"""One position as people look at it: who is asked what, and what each viewer sees; worked out once."""

from typing import Any

from archipel.engine.decision import Decision
from archipel.engine.sight import Sight
from archipel.engine.state import State
from archipel.table import messages as wire


class Glance:
    """What was read of a position. Positions are never changed, only replaced: it stays true."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.decisions = state.decisions()
        self._sight = Sight(state)
        self._questions: dict[int, wire.Json] = {}
        self._standing: dict[int | None, list[wire.Json]] = {}

    def view(self, viewer: int | None) -> wire.Json:
        """What a viewer sees."""
        return self._sight.view(viewer)

    def standing(self, viewer: int | None) -> list[wire.Json]:
        """How the game stands, by what a viewer sees."""
        eyes = self.eyes(viewer)
        if eyes not in self._standing:
            standing = self.state.standing(self._sight.view(eyes))
            self._standing[eyes] = standing.to_json() if standing else []
        return self._standing[eyes]

    def eyes(self, viewer: int | None) -> int | None:
        """Through whose eyes a viewer looks: where nothing is secret, everybody sees what all see."""
        return viewer if self.state.game.secrets else None

    def question(self, decision: Decision) -> wire.Json:
        """What one seat is asked, as it is sent: its choices with what is sure to come of them."""
        if decision.seat not in self._questions:
            shown = dict(decision.to_json())
            told = {action.number: self.state.forecast(action.code) for action in decision.actions}
            forecasts = {str(number): forecast for number, forecast in told.items() if forecast}
            self._questions[decision.seat] = {**shown, "forecasts": forecasts} if forecasts else shown
        return self._questions[decision.seat]


def glimpse(state: State, viewer: int | None) -> Any:
    """Everything that a viewer could notice of a position."""
    decisions = state.decisions()
    asked = [each.seat for each in decisions if not each.secret or each.seat == viewer]
    mine = [each.to_json() for each in decisions if each.seat == viewer]
    return state.view(viewer), asked, mine
