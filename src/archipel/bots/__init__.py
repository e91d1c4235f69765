"""Players without hands: they see only what their seat may see."""

from archipel.bots.bot import Bot, Reason
from archipel.bots.registry import bot_names, make_bot

__all__ = ["Bot", "Reason", "bot_names", "make_bot"]
