"""One pending moment of a game, named in the rulebook's words."""

from typing import Any, ClassVar, Generic, TypeVar

from archipel.engine.decision import Question
from archipel.engine.native import i64

# A step reads and changes its own game's state; games name that state when they subclass.
S = TypeVar("S")


class Step(Generic[S]):
    """What is waiting to happen: who may choose what, and what a choice does.

    A step is plain, unchanging data (its fields are given once, small numbers only), so that stacks of steps
    can be copied, stored and shown at any moment. What it does, it does to the state that it is handed.
    """

    name: ClassVar[str] = ""

    def legal(self, state: S, codes: list[int]) -> None:
        """Append the code of every legal action to ``codes``."""
        raise NotImplementedError

    def play(self, state: S, seat: i64, number: i64) -> None:
        """Carry out one of the actions just listed."""
        raise NotImplementedError

    def resume(self, state: S) -> None:
        """Go on after a step above this one has been settled; most steps just wait for their next answer."""

    def question(self, state: S, seat: int) -> Question:
        """What a seat that has legal actions here is being asked."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        """The numbers that make this step again: ``StepClass(*fields)``."""
        return []

    def to_json(self) -> list[Any]:
        """Name and fields."""
        return [self.name, *self.fields()]

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(str(field) for field in self.fields())})"
