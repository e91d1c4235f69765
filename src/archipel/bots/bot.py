"""What a bot is: it is shown a perspective and answers with an action, or stays silent."""

from collections.abc import Callable
from typing import NamedTuple

from archipel.engine.event import Args
from archipel.engine.perspective import Perspective


class Plan(NamedTuple):
    """What is still meant to be done, and the position in which the first of it comes."""

    codes: list[int]
    position: tuple[object, ...]
    odds: float | None = None  # of a good end, as found when it was made
    tried: int = 0  # how many lines it was the best of
    rival: int | None = None  # what the next best of them begins with, if with something else


class Reason:
    """Why a bot chose what it chose, as a key and arguments: the coach turns it into a sentence."""

    def __init__(self, key: str, args: Args) -> None:
        self.key = key
        self.args = args


class Comparison(NamedTuple):
    """How another answer would do beside the one chosen, in points of a hundred games won."""

    worse: float  # below zero it did better
    error: float  # the difference may be so much off, nineteen times in twenty
    reasons: list[Reason]  # what speaks for the other answer

    @property
    def clear(self) -> bool:
        """Whether more than luck tells the two apart."""
        return abs(self.worse) > self.error


class Bot:
    """A player without hands, who keeps nothing between two questions that no perspective showed."""

    name: str

    def choose(self, perspective: Perspective) -> int | None:
        """The code of a legal action of this seat; ``None`` is a pass, where the question is optional."""
        raise NotImplementedError

    def stop_when(self, late: Callable[[], bool]) -> None:
        """Answer with the best found so far once this says that it is late; nothing to do for quick ones."""

    def keep_to(self, people: int) -> None:
        """Leave to people (a bit set of seats) what they have begun; nothing to do for one without plans."""

    def why(self) -> list[Reason]:
        """The reasons behind the last choice, the weightiest first, if this bot has any to give."""
        return []

    def meant(self) -> list[int]:
        """The actions that the last choice begins, with the choice itself; none at all is a pass."""
        return []

    def compare(self, perspective: Perspective, code: int | None) -> Comparison | None:
        """How another answer would do beside the last choice; nothing from a bot that tries nothing out."""
        return None

    def rival(self) -> int | None:
        """The beginning of the line that came next to the last choice, if it begins in another way."""
        return None

    def plan(self) -> Plan | None:
        """What it means to do next, for a bot of the same kind that will be asked then."""
        return None

    def plans(self) -> list[Plan]:
        """The same for each of its next steps, the last choice among them: for who may follow it or not."""
        return []

    def take_up(self, *plans: Plan) -> None:
        """Go on with what a bot of the same kind had planned; nothing to do for one that plans nothing."""
