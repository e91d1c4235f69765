"""What is true of every sound position: pieces are conserved and stand where they can."""

from archipel.engine.bits import few, mask_of
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    CARDS,
    EXPLORERS_ASIDE,
    EXPLORERS_AT_FIRST,
    EXTRA_SLOT,
    FAMILY_COUNT,
    HAND,
    KINDS,
    LARGE_TILE,
    PHASE_A,
    PHASE_D,
    REGION_COUNT,
    SLOTS,
    SPACE_COUNT,
    TILES_OF_EACH,
)
from archipel.games.la_isla.rules.state import LaIslaState


def check_pieces(state: LaIslaState) -> list[str]:
    """What is wrong with the pieces; empty in a sound position."""
    shape = _check_shape(state)
    if shape:
        return shape
    return [
        *_check_cards(state),
        *_check_holders(state),
        *_check_animals(state),
        *_check_explorers(state),
        *_check_regions(state),
    ]


def _check_shape(state: LaIslaState) -> list[str]:
    seats = state.seats
    rows = [state.explorers, state.supply, state.aside, state.points]
    lists = [state.plans, state.shown, state.large, state.covered]
    lengths = [len(each) for each in rows] + [len(each) for each in lists]
    lengths += [len(state.slots), len(state.hands)]
    fives = [len(state.resources), len(state.animals)]
    if any(length != seats for length in lengths) or fives != [KINDS * seats] * 2:
        return ["a list has the wrong length"]
    if len(state.assigned) != 3 * seats or len(state.tiles) != REGION_COUNT or len(state.markers) != KINDS:
        return ["a list has the wrong length"]
    if not 0 <= state.first < seats:
        return ["there is no such seat"]
    if not CARDS <= state.phase <= PHASE_D or not 0 <= state.done <= seats:
        return ["there is no such phase"]
    if state.turn < 1:
        return ["the rounds are counted wrongly"]
    cards = len(state.pieces.cards)
    lying = [*state.assigned, *state.shown, *(card for slots in state.slots for card in slots)]
    if any(not -1 <= card < cards for card in lying):
        return ["there is no such card"]
    return []


def _check_cards(state: LaIslaState) -> list[str]:
    """Every card of the deck is in one place."""
    places = [state.pile, state.discard, *state.covered]
    held = [card for hand in state.hands for card in hand]
    held += [card for card in state.assigned if card >= 0]
    held += [card for slots in state.slots for card in slots if card >= 0]
    if state.phase == PHASE_A:
        held += [card for card in state.shown if card >= 0]
    together = mask_of(held)
    number = len(held)
    for place in places:
        together |= place
        number += place.bit_count()
    found: list[str] = []
    if together != state.deck or number != state.deck.bit_count():
        found.append("cards are not conserved")
    for seat, hand in enumerate(state.hands):
        if hand != sorted(hand):
            found.append(f"the hand of seat {seat} is not sorted")
        if hand and (state.phase != CARDS or not HAND <= len(hand) <= HAND + 1):
            found.append(f"seat {seat} has {len(hand)} cards in hand")
    if state.early & ~(together & ~state.pile):
        found.append("a card drawn early lies in the draw pile")
    if state.phase == CARDS and not state.over and any(card >= 0 for card in state.assigned):
        found.append("a card is assigned before everybody has answered")
    return found


def _check_holders(state: LaIslaState) -> list[str]:
    found: list[str] = []
    pieces = state.pieces
    for seat, slots in enumerate(state.slots):
        visible = [card for card in slots if card >= 0]
        functions = {pieces.function[card] for card in visible}
        if len(functions) != len(visible):
            found.append(f"seat {seat} shows the same function twice")  # LI-A6
        works = state.works[FAMILY_COUNT * seat : FAMILY_COUNT * seat + FAMILY_COUNT]
        if sum([few(mask) for mask in works]) != len(functions) or any(
            not works[pieces.family[card]] >> pieces.parameter[card] & 1 for card in visible
        ):
            found.append(f"the functions of seat {seat} are not those it shows")
        extra = sum(
            1
            for card in range(len(pieces.cards))
            if pieces.family[card] == EXTRA_SLOT and (card in visible or state.covered[seat] >> card & 1)
        )
        if len(slots) != SLOTS + extra:
            found.append(f"seat {seat} has {len(slots)} slots")
    return found


def _check_animals(state: LaIslaState) -> list[str]:
    found: list[str] = []
    for animal, name in enumerate(ANIMALS):
        owned = sum(state.animals[KINDS * seat + animal] for seat in range(state.seats))
        lying = sum(1 for tile in state.tiles if tile == animal)
        large = LARGE_TILE * state.large.count(animal)
        if owned + lying != TILES_OF_EACH + large or state.large.count(animal) > 1:
            found.append(f"tiles of {name} are not conserved")
        if not 0 <= state.markers[animal] < len(state.pieces.track):
            found.append(f"the marker of {name} is off its track")
    for seat, animal in enumerate(state.large):
        if not 0 <= animal < KINDS or state.animals[KINDS * seat + animal] < LARGE_TILE:
            found.append(f"seat {seat} has lost its large tile")
    if any(number < 0 for number in [*state.animals, *state.resources, *state.points]):
        found.append("somebody has less than nothing")
    return found


def _check_explorers(state: LaIslaState) -> list[str]:
    found: list[str] = []
    for seat in range(state.seats):
        mine = state.explorers[seat]
        together = few(mine) + state.supply[seat] + state.aside[seat]
        if together != EXPLORERS_AT_FIRST + EXPLORERS_ASIDE or min(state.supply[seat], state.aside[seat]) < 0:
            found.append(f"explorers of seat {seat} are not conserved")
        if mine < 0 or mine >> SPACE_COUNT:
            found.append(f"an explorer of seat {seat} is off the island")
    return found


def _check_regions(state: LaIslaState) -> list[str]:
    """LI-X14: a region that somebody has surrounded holds no tile any more."""
    found: list[str] = []
    for region, animal in enumerate(state.tiles):
        if animal < -1 or animal >= KINDS:
            found.append(f"there is no such animal on {state.pieces.regions[region]}")
        around = state.pieces.around[region]
        if animal >= 0 and any(around & mine == around for mine in state.explorers):
            found.append(f"{state.pieces.regions[region]} is surrounded and still has its tile")
    return found


def check_pending(state: LaIslaState) -> list[str]:
    """What is wrong with what is asked."""
    if len(state.stack) != 2 or state.stack[0].name != "play_round":
        return ["a round is missing below what is asked"]
    if not state.legal():
        return ["nobody can do anything"]
    step = state.stack[-1]
    if (step.name == "assign_cards") != (state.phase == CARDS):
        return ["cards are assigned in the card phase and only there"]
    if step.name == "assign_cards":
        waiting = step.fields()[0]
        for seat in range(state.seats):
            if not state.hands[seat] or (state.plans[seat] < 0) != bool(waiting >> seat & 1):
                return ["who has assigned and who is waited for differ"]
    return []
