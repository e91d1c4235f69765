"""Bots around a table: who is asked, in which order, and a game played to its end."""

from collections.abc import Sequence

from archipel.bots.bot import Bot
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State


def next_action(state: State, bots: Sequence[Bot], chance: Chance) -> int:
    """The action with which a table of bots goes on.

    Seats with an open window are asked first, in the order of the list of actions, and may stay silent; then
    the first seat that owes an answer is asked. (FI-Q8, and alike in every game.)
    """
    seats = list(dict.fromkeys(code >> SEAT_SHIFT for code in state.legal()))
    step = state.stack[-1]
    owing = [seat for seat in seats if not step.question(state, seat).optional]
    for seat in seats:
        if seat not in owing:
            code = bots[seat].choose(Perspective(state, seat, chance))
            if code is not None:
                return code
    code = bots[owing[0]].choose(Perspective(state, owing[0], chance))
    if code is None:
        raise ValueError(f"The bot {bots[owing[0]].name} owes an answer and stayed silent.")
    return code


def play_out(state: State, bots: Sequence[Bot], chance: Chance) -> None:
    """Play a game to its end, in place."""
    while not state.over:
        state.push(next_action(state, bots, chance))
