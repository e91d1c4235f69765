"""What a player without hands is given: one seat's knowledge, and nothing behind it."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.decision import Decision
from archipel.engine.event import Json
from archipel.engine.secret_chance import SecretChance
from archipel.engine.state import State


class Perspective:
    """A position as one seat knows it.

    It holds no reference to the true position: only a world imagined from that seat's knowledge. Whatever the
    seat may know is the same in both; whatever it may not know has been drawn anew.
    """

    def __init__(self, state: State, seat: int, chance: Chance) -> None:
        if isinstance(chance, SecretChance):
            raise ValueError("A bot thinks with chance of its own: what it does would tell of the table's.")
        self.seat = seat
        self.chance = chance
        self._world = state.imagine(seat, chance)

    @property
    def view(self) -> dict[str, Json]:
        """Everything that this seat may know."""
        return self._world.view(self.seat)

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, or nothing."""
        return self._world.decision_of(self.seat)

    def legal(self) -> list[int]:
        """The codes of this seat's legal actions."""
        return [code for code in self._world.legal() if code >> SEAT_SHIFT == self.seat]

    def optional(self) -> bool:
        """Whether this seat may stay silent."""
        world = self._world
        return world.stack[-1].question(world, self.seat).optional

    def imagine(self) -> State:
        """A complete random position that agrees with this seat's knowledge; a new one at every call."""
        return self._world.imagine(self.seat, self.chance)
