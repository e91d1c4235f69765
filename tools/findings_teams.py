"""The chapters of docs/findings.md about games that a team wins or loses."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from archipel.games import find
from archipel.lab.notes import Note
from archipel.lab.plots.drawing import Interval
from archipel.lab.plots.figures import fan, lifts, pairs_of, rate, team_won
from archipel.lab.plots.simulation import Plots
from findings_common import (
    Finding,
    decided,
    endings,
    extremes,
    first_of,
    how_often,
    listed,
    mean,
    named,
    percent,
    points,
    ranked,
)

LIFT = "wins in 100 games, against the average"


def team_chapter(game: str, notes: Sequence[Note]) -> list[Finding]:
    """All findings of a cooperative game."""
    found = [difficulty(game, notes), adventurers(game, notes), pairs(game, notes), beginners(game, notes)]
    found += SPECIAL.get(game, lambda _: [])(notes)
    found.append(endings(notes, game, "How games end, and when"))
    won, lost = ([note for note in notes if team_won(note) is each] for each in (True, False))
    told = [
        f"Half-way, the judge gives the median team that will {how} {_halfway(group):.0f} %."
        for how, group in (("win", won), ("lose", lost))
        if group
    ]
    return [*found, decided(notes, game, told)]


def _halfway(notes: list[Note]) -> float:
    line = fan("", notes, lambda _, odds: odds[0])
    return min(zip(line.across, line.up, strict=True), key=lambda each: abs(each[0] - 50), default=(0, 0))[1]


def difficulty(game: str, notes: Sequence[Note]) -> Finding:
    """What each step of difficulty costs, on the same deals."""
    plots = Plots(game, notes)
    steps = next(each.values for each in find(game).options if each.name == "difficulty")
    name = {step: plots.words.option_value("difficulty", step) for step in steps}
    won: dict[tuple[int, str], dict[str, bool]] = defaultdict(dict)
    for note in notes:
        won[note.seats, note.options["difficulty"]][note.seed] = team_won(note)
    rows = [["players", *(name[step] for step in steps)]]
    counts = sorted({note.seats for note in notes})
    for seats in counts:
        cells = [won[seats, step].values() for step in steps]
        rows.append([str(seats), *(percent(rate(sum(each), len(each))) for each in cells)])
    told = []
    for easy, hard in pairwise(steps):
        both = [
            100.0 * (won[seats, hard][seed] - won[seats, easy][seed])
            for seats in counts
            for seed in won[seats, easy].keys() & won[seats, hard].keys()
        ]
        told.append(f"{name[easy]} to {name[hard]}, on the same deals: {points(mean(both))}.")
    return Finding("What difficulty costs", told, plots.settings(), rows)


def adventurers(game: str, notes: Sequence[Note]) -> Finding:
    """Which adventurers help most."""
    plots, found = Plots(game, notes), lifts(notes, lambda note: note.cast)
    return Finding("Which adventurers help most", [extremes(found, plots.adventurer)], plots.adventurers())


def pairs(game: str, notes: Sequence[Note]) -> Finding:
    """Which pairs help most."""
    plots, found = Plots(game, notes), lifts(notes, pairs_of)

    def both(pair: str) -> str:
        return " and ".join(map(plots.adventurer, pair.split()))

    return Finding("Which pairs", [extremes(found, both)], plots.pairs())


def beginners(game: str, notes: Sequence[Note]) -> Finding:
    """Whether it matters who has the first turn."""
    plots, found = Plots(game, notes), lifts(notes, lambda note: [note.cast[note.first]])
    seats = lifts(notes, lambda note: [str(note.first + 1)])
    told = ["By the adventurer who has the first turn: " + extremes(found, plots.adventurer)]
    told.append("By the seat alone: " + extremes(seats, lambda seat: f"seat {seat}"))
    return Finding("What the first turn is worth", told, plots.beginners())


def _early(notes: Sequence[Note], kind: str, subject: str, rounds: int) -> dict[str, Interval]:
    """Wins by how often something was drawn in the first rounds, which chance alone decides."""
    found = lifts(notes, lambda note: [str(min(3, how_often(note, kind, subject, rounds * note.seats)))])
    return dict(sorted(found.items()))


def _counted(times: str) -> str:
    return f"{times} or more" if times == "3" else times


def _dealt(notes: Sequence[Note], card: str) -> dict[str, Interval]:
    """Wins by how many of a card were in the opening hands."""
    return lifts(notes, lambda note: [str(how_often(note, "dealt_card", card, 0))])


def island_cards(notes: Sequence[Note]) -> list[Finding]:
    """Forbidden Island: what special cards are worth that chance deals before anybody acts."""
    label = named(Plots("forbidden_island", notes), "card")
    told = ["Cards in the opening hands are dealt by chance alone, so that this is cause and not company."]
    flat: dict[str, Interval] = {}
    for card in ("helicopter_lift", "sandbags"):
        for times, found in sorted(_dealt(notes, card).items()):
            flat[f"{label(card)}: {times}"] = found
            told.append(f"{label(card)} in the opening hands, {times}: {points(found)}.")
    plot = listed("cards", "Special cards in the opening hands", flat, str, LIFT)
    rises = _early(notes, "drew_treasure", "waters_rise", 2)
    rise = label("waters_rise")
    more = [f"“{rise}”, {_counted(times)}: {points(found)}." for times, found in rises.items()]
    rise_plot = listed("rises", f"“{rise}” in the first two rounds", rises, _counted, LIFT)
    return [
        Finding("Which special cards decide", told, plot),
        Finding("How much early floods cost (the first two rounds)", more, rise_plot),
    ]


def desert_cards(notes: Sequence[Note]) -> list[Finding]:
    """Forbidden Desert: the first piece of equipment, and what the storm draws early."""
    game = "forbidden_desert"
    label = named(Plots(game, notes), "equipment")
    found = lifts(notes, lambda note: list(filter(None, [first_of(note, "drew_equipment")])))
    told = ["The first piece of equipment that is dug up is drawn by chance. " + extremes(found, label)]
    plot = ranked("cards", "The first equipment", found, label, LIFT)
    findings = [Finding("Which special cards decide", told, plot)]
    for storm, name in (("sun_beats_down", "Sun Beats Down"), ("storm_picks_up", "Storm Picks Up")):
        early = _early(notes, "drew_storm", storm, 1)
        lines = [f"{_counted(times)} of them: {points(each)}." for times, each in early.items()]
        drawn = listed(storm, f"{name} in the first round", early, _counted, LIFT)
        findings.append(Finding(f"{name} in the first round", lines, drawn))
    return findings


SPECIAL = {"forbidden_island": island_cards, "forbidden_desert": desert_cards}
