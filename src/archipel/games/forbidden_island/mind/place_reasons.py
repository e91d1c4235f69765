"""Facts about where pawns stand at the end of a line, told where nothing weightier can be said."""

from archipel.engine.advice import Claim
from archipel.engine.bits import members
from archipel.engine.event import Args
from archipel.games.forbidden_island.mind.risk import risk_of_sinking
from archipel.games.forbidden_island.mind.senses import FAR, Senses
from archipel.games.forbidden_island.rules import reach
from archipel.games.forbidden_island.rules.components import TREASURES
from archipel.games.forbidden_island.rules.state import IslandState


def of_arrival(state: IslandState, walk: tuple[int, int, int], flooded: int, senses: Senses) -> list[Claim]:
    """What a pawn that was moved leaves behind or has in reach; ``flooded`` are the tiles after the line."""
    pawn, start, end = walk
    role = state.adventurers[pawn]
    home = 1 << state.landing
    captured = sum([captor >= 0 for captor in state.captors])
    if captured == 3:
        after = senses.distance(state, role, end, home)
        if after < FAR and after < senses.distance(state, role, start, home):
            return [("reason-homeward", {"seat": pawn, "there": "no" if after else "yes"})]
    if flooded >> start & 1 and not flooded >> end & 1:
        risk = round(100 * risk_of_sinking(state, 1 << start))
        if risk:
            return [("reason-leave", {"seat": pawn, "tile": state.tile_at(start), "risk": risk})]
    fresh = reach.shore(state.shape, role, end, flooded) & ~reach.shore(state.shape, role, start, flooded)
    if fresh:
        risks = {each: risk_of_sinking(state, 1 << each) for each in members(fresh)}
        first = max(members(fresh), key=lambda each: risks[each])
        return [("reason-in_reach", {"seat": pawn, "tile": state.tile_at(first)})]
    return _of_any_site(state, pawn, end)


def _of_any_site(state: IslandState, pawn: int, end: int) -> list[Claim]:
    """A site of a treasure that is still to be captured."""
    for treasure in range(4):
        if state.captors[treasure] < 0 and state.site_masks[treasure] >> end & 1:
            return [("reason-at_site", {"seat": pawn, "treasure": TREASURES[treasure]})]
    return []


def of_stay(state: IslandState, pawn: int, here: int, flooded: int) -> list[Claim]:
    """What keeps a pawn where it is, or leaves it nothing to do there, when its actions are over."""
    captured = sum([captor >= 0 for captor in state.captors])
    claims: list[Claim] = []
    if captured >= 3 and here == state.landing == state.pawns[pawn]:
        claims.append(("reason-stay_home", {"seat": pawn}))
    elif here == state.pawns[pawn]:
        claims += _of_site(state, pawn, here)
    if not reach.shore(state.shape, state.adventurers[pawn], here, flooded):
        claims.append(("reason-nothing_flooded", {"seat": pawn}))
    return claims


def _of_site(state: IslandState, pawn: int, here: int) -> list[Claim]:
    """A site on which a pawn waits for more cards, or for its next turn."""
    for treasure in range(4):
        held = state.hands[pawn] >> 4 * treasure & 15
        if held > 1 and state.captors[treasure] < 0 and state.site_masks[treasure] >> here & 1:
            args: Args = {"seat": pawn, "treasure": TREASURES[treasure], "held": held}
            return [("reason-stay_site", args)]
    return []
