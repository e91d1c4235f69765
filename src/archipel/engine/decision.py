"""Who is asked what, now: the one list that page, bots, keyboard, interface and fuzzer use."""

from typing import Any

from archipel.engine.action import Action
from archipel.engine.event import Args, Json


class Question:
    """What a step asks one seat: the prompt's key and arguments, the rule, and whether silence is an answer.

    A ``secret`` question is one that nobody else may know to have been asked.
    """

    def __init__(
        self, kind: str, rule: str, args: Args, optional: bool = False, secret: bool = False
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.optional = optional
        self.secret = secret

    def __reduce__(self) -> tuple[Any, ...]:
        return Question, (self.kind, self.rule, self.args, self.optional, self.secret)


class Decision:
    """One seat's question with every legal answer.

    ``optional`` decisions are open windows: nobody waits for them, and silence is a pass.
    """

    def __init__(self, seat: int, question: Question, actions: list[Action]) -> None:
        self.seat = seat
        self.kind = question.kind
        self.rule = question.rule
        self.args = question.args
        self.optional = question.optional
        self.secret = question.secret
        self.actions = actions

    def __reduce__(self) -> tuple[Any, ...]:
        question = Question(self.kind, self.rule, self.args, self.optional, self.secret)
        return Decision, (self.seat, question, self.actions)

    @property
    def prompt(self) -> str:
        """The key of the sentence that asks."""
        return "ask-" + self.kind

    def to_json(self) -> dict[str, Json]:
        """The form for files and networks."""
        actions: list[Json] = [
            {**action.to_json(), **action.about, "number": action.number} for action in self.actions
        ]
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "prompt": self.prompt,
            "args": dict(self.args),
            "optional": self.optional,
            "actions": actions,
        }

    def __repr__(self) -> str:
        asked = "may" if self.optional else "must"
        return f"<Decision: seat {self.seat} {asked} {self.kind}, {len(self.actions)} ways>"
