"""What a vector and a view tell of the same position, side by side: for each game's own test."""

from collections.abc import Iterator
from typing import Any

from archipel.games import find
from tests.conformance.tables import Table, positions

Told = dict[str, dict[str, int]]


def seen(game: str, seats: int) -> Iterator[tuple[Told, dict[str, Any], int]]:
    """The vector, the view and the seat, at many positions."""
    table = Table(find(game), seats, {})
    observation = table.game.observation(seats)
    for state in positions(table, "facts"):
        for seat in range(seats):
            yield observation.read(state.observe(seat)), state.view(seat), seat


def around(view: dict[str, Any], seat: int) -> list[tuple[str, dict[str, Any]]]:
    """The view's seats under the names of the vector."""
    seats = view["seats"]
    return [(f"seat+{i}", seats[(seat + i) % len(seats)]) for i in range(len(seats))]


def only(entries: dict[str, int]) -> str:
    """The one entry that is set."""
    (found,) = [name for name, value in entries.items() if value]
    return found
