"""The fixed description of a game: seats, options, and how a play of it begins."""

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Event, Json
from archipel.engine.state import State


class Option:
    """One thing a table may settle before the game, with its values (the first is the default).

    An option whose ``values`` end in ``...`` takes further values that the game checks itself.
    """

    def __init__(self, name: str, values: list[str], rule: str) -> None:
        self.name = name
        self.open_ended = values[-1] == "..."
        self.values = [value for value in values if value != "..."]
        self.rule = rule

    @property
    def default(self) -> str:
        """What is played when nobody chooses."""
        return self.values[0]


class Ending:
    """One way a game can end, by name and rule."""

    def __init__(self, name: str, rule: str, win: bool | None = None) -> None:
        self.name = name
        self.rule = rule
        self.win = win  # for cooperative games: did the team win


class Game:
    """A game that can be played; ask :func:`archipel.game` for one."""

    id: str
    rules_version: int  # raised when the same actions and chance no longer give the same game
    min_seats: int
    max_seats: int
    cooperative: bool
    secrets: bool = True  # whether any seat can know what another does not; a game of open hands says no
    options: list[Option]
    endings: list[Ending]
    action_space: int  # every action's number lies below

    def new(
        self,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seed: int | str = 0,
    ) -> State:
        """A fresh position after set-up: ``game.new(seats=3, options={"difficulty": "elite"}, seed=7)``."""
        count = self.min_seats if seats is None else seats
        return self.begin(count, self.settle(options or {}), Chance.from_seed(seed))

    def begin(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None = None
    ) -> State:
        """Set the game up from a source of chance, and tell what happened if somebody listens."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.id} is for {self.min_seats} to {self.max_seats} players, not {seats}.")
        misfit = self.fits(seats, options)
        if misfit:
            raise BadOption(misfit)
        return self.set_up(seats, options, chance, events)

    def fits(self, seats: int, options: dict[str, str]) -> str:
        """What is wrong with these options for this number of seats, or nothing."""
        return ""

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> State:
        """The rulebook's set-up; seats and options have been checked."""
        raise NotImplementedError

    def load(self, stored: dict[str, Json]) -> State:
        """The position that ``State.to_json`` stored."""
        raise NotImplementedError

    def settle(self, chosen: dict[str, str]) -> dict[str, str]:
        """Every option with its value: the chosen ones checked, the others at their default."""
        names = [option.name for option in self.options]
        for name in chosen:
            if name not in names:
                raise BadOption(f"{self.id} has no option “{name}”; it has {', '.join(names)}.")
        settled: dict[str, str] = {}
        for option in self.options:
            parts = str(chosen.get(option.name, option.default)).lower().split(",")
            value = ",".join(part.strip() for part in parts)
            if value not in option.values and not (option.open_ended and self.allows(option.name, value)):
                raise BadOption(
                    f"Option {option.name} of {self.id} cannot be “{value}”; it is {self.allowed(option)}."
                )
            settled[option.name] = value
        return settled

    def allows(self, name: str, value: str) -> bool:
        """Whether an open-ended option takes this further value."""
        return False

    def allowed(self, option: Option) -> str:
        """The values of an option, as a phrase for an error."""
        return " or ".join(option.values)
