"""What every chapter of docs/findings.md shares: a finding with its figure, and intervals in words."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from archipel.lab.notes import Note
from archipel.lab.plots.drawing import Interval, Row, rates
from archipel.lab.plots.figures import place_in_order, rate, share_won
from archipel.lab.plots.simulation import Plots
from archipel.lab.plots.style import Plot
from archipel.lab.standings import mean_with_interval
from archipel.words import readable

EVEN = "wins in 100 games, against an even share"


@dataclass
class Finding:
    """One thing that the games say: sentences, a table, and a plot."""

    heading: str
    sentences: list[str]
    plot: Plot | None = None
    table: list[list[str]] = field(default_factory=list)


def percent(found: Interval) -> str:
    """``54.1 % (52.0–56.2)``."""
    value, low, high = found
    return f"{value:.1f} % ({low:.1f}–{high:.1f})"


def points(found: Interval) -> str:
    """``+4.2 points (+2.0 to +6.3)``."""
    value, low, high = found
    return f"{value:+.1f} points ({low:+.1f} to {high:+.1f})".replace("-", "−")


def plain(found: Interval, digits: int = 1) -> str:
    """``12.3 (11.8–12.9)``."""
    value, low, high = found
    return f"{value:.{digits}f} ({low:.{digits}f}–{high:.{digits}f})"


def clear(found: Interval) -> bool:
    """Whether a difference is surely not nothing."""
    return found[1] > 0 or found[2] < 0


def mean(values: Sequence[float], most: float = 1000.0) -> Interval:
    """The mean of so many independent numbers."""
    if len(values) < 2:
        return mean_with_interval(list(values), -most, most)
    middle = sum(values) / len(values)
    reach = 1.96 * (sum((v - middle) ** 2 for v in values) / (len(values) - 1) / len(values)) ** 0.5
    return middle, middle - reach, middle + reach


def ranked(name: str, title: str, found: dict[str, Interval], label: Callable[[str], str], axis: str) -> Plot:
    """Dots with their intervals, the highest first."""
    order = sorted(found, key=lambda each: -found[each][0])
    return listed(name, title, {each: found[each] for each in order}, label, axis)


def listed(name: str, title: str, found: dict[str, Interval], label: Callable[[str], str], axis: str) -> Plot:
    """Dots with their intervals, in the order that they come in."""
    rows = [Row(label(each), each_found) for each, each_found in found.items()]
    return Plot(name, title, "", rates(rows, axis, 0.0), 1.0 + 0.3 * len(rows))


def extremes(found: dict[str, Interval], label: Callable[[str], str]) -> str:
    """The best and the worst, and whether anything is clear at all."""
    if not found:
        return "Too few games to tell."
    best, worst = (pick(found, key=lambda each: found[each][0]) for pick in (max, min))
    told = f"Best: {label(best)}, {points(found[best])}. Worst: {label(worst)}, {points(found[worst])}."
    surely = [each for each in found if clear(found[each])]
    return f"{told} {len(surely)} of {len(found)} differ clearly from the average."


def by_seats(notes: Sequence[Note]) -> dict[int, list[Note]]:
    """The games by their number of players."""
    groups: dict[int, list[Note]] = defaultdict(list)
    for note in notes:
        groups[note.seats].append(note)
    return dict(sorted(groups.items()))


def mirror(notes: Sequence[Note]) -> list[Note]:
    """The games in which all play alike."""
    return [note for note in notes if len(set(note.bots)) == 1]


def first_seat(notes: Sequence[Note], game: str) -> Finding:
    """What it is worth to begin, among rivals of the same strength."""
    told, equal = [], mirror(notes)
    for seats, games in by_seats(equal).items():
        shares: dict[int, list[float]] = defaultdict(list)
        for note in games:
            for seat in range(seats):
                shares[place_in_order(note, seat)].append(100 * (share_won(note, seat) - 1 / seats))
        found = {place: mean(each) for place, each in shares.items()}
        best = max(found, key=lambda place: found[place][0])
        told.append(
            f"With {seats} players whoever begins wins {points(found[0])} against an even share; "
            f"the best place is number {best + 1}, {points(found[best])}"
            f"{'' if clear(found[best]) else ', which is not clear'}."
        )
    return Finding("What the first seat is worth", told, Plots(game, equal).start())


def endings(notes: Sequence[Note], game: str, heading: str) -> Finding:
    """How games end, by number of players."""
    plots = Plots(game, notes)
    names = [name for name, _ in Counter(note.ending for note in notes).most_common()]
    rows = [["players", "games", *(plots.ending(name) for name in names)]]
    for seats, games in by_seats(notes).items():
        shares = [rate(sum(note.ending == name for note in games), len(games)) for name in names]
        rows.append([str(seats), str(len(games)), *map(percent, shares)])
    top = rate(sum(note.ending == names[0] for note in notes), len(notes))
    told = [f"The most frequent end is “{plots.ending(names[0])}”: {percent(top)} of all games."]
    return Finding(heading, told, plots.endings(), rows)


def first_of(note: Note, kind: str, seat: int | None = None) -> str:
    """The subject of the first event of a kind (of a seat): ``first_of(note, "kept_tile", 0)``."""
    found = []
    for key, turns in note.events.items():
        name, subject, who = key.split()
        if name == kind and seat in (None, int(who) if who != "-" else None):
            found.append((turns[0], subject))
    firsts = [subject for turn, subject in found if turn == min(found)[0]]
    return firsts[0] if len(firsts) == 1 else ""  # two at once: nobody knows which came first


def how_often(note: Note, kind: str, subject: str, until: int) -> int:
    """How often something happened up to a turn."""
    turns = [t for key, each in note.events.items() if key.split()[:2] == [kind, subject] for t in each]
    return sum(turn <= until for turn in turns)


def seat_lifts(notes: Sequence[Note], things: dict[tuple[int, int], set[str]]) -> dict[str, Interval]:
    """How much more than an even share a seat wins that had this; keys are game and seat."""
    found: dict[str, list[float]] = defaultdict(list)
    for note in notes:
        for seat in range(note.seats):
            for thing in things.get((note.number, seat), ()):
                found[thing].append(100 * (share_won(note, seat) - 1 / note.seats))
    return {thing: mean(each) for thing, each in found.items() if len(each) >= 30}


def decided(notes: Sequence[Note], game: str, told: list[str]) -> Finding:
    """When it is decided."""
    return Finding("When it is decided", told, Plots(game, notes).decided())


def named(plots: Plots, kind: str) -> Callable[[str], str]:
    """Names of things as people call them."""
    return lambda each: plots.words.said(f"{kind}-{each}", readable(each))
