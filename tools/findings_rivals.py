"""The chapters of docs/findings.md about games among rivals."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from archipel.lab.notes import Note
from archipel.lab.plots.drawing import Row, rates, spreads
from archipel.lab.plots.figures import leader_holds, rate, share_won
from archipel.lab.plots.simulation import Plots
from archipel.lab.plots.style import Plot
from findings_common import (
    EVEN,
    Finding,
    by_seats,
    decided,
    endings,
    extremes,
    first_of,
    first_seat,
    mean,
    mirror,
    named,
    percent,
    plain,
    points,
    ranked,
    seat_lifts,
)
from findings_la_isla import la_isla


def rival_chapter(game: str, notes: Sequence[Note]) -> list[Finding]:
    """All findings of a game among rivals."""
    found = [first_seat(notes, game), *SPECIAL.get(game, lambda _: [])(notes)]
    equal = mirror(notes)
    found.append(Finding("Where points come from", [_sources(game, equal)], Plots(game, equal).sources()))
    told = []
    for seats, games in by_seats(equal).items():
        held = leader_holds(games)
        if not held:  # too few games to tell
            continue
        at, holds = min(held, key=lambda each: abs(each[0] - 50))
        told.append(f"With {seats} players, who leads after {at:.0f} % of the game wins {percent(holds)}.")
    return [*found, decided(equal, game, told)]


def _sources(game: str, notes: Sequence[Note]) -> str:
    """The source in which winners and others differ most."""
    plots = Plots(game, notes)
    gaps: dict[str, list[float]] = defaultdict(list)
    for note in notes:
        for name, each in note.sources.items():
            won = [value for seat, value in enumerate(each) if note.won[seat]]
            lost = [value for seat, value in enumerate(each) if not note.won[seat]]
            if won and lost:
                gaps[name].append(sum(won) / len(won) - sum(lost) / len(lost))
    found = {name: mean(each) for name, each in gaps.items()}
    most = max(found, key=lambda name: found[name][0])
    name = named(plots, "source")(most)
    return f"Winners and others differ most in “{name}”: {plain(found[most])} points more a game."


def takara_island(notes: Sequence[Note]) -> list[Finding]:
    """Takara Island: when Stones fall, and what they decide."""
    falls: dict[int, list[int]] = {1: [], 2: []}
    finder: list[float] = []
    none = 0
    for note in notes:
        found = sorted(
            (turn, int(key.split()[2]))
            for key, turns in note.events.items()
            if key.startswith("found_stone")
            for turn in turns
        )
        none += not found
        for place, (turn, _) in enumerate(found[:2], start=1):
            falls[place].append(-(-turn // note.seats))
        if found:
            finder.append(100 * (share_won(note, found[0][1]) - 1 / note.seats))
    total = len(notes)
    told = [
        f"No Stone is found in {percent(rate(none, total))} of the games, "
        f"both in {percent(rate(len(falls[2]), total))}.",
        f"The first falls in round {plain(mean(falls[1]))} on average"
        + (f", the second in round {plain(mean(falls[2]))}." if falls[2] else "."),
        f"Whoever finds the first wins {points(mean(finder))} against an even share.",
    ]
    plot = Plot(
        "stones",
        "When Stones fall",
        "",
        spreads([("the first", falls[1]), ("the second", falls[2])], "rounds", "% of games"),
    )
    return [
        Finding("When Stones fall", told, plot),
        endings(notes, "takara_island", "How games end, and when"),
    ]


def the_island(notes: Sequence[Note]) -> list[Finding]:
    """The Island: the volcano, what the sea takes, tiles that decide, and one colour or two."""
    equal = mirror(notes)
    volcano = endings(equal, "the_island", "How often the volcano ends it")
    share = rate(sum(note.ending == "volcano" for note in equal), len(equal))
    turns = [float(note.turns) for note in equal if note.ending == "volcano"]
    volcano.sentences = [
        f"The volcano ends {percent(share)} of the games, in turn {plain(mean(turns))} on average."
    ]
    causes: Counter[str] = Counter()
    for note in equal:
        for key, each in note.events.items():
            if key.startswith("lost "):
                causes[key.split()[1]] += len(each)
    words = Plots("the_island", equal)
    cause = named(words, "cause")
    lost = ", ".join(
        f"{cause(name)} {plain(mean([_lost(note, name) for note in equal]), 2)}"
        for name, _ in causes.most_common()
    )
    volcano.sentences.append(f"Explorers lost a game, by what takes them: {lost}.")
    first = {
        (n.number, s): {tile} for n in equal for s in range(n.seats) if (tile := first_of(n, "kept_tile", s))
    }
    tiles = seat_lifts(equal, first)
    label = named(words, "tile")
    special = Finding(
        "Which special tiles decide",
        [
            "By the first tile that a seat keeps (players choose a place, not what lies under it). "
            + extremes(tiles, label)
        ],
        ranked("tiles", "The first tile kept", tiles, label, EVEN),
    )
    return [volcano, special, colours(notes)]


def _lost(note: Note, cause: str) -> float:
    return float(sum(len(each) for key, each in note.events.items() if key.startswith(f"lost {cause} ")))


def colours(notes: Sequence[Note]) -> Finding:
    """Whether two colours a player are fairer: who is better should win, whoever begins."""
    two = [note for note in notes if note.seats == 2]
    rows, told, fair = [], [], {}
    for value in ("one", "two"):
        games = [note for note in two if note.options["colours"] == value]
        better = [note for note in games if len(set(note.bots)) > 1]
        wins = [100 * share_won(n, next(s for s in range(2) if n.bots[s] != "greedy")) for n in better]
        begins = [100 * (share_won(n, n.first) - 0.5) for n in mirror(games)]
        fair[value] = dict(zip([n.seed for n in better], wins, strict=True))
        found = mean(wins)
        named_so = "one colour" if value == "one" else "two colours"
        rows.append(Row(named_so, found))
        told.append(
            f"With {named_so} a player the stronger bot wins {percent(found)}; among equals whoever begins "
            f"wins {points(mean(begins))} against an even share."
        )
    both = fair["one"].keys() & fair["two"].keys()
    gap = mean([fair["two"][seed] - fair["one"][seed] for seed in both])
    verdict = "fairer" if gap[1] > 0 else "less fair" if gap[2] < 0 else "not clearly fairer or less fair"
    told.append(f"On the same deals the difference is {points(gap)}: two colours are {verdict}.")
    plot = Plot("colours", "How often the stronger bot wins", "", rates(rows, "wins in 100 games", 50.0), 1.8)
    return Finding("Are two colours fairer?", told, plot)


SPECIAL = {"la_isla": la_isla, "takara_island": takara_island, "the_island": the_island}
