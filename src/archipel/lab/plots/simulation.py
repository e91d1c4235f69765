"""The plots of a simulation; each is there only where its games have something to show."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cached_property

from archipel.games import find
from archipel.lab.notes import Note
from archipel.lab.plots.drawing import Course, Row, boxes, courses, heat, over_time, rates, spreads
from archipel.lab.plots.figures import (
    fan,
    leader_holds,
    lifts,
    pairs_of,
    place_in_order,
    rate,
    share_won,
    team_won,
)
from archipel.lab.plots.style import Draw, Plot
from archipel.lab.rows import UNFINISHED
from archipel.lab.standings import mean_with_interval
from archipel.lab.words import bot_name, say, words
from archipel.words import readable


class Plots:
    """Draws one game's notes: ``Plots("la_isla", notes).all()``."""

    def __init__(self, game: str, notes: Sequence[Note]) -> None:
        self.game = find(game)
        self.words = words(self.game.id)
        self.notes = notes

    def all(self) -> list[Plot]:
        """Every plot that these games can fill."""
        if self.game.cooperative:
            found = [self.settings(), self.endings(), self.adventurers(), self.pairs(), self.beginners()]
        else:
            found = [self.bots(), self.seats(), self.start(), self.endings(), self.sources(), self.scores()]
        return [plot for plot in [*found, self.length(), self.decided()] if plot]

    def settings(self) -> Plot | None:
        """How often a team wins, for every way in which the games were set."""
        groups: dict[str, list[Note]] = defaultdict(list)
        for note in self.notes:
            groups[self.setting(note)].append(note)
        counts = sorted({note.seats for note in self.notes})
        rows = [
            Row(name, rate(sum(map(team_won, each)), len(each)), counts.index(each[0].seats))
            for name, each in groups.items()
        ]
        return _made("settings", rates(rows, say("plot-wins")), 1.0 + 0.34 * len(rows))

    def setting(self, note: Note) -> str:
        """What sets a game apart from the others: the players' number and the options that differ."""
        parts = []
        if self._seats_vary or not self._varied:
            parts.append(say("plot-players", seats=note.seats))
        parts += [self.words.option_value(name, note.options[name]) for name in self._varied]
        return ", ".join(parts)

    @cached_property
    def _seats_vary(self) -> bool:
        return len({note.seats for note in self.notes}) > 1

    @cached_property
    def _varied(self) -> list[str]:
        names = self.notes[0].options
        return [name for name in names if len({note.options[name] for note in self.notes}) > 1]

    def endings(self) -> Plot | None:
        """How the games ended, over time."""
        turns: dict[str, list[int]] = defaultdict(list)
        for note in self.notes:
            turns[note.ending or UNFINISHED].append(note.turns)
        order = [each.name for each in self.game.endings if each.name in turns]
        order += [name for name in turns if name not in order]
        named = [(self.ending(name), turns[name]) for name in order]
        kind = "losses" if self.game.cooperative else "endings"
        draw = over_time(named, say("plot-turns"), say("plot-games"))
        return _made(kind, draw, 3.2 + 0.18 * ((len(named) + 1) // 2))

    def ending(self, name: str) -> str:
        """An ending as people call it."""
        if name == UNFINISHED:
            return say("simulate-unfinished")
        return self.words.said(f"ending-{name}", readable(name))

    def adventurers(self) -> Plot | None:
        """What each adventurer is worth."""
        found = lifts(self.notes, lambda note: note.cast)
        return self._lifted("adventurers", found)

    def beginners(self) -> Plot | None:
        """What it is worth that this adventurer begins."""
        found = lifts(self.notes, lambda note: [note.cast[note.first]] if note.cast else [])
        return self._lifted("beginners", found)

    def _lifted(self, name: str, found: dict[str, tuple[float, float, float]]) -> Plot | None:
        order = sorted(found, key=lambda each: -found[each][0])
        rows = [Row(self.adventurer(each), found[each]) for each in order]
        draw = rates(rows, say("plot-lift"), 0.0)
        return _made(name, draw, 1.0 + 0.34 * len(rows)) if len(rows) > 1 else None

    def adventurer(self, name: str) -> str:
        """An adventurer's name."""
        return self.words.name("adventurer", name)

    def pairs(self) -> Plot | None:
        """What every two adventurers are worth together."""
        found = lifts(self.notes, pairs_of)
        cast = sorted({name for pair in found for name in pair.split()})
        if len(cast) < 3:
            return None
        cells = [
            [found.get(" ".join(sorted((a, b))), (None,))[0] if a != b else None for b in cast] for a in cast
        ]
        return _made("pairs", heat([self.adventurer(each) for each in cast], cells, say("plot-lift")), 4.4)

    def bots(self) -> Plot | None:
        """How often each bot wins."""
        shares: dict[str, list[float]] = defaultdict(list)
        for note in self.notes:
            for bot in dict.fromkeys(note.bots):
                shares[bot].append(sum(share_won(note, s) for s in range(note.seats) if note.bots[s] == bot))
        if len(shares) < 2:
            return None
        rows = [Row(bot_name(bot), _percent(each)) for bot, each in shares.items()]
        return _made("bots", rates(rows, say("plot-wins")), 1.0 + 0.4 * len(rows))

    def seats(self) -> Plot | None:
        """How often each seat wins."""
        return self._by_place("seats", lambda note, seat: seat)

    def start(self) -> Plot | None:
        """How often the first, the second … of the first round wins."""
        return self._by_place("start", place_in_order)

    def _by_place(self, name: str, place: Callable[[Note, int], int]) -> Plot | None:
        shares: dict[tuple[int, int], list[float]] = defaultdict(list)
        for note in self.notes:
            for seat in range(note.seats):
                shares[note.seats, place(note, seat)].append(share_won(note, seat) - 1 / note.seats)
        counts = sorted({seats for seats, _ in shares})
        rows = [
            Row(
                say(f"plot-{name}-place", place=at + 1),
                _percent(shares[seats, at], -1.0),
                counts.index(seats),
            )
            for seats, at in sorted(shares)
        ]
        groups = [say("plot-players", seats=seats) for seats in counts]
        return _made(name, rates(rows, say("plot-even"), 0.0, groups), 1.3 + 0.3 * len(rows))

    def sources(self) -> Plot | None:
        """Where points come from, for who won and who did not."""
        names = list(dict.fromkeys(name for note in self.notes for name in note.sources))
        points: dict[bool, list[list[int]]] = {True: [[] for _ in names], False: [[] for _ in names]}
        for note in self.notes:
            for place, name in enumerate(names):
                for seat, value in enumerate(note.sources.get(name, [])):
                    points[note.won[seat]][place].append(value)
        if not names or not points[True][0] or not points[False][0]:
            return None
        labels = [self.words.said(f"source-{name}", readable(name)) for name in names]
        groups = [(say("plot-winners"), points[True]), (say("plot-others"), points[False])]
        return _made("sources", boxes(labels, groups, say("plot-points")), 1.2 + 0.55 * len(names))

    def scores(self) -> Plot | None:
        """How the final scores are spread, by rank."""
        found: dict[int, list[int]] = defaultdict(list)
        for note in self.notes:
            for rank, score in zip(note.ranks, note.scores, strict=True):
                found[rank].append(score)
        if not found:
            return None
        named = [(say("plot-rank", rank=rank), found[rank]) for rank in sorted(found)]
        return _made("scores", spreads(named, say("plot-points"), say("plot-share")), 3.2)

    def length(self) -> Plot | None:
        """How long the games are."""
        found: dict[int, list[int]] = defaultdict(list)
        for note in self.notes:
            found[note.seats].append(note.turns)
        named = [(say("plot-players", seats=seats), found[seats]) for seats in sorted(found)]
        return _made("length", spreads(named, say("plot-turns"), say("plot-share")), 3.2)

    def decided(self) -> Plot | None:
        """When games are decided: what a judge thought along the way of how they ended."""
        if self.game.cooperative:
            won = [note for note in self.notes if team_won(note)]
            lost = [note for note in self.notes if not team_won(note)]
            named = ((say("plot-won-games"), won), (say("plot-lost-games"), lost))
            lines = [fan(name, each, lambda _, odds: odds[0]) for name, each in named if each]
        else:
            lines = [fan(say("plot-winners-odds"), [n for n in self.notes if any(n.won)], _winners_odds)]
            along = leader_holds(self.notes)
            lines.append(Course(say("plot-leader"), [at for at, _ in along], [each[0] for _, each in along]))
        lines = [line for line in lines if line.across]
        if not lines:
            return None
        kind = "decided" if self.game.cooperative else "decided-rivals"
        return _made(kind, courses(lines, say("plot-course"), say("plot-odds"), most=100), 3.4)


def _winners_odds(note: Note, odds: list[float]) -> float:
    winners = [seat for seat, won in enumerate(note.won) if won]
    return sum(odds[seat] for seat in winners) / len(winners)


def _percent(shares: list[float], least: float = 0.0) -> tuple[float, float, float]:
    mean, low, high = mean_with_interval(shares, least, 1.0)
    return 100 * mean, 100 * low, 100 * high


def _made(name: str, draw: Draw, height: float) -> Plot:
    return Plot(name, say(f"plot-{name}"), say(f"plot-{name}-note"), draw, height)
