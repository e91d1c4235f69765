"""A partner who follows: what a person has begun to collect is left to that person."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Line
from archipel.engine.bits import members
from archipel.games.forbidden_island.rules.actions import CAPTURE, DISCARD, GIVE
from archipel.games.forbidden_island.rules.components import CARDS_TO_CAPTURE
from archipel.games.forbidden_island.rules.state import IslandState

BEGUN: Final = 2  # cards of one treasure that make the beginning of a set
TREASURES: Final = 4


def considerate(state: IslandState, lines: list[Line[IslandState]], people: int) -> list[Line[IslandState]]:
    """The lines that leave the sets of people (a bit set of seats) alone; all of them where none does."""
    sets = begun_sets(state, people)
    if max(sets) < 0:
        return lines
    return [line for line in lines if not _takes_away(state, line.codes, sets)] or lines


def begun_sets(state: IslandState, people: int) -> list[int]:
    """Treasure -> the person who collects it, or -1: two or three cards, and nobody has more."""
    found: list[int] = []
    for treasure in range(TREASURES):
        most = max([_held(state, seat, treasure) for seat in range(state.seats)])
        collector = -1
        if state.captors[treasure] < 0 and BEGUN <= most < CARDS_TO_CAPTURE:
            for seat in members(people):
                if collector < 0 and _held(state, seat, treasure) == most:
                    collector = seat
        found.append(collector)
    return found


def _takes_away(state: IslandState, codes: list[int], sets: list[int]) -> bool:
    """Whether a card of such a set goes to somebody else, or away; to complete four cards is no harm."""
    for code in codes:
        number = code & NUMBER_MASK
        if DISCARD <= number < DISCARD + TREASURES and sets[number - DISCARD] >= 0:
            return True
        if GIVE <= number < CAPTURE:
            treasure, receiver = divmod(number - GIVE, 4)
            complete = _held(state, receiver, treasure) + 1 >= CARDS_TO_CAPTURE
            if sets[treasure] >= 0 and sets[treasure] != receiver and not complete:
                return True
    return False


def _held(state: IslandState, seat: int, treasure: int) -> int:
    return state.hands[seat] >> 4 * treasure & 15
