"""Games are played in the terminal too: the command as its own tests start it."""

from tests.terminal.conftest import drawer, run

__all__ = ["drawer", "run"]
