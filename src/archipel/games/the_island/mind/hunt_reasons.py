"""Facts about creatures: whom they hit, and whom they come nearer to."""

from archipel.engine.advice import Claim
from archipel.engine.bits import few, members
from archipel.games.the_island.mind.chart import DISTANCE
from archipel.games.the_island.rules.components import CREATURES, SHARK, SPACE_COUNT, WHALE
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.reach import destinations
from archipel.games.the_island.rules.state import TheIslandState


def of_hunt(state: TheIslandState, seat: int, creature: int, here: int, there: int) -> list[Claim]:
    """Whom a creature hits where it goes, or whom it comes nearer to or leaves."""
    mine = state.own[seat]
    hit = _prey(state, creature, there)
    own = few(hit & mine)
    rivals = few(hit) - own
    name, space = CREATURES[creature], NAMES[there]
    if rivals and own:
        return [("reason-strike_both", {"creature": name, "space": space, "count": rivals, "own": own})]
    if rivals:
        return [("reason-strike", {"creature": name, "space": space, "count": rivals})]
    if own:
        return []
    before, after = _nearest(state, creature, here, ~mine), _nearest(state, creature, there, ~mine)
    if after < before:
        return [("reason-lurk", {"creature": name, "count": after})]
    before, after = _nearest(state, creature, here, mine), _nearest(state, creature, there, mine)
    if before < after < SPACE_COUNT:
        return [("reason-away", {"creature": name, "count": after})]
    return []


def best_strike(state: TheIslandState, seat: int, creature: int, here: int) -> list[Claim]:
    """Of all spaces that a creature can go to, the one where it hits most of the rivals, and nobody else."""
    most = 0
    best = -1
    for there in destinations(state, creature, here):
        hit = _prey(state, creature, there)
        if not hit & state.own[seat] and few(hit) > most:
            most, best = few(hit), there
    return of_hunt(state, seat, creature, here, best) if best >= 0 else []


def of_defence(state: TheIslandState, seat: int, creature: int, there: int, defends: bool) -> list[Claim]:
    """How many of one's own a creature is about to hit."""
    own = few(_prey(state, creature, there) & state.own[seat])
    key = "reason-defend" if defends else "reason-decline"
    return [(key, {"creature": CREATURES[creature], "count": own})]


def _prey(state: TheIslandState, creature: int, space: int) -> int:
    """Whom a creature hits there: a boat's crew (no shark does), swimmers (no whale does)."""
    found = state.crew[space] if state.crew[space] > 0 and creature != SHARK else 0
    if creature != WHALE:
        found |= state.swimmers(space)
    return found


def _nearest(state: TheIslandState, creature: int, here: int, whose: int) -> int:
    """Spaces to the nearest prey of some explorers, as if all were sea; far more than there are for none."""
    best = SPACE_COUNT
    for explorer in members(state.alive & whose):
        space = state.place[explorer]
        if space < SPACE_COUNT and _prey(state, creature, space) >> explorer & 1:
            best = min(best, DISTANCE[here][space])
    return best
