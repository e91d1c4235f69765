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
    """The code of that action, legal or not; things are tile, card, seat, treasure and pile.

    What is held, or whose it is, stands before: ``card:sandbags tile:iron_gate``, ``seat:2 card:sandbags``.
    """
    held, _, last = thing.rpartition(" ")
    kind, _, name = last.partition(":")
    number = NOTHING_MEANT
    if kind == "tile" and name in TILES:
        position = state.place[TILES.index(name)]
        number = _with(state, held, position)
        if number == NOTHING_MEANT:
            number = _tile(state, seat, position)
    elif kind == "card" and name in CARDS[:-1]:
        if held and held != f"seat:{seat}":
            return pressed(state, seat, held)
        number = _card(state, seat, CARDS.index(name))
    elif kind == "seat" and name in [str(each) for each in range(state.seats)]:
        number = _seat(state, seat, int(name))
    elif kind == "treasure" and name in TREASURES:
        number = actions.CAPTURE + TREASURES.index(name)
    elif kind == "pile" and name in ("treasure", "flood"):
        number = actions.DRAW_TREASURE if name == "treasure" else actions.DRAW_FLOOD
    return number if number == NOTHING_MEANT else seat << SEAT_SHIFT | number


def _with(state: IslandState, held: str, position: int) -> int:
    """Use there what was taken up: a special card, or the pawn that the Navigator guides."""
    if held == "card:sandbags":
        return actions.SANDBAGS_ON + position
    if held == "card:helicopter_lift":
        return actions.HELICOPTER + position
    kind, _, pawn = held.partition(":")
    if kind == "seat" and pawn in [str(each) for each in range(state.seats)]:
        return actions.NAVIGATE + 24 * int(pawn) + position
    return NOTHING_MEANT


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
    """Take them along, or give them a card; one's own sign is only there to be read."""
    if state.stack and state.stack[-1].name in ("choose_passengers", "choose_landing"):
        return actions.BOARD + other
    if other == seat:
        return NOTHING_MEANT
    for treasure in range(4):
        if count(state.hands[seat], treasure):
            return actions.GIVE + 4 * treasure + other
    return actions.GIVE + other


def _nearest(state: IslandState, seat: int) -> int:
    """The other player who is fewest steps away; the first of equals."""
    away = state.shape.distance[state.pawns[seat]]
    others = [other for other in range(state.seats) if other != seat]
    return min([(away[state.pawns[other]], other) for other in others])[1]
