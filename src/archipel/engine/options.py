"""What a table may settle before the game, and which values make sense."""

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption


class Option:
    """One thing to settle, with its values; the first is the default."""

    open_ended = False  # takes further values, which it checks itself

    def __init__(self, name: str, values: list[str], rule: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule

    @property
    def default(self) -> str:
        """What is played when nobody chooses."""
        return self.values[0]

    def allows(self, value: str) -> bool:
        """Whether this is one of its values."""
        return value in self.values

    def refusal(self, value: str) -> BadOption:
        """Why another value will not do."""
        return BadOption("option_value", name=self.name, value=value, values=", ".join(self.values))

    def validate(self, value: str, seats: int) -> BadOption | None:
        """Why a value does not suit this number of seats, if it does not."""
        return None


class OneASeat(Option):
    """Something for every seat: at random, or chosen seat by seat (``random`` among them), all different."""

    open_ended = True

    def __init__(self, name: str, things: list[str], rule: str) -> None:
        super().__init__(name, ["random"], rule)
        self.things = things

    def allows(self, value: str) -> bool:
        """Whether this names known things, none twice."""
        named = [part for part in value.split(",") if part != "random"]
        return len(set(named)) == len(named) and all(part in self.things for part in named)

    def refusal(self, value: str) -> BadOption:
        """Why another value will not do."""
        return BadOption("option_each", name=self.name, value=value, values=", ".join(self.things))

    def validate(self, value: str, seats: int) -> BadOption | None:
        """Why a list does not suit this number of seats, if it does not."""
        named = len(value.split(","))
        if named == seats or value == "random":
            return None
        return BadOption("option_one_a_seat", name=self.name, named=named, count=seats)


class FirstPlayer(Option):
    """Who begins: somebody at random, or a seat by its number."""

    def __init__(self, most: int, rule: str) -> None:
        super().__init__("first_player", ["random", *(str(seat) for seat in range(1, most + 1))], rule)

    def validate(self, value: str, seats: int) -> BadOption | None:
        """Why nobody sits there, if nobody does."""
        if value == "random" or int(value) <= seats:
            return None
        return BadOption("option_first_player", value=value, count=seats)


def first_player(options: dict[str, str], seats: int, chance: Chance) -> int:
    """The seat that begins, by the option of that name."""
    asked = options["first_player"]
    return chance.pick((1 << seats) - 1) if asked == "random" else int(asked) - 1
