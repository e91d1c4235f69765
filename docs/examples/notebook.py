"""A notebook about the five games: ./run notebook

It opens in the browser. Every cell runs again when something that it uses changes: choose another game at the
top, move a slider, edit the code.
"""

import marimo

app = marimo.App(width="medium", app_title="Archipel")


@app.cell
def _():
    import marimo as mo
    from matplotlib.figure import Figure

    import archipel
    from archipel.adapters.rendering import text
    from archipel.bots import bot_names, make_bot
    from archipel.bots.driver import next_action
    from archipel.engine.match import Match
    from archipel.games import GAMES, find
    from archipel.lab import simulate
    from archipel.lab.plots.simulation import Plots
    from archipel.lab.plots.style import LIGHT
    from archipel.review import review
    from archipel.words import Words

    return (
        Figure,
        GAMES,
        LIGHT,
        Match,
        Plots,
        Words,
        archipel,
        bot_names,
        find,
        make_bot,
        mo,
        next_action,
        review,
        simulate,
        text,
    )


@app.cell
def _(GAMES, Words, mo):
    titles = {Words("en", name).title: name for name in GAMES}
    choice = mo.ui.dropdown(titles, value="Forbidden Island", label="Game")
    mo.vstack([mo.md("# Five islands to study\n\nChoose a game: everything below follows."), choice])
    return (choice,)


@app.cell
def _(choice, find, mo, text):
    game = find(choice.value)
    state = game.new(seed=7)
    asked = "\n".join(f"- `{action.text}`" for action in state.decisions()[0].actions[:12])
    mo.md(
        f"## A position\n\n`archipel.game('{game.id}').new(seed=7)` deals it; what the first seat sees:\n\n"
        f"```\n{text(state, 0)}\n```\n\nand what it may do (the first twelve):\n\n{asked}"
    )
    return (game,)


@app.cell
def _(bot_names, game, mo):
    bot = mo.ui.dropdown(bot_names(game), value="greedy", label="Bot at every seat")
    count = mo.ui.slider(20, 500, step=20, value=40, label="Games", show_value=True)
    mo.vstack([mo.md("## Many games\n\n`planner` plays better, and each game takes seconds."), bot, count])
    return bot, count


@app.cell
def _(Figure, LIGHT, Plots, bot, count, game, mo, simulate):
    report = simulate(game.id, [bot.value], games=count.value, notes=True)
    shown = ("losses", "endings", "length")
    plots = [plot for plot in Plots(game.id, report.notes).all() if plot.name in shown]
    drawn = []
    for plot in plots:
        figure = Figure(figsize=(6, plot.height), layout="constrained")
        plot.draw(figure.add_subplot(), LIGHT)
        drawn += [mo.md(f"**{plot.title}.** {plot.note}"), figure]
    share = sum(any(note.won) for note in report.notes)
    told = mo.md(f"{len(report.notes)} games; somebody won in {share} of them.")
    mo.vstack([told, *drawn])
    return (report,)


@app.cell
def _(Match, archipel, bot, game, make_bot, next_action, review):
    match = Match.study(game, game.usual_seats, {}, "notebook")
    players = [make_bot(bot.value, game) for _ in range(game.usual_seats)]
    chance = archipel.Chance.from_seed("notebook")
    while not match.state.over:
        match.play(next_action(match.state, players, chance))
    found = review(match.record, quick=True)
    return found, match


@app.cell
def _(Figure, found, mo):
    curve = Figure(figsize=(6, 3), layout="constrained")
    axes = curve.add_subplot()
    for place, sums in enumerate(found.sums):
        odds = [sums.start, *(each.after[place] for each in found.happenings)]
        axes.plot([100 * each for each in odds], label="the team" if found.team else f"seat {place + 1}")
    axes.set(xlabel="decisions", ylabel="chance of winning, %", ylim=(0, 100))
    axes.legend(frameon=False)
    luck = ", ".join(f"{100 * sums.luck:+.0f} ± {200 * sums.luck_error:.0f}" for sums in found.sums)
    mo.vstack(
        [
            mo.md(f"## One game, reviewed at a glance\n\nLuck, in points of a hundred: {luck}."),
            curve,
            mo.md("What the figures mean, and how far they are to be trusted: `docs/review.md`."),
        ]
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(
        """
        ## Go on

        - `docs/library.md`: positions, bots, records from Python
        - `docs/learning.md`: the games as environments for Gymnasium, PettingZoo and OpenSpiel
        - `python docs/examples/learn.py`: a learner that beats `random` after seconds
        - `docs/findings.md`: what ten thousand games of each say
        """
    )
    return


if __name__ == "__main__":
    app.run()
