"""The plots of a tournament."""

from archipel.lab.plots.drawing import Row, heat, rates
from archipel.lab.plots.style import Plot
from archipel.lab.standings import Standings
from archipel.lab.words import bot_name, say


def tournament_plots(standings: Standings) -> list[Plot]:
    """Ratings and wins with their intervals, and who stood before whom."""
    ratings, wins, before = standings.ratings(), standings.wins(), standings.cross_table()
    names = [bot_name(bot) for bot in ratings]
    height = 1.0 + 0.4 * len(names)
    rated = [Row(bot_name(bot), found) for bot, found in ratings.items()]
    won = [
        Row(bot_name(bot), (100 * wins[bot][0], 100 * wins[bot][1], 100 * wins[bot][2])) for bot in ratings
    ]
    cells = [[100 * before[a][b][0] if a != b else None for b in ratings] for a in ratings]
    kind = "cross-teams" if standings.teams else "cross"
    drawn = {
        "ratings": (rates(rated, say("tournament-rating")), height),
        "bots": (rates(won, say("plot-wins")), height),
        kind: (heat(names, cells, say("plot-before"), 50.0), 1.8 + 0.5 * len(names)),
    }
    return [
        Plot(name, say(f"plot-{name}"), say(f"plot-{name}-note"), draw, high)
        for name, (draw, high) in drawn.items()
    ]
