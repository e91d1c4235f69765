"""The lines worth trying: whole turns of the active player, and the few free acts that can pay."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Line
from archipel.engine.bits import members
from archipel.games.forbidden_desert import reach
from archipel.games.forbidden_desert.actions import (
    BLAST,
    DRAW_STORM,
    END_STEP,
    END_TURN,
    GIVE,
    RESERVE,
    SHIELD,
)
from archipel.games.forbidden_desert.cards import (
    ANY_DUNE_BLASTER,
    ANY_JET_PACK,
    ANY_SOLAR_SHIELD,
    ANY_WATER_RESERVE,
)
from archipel.games.forbidden_desert.evaluation import Evaluation
from archipel.games.forbidden_desert.features import Outlook
from archipel.games.forbidden_desert.instinct import Instinct
from archipel.games.forbidden_desert.options import flights, options, uncertain
from archipel.games.forbidden_desert.state import ESCAPED, DesertState
from archipel.games.forbidden_desert.steps import DrawStorm, TakeActions
from archipel.games.forbidden_desert.suns import shade, sun_odds

FRONTIER = 6  # unfinished turns that are followed up
SAMPLES = 2  # of what a reveal may show
LEFT = 0.1  # log odds for an action that is left after a reveal: about what an action of work is worth
WORRY = 0.03  # odds of a death for which shields and the reserve are thought of


class LineFinder:
    """Finds lines by trying them out on copies of the position."""

    def __init__(self, instinct: Instinct, evaluation: Evaluation) -> None:
        self.instinct = instinct
        self.evaluation = evaluation

    def find(self, state: DesertState, seat: int, width: int) -> list[Line]:
        """The best lines of a seat in whatever is asked, the best first."""
        step = state.stack[-1]
        if isinstance(step, TakeActions | DrawStorm):
            gift = self.instinct.gift(state, 1 << seat)
            if gift >= 0:
                return [self._line(state, [gift], 0.0)]
            if isinstance(step, TakeActions) and seat == state.active:
                return self._turns(state, seat, width)
            return self._windows(state, seat)[:width]
        codes: list[int] = []
        step.legal(state, codes)
        outlook = Outlook(state)
        lines: list[Line] = []
        for code in codes:
            if code >> SEAT_SHIFT == seat and code & NUMBER_MASK < GIVE:
                line = self._line(state, [code], 0.0)
                at = line.state
                assert isinstance(at, DesertState)
                line.score = self.evaluation.score(at, outlook)
                lines.append(line)
        if not lines:
            return [Line([], state, 0.0)]
        lines.sort(key=_by_score)
        return lines[:width]

    def _line(self, state: DesertState, codes: list[int], score: float) -> Line:
        twin = state.copy()
        return Line(_played(twin, codes), twin, score)

    # -- whole turns -----------------------------------------------------------------------------------------

    def _turns(self, state: DesertState, seat: int, width: int) -> list[Line]:
        """Turns up to their end or to the first thing that chance decides, one for every position."""
        outlook = Outlook(state)
        end = (seat << SEAT_SHIFT) + END_STEP
        seen: set[tuple[object, ...]] = {position(state)}
        frontier = [Line([], state, self.evaluation.score(state, outlook))]
        ends: list[Line] = [self._by_instinct(state)]
        while frontier:
            grown: list[Line] = []
            for line in frontier:
                at = line.state
                assert isinstance(at, DesertState)
                step = at.stack[-1]
                # Actions left over are of no use: only to do nothing at all is a line of its own.
                if not line.codes or (isinstance(step, TakeActions) and not step.left):
                    ends.append(self._ended(line, at, end))
                for codes in options(at, seat, self.instinct, not line.codes):
                    if uncertain(codes[0] & NUMBER_MASK):
                        ends.append(self._open(line, at, codes, outlook))
                        continue
                    twin = at.copy()
                    done = _played(twin, codes)
                    if twin.ending == ESCAPED:
                        return [Line(line.codes + done, twin, 99.0)]
                    key = position(twin)
                    if key not in seen:
                        seen.add(key)
                        grown.append(Line(line.codes + codes, twin, self.evaluation.score(twin, outlook)))
            grown.sort(key=_by_score)
            frontier = grown[:FRONTIER]
        first = ends[0]
        rest = [line for line in ends if line.codes != first.codes]
        rest.sort(key=_by_score)
        return [first, *rest[: width - 1]]

    def _by_instinct(self, state: DesertState) -> Line:
        """What rules of thumb would do with the turn."""
        twin = state.copy()
        codes: list[int] = []
        mine = 1 << state.active
        while True:
            code = self.instinct.decide(twin, mine)
            codes.append(code)
            if uncertain(code & NUMBER_MASK):
                line = Line(codes, twin, 0.0)
                line.opening = [code]
                return line
            twin.push(code)
            if code & NUMBER_MASK == END_STEP or not twin.stack:
                return Line(codes, twin, 0.0)

    def _ended(self, line: Line, at: DesertState, end: int) -> Line:
        """The turn ended here; every playout draws its own storm."""
        ended = Line([*line.codes, end], at, line.score)
        ended.opening = [end]
        return ended

    def _open(self, line: Line, at: DesertState, codes: list[int], outlook: Outlook) -> Line:
        """The turn up to something that chance decides; judged by what it may be."""
        total = 0.0
        for _ in range(SAMPLES):
            twin = at.copy()
            twin.chance = at.chance.fork()
            twin.push(codes[0])
            while twin.stack and not isinstance(twin.stack[-1], TakeActions):
                twin.push(self.instinct.decide(twin, 0))
            total += self.evaluation.score(twin, outlook)
        step = at.stack[-1]
        left = step.left - 1 if isinstance(step, TakeActions) else 0
        opened = Line(line.codes + codes, at, total / SAMPLES + LEFT * left)
        opened.opening = codes
        return opened

    # -- free acts -------------------------------------------------------------------------------------------

    def _windows(self, state: DesertState, seat: int) -> list[Line]:
        """Let the game go on, or play a card that may pay now."""
        step = state.stack[-1]
        owed: list[int] = []
        if isinstance(step, DrawStorm):
            owed = [(state.active << SEAT_SHIFT) + (DRAW_STORM if step.left else END_TURN)]
        passing = Line(owed if seat == state.active else [], state, 0.0)
        passing.opening = owed  # to pass is to see the next card, whoever owes the draw
        lines = [passing]
        if state.hands[seat]:
            for codes in self._cards(state, seat):
                line = self._line(state, codes, 0.0)
                if not line.state.stack:
                    return [line]
                lines.append(line)
        return lines

    def _cards(self, state: DesertState, seat: int) -> list[list[int]]:
        """The uses of a seat's equipment that can pay in an open window."""
        hand = state.hands[seat]
        base = seat << SEAT_SHIFT
        step = state.stack[-1]
        found: list[list[int]] = []
        if hand & ANY_JET_PACK and state.parts_left == 0:
            found += flights(state, seat)
        if isinstance(step, TakeActions):
            # Out of turn most cards can wait for the storm; but a team mate may be buried now.
            if step.left == 4 and hand & ANY_DUNE_BLASTER and state.buried(state.active):
                here = state.pawns[state.active]
                if reach.sand(state, seat) >> here & 1:
                    found.append([base + BLAST + here])
            return found
        if not isinstance(step, DrawStorm) or not step.left:
            return found
        if hand & (ANY_SOLAR_SHIELD | ANY_WATER_RESERVE):
            found += _against_thirst(state, seat, step.left)
        if hand & ANY_DUNE_BLASTER and state.supply < 3 * step.left:
            best, dune = 1, -1
            for cell in members(reach.sand(state, seat)):
                if state.sand[cell] > best:
                    best, dune = state.sand[cell], cell
            if dune >= 0:
                found.append([base + BLAST + dune])
        return found


def _against_thirst(state: DesertState, seat: int, cards: int) -> list[list[int]]:
    """A shield or the reserve, if somebody on the holder's tile may die before the last card."""
    hand = state.hands[seat]
    here = state.pawns[seat]
    if shade(state) >> here & 1:
        return []
    odds = sun_odds(state, cards)[cards]
    worry = 0.0
    room = 0
    for pawn in range(state.seats):
        if state.pawns[pawn] == here:
            room += state.room(pawn)
            worry = max(worry, odds[state.water[pawn]])
    found: list[list[int]] = []
    if worry > WORRY:
        if hand & ANY_WATER_RESERVE and room:
            found.append([(seat << SEAT_SHIFT) + RESERVE])
        if hand & ANY_SOLAR_SHIELD and not state.shields >> seat & 1:
            found.append([(seat << SEAT_SHIFT) + SHIELD])
    return found


def position(state: DesertState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach."""
    step = state.stack[-1] if state.stack else None
    return (
        state.turn,
        step.name if step else "",
        tuple(step.fields()) if step else (),
        tuple(state.pawns),
        tuple(state.sand),
        tuple(state.water),
        tuple(state.hands),
        tuple(state.parts),
        state.revealed,
        state.known,
        state.hole,
        state.shields,
        state.reductions,
        state.pile_size,
        tuple(state.top),
    )


def _played(state: DesertState, codes: list[int]) -> list[int]:
    """Play some actions, fewer if the game is won before the last (FD-Z76); those that were played."""
    done: list[int] = []
    for code in codes:
        if not state.stack:
            break
        state.push(code)
        done.append(code)
    return done


def _by_score(line: Line) -> float:
    return -line.score
