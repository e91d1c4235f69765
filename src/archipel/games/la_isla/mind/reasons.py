"""Why a line is a good one: facts about what it leads to, as keys and arguments of sentences."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Claim
from archipel.engine.bits import few
from archipel.engine.event import Args
from archipel.games.la_isla.mind.wish_reasons import gained, of_leaving, of_resource, surrounded
from archipel.games.la_isla.rules.actions import (
    ADVANCE,
    ASSIGNMENTS,
    EXCHANGE_FOR,
    LEAVE_MARKERS,
    MOVE_FROM,
    NO_EXCHANGE,
    PAY,
    PAYMENTS,
    PLACE,
    PUT,
    TAKE,
)
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    ANY_MARKER,
    B_POINTS,
    B_VP,
    D_POINTS,
    D_VP,
    KINDS,
    RESOURCES,
    SPACE_COUNT,
    SPACES,
)
from archipel.games.la_isla.rules.payment import affordable
from archipel.games.la_isla.rules.phase_c import ChooseExplorer
from archipel.games.la_isla.rules.placement import score_space
from archipel.games.la_isla.rules.state import LaIslaState

MOST: Final = 2  # said of one line
# Every key that can be given.
REASONS: Final = [
    "reason-assign_surround",
    "reason-assign_push",
    "reason-assign_b_points",
    "reason-assign_d_points",
    "reason-assign_any",
    "reason-assign_spaces",
    "reason-assign_least",
    "reason-put",
    "reason-cover",
    "reason-exchange",
    "reason-surround",
    "reason-place_points",
    "reason-place_near",
    "reason-take_spaces",
    "reason-toward",
    "reason-have",
    "reason-move_done",
    "reason-move_far",
    "reason-move_few",
    "reason-pay_most",
    "reason-advance",
    "reason-advance_most",
    "reason-advance_least",
    "reason-chance",  # said after any other by a bot that has estimated the seat's chance
]


def reasons(state: LaIslaState, seat: int, codes: list[int]) -> list[Claim]:
    """What a line of one seat leads to, the weightiest first."""
    if not codes:
        return []
    numbers = [code & NUMBER_MASK for code in codes]
    first = numbers[0]
    if first < PUT:
        return _of_cards(state, seat, first)[:MOST]
    if first < EXCHANGE_FOR:
        return _of_slot(state, seat, first - PUT)
    if first < NO_EXCHANGE:
        return _of_exchange(state, seat, numbers)
    placed = [number for number in numbers if PLACE <= number < TAKE]
    if placed and first in (NO_EXCHANGE, placed[0]):
        origin = [number - MOVE_FROM for number in numbers if MOVE_FROM <= number < PAY]
        return _of_placement(state, seat, placed[0] - PLACE, origin[0] if origin else -1)[:MOST]
    if TAKE <= first < MOVE_FROM:
        colour = first - TAKE
        count = _new_spaces(state, gained(state, seat, colour), seat).bit_count()
        if count:
            return [("reason-take_spaces", {"resource": RESOURCES[colour], "count": count})]
        return of_resource(state, seat, colour)
    if MOVE_FROM <= first < PAY:
        return _of_move(state, seat, first - MOVE_FROM)[:MOST]
    if PAY <= first < ADVANCE:
        return _of_payment(state, seat, first - PAY)
    if ADVANCE <= first < LEAVE_MARKERS:
        return _of_push(state, seat, first - ADVANCE)
    return []


def _new_spaces(state: LaIslaState, after: LaIslaState, seat: int) -> int:
    """The spaces that can be paid for after something, and could not before."""
    return affordable(after, seat) & ~affordable(state, seat)


def _of_cards(state: LaIslaState, seat: int, number: int) -> list[Claim]:
    """What the resource opens, and what the marker scores, as the table stands."""
    hand = state.hands[seat]
    pieces = state.pieces
    _, b, d = ASSIGNMENTS[number]
    colour, animal = pieces.resource[hand[b]], pieces.animal[hand[d]]
    claims: list[Claim] = []
    opened = _new_spaces(state, gained(state, seat, colour), seat)
    if state.supply[seat]:
        for space in range(SPACE_COUNT):
            region = surrounded(state, seat, space, -1) if opened >> space & 1 else -1
            if region >= 0:
                about = {"resource": RESOURCES[colour], "space": SPACES[space]}
                claims.append(("reason-assign_surround", {**about, "animal": ANIMALS[state.tiles[region]]}))
                break
    points = state.animals[KINDS * seat + animal]
    if points and not state.has(seat, ANY_MARKER, animal):
        claims.append(("reason-assign_push", {"animal": ANIMALS[animal], "points": points}))
    claims += _of_functions(state, seat, colour, animal)
    if not claims and opened:
        count = opened.bit_count()
        claims.append(("reason-assign_spaces", {"resource": RESOURCES[colour], "count": count}))
    return claims or _of_animal(state, seat, animal) + of_resource(state, seat, colour)


def _of_functions(state: LaIslaState, seat: int, colour: int, animal: int) -> list[Claim]:
    """What functions that lie in the holder already add to a resource at B and an animal at D."""
    claims: list[Claim] = []
    if state.has(seat, B_VP, colour):
        claims.append(("reason-assign_b_points", {"resource": RESOURCES[colour], "points": B_POINTS}))
    if state.has(seat, D_VP, animal) and state.markers[animal] < len(state.pieces.track) - 1:  # LI-X26
        claims.append(("reason-assign_d_points", {"animal": ANIMALS[animal], "points": D_POINTS}))
    points = max([state.animals[KINDS * seat + kind] for kind in range(KINDS)])
    if points and state.has(seat, ANY_MARKER, animal):
        claims.append(("reason-assign_any", {"animal": ANIMALS[animal], "points": points}))
    return claims


def _of_animal(state: LaIslaState, seat: int, animal: int) -> list[Claim]:
    """An animal of which the seat has none, and the rivals no more than of any other."""
    held = [
        sum([state.animals[KINDS * each + kind] for each in range(state.seats) if each != seat])
        for kind in range(KINDS)
    ]
    if state.animals[KINDS * seat + animal] or held[animal] > min(held):
        return []
    return [("reason-assign_least", {"animal": ANIMALS[animal], "count": held[animal]})]


def _of_slot(state: LaIslaState, seat: int, slot: int) -> list[Claim]:
    """A free slot costs nothing; a function is covered where none is free."""
    slots = state.slots[seat]
    if slots[slot] < 0:
        return [("reason-put", {"slot": slot + 1})]
    if min(slots) >= 0:
        return [("reason-cover", {"covered": state.pieces.function[slots[slot]]})]
    return []


def _of_exchange(state: LaIslaState, seat: int, numbers: list[int]) -> list[Claim]:
    """The space that only the exchange can pay for."""
    given, taken = divmod(numbers[0] - EXCHANGE_FOR, KINDS)
    after = state.copy()
    after.resources[KINDS * seat + given] -= 1
    after.resources[KINDS * seat + taken] += 1
    placed = [number - PLACE for number in numbers if PLACE <= number < TAKE]
    if not placed or not _new_spaces(state, after, seat) >> placed[0] & 1:
        return []
    about = {"give": RESOURCES[given], "take": RESOURCES[taken], "space": SPACES[placed[0]]}
    return [("reason-exchange", dict(about.items()))]


def _of_placement(state: LaIslaState, seat: int, space: int, origin: int) -> list[Claim]:
    """An animal, points by functions, or how many explorers then lack around one."""
    pieces = state.pieces
    name = SPACES[space]
    claims: list[Claim] = []
    region = surrounded(state, seat, space, origin)
    if region >= 0:
        about: Args = {"space": name, "animal": ANIMALS[state.tiles[region]], "points": pieces.value[region]}
        claims.append(("reason-surround", about))
    after = state.copy()
    if origin >= 0:
        after.explorers[seat] &= ~(1 << origin)
    after.explorers[seat] |= 1 << space
    score_space(after, seat, space)
    points = after.points[seat] - state.points[seat]
    if points:
        claims.append(("reason-place_points", {"space": name, "points": points}))
    if claims:
        return claims
    nearest = -1
    lacking = 99
    for each in pieces.touched[space]:
        if state.tiles[each] >= 0:
            left = few(pieces.around[each] & ~after.explorers[seat])
            if left < lacking and left < few(pieces.around[each] & ~state.explorers[seat]):
                nearest, lacking = each, left
    if nearest < 0:
        return []
    return [("reason-place_near", {"space": name, "animal": ANIMALS[state.tiles[nearest]], "count": lacking})]


def _of_move(state: LaIslaState, seat: int, origin: int) -> list[Claim]:
    """What the explorer leaves, and what it brings where it goes."""
    step = state.stack[-1]
    claims = of_leaving(state, seat, origin)
    if isinstance(step, ChooseExplorer):
        claims = claims + _of_placement(state, seat, step.space, origin)
    return claims


def _of_payment(state: LaIslaState, seat: int, payment: int) -> list[Claim]:
    """Paid from the colour of which there is most."""
    first = PAYMENTS[payment][0]
    mine: list[int] = [state.resources[KINDS * seat + kind] for kind in range(KINDS)]
    if mine[first] < 2 or mine.count(max(mine)) > 1 or mine[first] < max(mine):
        return []
    return [("reason-pay_most", {"resource": RESOURCES[first], "count": mine[first]})]


def _of_push(state: LaIslaState, seat: int, animal: int) -> list[Claim]:
    """What the marker scores now, and whose animals rise with it."""
    held = [[state.animals[KINDS * each + kind] for kind in range(KINDS)] for each in range(state.seats)]
    mine = held[seat][animal]
    rivals = [held[each][animal] for each in range(state.seats) if each != seat]
    about: Args = {"animal": ANIMALS[animal], "points": mine}
    if mine:
        if mine > max(rivals):
            return [("reason-advance_most", {**about, "count": max(rivals)})]
        return [("reason-advance", about)]
    totals = [sum([held[each][kind] for each in range(state.seats) if each != seat]) for kind in range(KINDS)]
    if totals[animal] == min(totals):
        return [("reason-advance_least", {"animal": ANIMALS[animal], "count": totals[animal]})]
    return []
