"""What a finished game comes to: parts, the storm, the sand."""

from archipel.engine.tally import Tally
from archipel.games.forbidden_desert.rules.components import PARTS, SAND_MARKERS
from archipel.games.forbidden_desert.rules.state import DesertState


def tally(state: DesertState) -> Tally:
    """How far the team got."""
    return Tally(
        figures=[
            ("parts", len(PARTS) - state.parts_left, len(PARTS)),
            ("storm", state.mark, len(state.marks)),
            ("sand", sum(state.sand), SAND_MARKERS),
            ("turns", state.turn, 0),
        ]
    )
