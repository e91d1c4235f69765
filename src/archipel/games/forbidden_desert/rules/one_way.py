"""What stands once it is done, also when it showed nothing that the team did not know already."""

from archipel.engine.action import NUMBER_MASK
from archipel.games.forbidden_desert.rules.actions import DRAW_STORM, LOOK, REVEAL
from archipel.games.forbidden_desert.rules.state import DesertState


def one_way(before: DesertState, code: int, after: DesertState) -> str:
    """FD-A5: a reveal, also of a tile seen through a Terrascope. FD-Z63: a look, and a storm card.

    A Terrascope is only ever played on a tile that nobody knows, so it always shows something new.
    """
    number = code & NUMBER_MASK
    if number == REVEAL:
        return "FD-A5"
    return "FD-Z63" if number in (LOOK, DRAW_STORM) else ""
