"""The weakest bot: any legal action, all equally likely, silence being one more where it is allowed."""

from archipel.bots.bot import Bot
from archipel.engine.perspective import Perspective


class RandomBot(Bot):
    """Chooses without thinking."""

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, perspective: Perspective) -> int | None:
        """Any legal action."""
        codes = perspective.legal()
        n = perspective.chance.below(len(codes) + perspective.optional())
        return codes[n] if n < len(codes) else None
