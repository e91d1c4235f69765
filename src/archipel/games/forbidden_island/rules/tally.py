"""What a finished game comes to: treasures, the tiles that sank, the water."""

from archipel.engine.bits import count
from archipel.engine.tally import Tally
from archipel.games.forbidden_island.rules.components import SKULL, TILE_COUNT
from archipel.games.forbidden_island.rules.state import IslandState


def tally(state: IslandState) -> Tally:
    """How far the team got."""
    captured = sum([captor >= 0 for captor in state.captors])
    return Tally(
        figures=[
            ("treasures", captured, len(state.captors)),
            ("sunk", TILE_COUNT - count(state.alive), TILE_COUNT),
            ("level", state.level, SKULL),
            ("turns", state.turn, 0),
        ]
    )
