"""Facts about cards that are kept or thrown away."""

from archipel.engine.advice import Claim
from archipel.engine.bits import count, lowest
from archipel.engine.event import Args
from archipel.games.forbidden_island.mind.risk import risk_of_next
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.rules.components import (
    CARDS,
    CARDS_TO_CAPTURE,
    HELICOPTER_LIFT,
    TREASURES,
)
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood


def lifts_of(state: IslandState) -> int:
    """The Helicopter Lift cards that the team holds."""
    return sum([hand >> 4 * HELICOPTER_LIFT & 15 for hand in state.hands])


def of_silence(state: IslandState, seat: int) -> list[Claim]:
    """Why a seat's special cards stay in the hand."""
    hand = state.hands[seat]
    claims: list[Claim] = []
    if hand & ANY_SANDBAGS:
        claims.append(_of_sandbags(state))
    if hand & ANY_HELICOPTER:
        lifts = lifts_of(state)
        if lifts == 1:
            claims.append(("reason-keep_lift", {}))
        else:
            claims.append(("reason-keep_lifts", {"count": lifts}))
    return claims


def _of_sandbags(state: IslandState) -> Claim:
    """What the next Flood card can do while Sandbags stay in the hand."""
    if not isinstance(state.stack[-1], DrawFlood):
        return "reason-keep_sandbags", {}
    sinking = state.layers[-1] & state.flooded
    risk = round(100 * risk_of_next(state))
    if not sinking:
        return "reason-draw_safe", {}
    if count(sinking) == 1:
        return "reason-draw_risk_one", {"tile": state.tile_at(lowest(sinking)), "risk": risk}
    return "reason-draw_risk", {"risk": risk}


def of_discard(state: IslandState, seat: int, kind: int) -> list[Claim]:
    """What makes a card one to throw away: who needs it, and what the hand and the team still have."""
    if kind == HELICOPTER_LIFT and lifts_of(state) > 1:
        return [("reason-discard_lift", {"count": lifts_of(state) - 1})]
    if kind >= HELICOPTER_LIFT:
        return []
    if state.captors[kind] >= 0:
        return [("reason-discard_useless", {"card": CARDS[kind]})]
    for mate in range(state.seats):
        left = (state.hands[mate] >> 4 * kind & 15) - (mate == seat)
        if left >= CARDS_TO_CAPTURE:
            return [("reason-discard_complete", {"card": CARDS[kind], "mate": mate})]
    wanted = [each for each in range(4) if state.hands[seat] >> 4 * each & 15 and each != kind]
    if not all(state.captors[each] < 0 for each in wanted):
        return []  # there is one that nobody needs
    return _of_few(state, seat, kind, wanted)


def _of_few(state: IslandState, seat: int, kind: int, wanted: list[int]) -> list[Claim]:
    """A card that is still needed: the hand has few of it, or somebody else collects it."""
    hand = state.hands[seat]
    held = hand >> 4 * kind & 15
    claims: list[Claim] = []
    others = [hand >> 4 * each & 15 for each in wanted]
    if held == 1 or (others and min(others) > held):
        claims.append(("reason-discard_fewest", {"card": CARDS[kind], "held": held}))
    elif others and min(others) == held:
        claims.append(("reason-discard_few", {"card": CARDS[kind], "held": held}))
    most, collector = held, -1
    for mate in range(state.seats):
        theirs = state.hands[mate] >> 4 * kind & 15
        if mate != seat and theirs > most:
            most, collector = theirs, mate
    if collector >= 0:
        args: Args = {"mate": collector, "treasure": TREASURES[kind], "count": most, "held": held}
        claims.append(("reason-discard_collected", args))
    return claims
