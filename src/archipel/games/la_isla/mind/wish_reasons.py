"""Facts about what is not there yet: the next animal's space, and what an explorer leaves behind."""

from archipel.engine.advice import Claim
from archipel.engine.bits import few, members
from archipel.engine.event import Args
from archipel.games.la_isla.rules.components import ANIMALS, KINDS, RESOURCES, SPACE_COUNT, SPACES
from archipel.games.la_isla.rules.payment import cost, jokers
from archipel.games.la_isla.rules.state import LaIslaState


def gained(state: LaIslaState, seat: int, colour: int) -> LaIslaState:
    """The same position with one resource more."""
    after = state.copy()
    after.resources[KINDS * seat + colour] += 1
    return after


def surrounded(state: LaIslaState, seat: int, space: int, origin: int) -> int:
    """A region with an animal that an explorer on a space closes, or -1."""
    mine = state.explorers[seat] | 1 << space
    if origin >= 0:
        mine &= ~(1 << origin)
    for region in state.pieces.touched[space]:
        if state.tiles[region] >= 0 and state.pieces.around[region] & ~mine == 0:
            return region
    return -1


def of_resource(state: LaIslaState, seat: int, colour: int) -> list[Claim]:
    """A resource that pays for nothing yet: the animal or the spaces of its colour that it may be for."""
    after = gained(state, seat, colour)
    best, least = -1, SPACE_COUNT
    for space in range(SPACE_COUNT):
        lacking = _lacking(after, seat, space)
        if 0 < lacking < min(least, _lacking(state, seat, space)) and _can_close(state, seat, space):
            best, least = space, lacking
    about: Args = {"resource": RESOURCES[colour]}
    if best < 0:
        spaces = few(state.land[colour] & _beside(state, seat))
        count = after.resources[KINDS * seat + colour]
        return [("reason-have", {**about, "count": count, "spaces": spaces})] if spaces else []
    animal = ANIMALS[state.tiles[surrounded(state, seat, best, -1)]]
    return [("reason-toward", {**about, "space": SPACES[best], "animal": animal, "count": least})]


def _beside(state: LaIslaState, seat: int) -> int:
    """The spaces without an explorer of this seat around the animals around which it has one already."""
    mine = state.explorers[seat]
    found = 0
    for region, around in enumerate(state.pieces.around):
        if state.tiles[region] >= 0 and around & mine:
            found |= around
    return found & ~mine


def _lacking(state: LaIslaState, seat: int, space: int) -> int:
    """How many resources a seat lacks for a space, jokers counted."""
    colour = state.colour[space]
    means = state.resources[KINDS * seat + colour] + few(jokers(state, seat) & ~(1 << colour))
    return max(0, cost(state, seat, space) - means)


def _can_close(state: LaIslaState, seat: int, space: int) -> bool:
    """Whether a seat has an explorer to spare for a space where it takes an animal."""
    mine = state.explorers[seat]
    region = -1 if mine >> space & 1 else surrounded(state, seat, space, -1)
    return region >= 0 and (state.supply[seat] > 0 or mine & ~state.pieces.around[region] != 0)


def of_leaving(state: LaIslaState, seat: int, space: int) -> list[Claim]:
    """An explorer around which no animal is left, or none that is near, or fewer than around the others."""
    lives = _animals(state, space)
    name = SPACES[space]
    if not lives:
        return [("reason-move_done", {"space": name})]
    mine = state.explorers[seat]
    lacking = min([few(state.pieces.around[region] & ~mine) for region in lives])
    if lacking > 1:
        return [("reason-move_far", {"space": name, "count": lacking})]
    if len(lives) == min([len(_animals(state, each)) for each in members(mine)]):
        return [("reason-move_few", {"space": name, "count": len(lives)})]
    return []


def _animals(state: LaIslaState, space: int) -> list[int]:
    """The regions with an animal that a space touches."""
    return [region for region in state.pieces.touched[space] if state.tiles[region] >= 0]
