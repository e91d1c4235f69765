"""Who plays in the lab: any bot by its name, with other settings where one wishes to know what they do."""

import inspect

from archipel.bots import Bot, make_bot
from archipel.bots.registry import advice_of
from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game


class BadSetting(ArchipelError):
    """A bot has no such setting, or it cannot be that."""


def make_player(name: str, game: Game) -> Bot:
    """A fresh bot: ``make_player("planner", game)``, ``make_player("planner:playouts=20:depth=2", game)``."""
    kind, *changes = name.split(":")
    bot = make_bot(kind, game)
    if not changes:
        return bot
    known = [each.name for each in _settings(bot)]
    chosen: dict[str, int] = {}
    for change in changes:
        setting, _, value = change.partition("=")
        if setting not in known:
            raise BadSetting("bot_setting", bot=kind, asked=change, settings=", ".join(known) or "–")
        if not value.isdecimal() or (not int(value) and setting != "trust"):
            raise BadSetting("bot_setting_value", bot=kind, setting=setting, value=value)
        chosen[setting] = int(value)
    # The manifest's own settings, where nothing else is asked for.
    made: Bot = type(bot)(advice_of(game), **{**game.bots[kind], **chosen})  # type: ignore[call-arg]
    return made


def _settings(bot: Bot) -> list[inspect.Parameter]:
    """What can be set: the keywords of its class, all of them whole numbers."""
    parameters = inspect.signature(type(bot)).parameters.values()
    return [each for each in parameters if each.kind is inspect.Parameter.KEYWORD_ONLY]
