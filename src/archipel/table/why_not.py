"""Why something cannot be done at a table, told to nobody but the seat that asks."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.refusal import NOTHING_MEANT
from archipel.table import messages as wire
from archipel.table.commands import Who, may_act
from archipel.table.refusals import RequestRefused
from archipel.table.table import Table
from archipel.words import Words


def why_not(table: Table, asked: wire.WhyRequest, who: Who, language: str) -> wire.Why:
    """What stands against an action, or against what a press on a thing most likely means."""
    may_act(table, asked.seat, who)
    state = table.match.state
    if asked.number is None:
        code = state.pressed(asked.seat, asked.thing)
        if code == NOTHING_MEANT:
            raise RequestRefused("no_such_thing", 404, thing=asked.thing)
    elif 0 <= asked.number < table.game.action_space:
        code = asked.seat << SEAT_SHIFT | asked.number
    else:
        raise RequestRefused("unknown_action", 400, number=asked.number)
    number = code & NUMBER_MASK
    legal = [action.code for decision in table.decisions() for action in decision.actions]
    if code in legal:
        return wire.Why(asked.seat, number, legal=True)
    refusal = state.refusal(code)
    words = Words(language, table.game.id, [seat.name for seat in table.seats])
    message = words.refusal(refusal)
    return wire.Why(asked.seat, number, False, refusal.rule, refusal.reason, refusal.args, message)
