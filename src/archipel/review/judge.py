"""The judge: a game's mind that plays on by instinct and says how likely each seat is to win from there."""

from typing import Any

from archipel.bots.registry import advice_of
from archipel.engine.advice import Line
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.review.following import follow


class Judge:
    """Says what positions are worth: a number for every seat, or one for a team."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.advice = advice_of(game)
        self.size = 1 if game.cooperative else seats
        self.width = int(game.bots.get("planner", {}).get("width", 24))

    def place(self, seat: int) -> int:
        """Which of the numbers is a seat's."""
        return 0 if self.game.cooperative else seat

    def lines(self, world: State, seat: int) -> list[Line[Any]]:
        """What a seat may have in mind, the most promising first."""
        return self.advice.lines(world, seat, self.width)

    def horizon(self, state: State) -> int:
        """The turn with which playouts from a position end: all that is compared is played on so far."""
        return state.turn + self.advice.ahead - 1

    def odds(self, world: State, codes: list[int], last: int) -> list[float]:
        """Odds in one future, played on in place: some acts, then everybody by instinct to a last turn."""
        follow(world, codes)
        if world.over:
            return result(world)
        return self.advice.outlook(world, max(1, last - world.turn + 1))

    def future(self, state: State, chance: Chance) -> State:
        """The position as it truly is, with another future."""
        twin = state.copy()
        twin.chance = chance.fork()
        return twin


def result(state: State) -> list[float]:
    """What a game has come to: 1 for a win, shared among those who share it; one number for a team."""
    outcome = state.outcome
    assert outcome is not None
    if state.game.cooperative:
        return [1.0 if any(outcome.won) else 0.0]
    return [won / max(1, sum(outcome.won)) for won in outcome.won]
