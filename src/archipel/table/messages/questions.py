"""What a client asks about a table without changing it: a hint, why not, how it was."""

from typing import Annotated, Any

import msgspec

from archipel.table.messages.form import Asked, Json, Wire


class HintRequest(Asked):
    """Ask for a hint for a seat of mine; with ``number``, how that action would do instead (-1: a pass)."""

    seat: int
    number: int | None = None


class HintReason(Wire):
    """One sentence of the coach: its key and arguments; each is a fact of the position."""

    key: str
    args: Json = {}


class HintOther(Wire):
    """Another action beside the one advised: ``worse`` by so many of a hundred games, give or take ``error``.

    Where ``worse`` is not larger than ``error`` nothing but luck tells the two apart.
    """

    number: int | None
    worse: float
    error: float
    reasons: list[HintReason] = []


class Hint(Wire):
    """What a bot would do, and why; ``steps`` is the whole plan, its actions written as decisions do.

    ``other`` is the action asked about; without one, another that does as well, if there is any.
    """

    seat: int
    number: int | None
    bot: str
    reasons: list[HintReason] = []
    steps: list[Json] = []
    other: HintOther | None = None


class WhyRequest(Asked):
    """Ask why something cannot be done on a seat of mine: an action by its number, or a press on a thing.

    Things are named as actions name them: ``tile:iron_gate``, ``card:sandbags``, ``seat:2``.
    """

    seat: int
    number: int | None = None
    thing: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Why(Wire):
    """What stands against an action: the rule, the key (``refused-…``) and arguments of a sentence, and it.

    ``number`` is the action that was asked about, or that the press most likely means; with ``legal`` nothing
    stands against it.
    """

    seat: int
    number: int
    legal: bool = False
    rule: str = ""
    reason: str = ""
    args: Json = {}
    message: str = ""


class ReviewRequest(Asked):
    """Go on with the review of a finished game for a moment; without ``work``, only say how far it is.

    With ``show``, what is known so far comes with the answer; a complete review always does.
    """

    work: bool = True
    show: bool = False


class ReviewNow(Wire):
    """How far a review is (1: complete), and what is known, as ``archipel review --json`` prints it.

    ``moments`` has the moment of the replay for every number of acts.
    """

    done: float
    review: Json | None = None
    moments: list[int] = []


class Moment(Wire):
    """The table after ``moment`` acts, as this viewer saw it, and the events that led there.

    ``changes`` lead from ``view`` to the view after the first event, from there to that after the second, …
    """

    moment: int
    moments: int
    view: Json
    events: list[Json]
    changes: list[Any] = []
