"""The quick bot: the best next action by the game's rules of thumb."""

from archipel.bots.bot import Bot, Reason
from archipel.engine.advice import Advice
from archipel.engine.perspective import Perspective


class Greedy(Bot):
    """Answers by the game's rules of thumb, without looking ahead."""

    def __init__(self, advice: Advice) -> None:
        self.name = "greedy"
        self.advice = advice
        self._reason: Reason | None = None

    def choose(self, perspective: Perspective) -> int | None:
        """What gains most at once."""
        world = perspective.imagine()
        code = self.advice.instinct(world, perspective.seat)
        key, args = self.advice.reason(world, perspective.seat, code)
        self._reason = Reason(key, args)
        return code

    def why(self) -> Reason | None:
        """The gain that decided."""
        return self._reason
