"""What a press means: the action that somebody most likely has in mind who presses a thing of the table."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.cards import count
from archipel.engine.refusal import NOTHING_MEANT
from archipel.games.forbidden_island.rules import actions
from archipel.games.forbidden_island.rules.cards import ANY_SANDBAGS
from archipel.games.forbidden_island.rules.components import (
    CARDS,
    CARDS_TO_CAPTURE,
    HELICOPTER_LIFT,
    PILOT,
    SANDBAGS,
    TILES,
    TREASURES,
)
from archipel.games.forbidden_island.rules.state import IslandState


def pressed(state: IslandState, seat: int, thing: str) -> int:
    """The code of that action, legal or not; things are tile, card, seat, treasure and pile."""
    kind, _, name = thing.partition(":")
    number = NOTHING_MEANT
    if kind == "tile" and name in TILES:
        number = _tile(state, seat, state.place[TILES.index(name)])
    elif kind == "card" and name in CARDS[:-1]:
        number = _card(state, seat, CARDS.index(name))
    elif kind == "seat" and name in [str(each) for each in range(state.seats)]:
        number = _seat(state, seat, int(name))
    elif kind == "treasure" and name in TREASURES:
        number = actions.CAPTURE + TREASURES.index(name)
    elif kind == "pile" and name in ("treasure", "flood"):
        number = actions.DRAW_TREASURE if name == "treasure" else actions.DRAW_FLOOD
    return number if number == NOTHING_MEANT else seat << SEAT_SHIFT | number


def _tile(state: IslandState, seat: int, position: int) -> int:
    """Land, swim, go there; on the own tile, take its treasure or shore it up."""
    step = state.stack[-1].name if state.stack else ""
    if step in ("choose_passengers", "choose_landing"):
        return actions.LAND + position
    if step == "swim":
        return actions.SWIM + position
    if seat != state.active or step != "take_actions":
        wet = state.hands[seat] & ANY_SANDBAGS and state.flooded >> position & 1
        return (actions.SANDBAGS_ON if wet else actions.MOVE) + position
    if position == state.pawns[seat]:
        for treasure in range(4):
            if state.site_masks[treasure] >> position & 1 and state.captors[treasure] < 0:
                return actions.CAPTURE + treasure
        return actions.SHORE_UP + position
    pilot = state.adventurers[seat] == PILOT
    return (actions.FLY if pilot else actions.MOVE) + position


def _card(state: IslandState, seat: int, card: int) -> int:
    """Use it; a treasure card is for capturing once there are four, and for giving until then."""
    if state.stack and state.stack[-1].name == "discard" and state.stack[-1].fields()[0] == seat:
        return actions.DISCARD + card
    if card == HELICOPTER_LIFT:
        return actions.HELICOPTER + state.pawns[seat]
    if card == SANDBAGS:
        return actions.SANDBAGS_ON + state.pawns[seat]
    held = count(state.hands[seat], card)
    if held >= CARDS_TO_CAPTURE or state.site_masks[card] >> state.pawns[seat] & 1:
        return actions.CAPTURE + card
    return actions.GIVE + 4 * card + _nearest(state, seat)


def _seat(state: IslandState, seat: int, other: int) -> int:
    """Take them along, or give them a card."""
    if state.stack and state.stack[-1].name in ("choose_passengers", "choose_landing"):
        return actions.BOARD + other
    for treasure in range(4):
        if count(state.hands[seat], treasure):
            return actions.GIVE + 4 * treasure + other
    return actions.GIVE + other


def _nearest(state: IslandState, seat: int) -> int:
    """The other player who is fewest steps away; the first of equals."""
    away = state.shape.distance[state.pawns[seat]]
    others = [other for other in range(state.seats) if other != seat]
    return min([(away[state.pawns[other]], other) for other in others])[1]
