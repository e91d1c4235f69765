"""Why an action is not legal now, as a key and its arguments; never a sentence."""

from typing import Any, Final

from archipel.engine.event import Args, Json

NOTHING_MEANT: Final = -1  # instead of a code: this thing is not for pressing


class Refusal:
    """The rule that stands against an action, and the case: ``Refusal("FI-H2", "too_many", {"cards": 7})``.

    Its words are ``refused-<reason>`` in the game's ``refusals.ftl``. It is told to the seat of the action
    alone, and speaks of nothing but what that seat's view shows.
    """

    def __init__(self, rule: str, reason: str, args: Args | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.args: Args = {} if args is None else args

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.reason, self.args)

    def to_json(self) -> dict[str, Json]:
        """The form for files and networks."""
        return {"rule": self.rule, "reason": self.reason, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"<Refusal {self.rule} {self.reason} {self.args}>"
