"""The lines worth trying: whole turns of the active player, and the few uses of cards that can pay."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Line
from archipel.engine.bits import members
from archipel.games.forbidden_island.actions import (
    BOARD,
    DISCARD,
    DONE,
    DRAW_FLOOD,
    DRAW_TREASURE,
    HELICOPTER,
    LAND,
    SANDBAGS_ON,
    TAKE_OFF,
)
from archipel.games.forbidden_island.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.components import CARDS_TO_CAPTURE, FLOOD_CARDS, HELICOPTER_LIFT
from archipel.games.forbidden_island.evaluation import Evaluation, Outlook
from archipel.games.forbidden_island.instinct import Instinct
from archipel.games.forbidden_island.state import ESCAPED, IslandState
from archipel.games.forbidden_island.steps import Discard, DrawFlood, DrawTreasure, Swim, TakeActions

FRONTIER = 48  # unfinished turns that are followed up


class LineFinder:
    """Finds lines by trying them out on copies of the position."""

    def __init__(self, instinct: Instinct, evaluation: Evaluation) -> None:
        self.instinct = instinct
        self.evaluation = evaluation

    def find(self, state: IslandState, seat: int, width: int) -> list[Line]:
        """The best lines of a seat in whatever is asked, the best first."""
        step = state.stack[-1]
        if isinstance(step, TakeActions):
            if seat == state.active:
                return self._turns(state, seat, width)
            return self._cards(state, seat, -1, width)
        if isinstance(step, DrawTreasure):
            return self._cards(state, seat, DRAW_TREASURE, width)
        if isinstance(step, DrawFlood):
            return self._cards(state, seat, DRAW_FLOOD, width)
        if isinstance(step, Discard):
            return self._discards(state, seat, width)
        return self._each(state, seat, width)

    # -- whole turns --------------------------------------------------------------------------------------------

    def _turns(self, state: IslandState, seat: int, width: int) -> list[Line]:
        """Turns of up to three actions with one's own special cards, one for every position they lead to."""
        outlook = Outlook(state)
        seen: set[tuple[object, ...]] = {position(state)}
        frontier = [Line([], state, 0.0)]
        ends: dict[tuple[object, ...], Line] = {}
        while frontier:
            grown: list[Line] = []
            for line in frontier:
                at = line.state
                assert isinstance(at, IslandState)
                for codes in self._options(at, seat):
                    twin = at.copy()
                    for code in codes:
                        twin.push(code)
                    while twin.stack and isinstance(twin.stack[-1], Discard):  # FI-A9
                        twin.push(self.instinct.decide(twin, 1 << seat))
                    if twin.ending == ESCAPED:
                        return [Line(line.codes + codes, twin, 99.0)]
                    key = position(twin)
                    if key in seen:
                        continue
                    seen.add(key)
                    further = Line(line.codes + codes, twin, self.evaluation.score(twin, outlook))
                    if isinstance(twin.stack[-1], TakeActions):
                        grown.append(further)
                    else:
                        ends[key] = further
            grown.sort(key=_by_score)
            frontier = grown[:FRONTIER]
        found = sorted(ends.values(), key=_by_score)
        return found[:width]

    def _options(self, state: IslandState, seat: int) -> list[list[int]]:
        """Everything the active player may do next, flights only where they can pay."""
        codes: list[int] = []
        state.stack[-1].legal(state, codes)
        options = [[code] for code in codes if code >> SEAT_SHIFT == seat and code & 4095 < SANDBAGS_ON]
        return options + self._special_options(state, seat)

    # -- cards --------------------------------------------------------------------------------------------------

    def _special_options(self, state: IslandState, seat: int) -> list[list[int]]:
        """The uses of a seat's special cards that can pay, each as the actions it takes."""
        hand = state.hands[seat]
        base = seat << SEAT_SHIFT
        options: list[list[int]] = []
        if hand & ANY_HELICOPTER:
            if state.can_take_off():
                return [[base + TAKE_OFF]]
            options += self._flights(state, seat)
        if hand & ANY_SANDBAGS and state.flooded:
            step = state.stack[-1]
            if isinstance(step, DrawFlood):
                self.instinct.look(state, 0, step.left)
            else:
                self.instinct.look(state, 2, FLOOD_CARDS[state.level])
            for target in self.instinct.urgent[:2]:
                options.append([base + SANDBAGS_ON + target])
        return options

    def _flights(self, state: IslandState, seat: int) -> list[list[int]]:
        """Flights home with the four treasures, or of somebody with four cards to the site."""
        base = seat << SEAT_SHIFT
        lifts = 0
        for hand in state.hands:
            lifts += hand >> 4 * HELICOPTER_LIFT & 15
        options: list[list[int]] = []
        everybody = (1 << state.seats) - 1
        if state.all_captured():
            away = 0
            for at in state.pawns:
                if at != state.landing:
                    away |= 1 << at
            if lifts > 1:
                for start in members(away):
                    options.append(flight(state, base, start, everybody, state.landing))
            return options
        for pawn in range(state.seats):
            start = state.pawns[pawn]
            for treasure in range(4):
                if state.captors[treasure] >= 0:
                    continue
                held = state.hands[pawn] >> 4 * treasure & 15
                sites = state.site_masks[treasure] & state.alive
                if held >= CARDS_TO_CAPTURE and not sites >> start & 1:
                    for site in members(sites):
                        options.append(flight(state, base, start, 1 << pawn, site))
                elif held:
                    for other in range(state.seats):
                        theirs = state.hands[other] >> 4 * treasure & 15
                        if other != pawn and theirs + held >= CARDS_TO_CAPTURE and theirs >= held:
                            there = state.pawns[other]
                            if there != start:
                                options.append(flight(state, base, start, 1 << pawn, there))
                                options.append(flight(state, base, there, 1 << other, start))
        return options

    def _cards(self, state: IslandState, seat: int, owed: int, width: int) -> list[Line]:
        """In an open window: play a special card, or let the game go on."""
        twin = state.copy()
        if seat == state.active and owed >= 0:
            passed = Line([(seat << SEAT_SHIFT) + owed], twin, 0.0)
        else:
            passed = Line([], twin, 0.0)
        options = self._special_options(state, seat) if self._worth_a_thought(state) else []
        lines = [passed]
        for codes in options:
            twin = state.copy()
            for code in codes:
                twin.push(code)
            line = Line(codes, twin, 0.0)
            if twin.ending == ESCAPED:
                return [line]
            lines.append(line)
        if len(lines) > 1 and owed >= 0:
            # To pass is to see the next card, whoever owes the draw.
            passing = passed.state
            passing.push((state.active << SEAT_SHIFT) + owed)
        return lines[:width]

    def _worth_a_thought(self, state: IslandState) -> bool:
        """Whether a special card can matter in this window; most of the time it is better kept."""
        step = state.stack[-1]
        if state.all_captured():
            return True
        if isinstance(step, DrawFlood):
            return state.layers[-1] & state.flooded != 0 or step.left > state.layers[-1].bit_count()
        if isinstance(step, TakeActions):
            return step.left == 3
        return False

    def _discards(self, state: IslandState, seat: int, width: int) -> list[Line]:
        """FI-H3, H4: throw a card away, or use a special one."""
        base = seat << SEAT_SHIFT
        outlook = Outlook(state)
        lines: list[Line] = []
        options = [[base + DISCARD + kind] for kind in range(6) if state.hands[seat] >> 4 * kind & 15]
        for codes in options + self._special_options(state, seat):
            twin = state.copy()
            for code in codes:
                twin.push(code)
            lines.append(Line(codes, twin, self.evaluation.score(twin, outlook)))
        lines.sort(key=_by_score)
        return lines[:width]

    def _each(self, state: IslandState, seat: int, width: int) -> list[Line]:
        """Swims, rescues, and the parts of a flight: every answer on its own."""
        outlook = Outlook(state)
        codes: list[int] = []
        state.stack[-1].legal(state, codes)
        lines: list[Line] = []
        step = state.stack[-1]
        if isinstance(step, Swim) and step.question(state, seat).optional:
            lines.append(Line([], state.copy(), 0.0))
            return lines  # FI-P6: whoever can swim swims
        for code in codes:
            if code >> SEAT_SHIFT == seat:
                if isinstance(step, Swim) and HELICOPTER <= code & 4095 < BOARD and step.pawn(state) == seat:
                    if step.question(state, seat).kind == "swim":
                        continue
                twin = state.copy()
                twin.push(code)
                lines.append(Line([code], twin, self.evaluation.score(twin, outlook)))
        lines.sort(key=_by_score)
        return lines[:width]


def flight(state: IslandState, base: int, start: int, wanted: int, target: int) -> list[int]:
    """The actions that fly the wanted pawns (a set) from a tile to another (FI-Q7)."""
    standing = [pawn for pawn in range(state.seats) if state.pawns[pawn] == start]
    codes = [base + HELICOPTER + start]
    if len(standing) > 1:
        boarding = [pawn for pawn in standing if wanted >> pawn & 1]
        codes += [base + BOARD + pawn for pawn in boarding]
        if boarding[-1] != standing[-1]:
            codes.append(base + DONE)
    codes.append(base + LAND + target)
    return codes


def position(state: IslandState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach."""
    left = -1
    if state.stack:
        step = state.stack[-1]
        if isinstance(step, TakeActions):
            left = step.left
        elif isinstance(step, DrawTreasure):
            left = 10 + step.left
        elif isinstance(step, DrawFlood):
            left = 20 + step.left
        else:
            left = 30
    return (
        state.turn,
        left,
        state.flown,
        state.flooded,
        state.alive,
        tuple(state.pawns),
        tuple(state.hands),
        state.captors,
        state.pile,
        state.flood_discards,
    )


def _by_score(line: Line) -> float:
    return -line.score
