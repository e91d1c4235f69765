"""How long people wait for a bot: the one clock by which bots are hurried, at a table and in the terminal."""

import time
from typing import Final

from archipel.bots.bot import Bot

LONGEST_THOUGHT: Final = 1.0  # seconds for one choice


def answer_soon(bot: Bot) -> None:
    """People wait for the next choice of this bot: after a second the best found so far will do."""
    started = time.monotonic()
    bot.stop_when(lambda: time.monotonic() - started > LONGEST_THOUGHT)
