"""What a bot is: it is shown a perspective and answers with an action, or stays silent."""

from typing import TypeAlias

from archipel.engine.event import Args
from archipel.engine.perspective import Perspective

# Actions still meant to be taken, and the position in which the first of them comes.
Plan: TypeAlias = tuple[list[int], tuple[object, ...]]


class Reason:
    """Why a bot chose what it chose, as a key and arguments: the coach turns it into a sentence."""

    def __init__(self, key: str, args: Args) -> None:
        self.key = key
        self.args = args


class Bot:
    """A player without hands, who keeps nothing between two questions that no perspective showed."""

    name: str

    def choose(self, perspective: Perspective) -> int | None:
        """The code of a legal action of this seat; ``None`` is a pass, where the question is optional."""
        raise NotImplementedError

    def answer_within(self, seconds: float) -> None:
        """Stop thinking about each choice after so many seconds; nothing to do for one that is quick."""

    def why(self) -> Reason | None:
        """The reason behind the last choice, if this bot has one to give."""
        return None

    def plan(self) -> Plan | None:
        """What it means to do next, for a bot of the same kind that will be asked then."""
        return None

    def take_up(self, plan: Plan) -> None:
        """Go on with what a bot of the same kind had planned; nothing to do for one that plans nothing."""
