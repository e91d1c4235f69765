"""Matches played at random, with second thoughts."""

from archipel.engine.chance import Chance
from archipel.engine.errors import CannotUndo
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.engine.state import State
from archipel.games import find
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


def match_at(state: State) -> Match:
    """A match that stands at a position made by hand, with nothing played yet."""
    game = find(state.game.id)
    return Match(state, Record(game.id, game.rules_version, state.seats, state.options, "", []), "", [])


def refused_undo(state: State, *acts: str) -> str:
    """Play, and try to undo the last act: the rule that it stands by, "learned", or nothing if it is free."""
    match = match_at(state)
    for act in acts:
        match.play(act)
    seat = match.history[-1].action.seat
    try:
        match.undo(seat)
    except CannotUndo as refusal:
        assert not match.can_undo(seat)
        return "learned" if refusal.key == "undo_learned" else str(refusal.about["rule"])
    return ""
