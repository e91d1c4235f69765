"""Water that a canteen takes in."""

from archipel.games.forbidden_desert.rules import events
from archipel.games.forbidden_desert.rules.state import DesertState


def gain_water(state: DesertState, seat: int, portions: int) -> None:
    """FD-X1, G9, R14: fill a canteen; what does not fit is lost."""
    gained = min(portions, state.room(seat))
    state.water[seat] += gained
    state.tell(events.GAINED_WATER, seat, gained, state.water[seat])
