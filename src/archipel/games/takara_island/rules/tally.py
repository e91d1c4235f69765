"""What a finished game comes to: everybody's points by source, and the level they make (TK-V1 to V5)."""

from archipel.engine.tally import Tally
from archipel.games.takara_island.rules.components import KARAS_PER_XP, STONE_XP
from archipel.games.takara_island.rules.scoring import experience, points
from archipel.games.takara_island.rules.state import FIVE_SITES, TakaraState


def tally(state: TakaraState) -> Tally:
    """Where the points come from; a Stone found alone is worth nothing (TK-V1)."""
    worth = 0 if state.ending == FIVE_SITES else STONE_XP
    return Tally(
        figures=[("empty_sites", state.empty_sites(), 0), ("turns", state.turn, 0)],
        sources=[
            ("xp", list(state.xp)),
            ("stones", [worth * stones for stones in state.stones]),
            ("karas", [karas // KARAS_PER_XP for karas in state.karas]),
        ],
        title=("experience", [experience(points(state, seat)) for seat in range(state.seats)]),
    )
