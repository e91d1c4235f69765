"""What a review found: plain figures, ready for a file, a page or a program.

All figures are shares of a victory between 0 and 1; vectors have an entry for every seat, or one for a team.
"""

from dataclasses import asdict, dataclass, field
from typing import Any

from archipel.engine.action import Action
from archipel.engine.event import Json

FORMAT = 1
# One act as a sentence needs it: seat, kind and all that it can name.
Act = dict[str, str | int]


def act(action: Action) -> Act:
    """An action as a review keeps it."""
    return {**action.to_json(), **action.about}


@dataclass
class Happening:
    """One decision and what came of it before the next: ``after = before + luck + given + judge``."""

    first: int  # how many acts stood before the decision
    last: int  # how many stood once it was made
    following: int  # how many stood when the next one came
    turn: int
    seat: int
    chosen: list[Act]
    better: list[Act]  # the best line, if the decision has a label; none at all is silence
    before: list[float]
    after: list[float]
    luck: list[float]
    luck_error: list[float]
    given: list[float]  # by the decision against the best line: the seat's own loss below zero, and gifts
    loss: float
    loss_error: float
    judge: list[float]  # what the judge itself saw only now
    label: str = ""  # of the decision
    luck_labels: list[str] = field(default_factory=list)  # for every entry
    rated: bool = False
    reasons: list[dict[str, Json]] = field(default_factory=list)  # the coach's claims for the better line


@dataclass
class Sums:
    """A whole game for one side: ``result = start + luck - loss + gifts + judge``."""

    start: float
    luck: float
    luck_error: float
    loss: float
    loss_error: float
    gifts: float
    judge: float
    result: float
    deserved: float  # result - luck: what play alone came to
    clear: bool  # whether the judge saw in time; else no verdict is given


@dataclass
class Player:
    """How one seat decided."""

    seat: int
    decisions: int  # rated ones
    loss: float  # of all of them
    error: float
    inaccuracies: int
    mistakes: int
    blunders: int

    @property
    def mean_loss(self) -> float:
        """What a decision cost on average."""
        return self.loss / self.decisions if self.decisions else 0.0


@dataclass
class Turning:
    """A turning point: which happening, for which entry, how much, and what made it."""

    happening: int
    place: int
    swing: float
    cause: str  # "luck" or "decision"
    events: list[dict[str, Json]] = field(default_factory=list)  # what happened, as that side saw it


@dataclass
class Review:
    """A reviewed game; ``to_json`` has all of it."""

    game: str
    seats: int
    team: bool
    seed: str
    passes: int  # how often every moment was looked at
    futures: int  # of which the odds of a position are the mean
    happenings: list[Happening]
    sums: list[Sums]  # for every entry
    players: list[Player]
    turning: list[Turning]

    def to_json(self) -> dict[str, Json]:
        """The form for files and networks, with figures to a thousandth of a point."""
        found: dict[str, Json] = _rounded({"review": FORMAT, **asdict(self)})
        return found

    @staticmethod
    def from_json(stored: dict[str, Json]) -> "Review":
        """What :meth:`to_json` wrote."""
        kept: dict[str, Any] = {name: value for name, value in stored.items() if name != "review"}
        kinds = {"happenings": Happening, "sums": Sums, "players": Player, "turning": Turning}
        for name, kind in kinds.items():
            kept[name] = [kind(**row) for row in kept[name]]
        return Review(**kept)


def _rounded(value: object) -> "dict[str, Json]":
    def plain(each: object) -> object:
        if isinstance(each, float):
            return round(each, 5)
        if isinstance(each, dict):
            return {key: plain(inner) for key, inner in each.items()}
        if isinstance(each, list):
            return [plain(inner) for inner in each]
        return each

    rounded = plain(value)
    assert isinstance(rounded, dict)
    return rounded
