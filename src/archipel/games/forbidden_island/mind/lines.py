"""The lines worth trying: whole turns of the active player, and the few uses of cards that can pay."""

from typing import Final

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Line, by_score, pending
from archipel.engine.bits import count, members
from archipel.engine.team import ESCAPED
from archipel.games.forbidden_island.mind.evaluation import Evaluation
from archipel.games.forbidden_island.mind.flights import flight, flights
from archipel.games.forbidden_island.mind.instinct import Instinct
from archipel.games.forbidden_island.mind.weighed import Outlook
from archipel.games.forbidden_island.rules.actions import (
    CAPTURE,
    DISCARD,
    DRAW_FLOOD,
    DRAW_TREASURE,
    GIVE,
    HELICOPTER,
    SANDBAGS_ON,
    TAKE_OFF,
)
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ANY_SANDBAGS
from archipel.games.forbidden_island.rules.components import FLOOD_CARDS, HELICOPTER_LIFT, SANDBAGS
from archipel.games.forbidden_island.rules.interruptions import Discard, Swim
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood, DrawTreasure, TakeActions

FRONTIER: Final = 96  # unfinished turns that are followed up at most
FOLLOWED: Final = 4  # for each line that is wanted


class LineFinder:
    """Finds lines by trying them out on copies of the position."""

    def __init__(self, instinct: Instinct, evaluation: Evaluation) -> None:
        self.instinct = instinct
        self.evaluation = evaluation

    def find(self, state: IslandState, seat: int, width: int) -> list[Line[IslandState]]:
        """The best lines of a seat in whatever is asked, the best first."""
        step = state.stack[-1]
        if isinstance(step, TakeActions) and seat == state.active:
            return self._turns(state, seat, min(FRONTIER, FOLLOWED * width))[:width]
        if isinstance(step, TakeActions | DrawTreasure | DrawFlood):
            return self._windows(state, seat)[:width]
        if isinstance(step, Discard):
            return self._each(state, self._discards(state, seat))[:width]
        codes: list[int] = []
        step.legal(state, codes)
        options = [[code] for code in codes if code >> SEAT_SHIFT == seat]
        if isinstance(step, Swim):
            if step.question(state, seat).optional:
                return [Line([], state, 0.0)]
            swims = [option for option in options if option[0] & NUMBER_MASK < SANDBAGS_ON]
            options = swims or options  # FI-P6: whoever can swim swims
        return self._each(state, options)[:width]

    def _discards(self, state: IslandState, seat: int) -> list[list[int]]:
        """What to do about a sixth card. A special card is never thrown away where it can do something."""
        base = seat << SEAT_SHIFT
        played = self._special_options(state, seat)
        if state.hands[seat] & ANY_HELICOPTER and not state.all_captured():
            played += self._rides(state, seat)
        useful = {SANDBAGS: state.flooded != 0, HELICOPTER_LIFT: False}
        for codes in played:
            if codes[0] & NUMBER_MASK >= HELICOPTER:
                useful[HELICOPTER_LIFT] = True
        kinds = [kind for kind in range(6) if state.hands[seat] >> 4 * kind & 15]
        return [[base + DISCARD + kind] for kind in kinds if not useful.get(kind, False)] + played

    def _rides(self, state: IslandState, seat: int) -> list[list[int]]:
        """Flights of single pawns to where they want to be."""
        found: list[list[int]] = []
        for pawn in range(state.seats):
            goal, _ = self.instinct.goal(state, pawn)
            start = state.pawns[pawn]
            if goal and not goal >> start & 1:
                found.append(flight(state, seat, start, 1 << pawn, members(goal)[0]))
        return found

    # -- whole turns -----------------------------------------------------------------------------------------

    def _turns(self, state: IslandState, seat: int, most: int) -> list[Line[IslandState]]:
        """Turns of up to three actions with one's own flights, one for every position they lead to."""
        outlook = Outlook(state)
        seen: set[tuple[object, ...]] = {position(state)}
        frontier = [Line([], state, 0.0)]
        ends: list[Line[IslandState]] = []
        while frontier:
            grown: list[Line[IslandState]] = []
            for line in frontier:
                at = line.state
                for codes in self._options(at, seat):
                    twin = self._after(at, codes)
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
                        ends.append(further)
            grown.sort(key=by_score)
            frontier = grown[:most]
            # Of lines that lead to the same position the first is kept: the one that captures first.
            frontier.sort(key=_treasures_missing)
        ends.sort(key=by_score)
        return ends

    def _after(self, state: IslandState, codes: list[int]) -> IslandState:
        """The position after some actions, once a receiver with six cards has settled it (FI-A9)."""
        twin = state.copy()
        for code in codes:
            twin.push(code)
        while twin.stack and isinstance(twin.stack[-1], Discard):
            twin.push(self.instinct.decide(twin, 0))
        return twin

    def _options(self, state: IslandState, seat: int) -> list[list[int]]:
        """Everything the active player may do next, flights only where they can pay."""
        codes: list[int] = []
        state.stack[-1].legal(state, codes)
        options = [[code] for code in codes if code >> SEAT_SHIFT == seat and _sensible(state, code)]
        if state.hands[seat] & ANY_HELICOPTER:
            options += self._special_options(state, seat)
        return options

    # -- cards -----------------------------------------------------------------------------------------------

    def _special_options(self, state: IslandState, seat: int) -> list[list[int]]:
        """The uses of a seat's special cards that can pay, each as the actions it takes."""
        hand = state.hands[seat]
        base = seat << SEAT_SHIFT
        options: list[list[int]] = []
        if hand & ANY_HELICOPTER:
            if state.can_take_off():
                return [[base + TAKE_OFF]]
            options += flights(state, seat)
        step = state.stack[-1]
        # Before the floods Sandbags can wait: nothing is lost by keeping them until a card threatens.
        if hand & ANY_SANDBAGS and state.flooded and not isinstance(step, TakeActions):
            if isinstance(step, DrawFlood):
                self.instinct.look(state, 0, step.left)
            else:
                self.instinct.look(state, 1, FLOOD_CARDS[state.level])
            for target in self.instinct.urgent[: min(2, self.instinct.urgent_count)]:
                options.append([base + SANDBAGS_ON + target])
        return options

    def _windows(self, state: IslandState, seat: int) -> list[Line[IslandState]]:
        """In an open window: let the game go on, or play a special card."""
        step = state.stack[-1]
        owed = -1
        if isinstance(step, DrawTreasure):
            owed = (state.active << SEAT_SHIFT) + DRAW_TREASURE
        elif isinstance(step, DrawFlood):
            owed = (state.active << SEAT_SHIFT) + DRAW_FLOOD
        silent = [owed] if seat == state.active else []
        options = self._special_options(state, seat) if _matters(state) else []
        if not options:
            return [Line(silent, state, 0.0)]
        passing = Line(silent, state, 0.0)
        if owed >= 0:
            passing.opening = [owed]  # to pass is to see the next card, whoever owes the draw
        lines = [passing]
        for codes in options:
            twin = self._after(state, codes)
            if twin.ending == ESCAPED:
                return [Line(codes, twin, 99.0)]
            lines.append(Line(codes, twin, 0.0))
        return lines

    def _each(self, state: IslandState, options: list[list[int]]) -> list[Line[IslandState]]:
        """Every option on its own."""
        outlook = Outlook(state)
        lines: list[Line[IslandState]] = []
        for codes in options:
            twin = state.copy()
            for code in codes:
                twin.push(code)
            lines.append(Line(codes, twin, self.evaluation.score(twin, outlook)))
        lines.sort(key=by_score)
        return lines


def _sensible(state: IslandState, code: int) -> bool:
    """Whether an action may be of use: no card is given that nobody needs."""
    number = code & NUMBER_MASK
    if GIVE <= number < CAPTURE:
        return state.captors[(number - GIVE) // 4] < 0
    return number < SANDBAGS_ON  # special cards are thought of apart


def _treasures_missing(line: Line[IslandState]) -> int:
    """What to sort lines by, those with the most treasures first."""
    captors = line.state.captors
    return sum([captors[treasure] < 0 for treasure in range(4)])


def _matters(state: IslandState) -> bool:
    """Whether a special card can matter in this window; most of the time it is better kept."""
    step = state.stack[-1]
    if state.all_captured():
        return True
    if isinstance(step, DrawFlood):
        return state.layers[-1] & state.flooded != 0 or step.left > count(state.layers[-1])
    return isinstance(step, TakeActions) and step.left == 3


def position(state: IslandState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach."""
    step = state.stack[-1] if state.stack else None
    left = 40
    asked: tuple[object, ...] = ()
    if isinstance(step, TakeActions):
        left = step.left
    elif isinstance(step, DrawTreasure):
        left = 10 + step.left
    elif isinstance(step, DrawFlood):
        left = 20 + step.left
    else:  # who is aboard, say, when the next passenger is asked for
        asked = pending(state)
    return (
        state.turn,
        left,
        asked,
        state.flown,
        state.flooded,
        state.alive,
        tuple(state.pawns),
        tuple(state.hands),
        tuple(state.captors),
        state.pile,
        state.flood_discards,
    )
