"""Figures behind the plots: what games that were listened to say, always with an interval."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from archipel.lab.notes import Note
from archipel.lab.plots.drawing import Course, Interval
from archipel.lab.standings import mean_with_interval
from archipel.lab.tally import wilson

STEPS = 20  # parts of a game in which its course is looked at

Cell = tuple[int, tuple[tuple[str, str], ...]]


def rate(wins: int, games: int) -> Interval:
    """Wins in a hundred games, with their 95 % interval."""
    low, high = wilson(wins, games)
    return 100 * wins / max(1, games), 100 * low, 100 * high


def cell(note: Note) -> Cell:
    """How a game was set: games of one cell can be compared with each other."""
    return note.seats, tuple(sorted(note.options.items()))


def team_won(note: Note) -> bool:
    """Whether a team won, or anybody at all."""
    return any(note.won)


def share_won(note: Note, seat: int) -> float:
    """How much of the victory was this seat's."""
    return note.won[seat] / max(1, sum(note.won)) if note.won else 0.0


def place_in_order(note: Note, seat: int) -> int:
    """0 for the seat that began, 1 for the next."""
    return (seat - note.first) % note.seats


def lifts(
    notes: Sequence[Note],
    found_in: Callable[[Note], Iterable[str]],
    result: Callable[[Note], float] = team_won,
) -> dict[str, Interval]:
    """How many more of a hundred games end well with each thing than games set alike do on average."""
    means: dict[Cell, list[float]] = defaultdict(list)
    for note in notes:
        means[cell(note)].append(result(note))
    even = {key: sum(each) / len(each) for key, each in means.items()}
    # A deal may be played in several settings: what it gives counts once, or the interval would be too short.
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for note in notes:
        for thing in set(found_in(note)):
            found[thing][note.seed].append(100 * (result(note) - even[cell(note)]))
    deals = {thing: [sum(d) / len(d) for d in each.values()] for thing, each in found.items()}
    return {thing: mean_with_interval(each, -100.0, 100.0) for thing, each in deals.items()}


def pairs_of(note: Note) -> list[str]:
    """Every two adventurers that were there, as ``diver pilot``."""
    cast = sorted(set(note.cast))
    return [f"{one} {other}" for place, one in enumerate(cast) for other in cast[place + 1 :]]


Reading = Callable[[Note, list[float]], float]


def odds_by_time(notes: Sequence[Note], odds: Reading) -> list[tuple[float, list[float]]]:
    """Values along the game: for every part of it, what a judge thought of those that were at that part."""
    parts: dict[int, list[float]] = defaultdict(list)
    for note in notes:
        seen: dict[int, float] = {}
        for turn, each in note.odds:
            seen[min(STEPS, round(STEPS * turn / max(1, note.turns)))] = odds(note, each)
        for part, value in seen.items():
            parts[part].append(value)
    return [(100 * part / STEPS, parts[part]) for part in sorted(parts) if len(parts[part]) >= 5]


def fan(name: str, notes: Sequence[Note], odds: Reading) -> Course:
    """The median of the odds along the game, with the middle half around it."""
    along = odds_by_time(notes, odds)
    quarters = [[100 * _quantile(values, share) for _, values in along] for share in (0.25, 0.5, 0.75)]
    return Course(name, [at for at, _ in along], quarters[1], quarters[0], quarters[2])


def leader_holds(notes: Sequence[Note]) -> list[tuple[float, Interval]]:
    """For every part of the game, in how many of a hundred games the one who led then won."""

    def right(note: Note, odds: list[float]) -> float:
        return share_won(note, max(range(len(odds)), key=odds.__getitem__))

    found = []
    for at, values in odds_by_time(notes, right):
        mean, low, high = mean_with_interval(values, 0.0, 1.0)
        found.append((at, (100 * mean, 100 * low, 100 * high)))
    return found


def _quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
