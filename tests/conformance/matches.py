"""Matches played at random, with second thoughts."""

from archipel.engine.chance import Chance
from archipel.engine.match import Match
from tests.conformance.tables import LONGEST, Table


def play_match(table: Table, seed: str, second_thoughts: int = 8, acts: int = LONGEST) -> Match:
    """Play to the end (or so many acts); one act in so many is undone if it can be, or taken back."""
    dice = Chance.from_seed(f"match {seed}")
    match = Match.start(table.game, table.seats, table.options, seed)
    for _ in range(acts):
        if match.state.over:
            break
        match.play(dice.choice(match.state.legal()))
        if second_thoughts and match.history and not dice.below(second_thoughts):
            if match.can_undo():
                match.undo()
            elif not dice.below(2):
                match.take_back(1 + dice.below(min(3, len(match.history))))
    return match
