"""Facts about creatures: whom they hit or can reach, and whom they come nearer to."""

from archipel.engine.advice import Claim
from archipel.engine.bits import few, members
from archipel.engine.event import Args
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
    return _of_whereabouts(state, seat, creature, here, there)


def _of_whereabouts(state: TheIslandState, seat: int, creature: int, here: int, there: int) -> list[Claim]:
    """Where nobody whom it can hit is concerned: who else is near, also on foot or out of its power."""
    mine = state.own[seat]
    name = CREATURES[creature]
    before, after = _to_nearest(state, here, ~mine), _to_nearest(state, there, ~mine)
    if after < before:
        return [("reason-approach", {"creature": name, "count": after})]
    before, after = _to_nearest(state, here, mine), _to_nearest(state, there, mine)
    if before < after:
        return [("reason-withdraw", {"creature": name, "count": after, "before": before})]
    if state.alive & mine and not in_reach(state, creature, there, mine):
        return [("reason-harmless", {"creature": name, "space": NAMES[there]})]
    return []


def of_leaving(state: TheIslandState, seat: int, creature: int) -> list[Claim]:
    """What moving no creature of a kind forgoes: nothing, or no more than a strike at one's own as well."""
    mine = state.own[seat]
    name = CREATURES[creature]
    claims: list[Claim] = []
    clean, mixed = False, False
    for here in state.creatures[creature]:
        for there in destinations(state, creature, here):
            hit = _prey(state, creature, there)
            if hit & ~mine:
                clean, mixed = clean or not hit & mine, mixed or bool(hit & mine)
    if not clean:
        claims.append(("reason-leave_both" if mixed else "reason-leave", {"creature": name}))
    mine_at_sea = _all_prey(state, creature) & mine
    if mine_at_sea and not [1 for here in state.creatures[creature] if in_reach(state, creature, here, mine)]:
        claims.append(("reason-leave_safe", {"creature": name}))
    return claims


def of_lifting(state: TheIslandState, seat: int, creature: int, here: int) -> list[Claim]:
    """Why of all creatures of a kind this one is lifted: whom it can hit, how far it is from anybody."""
    mine = state.own[seat]
    about: Args = {"creature": CREATURES[creature], "space": NAMES[here]}
    count = few(in_reach(state, creature, here, mine))
    if count:
        return [("reason-lift_threat", {**about, "count": count})]
    pieces = state.creatures[creature]
    if len(pieces) == 1:
        return []
    far = _to_nearest(state, here, ~mine)
    if far < SPACE_COUNT and far == max([_to_nearest(state, each, ~mine) for each in pieces]):
        return [("reason-lift_far", {**about, "count": far})]
    near = _to_nearest(state, here, mine)
    if near < SPACE_COUNT and near == min([_to_nearest(state, each, mine) for each in pieces]):
        return [("reason-lift_near", {**about, "count": near})]
    return []


def reached(state: TheIslandState, whose: int) -> int:
    """Those of some explorers whom a creature on the board can hit with one move."""
    found = 0
    for creature, pieces in enumerate(state.creatures):
        for here in pieces:
            found |= in_reach(state, creature, here, whose)
    return found


def in_reach(state: TheIslandState, creature: int, here: int, whose: int) -> int:
    """Those of some explorers whom one creature can hit from a space."""
    found = 0
    for there in destinations(state, creature, here):
        found |= _prey(state, creature, there) & whose
    return found


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


def _all_prey(state: TheIslandState, creature: int) -> int:
    """Everybody on the board whom a creature of a kind would hit."""
    found = 0
    for explorer in members(state.alive):
        found |= _prey(state, creature, state.place[explorer])
    return found


def _to_nearest(state: TheIslandState, here: int, whose: int) -> int:
    """Spaces to the nearest of some explorers, wherever on the board; far more than there are for none."""
    best = SPACE_COUNT
    for explorer in members(state.alive & whose):
        best = min(best, DISTANCE[here][state.place[explorer]])
    return best


def _nearest(state: TheIslandState, creature: int, here: int, whose: int) -> int:
    """Spaces to the nearest prey of some explorers, as if all were sea; far more than there are for none."""
    best = SPACE_COUNT
    for explorer in members(state.alive & whose):
        space = state.place[explorer]
        if space < SPACE_COUNT and _prey(state, creature, space) >> explorer & 1:
            best = min(best, DISTANCE[here][space])
    return best
