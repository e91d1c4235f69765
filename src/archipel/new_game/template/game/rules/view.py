"""What everybody may know: in this game everything but chance to come."""

from archipel.engine.event import Json
from archipel.games.pearl_reef.rules.components import KINDS
from archipel.games.pearl_reef.rules.state import PearlReefState


def view(state: PearlReefState) -> dict[str, Json]:
    """Built from scratch: never start from everything and remove. What a seat alone sees is for ``own``.

    What terminal, page and table read in every game is in ``common_view``, and ``seats``, one object a seat.
    The other keys are the game's own; ``label-…`` texts name them.
    """
    return {
        **state.common_view(),
        "goal": state.goal(),
        "reef": {KINDS[kind]: count for kind, count in enumerate(state.reef)},
        "net": state.net,
        "seats": [{"points": points} for points in state.points],
    }
