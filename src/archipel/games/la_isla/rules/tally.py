"""What a finished game comes to: everybody's points by source (LI-E3 to E6)."""

from archipel.engine.tally import Tally
from archipel.games.la_isla.rules.scoring import final
from archipel.games.la_isla.rules.state import LaIslaState


def tally(state: LaIslaState) -> Tally:
    """Where the points come from."""
    counted = [final(state, seat) for seat in range(state.seats)]
    return Tally(
        figures=[("rounds", state.turn, 0)],
        sources=[
            ("in_play", [each.in_play for each in counted]),
            ("sets", [each.sets for each in counted]),
            ("animals", [each.multiplied for each in counted]),
            ("resources", [each.leftover for each in counted]),
        ],
    )
