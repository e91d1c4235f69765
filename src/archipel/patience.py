"""How long people wait for a bot: the one clock by which bots are hurried, at a table and in the terminal."""

import time
from typing import Final

from archipel.bots.bot import Bot

# Seconds for one choice. A hint compares its runner-up afterwards, and all of it is to be there in 1.5.
LONGEST_THOUGHT: Final = 0.8


def answer_soon(bot: Bot) -> None:
    """People wait for the next choice of this bot: soon the best found so far will do."""
    started = time.monotonic()
    bot.stop_when(lambda: time.monotonic() - started > LONGEST_THOUGHT)
