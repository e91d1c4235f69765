"""Facts about cards that are kept, thrown away or flown with."""

from archipel.engine.advice import Claim
from archipel.engine.event import Json
from archipel.games.forbidden_island.mind.risk import risk_of_next
from archipel.games.forbidden_island.mind.senses import FAR, Senses
from archipel.games.forbidden_island.rules.actions import BOARD, DONE, HELICOPTER, LAND, TAKE_OFF
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.rules.components import CARDS, CARDS_TO_CAPTURE, HELICOPTER_LIFT
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood


def of_silence(state: IslandState, seat: int) -> list[Claim]:
    """Why a seat's special cards stay in the hand."""
    hand = state.hands[seat]
    step = state.stack[-1]
    claims: list[Claim] = []
    if hand & ANY_SANDBAGS:
        if not isinstance(step, DrawFlood):
            claims.append(("reason-keep_sandbags", {}))
        elif state.layers[-1] & state.flooded:
            claims.append(("reason-draw_risk", {"risk": round(100 * risk_of_next(state))}))
        else:
            claims.append(("reason-draw_safe", {}))
    if hand & ANY_HELICOPTER and _lifts(state) == 1:
        claims.append(("reason-keep_lift", {}))
    return claims


def of_discard(state: IslandState, seat: int, kind: int) -> list[Claim]:
    """What makes a card one to throw away: nobody needs it any more, or the hand has fewest of it."""
    if kind >= HELICOPTER_LIFT:
        return []
    if state.captors[kind] >= 0:
        return [("reason-discard_useless", {"card": CARDS[kind]})]
    for mate in range(state.seats):
        left = (state.hands[mate] >> 4 * kind & 15) - (mate == seat)
        if left >= CARDS_TO_CAPTURE:
            return [("reason-discard_complete", {"card": CARDS[kind], "mate": mate})]
    held = state.hands[seat] >> 4 * kind & 15
    for treasure in range(4):
        count = state.hands[seat] >> 4 * treasure & 15
        if count and (state.captors[treasure] >= 0 or (treasure != kind and count <= held)):
            return []
    return [("reason-discard_fewest", {"card": CARDS[kind], "held": held})]


def of_card(state: IslandState, numbers: list[int], senses: Senses) -> list[Claim]:
    """Whom a flight takes where, and how long the way is on foot."""
    landings = [number - LAND for number in numbers if LAND <= number < TAKE_OFF]
    if numbers[0] >= BOARD or not landings:
        return []  # the beginning or the end of it is not among these actions
    start, target = numbers[0] - HELICOPTER, landings[0]
    boarding = [number - BOARD for number in numbers if BOARD <= number < DONE]
    pawns: list[Json] = []
    moves = 0
    for pawn in range(state.seats):
        if state.pawns[pawn] == start and (pawn in boarding or not boarding):
            pawns.append(pawn)
            moves = max(moves, senses.distance(state, state.adventurers[pawn], start, 1 << target))
    if state.all_captured() and target == state.landing and _lifts(state) > 1:
        return [("reason-fly_home", {"pawns": pawns, "count": _lifts(state) - 1})]
    if moves >= FAR:
        return []
    return [("reason-fly_to", {"pawns": pawns, "tile": state.tile_at(target), "count": moves})]


def _lifts(state: IslandState) -> int:
    """The Helicopter Lift cards that the team holds."""
    return sum([hand >> 4 * HELICOPTER_LIFT & 15 for hand in state.hands])
