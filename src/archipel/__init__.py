"""Archipel: five island games to play and to study.

>>> import archipel
>>> state = archipel.game("forbidden_island").new(seats=2, seed=7)
>>> while not state.over:
...     events = state.apply(state.decisions()[0].actions[-1])
>>> state.outcome.name
'heliport_sunk'
"""

from typing import TYPE_CHECKING

from archipel._form import COMPILED
from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.decision import Decision
from archipel.engine.errors import ArchipelError, IllegalAction, voice
from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.outcome import Outcome
from archipel.engine.perspective import Perspective
from archipel.engine.proof import prove
from archipel.engine.record import Record
from archipel.engine.state import State

if TYPE_CHECKING:
    from archipel.games import GAMES

__version__ = "0.1.0"


def game(name: str) -> Game:
    """The game with this id."""
    from archipel.games import find

    return find(name)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """``GAMES``, loaded once somebody wants a game: they are half of what a word of help would take."""
        if name != "GAMES":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from archipel.games import GAMES

        return GAMES


def _in_words(error: ArchipelError) -> str:
    from archipel.words.voice import sentence  # the texts are read only once something is wrong

    return sentence(error)


voice[0] = _in_words

__all__ = [
    "COMPILED",
    "GAMES",
    "Action",
    "ArchipelError",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Perspective",
    "Record",
    "State",
    "game",
    "prove",
]
