"""What a newcomer meets in a few games played at random: questions, happenings, acts that stand."""

from functools import cache

from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.words import Words

GAMES_PLAYED = 10
KEPT = 4  # positions that a match keeps; undo is not needed here


class FirstGames:
    """Ten random games, with every number of seats."""

    def __init__(self, game: Game) -> None:
        self.questions: list[tuple[str, Args]] = []
        self.events: list[tuple[str, Args]] = []
        self.standing_kinds: set[str] = set()  # of acts that were not free to take back
        for seed in range(GAMES_PLAYED):
            self._play(game, game.min_seats + seed % (game.max_seats - game.min_seats + 1), seed)

    def _play(self, game: Game, seats: int, seed: int) -> None:
        match, dice = Match.start(game, seats, {}, f"first game {seed}"), Chance.from_seed(seed)
        options: Args = {**match.state.options}
        while not match.state.over:
            self.questions += [(each.kind, {**options, **each.args}) for each in match.state.decisions()]
            events = match.play(dice.choice(match.state.legal()))
            if not match.history[-1].free and not match.state.over:
                self.standing_kinds.add(match.history[-1].action.kind)
            del match.history[:-KEPT]
            if not match.state.over:  # nothing is explained after the end
                told = [(each.key, {**each.args, **(each.secret or {})}) for each in events]
                self.events += [(key, {**options, **args}) for key, args in told]


@cache
def first_games(game: Game) -> FirstGames:
    """The same ten games for every test."""
    return FirstGames(game)


def text_of(id: str, args: Args, words: Words) -> str:
    """The text that the page chooses: of one argument (``…-appeared-whale``) before that of all."""
    closer = [f"{id}-{value}" for value in args.values()]
    return next((each for each in [*closer, id] if words.has(each)), "")
