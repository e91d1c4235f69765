"""The chapter of docs/findings.md about the functions and decks of La Isla."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from archipel.lab.notes import Note
from archipel.lab.plots.drawing import Row, rates
from archipel.lab.plots.simulation import Plots
from archipel.lab.plots.style import Plot
from findings_common import EVEN, Finding, by_seats, extremes, mean, mirror, plain, ranked, seat_lifts

OF_FUNCTION = {
    "sym_res": "symbol: resource", "sym_vp": "symbol: points", "sym_cost": "symbol: cheaper",
    "sym_marker": "symbol: marker", "land_res": "landscape: resource", "land_vp": "landscape: points",
    "b_res": "B: resource", "b_vp": "B: points", "b_marker": "B: marker", "d_vp": "D: points",
    "d_res": "D: resource", "any_marker": "D: any marker", "ani_res": "animal: resource",
    "ani_vp": "animal: points", "ani_marker": "animal: marker", "shared_vp": "in company: points",
    "shared_cost": "in company: cheaper",
}  # fmt: skip


def la_isla(notes: Sequence[Note]) -> list[Finding]:
    """La Isla: what the functions of cards are worth, and the full deck."""
    equal = mirror(notes)
    gained: dict[str, list[float]] = defaultdict(list)
    had: dict[tuple[int, int], set[str]] = defaultdict(set)
    for note in equal:
        put: Counter[tuple[str, str]] = Counter()
        scored: Counter[tuple[str, str]] = Counter()
        for key, turns in note.events.items():
            event, subject, seat = key.split()
            if event in ("put", "covered"):
                put[family(subject), seat] += len(turns)
                had[note.number, int(seat)].add(family(subject))
            if event == "function_scored":
                scored[family(subject), seat] += note.points.get(key, 0)
        for (kind, seat), times in put.items():
            gained[kind].append(scored[kind, seat] / times)
    values = {kind: mean(each) for kind, each in gained.items() if max(each) > 0}
    lifted = seat_lifts(equal, had)
    best = max(values, key=lambda kind: values[kind][0])
    rows = [Row(label(kind), values[kind]) for kind in sorted(values, key=lambda each: -values[each][0])]
    value_plot = Plot(
        "functions",
        "Points a card",
        "",
        rates(rows, "points that a card brings by its function"),
        1 + 0.3 * len(rows),
    )
    told = [
        f"Of those that give points, {label(best)} brings most: {plain(values[best], 2)} points a card.",
        "Seats that have put a function into play, against an even share: " + extremes(lifted, label),
        "(Who puts what is the player's choice: this second figure is company, not cause.)",
    ]
    return [
        Finding("What the functions are worth", told, value_plot),
        Finding(
            "Functions and victories", [], ranked("function-wins", "Wins by function", lifted, label, EVEN)
        ),
        _decks(equal),
    ]


def _decks(notes: Sequence[Note]) -> Finding:
    """Whether the full deck makes other games."""
    told = []
    for seats, games in by_seats(notes).items():
        of = {deck: [note for note in games if note.options["deck"] == deck] for deck in ("basic", "full")}
        scores = {deck: plain(mean([float(max(note.scores)) for note in each])) for deck, each in of.items()}
        rounds = {deck: plain(mean([float(note.turns) for note in each])) for deck, each in of.items()}
        told.append(
            f"With {seats} players the winner of the basic deck has {scores['basic']} points after "
            f"{rounds['basic']} rounds, of the full deck {scores['full']} after {rounds['full']}."
        )
    return Finding("The basic and the full deck", told, Plots("la_isla", notes).scores())


def family(function: str) -> str:
    """All functions that do the same for another colour, symbol or animal."""
    first, _, rest = function.partition("_")
    return first if first in ("joker", "ring") else f"{first}_{rest.partition('_')[0]}" if rest else first


def label(kind: str) -> str:
    """A family of functions in a few words."""
    return OF_FUNCTION.get(kind, kind.replace("_", " "))
