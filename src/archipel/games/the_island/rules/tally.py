"""What a finished game comes to: whom everybody saved, and on which isle (TI-E2, V3)."""

from archipel.engine.tally import Tally
from archipel.games.the_island.rules.components import ISLES
from archipel.games.the_island.rules.geometry import ISLE, LOST
from archipel.games.the_island.rules.state import TheIslandState


def tally(state: TheIslandState) -> Tally:
    """Where the points come from: a line an isle; without values every explorer counts one (TI-V3)."""
    sources: list[tuple[str, list[int]]] = []
    for isle, name in enumerate(ISLES):
        landed = [
            [each for each in state.saved(seat) if state.place[each] == ISLE + isle]
            for seat in range(state.seats)
        ]
        worth = [
            len(explorers) if state.equal else sum([state.values[each] for each in explorers])
            for explorers in landed
        ]
        sources.append((name, worth))
    lost = sum([place == LOST for place in state.place])
    saved = sum([len(state.saved(seat)) for seat in range(state.seats)])
    return Tally(
        figures=[("saved", saved, 0), ("lost", lost, 0), ("turns", state.turn, 0)],
        sources=sources,
    )
