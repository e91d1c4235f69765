"""Every bot against every other: line-ups with rotated seats, played by number, and what they add up to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import factorial

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.games import find
from archipel.lab.play import game_seed, play_game
from archipel.lab.players import make_player


@dataclass
class Meeting:
    """One deal played by a line-up as often as it has bots, so that each of them sat everywhere.

    A team plays alone: in a cooperative game every bot of the tournament plays the deal once, for all seats.
    """

    number: int
    bots: list[str]
    games: list[list[int]] = field(default_factory=list)  # for each game, the rank of each bot; 1 is best
    wins: list[float] = field(default_factory=list)  # how much of the victories each bot had, in games


@dataclass
class Meetings:
    """Some meetings, as a process hands them over."""

    found: list[Meeting] = field(default_factory=list)
    failed: bool = False

    @property
    def games(self) -> int:
        """How many meetings were finished."""
        return len(self.found)


@dataclass(frozen=True)
class Tournament:
    """The meetings of a tournament; meeting i depends on the seed and on i alone."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int | str
    deals: int
    gaps: tuple[tuple[int, int], ...] = ()  # the meetings that are still to be played, from and to; () is all

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets: all bots when they are teams, else every choice of as many as there are seats."""
        if find(self.game).cooperative:
            return [self.bots]
        return list(combinations(self.bots, min(self.seats, len(self.bots))))

    @property
    def meetings(self) -> int:
        """How many meetings there are in all."""
        return self.deals * len(self.line_ups)

    def run(self, first: int, last: int, stopped: Callable[[], bool]) -> Meetings:
        """Play the open meetings with these places, fewer when asked to stop."""
        part = Meetings()
        for number in _numbers(self.gaps or ((0, self.meetings),), first, last):
            if stopped():
                break
            part.found.append(self.play(number))
        return part

    def play(self, number: int) -> Meeting:
        """One meeting."""
        line_ups = self.line_ups
        deal, place = divmod(number, len(line_ups))
        meeting = Meeting(number, list(line_ups[place]))
        meeting.wins = [0.0] * len(meeting.bots)
        if find(self.game).cooperative:
            self._teams(meeting, deal)
        else:
            self._rivals(meeting, deal)
        return meeting

    def _teams(self, meeting: Meeting, deal: int) -> None:
        """The deal once for every bot; who won stands before who lost, then the score decides."""
        reached: list[tuple[bool, int]] = []
        for bot in meeting.bots:
            won, _, scores = self._game([bot] * self.seats, deal)
            reached.append((any(won), scores[0]))
        order = sorted(set(reached), reverse=True)
        meeting.games.append([order.index(each) + 1 for each in reached])
        meeting.wins = [float(won) for won, _ in reached]

    def _rivals(self, meeting: Meeting, deal: int) -> None:
        """The deal with each bot at every place; a bot with several seats counts by its best."""
        bots = meeting.bots
        # Another round of neighbours in every deal, until each order was there.
        orders = list(permutations(range(1, len(bots))))
        order = (0, *orders[deal % factorial(len(bots) - 1)])
        for shift in range(len(bots)):
            seated = [order[(seat + shift) % len(bots)] for seat in range(self.seats)]
            won, ranks, _ = self._game([bots[each] for each in seated], deal)
            best = [min(ranks[s] for s in range(self.seats) if seated[s] == b) for b in range(len(bots))]
            meeting.games.append([sorted(best).index(each) + 1 for each in best])
            for seat in range(self.seats):
                meeting.wins[seated[seat]] += won[seat] / max(1, sum(won))

    def _game(self, names: Sequence[str], deal: int) -> tuple[list[bool], list[int], list[int]]:
        game, seed = find(self.game), game_seed(self.seed, deal)
        bots = [make_player(name, game) for name in names]
        state, _ = play_game(game, self.options, bots, seed, Chance.from_seed(f"{seed}/bots"))
        outcome = state.outcome
        if outcome is None:  # it reached its bound: nobody won
            return [False] * len(names), [1] * len(names), [0] * len(names)
        return list(outcome.won), list(outcome.ranks), list(outcome.scores)


def make_tournament(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    deals: int = 100,
    seed: int | str = 0,
) -> Tournament:
    """A tournament whose game, bots, seats and options exist and fit together."""
    found = find(game)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadOption("tournament_bots", bots=", ".join(bots))
    for name in bots:
        make_player(name, found)
    count = seats or found.min_seats
    settled = found.settle(options or {})
    found.begin(count, settled, Chance.from_seed(seed))  # refuses seats and options that do not fit
    return Tournament(found.id, tuple(bots), count, settled, seed, deals)


def _numbers(gaps: Sequence[tuple[int, int]], first: int, last: int) -> list[int]:
    """The open meetings from place ``first`` to ``last - 1``."""
    found: list[int] = []
    for start, end in gaps:
        size = end - start
        found += range(start + min(first, size), start + min(last, size))
        first, last = max(0, first - size), max(0, last - size)
    return found


def gaps_in(done: set[int], meetings: int) -> tuple[tuple[int, int], ...]:
    """What is still to be played, as ranges: ``gaps_in({0, 3}, 5)`` is ``((1, 3), (4, 5))``."""
    gaps: list[tuple[int, int]] = []
    start = 0
    for number in [*sorted(done), meetings]:
        if number > start:
            gaps.append((start, number))
        start = number + 1
    return tuple(gaps)
