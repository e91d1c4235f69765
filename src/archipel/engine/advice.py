"""What a game tells bots about itself: lines worth trying, and how a position is likely to go on."""

import math
from typing import Generic, TypeAlias, TypeVar

from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.engine.state import State

# Something true of a position and a line, as the key and arguments of a sentence.
Claim: TypeAlias = tuple[str, Args]
# The game's own positions.
S = TypeVar("S", bound=State)


class Line(Generic[S]):
    """Some actions of one seat in a row, and the position they lead to; no actions at all is a pass."""

    def __init__(self, codes: list[int], state: S, score: float) -> None:
        self.codes = codes
        self.state = state
        self.score = score  # by the game's evaluation; only for comparing the lines of one list
        # What every playout of this line begins with: a draw must not be drawn once for all of them.
        self.opening: list[int] = []
        # What playouts of one depth have found so far.
        self.depth = 0
        self.sum = 0.0
        self.times = 0
        self.found: list[float] = []  # each of them, for telling a gain from luck


def by_score(line: Line[S]) -> float:
    """What to sort lines by, the best first."""
    return -line.score


def pending(state: State) -> tuple[object, ...]:
    """What is being asked, for telling positions apart."""
    if not state.stack:
        return ()
    step = state.stack[-1]
    return (step.name, *step.fields())


def last_turn(turn: int, active: int, seats: int, seat: int, turns: int) -> int:
    """With which turn a playout of so many turns ends, among rivals.

    The first is the present one. Later ones go on to a turn of the seat, since odds are fair to all who have
    just moved: in the middle of a round others would look better.
    """
    if turns == 1:
        return turn
    ahead = turns - 1
    return turn + ahead + (seat - active - ahead) % seats


def calibrate(odds: float, line: list[float]) -> float:
    """Odds put right by a line through their logarithms: its shift and its slope."""
    sure = min(0.999, max(0.001, odds))
    return 1.0 / (1.0 + math.exp(-line[0] - line[1] * math.log(sure / (1.0 - sure))))


def put_right(odds: float, line: list[float], turn: int) -> float:
    """Odds at the end of a review's future put right: shift, slope, what is added early on, and until when.

    The earlier it is, the more of the game good players will play better than instinct would.
    """
    early = max(0.0, 1.0 - turn / line[3])
    return calibrate(odds, [line[0] + line[2] * early, line[1]])


def tempered(shares: list[float], line: list[float], turn: int) -> list[float]:
    """Shares of a victory put right: drawn apart by a power above 1, together by one below.

    The line has the power at the start, what is added by the turn in which a game is late, and that turn.
    """
    power = line[0] + line[1] * min(1.0, turn / line[2])
    raised = [max(0.001, share) ** power for share in shares]
    total = sum(raised)
    return [share / total for share in raised]


class Advice(Generic[S]):
    """A game's knowledge of good play; one for each bot, since it may keep notes while it thinks."""

    # The line by which the odds of playouts are put right; another where it is masters who found them.
    calibration: list[float] | None = None
    by_master: list[float] | None = None
    # The seats of people, as a bit set, whose beginnings a partner keeps to; see ``Bot.keep_to``.
    people: int = 0
    # How many turns a review plays on before it asks for the odds.
    ahead: int = 4
    # How many decisions of a future are thought about before instinct takes over: where a review looks again
    # at a line that seems better, and in every future.
    plies: int = 0
    foresight: int = 0
    # What thinking about one line costs, in futures played by instinct alone (measured).
    thinking: int = 3
    # How many futures a review of a whole game shares out among its moments; second looks cost more.
    thought: int = 20000

    def instinct(self, state: S, seat: int) -> int | None:
        """The code of a good action of this seat at once, or silence where it owes nothing."""
        raise NotImplementedError

    def lines(self, state: S, seat: int, width: int) -> list[Line[S]]:
        """The most promising lines, at most ``width`` of them, the best first."""
        raise NotImplementedError

    def future(self, state: S, seat: int, chance: Chance) -> S:
        """A copy for one playout, in which all that this seat cannot know is left to ``chance``.

        Enough as it is where only what is still to be drawn is unknown; a game with secrets imagines them
        anew, or a line would be chosen for the one world in which it was found.
        """
        twin = state.copy()
        twin.chance = chance
        return twin

    def playout(self, state: S, seat: int, opening: list[int], turns: int) -> float:
        """Play an opening, then everybody by instinct for some turns, in place; a seat's odds from there.

        One turn ends with the present one. Odds are between 0 and 1: that the team wins, or among rivals that
        this seat does.
        """
        raise NotImplementedError

    def outlook(self, state: S, turns: int) -> list[float]:
        """Play everybody by instinct for some turns, in place; the odds of every seat from there.

        A team has one number. What a game that is over has come to is told as it is; other odds are put right
        one by one, so that their mean over many futures is the share of such games that good bots win.
        """
        raise NotImplementedError

    def consult_net(self) -> None:
        """Let the game's net judge from now on, where it has one: it sees more, and is slower."""

    def calibrated(self, odds: float) -> float:
        """The share of games that are won where playouts found these odds, which is what people are told.

        Playouts end with rules of thumb and often judge too soberly; ``tools/calibrate.py`` finds how much.
        """
        return odds if self.calibration is None else calibrate(odds, self.calibration)

    def position(self, state: S) -> tuple[object, ...]:
        """What tells this position from others of the same game; equal for equal positions."""
        raise NotImplementedError

    def reasons(self, state: S, seat: int, codes: list[int]) -> list[Claim]:
        """What speaks for a line (no actions: silence), the weightiest first; nothing where only trying told.

        A claim is a fact that anybody at this seat can check, never a mere opinion: ``tests/coach`` does.
        """
        raise NotImplementedError
