"""Facts about water, shade and thirst."""

from archipel.engine.advice import Claim
from archipel.games.forbidden_desert.mind.suns import shade, sun_odds
from archipel.games.forbidden_desert.rules.actions import GIVE, RESERVE
from archipel.games.forbidden_desert.rules.cards import ANY_TIME_THROTTLE
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.steps import DrawStorm


def of_water(before: DesertState, after: DesertState, seat: int, number: int) -> list[Claim]:
    """Who was given water, or had some of the Water Reserve."""
    if number == RESERVE:
        gained = sum(after.water) - sum(before.water)
        return [("reason-reserve", {"count": gained})] if gained else []
    receiver = (number - GIVE) // 5
    args = {"receiver": receiver, "count": after.water[receiver], "seat": seat, "left": after.water[seat]}
    return [("reason-give", dict(args.items()))]


def of_drawing(drawn: int, seat: int) -> list[Claim]:
    """What a seat draws from wells in all."""
    return [("reason-take_water", {"count": drawn, "seat": seat})] if drawn else []


def of_shelter(state: DesertState, turn: int, seat: int) -> list[Claim]:
    """A Solar Shield raised this turn: who has shade under it, and the risk in percent without it."""
    if not state.shields >> seat & 1:
        return []  # its user's turn has come already
    here = [pawn for pawn in range(state.seats) if state.pawns[pawn] == state.pawns[seat]]
    if state.turn != turn:  # no card was left to draw
        return [("reason-shield", {"count": len(here), "risk": 0})]
    bare = state.copy()
    bare.shields &= ~(1 << seat)
    risk = max([_risk(bare, pawn) for pawn in here])
    if risk < 0:
        return []
    return [("reason-shield", {"count": len(here), "risk": risk})]


def of_silence(state: DesertState, seat: int) -> list[Claim]:
    """What comes when nothing more is done: the storm, or the next player."""
    if _cards(state):
        return of_thirst(state)
    step = state.stack[0]
    if not isinstance(step, DrawStorm):
        return [("reason-no_storm", {})]
    following = (state.active + 1) % state.seats
    cards = state.hands[seat] & ~ANY_TIME_THROTTLE  # that one is for its holder's own turn
    return [("reason-pause", {"seat": following, "kept": "yes" if cards else "no"})]


def of_thirst(state: DesertState) -> list[Claim]:
    """Before the storm: who is most likely to die of thirst this turn."""
    if _cards(state) > state.pile_size:
        return [("reason-shuffle", {"left": state.pile_size})]
    risks = [_risk(state, pawn) for pawn in range(state.seats)]
    worst = max(risks)
    if worst:
        return [("reason-thirst", {"pawn": risks.index(worst), "risk": worst})]
    return [("reason-no_thirst" if _certain(state) else "reason-thirst_unlikely", {})]


def _cards(state: DesertState) -> int:
    """The storm cards still to come this turn."""
    for below in range(len(state.stack)):
        step = state.stack[below]
        if isinstance(step, DrawStorm):
            return step.left
    return state.cards_to_draw


def _risk(state: DesertState, pawn: int) -> int:
    """The odds in percent that the suns of this turn kill somebody; -1 where a new pile makes it a guess."""
    cards = _cards(state)
    if cards > state.pile_size:
        return -1
    if shade(state) >> state.pawns[pawn] & 1:
        return 0
    return round(100 * sun_odds(state, cards)[cards][max(0, state.water[pawn])])


def _certain(state: DesertState) -> bool:
    """Whether nobody can die of thirst this turn at all, not even by a small chance."""
    cards = _cards(state)
    odds = sun_odds(state, cards)[cards]
    covered = shade(state)
    for pawn in range(state.seats):
        if not covered >> state.pawns[pawn] & 1 and odds[max(0, state.water[pawn])] > 0.0:
            return False
    return True
