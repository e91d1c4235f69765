"""What is true of every sound position: pieces are conserved and stand where they can."""

from archipel.engine.bits import BIT, few, members
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS_OF,
    BOATS,
    COLOURS,
    CREATURE_PIECES,
    EXPLORERS,
    EXPLORERS_EACH,
    FIRST_RED,
    SEATS_IN_BOAT,
    SERPENT,
    SHARK,
    SPACE_COUNT,
    VALUE_COUNTS,
    WHALE,
)
from archipel.games.the_island.rules.geometry import ISLE, LAND, LOST, NAMES, UNPLACED
from archipel.games.the_island.rules.state import TheIslandState


def check_pieces(state: TheIslandState) -> list[str]:
    """What is wrong with the pieces; empty in a sound position."""
    return [
        *_check_shape(state),
        *_check_explorers(state),
        *_check_spaces(state),
        *_check_tiles(state),
        *_check_supplies(state),
        *_check_values(state),
    ]


def _check_shape(state: TheIslandState) -> list[str]:
    lengths = [len(state.ground), len(state.people), len(state.crew)]
    if lengths != [SPACE_COUNT] * 3 or len(state.place) != len(EXPLORERS) or len(state.hands) != state.seats:
        return ["a list has the wrong length"]
    found: list[str] = []
    if not 0 <= state.first < state.seats:
        found.append("there is no such seat")
    if sum(1 for space in state.crew if space >= 0) != len(state.fleet):
        found.append("a boat is missing from the fleet")
    if (state.turn > 0) != state.begun:
        found.append("the turns are counted wrongly")
    return found


def _check_explorers(state: TheIslandState) -> list[str]:
    """Every explorer in play is in one place, and all the sets agree on it."""
    found: list[str] = []
    alive = aboard = 0
    for seat in range(state.seats):
        for explorer in members(state.own[seat]):
            one = BIT[explorer]
            place = state.place[explorer]
            if place < SPACE_COUNT:
                alive |= one
                in_boat = state.crew[place] > 0 and state.crew[place] & one
                if in_boat:
                    aboard |= one
                if bool(in_boat) == bool(state.people[place] & one):
                    found.append(f"{EXPLORERS[explorer]} is not where it should be")
            elif place == UNPLACED and state.begun:
                found.append(f"{EXPLORERS[explorer]} was never placed")
    if alive != state.alive or aboard != state.aboard:
        found.append("the explorers on the board are counted wrongly")
    on_spaces = sum(few(mask) for mask in state.people) + sum(few(mask) for mask in state.crew if mask > 0)
    if on_spaces != few(state.alive):
        found.append("an explorer is in two places")
    return found


def _check_spaces(state: TheIslandState) -> list[str]:
    """TI-X1."""
    found: list[str] = []
    serpents, sharks, whales = (state.creatures[each] for each in (SERPENT, SHARK, WHALE))
    for space in range(SPACE_COUNT):
        where = NAMES[space]
        manned = state.crew[space] > 0
        creature = space in serpents or space in sharks or space in whales
        if state.ground[space]:
            if state.crew[space] >= 0 or creature:
                found.append(f"{where} is land and holds a boat or a creature")
            continue
        if state.people[space] and (space in serpents or space in sharks):
            found.append(f"{where} holds a swimmer beside a shark or a serpent")
        if manned and (space in serpents or space in whales):
            found.append(f"{where} holds a manned boat beside a whale or a serpent")
        if manned and few(state.crew[space]) > SEATS_IN_BOAT:
            found.append(f"the boat of {where} is too full")
    return found


def _check_tiles(state: TheIslandState) -> list[str]:
    found: list[str] = []
    held = state.bag[:]
    for seat, hand in enumerate(state.hands):
        if hand != sorted(hand):
            found.append(f"the hand of seat {seat} is not sorted")
        for tile in hand:
            held[tile] += 1
            if tile % BACK_COUNT < FIRST_RED:
                found.append(f"seat {seat} keeps a green tile")
    for terrain, counts in enumerate(BACKS_OF):
        first = BACK_COUNT * terrain
        for back, number in enumerate(counts):
            if not 0 <= state.bag[first + back] <= held[first + back] <= number:
                found.append("tiles are not conserved")
        lying = sum(1 for space in LAND if state.ground[space] == terrain + 1)
        if lying != state.tiles[terrain]:
            found.append("the tiles of the island are counted wrongly")
        # TI-X30: nobody looks at the last tile when the game ends with it.
        unseen = sum(state.bag[first : first + BACK_COUNT])
        if lying != unseen and not (state.over and state.submerging and terrain == 2 and unseen == 1):
            found.append("tiles and unseen backs differ")
    if sum(1 for ground in state.ground if ground) != sum(state.tiles):
        found.append("a tile lies outside the island")
    return found


def _check_supplies(state: TheIslandState) -> list[str]:
    found: list[str] = []
    for creature, pieces in enumerate(CREATURE_PIECES):
        if state.supply[creature] < 0 or len(state.creatures[creature]) + state.supply[creature] > pieces:
            found.append("creatures are not conserved")
    if state.boats < 0 or len(state.fleet) + state.boats > BOATS:
        found.append("boats are not conserved")
    return found


def _check_values(state: TheIslandState) -> list[str]:
    found: list[str] = []
    for colour in range(len(COLOURS)):
        counts = [0] * len(VALUE_COUNTS)
        for explorer in range(EXPLORERS_EACH * colour, EXPLORERS_EACH * (colour + 1)):
            counts[state.values[explorer]] += 1
        played = any(own >> EXPLORERS_EACH * colour & 1 for own in state.own)
        if any(counts[value] > VALUE_COUNTS[value] for value in range(1, 7)):
            found.append(f"{COLOURS[colour]} has a value too often")
        if (counts[0] and state.begun and played) or (counts[0] < EXPLORERS_EACH and not played):
            found.append(f"{COLOURS[colour]} has not the values of the box")
    return found


def check_pending(state: TheIslandState) -> list[str]:
    """What is wrong with what is asked."""
    if len(state.stack) != 2 or state.stack[0].name != "take_turn":
        return ["a turn is missing below what is asked"]
    if not state.legal():
        return ["nobody can do anything"]
    if not all(ISLE <= place <= UNPLACED or 0 <= place < SPACE_COUNT for place in state.place):
        return ["an explorer is nowhere"]
    if state.to_the_last and state.begun and not state.alive:
        return ["no explorer is left and the game goes on"]
    return [] if LOST not in state.place or state.begun else ["an explorer was lost in the set-up"]
