"""Hints: what the strongest bot would do on somebody's seat, as one plan for the turn, and why."""

from archipel.bots import bot_names
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.state import State
from archipel.table import messages as wire
from archipel.table.actor import Actor
from archipel.table.refusals import RequestRefused
from archipel.table.surroundings import Comparison, Question, Sentence
from archipel.table.turns import Place


async def advise(actor: Actor, body: wire.HintRequest, place: Place) -> wire.Hint:
    """Ask the coach; a plan that it has begun for this seat is gone on with, as long as nothing upsets it."""
    table, seat = actor.table, body.seat
    state, version, over = await actor.see(
        lambda: (table.match.state, table.streams[seat].version, table.over)
    )
    if table.course is not None:
        raise RequestRefused("lesson_only")
    if over or state.decision_of(seat) is None:
        raise RequestRefused("not_asked")
    other = _meant(state, seat, body.number)
    bot = bot_names(table.game)[-1]
    # The same question always gets the same answer; what only others know of is not counted in it.
    seed = f"hint {table.id} {version} {seat}"
    begun = actor.bots.hints.get(seat, [])
    question = Question.about(state, seat, bot, seed, plans=begun, advice=True, other=other)
    answer = await actor.bots.bot_pool.think(question, place)
    actor.bots.hints[seat] = list(answer.plans)
    number = None if answer.code is None else state.action(answer.code).number
    rival = None if answer.rival is None else _other(answer.rival)
    return wire.Hint(seat, number, bot, _reasons(answer.reasons), list(answer.steps), rival)


def _meant(state: State, seat: int, number: int | None) -> int | None:
    """The code of the action asked about, or -1 for a pass; only what can be done is compared."""
    if number is None:
        return None
    decision = state.decision_of(seat)
    assert decision is not None
    if number == -1 and decision.optional:
        return -1
    code = (seat << SEAT_SHIFT) + number
    if code not in [action.code for action in decision.actions]:
        raise RequestRefused("stale")
    return code


def _other(rival: Comparison) -> wire.HintOther:
    return wire.HintOther(rival.number, round(rival.worse, 1), round(rival.error, 1), _reasons(rival.reasons))


def _reasons(sentences: list[Sentence]) -> list[wire.HintReason]:
    return [wire.HintReason(key, args) for key, args in sentences]
