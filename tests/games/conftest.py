"""Games are played in the terminal too: the command as its own tests start it."""

from tests.terminal.conftest import run, saved_games

__all__ = ["run", "saved_games"]
