"""Archipel: five island games to play and to study.

>>> import archipel
>>> state = archipel.game("forbidden_island").new(seats=2, seed=7)
>>> while not state.over:
...     events = state.apply(state.decisions()[0].actions[-1])
>>> state.outcome.name
'heliport_sunk'
"""

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
from archipel.games import GAMES
from archipel.games import find as game

__version__ = "0.1.0"


def _in_english(error: ArchipelError) -> str:
    from archipel.words.english import sentence  # the texts are read only once something is wrong

    return sentence(error)


voice[0] = _in_english

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
