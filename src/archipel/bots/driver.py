"""Bots around a table: who is asked, in which order, and a game played to its end."""

from collections.abc import Sequence

from archipel.bots.bot import Bot
from archipel.engine.chance import Chance
from archipel.engine.cursor import Cursor
from archipel.engine.perspective import Perspective
from archipel.engine.state import State


def next_action(state: State, bots: Sequence[Bot], chance: Chance) -> int:
    """The action with which a table of bots goes on: they are asked one after the other, as a cursor does."""
    cursor = Cursor(state)
    while True:
        seat = cursor.seat
        code = bots[seat].choose(Perspective(state, seat, chance))
        if code is not None:
            return code
        if not cursor.optional:
            raise ValueError(f"The bot {bots[seat].name} owes an answer and stayed silent.")
        cursor.answer(cursor.pass_number)


def play_out(state: State, bots: Sequence[Bot], chance: Chance) -> None:
    """Play a game to its end, in place."""
    while not state.over:
        state.push(next_action(state, bots, chance))
