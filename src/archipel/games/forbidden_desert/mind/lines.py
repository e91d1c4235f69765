"""The lines worth trying: whole turns of the active player, and the few free acts that can pay."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Line, by_score, pending
from archipel.engine.bits import members
from archipel.engine.team import ESCAPED
from archipel.games.forbidden_desert.mind.candidates import destinations, options, uncertain
from archipel.games.forbidden_desert.mind.evaluation import Evaluation
from archipel.games.forbidden_desert.mind.free_acts import played, windows
from archipel.games.forbidden_desert.mind.instinct import Instinct
from archipel.games.forbidden_desert.mind.race import Outlook
from archipel.games.forbidden_desert.rules.actions import END_STEP, GIVE
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.steps import DrawStorm, TakeActions

FRONTIER = 6  # unfinished turns that are followed up
SAMPLES = 4  # of what a reveal may show
HABIT = 0.2  # the lead of what rules of thumb say, times the variance of the end: playouts have to find more


class LineFinder:
    """Finds lines by trying them out on copies of the position."""

    def __init__(self, instinct: Instinct, evaluation: Evaluation) -> None:
        self.instinct = instinct
        self.evaluation = evaluation

    def find(self, state: DesertState, seat: int, width: int) -> list[Line[DesertState]]:
        """The best lines of a seat in whatever is asked, the best first."""
        step = state.stack[-1]
        if isinstance(step, TakeActions | DrawStorm):
            gift = self.instinct.gift(state, 1 << seat)
            if gift >= 0:
                return [self._line(state, [gift], 0.0)]
            if isinstance(step, TakeActions) and seat == state.active:
                return self._turns(state, seat, width)
            return windows(state, seat)[:width]
        codes: list[int] = []
        step.legal(state, codes)
        outlook = Outlook(state)
        lines: list[Line[DesertState]] = []
        for code in codes:
            if code >> SEAT_SHIFT == seat and code & NUMBER_MASK < GIVE:
                line = self._line(state, [code], 0.0)
                at = line.state
                line.score = self.evaluation.score(at, outlook)
                lines.append(line)
        if not lines:
            return [Line([], state, 0.0)]
        lines.sort(key=by_score)
        return lines[:width]

    def _line(self, state: DesertState, codes: list[int], score: float) -> Line[DesertState]:
        twin = state.copy()
        return Line(played(twin, codes), twin, score)

    # -- whole turns -----------------------------------------------------------------------------------------

    def _turns(self, state: DesertState, seat: int, width: int) -> list[Line[DesertState]]:
        """Turns up to their end or to the first thing that chance decides, one for every position."""
        outlook = Outlook(state)
        end = (seat << SEAT_SHIFT) + END_STEP
        seen: set[tuple[object, ...]] = {position(state)}
        frontier = [Line([], state, self.evaluation.score(state, outlook))]
        ends: list[Line[DesertState]] = [self._by_instinct(state)]
        for target in members(destinations(state, seat) | 1 << state.pawns[seat]):
            ends.append(self._with_purpose(state, seat, target, outlook))
        while frontier:
            grown: list[Line[DesertState]] = []
            for line in frontier:
                at = line.state
                step = at.stack[-1]
                # Actions left over are of no use: only to do nothing at all is a line of its own.
                if not line.codes or (isinstance(step, TakeActions) and not step.left):
                    ends.append(self._ended(line, at, end))
                for codes in options(at, seat, self.instinct, not line.codes):
                    if uncertain(codes[0] & NUMBER_MASK):
                        ends.append(self._open(line, at, codes, outlook))
                        continue
                    twin = at.copy()
                    done = played(twin, codes)
                    if twin.ending == ESCAPED:
                        return [Line(line.codes + done, twin, 99.0)]
                    key = position(twin)
                    if key not in seen:
                        seen.add(key)
                        grown.append(Line(line.codes + codes, twin, self.evaluation.score(twin, outlook)))
            grown.sort(key=by_score)
            frontier = grown[:FRONTIER]
        odds = self.evaluation.odds(state)
        return _chosen(ends, width, HABIT * odds * (1.0 - odds))

    def _by_instinct(self, state: DesertState) -> Line[DesertState]:
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

    def _with_purpose(
        self, state: DesertState, seat: int, target: int, outlook: Outlook
    ) -> Line[DesertState]:
        """The turn that does what there is to do on a tile, or goes there; then what rules of thumb say."""
        twin = state.copy()
        line = Line([], twin, 99.0)
        end = (seat << SEAT_SHIFT) + END_STEP
        going = not twin.buried(seat)
        while twin.stack:
            step = twin.stack[-1]
            code = end
            if not isinstance(step, TakeActions):
                code = self.instinct.decide(twin, 0)
            elif step.left:
                if going:
                    code = self.instinct.towards(twin, seat, target)
                if code == end:
                    going = False
                    code = self.instinct.decide(twin, 1 << seat)
            if code == end:
                line.score = self.evaluation.score(twin, outlook)
                return self._ended(line, twin, end)
            if uncertain(code & NUMBER_MASK):
                return self._open(line, twin, [code], outlook)
            twin.push(code)
            line.codes.append(code)
        return line

    def _ended(self, line: Line[DesertState], at: DesertState, end: int) -> Line[DesertState]:
        """The turn ended here; every playout draws its own storm."""
        ended = Line([*line.codes, end], at, line.score)
        ended.opening = [end]
        return ended

    def _open(
        self, line: Line[DesertState], at: DesertState, codes: list[int], outlook: Outlook
    ) -> Line[DesertState]:
        """The turn up to something that chance decides; judged by what it may be."""
        total = 0.0
        for _ in range(SAMPLES):
            twin = at.copy()
            twin.chance = at.chance.fork()
            twin.push(codes[0])
            while twin.stack and not isinstance(twin.stack[-1], TakeActions):
                twin.push(self.instinct.decide(twin, 0))
            total += self.evaluation.score(twin, outlook)
        opened = Line(line.codes + codes, at, total / SAMPLES)
        opened.opening = codes
        return opened


def position(state: DesertState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach."""
    return (
        state.turn,
        pending(state),
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


def _chosen(ends: list[Line[DesertState]], width: int, lead: float) -> list[Line[DesertState]]:
    """The turn by rules of thumb, which comes first and has a lead, and the best others, each but once."""
    first = ends[0]
    chosen = [first]
    told = {tuple(first.codes)}
    ends.sort(key=by_score)
    for line in ends:
        codes = tuple(line.codes)
        if codes not in told:
            told.add(codes)
            chosen.append(line)
            if len(chosen) == width:
                break
    for line in chosen:
        line.score = 0.0
    first.score = lead
    return chosen
