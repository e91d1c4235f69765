"""The helicopter flights that can pay, each as the small choices that make it (FI-Q7)."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.cards import count
from archipel.games.forbidden_island.rules.actions import BOARD, DONE, HELICOPTER, LAND
from archipel.games.forbidden_island.rules.components import CARDS_TO_CAPTURE, HELICOPTER_LIFT
from archipel.games.forbidden_island.rules.state import IslandState


def flights(state: IslandState, holder: int) -> list[list[int]]:
    """Home with the four treasures; before that, to a site with four cards, or to who has the others."""
    if state.all_captured():
        lifts = sum(count(hand, HELICOPTER_LIFT) for hand in state.hands)
        away = {at for at in state.pawns if at != state.landing}
        everybody = (1 << state.seats) - 1
        if lifts < 2:  # the last one is for the take-off
            return []
        return [flight(state, holder, start, everybody, state.landing) for start in sorted(away)]
    found: list[list[int]] = []
    for treasure in range(4):
        if state.captors[treasure] < 0:
            sites = state.site_masks[treasure] & state.alive
            for pawn in range(state.seats):
                start = state.pawns[pawn]
                held = count(state.hands[pawn], treasure)
                if held >= CARDS_TO_CAPTURE and not sites >> start & 1:
                    found += [flight(state, holder, start, 1 << pawn, site) for site in members(sites)]
                elif held:
                    found += _meetings(state, holder, pawn, treasure)
    return found


def _meetings(state: IslandState, holder: int, pawn: int, treasure: int) -> list[list[int]]:
    """Flights that bring a pawn and the collector of its cards together, if that makes four."""
    held = count(state.hands[pawn], treasure)
    start = state.pawns[pawn]
    found: list[list[int]] = []
    for other in range(state.seats):
        theirs = count(state.hands[other], treasure)
        there = state.pawns[other]
        if theirs >= held and theirs + held >= CARDS_TO_CAPTURE and there != start:
            found.append(flight(state, holder, start, 1 << pawn, there))
            found.append(flight(state, holder, there, 1 << other, start))
    return found


def flight(state: IslandState, holder: int, start: int, wanted: int, target: int) -> list[int]:
    """The actions with which a holder flies the wanted pawns (a set) from one tile to another."""
    base = holder << SEAT_SHIFT
    standing = [pawn for pawn in range(state.seats) if state.pawns[pawn] == start]
    codes = [base + HELICOPTER + start]
    if len(standing) > 1:
        boarding = [pawn for pawn in standing if wanted >> pawn & 1]
        codes += [base + BOARD + pawn for pawn in boarding]
        if boarding[-1] != standing[-1]:
            codes.append(base + DONE)
    codes.append(base + LAND + target)
    return codes
